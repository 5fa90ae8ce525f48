import { shownSizes } from '../../matching/models.ts';
import type { AskedJob } from '../../matching/way.ts';
import { unitsFor } from '../../matching/ways.ts';
import type { HomeFacts } from '../../pricing/installation.ts';
import { factsUsed } from '../../pricing/installationCost.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useFold } from '../../ui/Fold.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { withData } from '../../visit/visitState.ts';
import { boughtTitle } from '../../words/boughtWords.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelId } from '../../words/modelWords.ts';
import { dollarRange } from '../../words/ranges.ts';
import { sentences } from '../../words/sentences.ts';
import { CostFacts } from './CostFacts.tsx';
import costStyles from './costStyles.css?inline';
import { factEffects } from './rules/factEffects.ts';
import { readHomeFacts } from './rules/homeFacts.ts';
import { beyondText, costText, lineFacts, type ReckonedJob, reckoned, sourceText } from './words/costText.ts';
import { COST } from './words/english.ts';

interface CostBoxProps {
  readonly jobs: readonly ReckonedJob[];
  readonly job: AskedJob;
}

/** The cost of jobs with their installation, all by the same answers. */
export function CostBox({ jobs, job }: CostBoxProps) {
  useStyles(costStyles);
  const words = useWords();
  const say = words.of(COST);
  const visit = useVisit();
  const [first, ...others] = jobs;
  if (!first) return null;
  const { installation, facts, models } = first;
  const change = (next: HomeFacts, isSettled: boolean): void => {
    const known = readHomeFacts(next);
    const entries = Object.entries(known);
    visit.update((state) => withData(state, 'cost', entries[0] ? known : undefined));
    if (!isSettled) return;
    for (const one of jobs) {
      const { cost } = reckoned(one.models, { ...job, installation, facts: known });
      const [model] = one.models;
      const kind = model.best.system_type;
      const used: readonly string[] = factsUsed(installation, kind);
      const said = Object.fromEntries(entries.filter(([fact]) => used.includes(fact)));
      if (cost?.isTotal)
        visit.notify('selector-cost', { system: modelId(model), kind, facts: said, low: cost.low, high: cost.high });
    }
  };
  const installed = jobs.map((one) => ({
    kind: one.models[0].best.system_type,
    units: Math.max(...shownSizes(one.models[0]).map((size) => unitsFor(size, job))),
    systems: one.models.length,
  }));
  return (
    <div className="estimate cost">
      <div role="status" className="cost-span">
        {others.length === 0 ? (
          <p className="lead">
            <b>{(!first.cost && beyondText(words, installation, facts)) || costText(words, first)}</b>
          </p>
        ) : (
          <ul className="cost-models">
            {jobs.map((one) => (
              <li key={modelId(one.models[0])}>
                <bdi>{`${keepUnits(boughtTitle(words, one.models))} `}</bdi>
                <b>{costText(words, one, false)}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="hint">
        {sentences(
          sourceText(words, installation),
          say('cost.honest'),
          models.length > 1 && others.length === 0 && say('cost.each', { count: models.length }),
        )}
      </p>
      {others.length === 0 && first.cost && <CostLines {...first} />}
      <CostFacts jobs={jobs} effects={factEffects(installed, installation, facts)} onChange={change} />
    </div>
  );
}

/** The lines of a figure: the sure ones, the open ones, and their sum. Folded on a phone. */
function CostLines(job: ReckonedJob) {
  const words = useWords();
  const say = words.of(COST);
  const lines = lineFacts(words, job);
  const rows = [false, true].flatMap((isOpen) => {
    const held = lines.filter((line) => line.isOpen === isOpen);
    return held.length > 0 ? [{ name: say(isOpen ? 'cost.open' : 'cost.sure'), value: '' }, ...held] : [];
  });
  const total = { name: say('cost.total'), value: dollarRange(words, job.cost?.low ?? 0, job.cost?.high ?? 0) };
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
