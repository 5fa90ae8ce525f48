import type { Core, Running } from '../../app/part.ts';
import { type Model, shownSizes } from '../../matching/models.ts';
import { coversSystem } from '../../pricing/coversSystem.ts';
import type { Installation } from '../../pricing/installation.ts';
import { judgeInstallation } from '../../pricing/readInstallation.ts';
import type { Prices } from '../../screens/frame/capabilities.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { OnDemand } from '../../screens/frame/OnDemand.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { Cost } from './createCost.tsx';
import { today } from './today.ts';
import { COST_TITLE } from './words/costTitle.ts';

/** The box, and what reckons, which loads when the visitor opens the box, or has used it before. */
export function startCost(core: Core): Running {
  let list: Installation | null = null;
  let dated: Prices['list'] = null;
  let cost: Cost | null = null;
  let loading: Promise<Cost | null> | null = null;
  const load = (): Promise<Cost | null> => {
    loading ??= loadProgram(() => import('./createCost.tsx'), 'createCost').then((createCost) => {
      cost = (list && createCost?.(core.visit, list)) ?? null;
      if (!createCost) loading = null;
      core.redraw();
      return cost;
    });
    return loading;
  };
  const isOn = (): boolean => core.element.getAttribute('cost') !== 'off' && list !== null;
  /** Null until it has loaded. */
  const ready = (isNeeded = core.visit.get().parts.cost): Cost | null => {
    if (!isOn()) return null;
    if (isNeeded) void load();
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
        if (!isOn() || !list || list.valid_until < on) return null;
        if (dated?.installation !== list || dated.on !== on) dated = { installation: list, on };
        return dated;
      },
      spanOf: (product) => ready(true)?.spanOf(product) ?? null,
      leadOf: (...of) => ready()?.leadOf(...of) ?? null,
      section: (...of) => ready()?.section(...of) ?? null,
      lead: (model) => ready()?.lead(model),
      toBox: (model) =>
        covers([model]) && <ToCost box={core.box} text={core.visit.get().parts.cost ? 'cost.change' : 'cost.see'} />,
      box(models) {
        // A message that is written next may take the figure along.
        ready();
        return covers(models) && <FoldedCost models={models} load={load} />;
      },
    },
    forMessage: (...of) => ready()?.forMessage(...of) ?? null,
    attributeChanged: (name) => name === 'cost' && core.redraw(),
  };
}

/** Leads from the next step to the box, and opens it. */
function ToCost({ box, text }: Pick<Core, 'box'> & { readonly text: 'cost.see' | 'cost.change' }) {
  const open = (): void => {
    const fold = box.querySelector<HTMLDetailsElement>('.cost-box details');
    if (!fold) return;
    fold.open = true;
    fold.querySelector('summary')?.focus();
    fold.scrollIntoView();
  };
  return (
    <Button look="quiet" onClick={open}>
      {useSay(COST_TITLE)(text)}
    </Button>
  );
}

interface FoldedCostProps {
  readonly models: readonly Model[];
  /** Loads what reckons; null if that fails. */
  load(): Promise<Cost | null>;
}

/** *What will it cost, installed?*, folded until the visitor opens it. */
function FoldedCost({ models, load }: FoldedCostProps) {
  const title = useSay(COST_TITLE)('cost.title');
  return (
    <section className="group cost-box" aria-label={title}>
      <OnDemand title={models.length > 1 ? title : <Heading below={1}>{title}</Heading>} load={load}>
        {(cost) => cost.box(models)}
      </OnDemand>
    </section>
  );
}
