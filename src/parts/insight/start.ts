import type { InitialData } from '../../api/api.ts';
import type { Core, Running } from '../../app/part.ts';
import { loadExport } from '../../ui/loadExport.ts';
import { readParts } from './rules/insight.ts';

/** Counts visits and their answers, if the provider does. The program for it loads with the first initial data. */
export function start(core: Core): Running {
  let started: Pick<Running, 'slots' | 'asked'> | null = null;
  let isHeard = false;
  const hear = async ({ insight, nonce }: InitialData): Promise<void> => {
    const parts = readParts(insight);
    if (isHeard || !parts) return;
    isHeard = true;
    const startInsight = await loadExport(() => import('./startInsight.tsx'), 'startInsight');
    if (core.gone.aborted || !startInsight) return;
    started = startInsight({ ...core, parts, nonce });
    core.redraw();
  };
  core.onInitialData((data) => void hear(data));
  return {
    slots: {
      'landing.end': (props) => started?.slots?.['landing.end']?.(props),
      'list.few': (props) => started?.slots?.['list.few']?.(props),
    },
    asked: () => started?.asked?.(),
  };
}
