import type { Core, Running } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { RunningQuestions } from './createQuestions.ts';

/** The questions with the page's changes. It loads if a page has some. */
export function start(core: Core): Running {
  const { element } = core;
  let running: RunningQuestions | null = null;
  const follow = async (): Promise<void> => {
    if (running) running.read();
    else if (element.questions || element.hasAttribute('questions')) {
      const create = await loadProgram(() => import('./createQuestions.ts'), 'createQuestions');
      running ??= create?.(core) ?? null;
    }
  };
  return { ready: follow(), attributeChanged: follow };
}
