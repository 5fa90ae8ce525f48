import { areAlike } from '../../matching/comparable.ts';
import { type Model, shownSizes } from '../../matching/models.ts';
import type { HomeFacts, Installation } from '../../pricing/installation.ts';
import { factsUsed } from '../../pricing/installationCost.ts';
import { isSameWork, type ModelCost, modelCost } from '../../pricing/modelCost.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useFold } from '../../ui/Fold.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { withData } from '../../visit/visitState.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelId, modelTitle, sizeText } from '../../words/modelWords.ts';
import { sentences } from '../../words/sentences.ts';
import { CostFacts } from './CostFacts.tsx';
import costStyles from './costStyles.css?inline';
import { reckoningOf } from './reckoningOf.ts';
import { factEffects } from './rules/factEffects.ts';
import { readHomeFacts } from './rules/homeFacts.ts';
import { beyondText, centsText, costText, leadText, lineFacts, sourceText } from './words/costText.ts';
import { COST } from './words/english.ts';

interface CostBoxProps {
  readonly installation: Installation;
  readonly models: readonly Model[];
}

/** The cost of systems with their installation, all by the same answers. */
export function CostBox({ installation, models }: CostBoxProps) {
  useStyles(costStyles);
  const words = useWords();
  const say = words.of(COST);
  const visit = useVisit();
  const reckoning = reckoningOf(installation, useVisitState());
  const costs = models.map((model) => modelCost(shownSizes(model), reckoning));
  const change = (next: HomeFacts, isSettled: boolean): void => {
    const facts = readHomeFacts(next);
    const entries = Object.entries(facts);
    visit.update((state) => withData(state, 'cost', entries[0] ? facts : undefined));
    if (!isSettled) return;
    for (const model of models) {
      const cost = modelCost(shownSizes(model), { ...reckoning, facts });
      const kind = model.best.system_type;
      const used: readonly string[] = factsUsed(installation, kind);
      const said = Object.fromEntries(entries.filter(([fact]) => used.includes(fact)));
      if (cost?.isTotal)
        visit.notify('selector-cost', { system: modelId(model), kind, facts: said, low: cost.low, high: cost.high });
    }
  };
  const sizes = models.flatMap(shownSizes);
  const [[model], [cost]] = [models, costs];
  const isAlone = models.length === 1;
  const beyond = beyondText(words, installation, reckoning.facts);
  const areSame = models.length === 2 && areAlike(sizes) && isSameWork(costs);
  return (
    <div className="estimate cost">
      <div role="status" className="cost-span">
        {isAlone ? (
          <p className="lead">
            <b>{(!cost && beyond) || costText(words, cost)}</b>
          </p>
        ) : (
          <ul className="cost-models">
            {models.map((one, index) => (
              <li key={modelId(one)}>
                <bdi>{`${keepUnits(modelTitle(one))} `}</bdi>
                <b>{costText(words, costs[index], false)}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="hint">
        {sentences(
          cost && cost.low < cost.high && say('cost.lead'),
          sourceText(words, installation),
          say('cost.honest'),
          isAlone && model && cost?.isOverSizes && say('cost.sizes', { sizes: sizeText(words, model) ?? '' }),
        )}
      </p>
      {areSame && <p>{say('cost.sameWork')}</p>}
      {isAlone && model && cost && <CostLines {...{ installation, model, cost }} />}
      <CostFacts
        installation={installation}
        models={models}
        effects={factEffects(sizes, reckoning)}
        facts={reckoning.facts}
        onChange={change}
      />
    </div>
  );
}

interface CostLinesProps {
  readonly installation: Installation;
  readonly model: Model;
  readonly cost: ModelCost;
}

/** The lines of a figure: the sure ones, the open ones, and their sum. Folded on a phone. */
function CostLines({ installation, model, cost }: CostLinesProps) {
  const words = useWords();
  const say = words.of(COST);
  const lines = lineFacts(words, cost, installation, model.best.system_type);
  const rows = [false, true].flatMap((isOpen) => {
    const held = lines.filter((line) => line.isOpen === isOpen);
    return held.length > 0 ? [{ name: say(isOpen ? 'cost.open' : 'cost.sure'), value: '' }, ...held] : [];
  });
  const total = { name: say('cost.total'), value: centsText(words, cost) };
  return (
    <details className="small-fold" ref={useFold()}>
      <summary>{say('cost.parts')}</summary>
      <ul className="bars">
        {[...rows, total].map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a provider's labels may be the same, and lines hold no state.
          <li key={index} className={value ? undefined : 'hint'}>
            <bdi>{name}</bdi>
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Leads a model's price, once the visitor has said something of the home. */
export function InstalledPrice({ installation, model }: Pick<CostLinesProps, 'installation' | 'model'>) {
  useStyles(costStyles);
  const text = leadText(useWords(), model, reckoningOf(installation, useVisitState()));
  return text && <p className="installed">{text}</p>;
}
