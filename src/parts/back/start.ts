import type { Core, Running } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { BackSteps } from './backSteps.ts';

/** Makes the browser's Back go to the previous step, if the page sets `back="steps"`. */
export function start(core: Core): Running {
  let steps: BackSteps | null = null;
  const isOn = (): boolean => core.isHere() && core.element.getAttribute('back') === 'steps';
  const follow = async (): Promise<void> => {
    if (!isOn()) return;
    const createBackSteps = await loadProgram(() => import('./backSteps.ts'), 'createBackSteps');
    // Without it, Back leaves the page.
    if (!createBackSteps || core.gone.aborted) return;
    steps ??= createBackSteps({ ...core, isOn });
    // The page may have turned them off meanwhile.
    steps.arrived();
  };
  void follow();
  return {
    attributeChanged(name) {
      if (name === 'back') void follow();
    },
    arrived: () => steps?.arrived(),
  };
}
