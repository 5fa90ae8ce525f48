import type { Core, Running } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { RunningPreset } from './createPreset.ts';

/** Starts visits with the page's preset. It loads if a page uses it. */
export function start(core: Core): Running {
  const { element } = core;
  let running: RunningPreset | null = null;
  const follow = async (): Promise<void> => {
    if (running) running.read();
    else if (element.preset || element.hasAttribute('preset') || element.hasAttribute('system')) {
      const create = await loadProgram(() => import('./createPreset.ts'), 'createPreset');
      running ??= create?.(core) ?? null;
    }
  };
  return { ready: follow(), attributeChanged: follow, slots: { top: (shown) => running?.region(shown) } };
}
