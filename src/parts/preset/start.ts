import type { Core, Running } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { RunningPreset } from './createPreset.ts';

/** Starts visits with the page's preset. It loads if a page uses it. */
export function start(core: Core): Running {
  const { element } = core;
  let running: RunningPreset | null = null;
  const isAsked = (): boolean =>
    (['preset', 'system'] as const).some((name) => element.hasAttribute(name)) ||
    Boolean(element.preset ?? core.visit.get().parts.preset);
  const follow = async (): Promise<void> => {
    if (running) running.read();
    else if (isAsked()) {
      const create = await loadProgram(() => import('./createPreset.ts'), 'createPreset');
      running ??= create?.(core) ?? null;
    }
  };
  core.visit.subscribe(() => void (running ?? (isAsked() && follow())));
  return { ready: follow(), attributeChanged: follow, slots: { top: (shown) => running?.region(shown) } };
}
