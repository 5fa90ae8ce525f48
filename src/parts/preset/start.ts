import type { Core, Running } from '../../app/part.ts';
import { loadPart } from '../../ui/loadPart.ts';
import type { RunningPreset } from './createPreset.ts';

/** Begins visits with what the page knows of them. It loads where a page uses it. */
export function start(core: Core): Running {
  let running: RunningPreset | null = null;
  const follow = async (): Promise<void> => {
    const { element } = core;
    if (!running && !element.preset && !element.hasAttribute('preset') && !element.hasAttribute('system')) return;
    const createPreset = await loadPart(() => import('./createPreset.ts'), 'createPreset');
    running ??= createPreset?.(core) ?? null;
    running?.read();
  };
  return {
    ready: follow(),
    slots: { top: (shown) => running?.region(shown) },
    attributeChanged: () => void follow(),
  };
}
