import { type Model, shownSizes } from '../../matching/models.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelId, modelTitle } from '../../words/modelWords.ts';
import { CostFacts } from './CostFacts.tsx';
import costStyles from './costStyles.css?inline';
import type { HomeFacts, Installation } from './rules/installation.ts';
import { factsUsed } from './rules/installationCost.ts';
import { type ModelCost, modelCost } from './rules/modelCost.ts';
import { useReckoning } from './useReckoning.ts';
import { costText, lineTexts, sourceText, wholeDollars } from './words/costText.ts';
import { COST } from './words/english.ts';

interface CostBoxProps {
  readonly installation: Installation;
  readonly models: readonly Model[];
}

/** What systems may cost with their installation, all by the same answers. */
export function CostBox({ installation, models }: CostBoxProps) {
  useStyles(costStyles);
  const words = useWords();
  const say = words.of(COST);
  const visit = useVisit();
  const reckoning = useReckoning(installation);
  const costs = models.map((model) => ({ model, cost: modelCost(shownSizes(model), reckoning) }));
  /** Tells the page, once the visitor has answered. */
  const tell = (facts: HomeFacts): void => {
    for (const model of models) {
      const cost = modelCost(shownSizes(model), { ...reckoning, facts });
      const kind = model.best.system_type;
      const said = factsUsed(installation, kind).flatMap((fact) => {
        const value = facts[fact];
        return value === undefined ? [] : [[fact, value] as const];
      });
      if (!cost?.isTotal) continue;
      visit.notify('selector-cost', {
        system: modelId(model),
        kind,
        facts: Object.fromEntries(said),
        low: wholeDollars(cost.lowCents),
        high: wholeDollars(cost.highCents),
      });
    }
  };
  const change = (facts: HomeFacts): void => {
    const known = Object.values(facts).some((value) => value !== undefined);
    visit.update((state) => ({ ...state, parts: { ...state.parts, cost: known ? facts : undefined } }));
  };
  const spanOf = (cost: ModelCost | null): string => (cost ? costText(words, cost) : say('cost.none'));
  return (
    <div className="estimate cost">
      <div role="status" className="cost-span">
        {costs.map(({ model, cost }) => (
          <p key={modelId(model)} className={models.length > 1 ? undefined : 'lead'}>
            {models.length > 1 && <bdi>{keepUnits(modelTitle(model))}</bdi>}
            <b>{spanOf(cost)}</b>
          </p>
        ))}
      </div>
      <CostFacts
        installation={installation}
        kinds={models.map(({ best }) => best.system_type)}
        facts={reckoning.facts}
        onChange={change}
        onSettled={tell}
      />
      {costs.map(
        ({ model, cost }) =>
          cost && <CostLines key={modelId(model)} title={models.length > 1 ? modelTitle(model) : null} cost={cost} />,
      )}
      <p className="hint">{sourceText(words, installation)}</p>
      <p className="hint">{say('cost.honest')}</p>
    </div>
  );
}

interface CostLinesProps {
  /** Null where there is only one system. */
  readonly title: string | null;
  readonly cost: ModelCost;
}

/** What makes up a figure, line by line; folded where several systems stand beside each other. */
function CostLines({ title, cost }: CostLinesProps) {
  const words = useWords();
  const list = (
    <ul className="bars">
      {lineTexts(words, cost.lines).map(({ id, label, span }) => (
        <li key={id}>
          <bdi>{label}</bdi>
          <span>{span}</span>
        </li>
      ))}
    </ul>
  );
  if (title === null) return list;
  return (
    <details className="small-fold">
      <summary>{words.of(COST)('cost.details', { title })}</summary>
      {list}
    </details>
  );
}
