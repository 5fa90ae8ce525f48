import type { Core, Running } from '../../app/part.ts';
import { shownSizes } from '../../matching/models.ts';
import { loadPart } from '../../ui/loadPart.ts';
import { CostHelp } from './CostHelp.tsx';
import type { Cost } from './createCost.tsx';
import { coversSystem } from './rules/coversSystem.ts';
import { today } from './today.ts';

/** The box, and what reckons, which loads when the visitor opens the box, or has used it before. */
export function startCost(core: Core): Running {
  let list: unknown;
  let cost: Cost | null = null;
  let loading: Promise<Cost | null> | null = null;
  const load = (): Promise<Cost | null> => {
    loading ??= loadPart(() => import('./createCost.tsx'), 'createCost').then((createCost) => {
      cost = createCost?.(core, list) ?? null;
      if (!createCost) loading = null;
      // A list that can't be used is not read again.
      else if (!cost) list = null;
      core.redraw();
      return cost;
    });
    return loading;
  };
  const isOn = (): boolean => core.element.getAttribute('cost') !== 'off' && Boolean(list);
  /** Null until it has loaded. */
  const ready = (isNeeded = core.visit.get().parts.cost): Cost | null => {
    if (!isOn()) return null;
    if (isNeeded) void load();
    return cost;
  };
  core.onInitialData(({ installation }) => {
    list = installation;
    loading = null;
    if (cost) void load();
  });
  return {
    slots: {
      'row.price': ({ model }) => ready()?.price(model),
      cost: ({ models }) => {
        // An enquiry that is written next may take the figure along.
        ready();
        const isCovered = models.flatMap(shownSizes).some((size) => coversSystem(list, size, today()));
        return isOn() && isCovered && <CostHelp models={models} load={load} />;
      },
    },
    cost: {
      spanOf: (product) => ready(true)?.spanOf(product) ?? null,
      leadOf: (...of) => ready()?.leadOf(...of) ?? null,
      section: (...of) => ready()?.section(...of) ?? null,
    },
    forEnquiry: (words, models) => ready()?.forEnquiry(words, models) ?? null,
    attributeChanged: (name) => name === 'cost' && core.redraw(),
  };
}
