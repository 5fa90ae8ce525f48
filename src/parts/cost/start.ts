import type { Core, Running } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';

/** *What will it cost, installed?*, which loads where the provider has a price list. */
export function start(core: Core): Running {
  const running: Running = {};
  let isLoaded = false;
  core.onInitialData(async ({ installation }) => {
    if (isLoaded || !installation) return;
    isLoaded = true;
    const startCost = await loadProgram(() => import('./startCost.tsx'), 'startCost');
    if (core.gone.aborted) return;
    isLoaded = startCost !== null;
    Object.assign(running, startCost?.(core));
    core.redraw();
  });
  return running;
}
