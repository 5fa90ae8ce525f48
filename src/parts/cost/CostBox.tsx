import { type Model, shownSizes } from '../../matching/models.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelId, modelTitle } from '../../words/modelWords.ts';
import { CostFacts } from './CostFacts.tsx';
import costStyles from './costStyles.css?inline';
import { reckoningOf } from './reckoningOf.ts';
import type { HomeFacts, Installation } from './rules/installation.ts';
import { factsUsed } from './rules/installationCost.ts';
import { type ModelCost, modelCost } from './rules/modelCost.ts';
import { costText, leadText, lineFacts, sourceText, spanText } from './words/costText.ts';
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
  const reckoning = reckoningOf(installation, useVisitState());
  const costs = models.map((model) => ({ model, cost: modelCost(shownSizes(model), reckoning) }));
  /** Tells the page, once the visitor has answered. */
  const tell = (facts: HomeFacts): void => {
    for (const model of models) {
      const cost = modelCost(shownSizes(model), { ...reckoning, facts });
      const kind = model.best.system_type;
      if (!cost?.isTotal) continue;
      const said = factsUsed(installation, kind).flatMap((fact) =>
        facts[fact] !== undefined ? [[fact, facts[fact]] as const] : [],
      );
      visit.notify('selector-cost', {
        system: modelId(model),
        kind,
        facts: Object.fromEntries(said),
        low: cost.low,
        high: cost.high,
      });
    }
  };
  const change = (facts: HomeFacts, isSettled: boolean): void => {
    const known = Object.values(facts).some((value) => value !== undefined);
    visit.update((state) => ({ ...state, parts: { ...state.parts, cost: known ? facts : undefined } }));
    if (isSettled) tell(facts);
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
      />
      {models.length === 1 &&
        costs.map(({ model, cost }) => cost && <CostLines key={modelId(model)} {...{ installation, model, cost }} />)}
      <p className="hint">{sourceText(words, installation)}</p>
      <p className="hint">{say('cost.honest')}</p>
    </div>
  );
}

interface CostLinesProps {
  readonly installation: Installation;
  readonly model: Model;
  readonly cost: ModelCost;
}

/** What makes up a figure, line by line, with the sum of the lines. */
function CostLines({ installation, model, cost }: CostLinesProps) {
  const words = useWords();
  const total = { name: words.of(COST)('cost.total'), value: spanText(words, cost) };
  return (
    <ul className="bars">
      {[...lineFacts(words, cost, installation, model.best.system_type), total].map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a provider's labels may be the same, and lines hold no state.
        <li key={index}>
          <bdi>{name}</bdi>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** Leads a model's price, once the visitor has said something of the home. */
export function InstalledPrice({ installation, model }: Pick<CostLinesProps, 'installation' | 'model'>) {
  useStyles(costStyles);
  const text = leadText(useWords(), model, reckoningOf(installation, useVisitState()));
  return text && <p className="installed">{text}</p>;
}
