import type { Core, Running } from '../../app/part.ts';
import { type Model, shownSizes } from '../../matching/models.ts';
import type { AskedJob } from '../../matching/way.ts';
import { coversSystem } from '../../pricing/coversSystem.ts';
import type { Installation } from '../../pricing/installation.ts';
import { judgeInstallation } from '../../pricing/readInstallation.ts';
import type { Prices } from '../../screens/frame/capabilities.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { OnDemand } from '../../screens/frame/OnDemand.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Heading } from '../../ui/Heading.tsx';
import type { Cost } from './createCost.tsx';
import { readHomeFacts } from './rules/homeFacts.ts';
import { today } from './today.ts';
import { COST_TITLE } from './words/costTitle.ts';

/** The price list, and the box, whose program loads when the visitor opens it, or has used it before. */
export function startCost(core: Core): Running {
  let list: Installation | null = null;
  let dated: Prices['list'] = null;
  /** The visit's data that the facts were read from. */
  let from: unknown;
  let cost: Cost | null = null;
  let loading: Promise<Cost | null> | null = null;
  const load = (): Promise<Cost | null> => {
    loading ??= loadProgram(() => import('./createCost.tsx'), 'createCost').then((createCost) => {
      cost = (list && createCost?.(list)) ?? null;
      if (!createCost) loading = null;
      core.redraw();
      return cost;
    });
    return loading;
  };
  const isOn = (): boolean => core.element.getAttribute('cost') !== 'off' && list !== null;
  /** Null until it has loaded. */
  const ready = (): Cost | null => {
    if (!isOn()) return null;
    if (core.visit.get().parts.cost) void load();
    return cost;
  };
  core.onInitialData(({ installation }) => {
    list = judgeInstallation(installation).installation;
    if (installation && !list)
      core.warn("installation of the initial data can't be used. product-selector installation check says why.");
    loading = null;
    if (cost) void load();
  });
  const covers = (models: readonly Model[]): boolean =>
    isOn() &&
    models
      .flatMap(shownSizes)
      .some(({ system_type: kind, price }) => list && coversSystem(list, kind, price?.includes ?? null, today()));
  return {
    prices: {
      get list() {
        const on = today();
        const saved = core.visit.get().parts.cost;
        if (!isOn() || !list || list.valid_until < on) return null;
        if (dated?.installation !== list || dated.on !== on || saved !== from) {
          from = saved;
          dated = { installation: list, on, facts: readHomeFacts(saved) };
        }
        return dated;
      },
      section: (...of) => ready()?.section(...of) ?? null,
      box(jobs, job) {
        // A message that is written next may take the figure along.
        ready();
        return covers(jobs.flat()) && <FoldedCost jobs={jobs} job={job} load={load} />;
      },
    },
    forMessage: (...of) => ready()?.forMessage(...of) ?? null,
    attributeChanged: (name) => name === 'cost' && core.redraw(),
  };
}

interface FoldedCostProps {
  readonly jobs: readonly (readonly Model[])[];
  readonly job: AskedJob;
  /** Loads what reckons; null if that fails. */
  load(): Promise<Cost | null>;
}

/** *What will it cost, installed?*, folded until the visitor opens it. */
function FoldedCost({ jobs, job, load }: FoldedCostProps) {
  const title = useSay(COST_TITLE)('cost.title');
  return (
    <section className="group cost-box" aria-label={title}>
      <OnDemand title={jobs.length > 1 ? title : <Heading below={1}>{title}</Heading>} load={load}>
        {(cost) => cost.box(jobs, job)}
      </OnDemand>
    </section>
  );
}
