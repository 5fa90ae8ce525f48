import type { Core, Running } from '../../app/part.ts';
import { loadPart } from '../../ui/loadPart.ts';
import type { RunningPreset } from './createPreset.ts';

/** Begins visits with what the page knows of them. It loads where a page uses it. */
export function start(core: Core): Running {
  const { element, gone } = core;
  let running: RunningPreset | null = null;
  const follow = async (): Promise<void> => {
    if (!element.preset && !element.hasAttribute('system')) return;
    if (!running) {
      const createPreset = await loadPart(() => import('./createPreset.ts'), 'createPreset');
      if (gone.aborted || !createPreset) return;
      running ??= createPreset(core);
    }
    running.read();
    core.redraw();
  };
  return {
    ready: follow(),
    slots: {
      'list.top': ({ view }) => running?.region(view.products, view.matcher, view),
      'result.top': ({ products, matcher }) => running?.region(products, matcher),
    },
    attributeChanged: () => void follow(),
  };
}
