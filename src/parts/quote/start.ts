import type { Core, Running } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';

/** *I've got a quote*, where the page turns it on. Nothing loads before. */
export function start(core: Core): Running {
  const isOn = (): boolean => core.element.getAttribute('quote') === 'on';
  const follow = async (): Promise<void> => {
    if (isOn())
      Object.assign(part, (await loadProgram(() => import('./quoteProgram.tsx'), 'quoteProgram'))?.(core, isOn));
    core.redraw();
  };
  const part: Running = { attributeChanged: (name) => name === 'quote' && void follow() };
  if (isOn()) void follow();
  return part;
}
