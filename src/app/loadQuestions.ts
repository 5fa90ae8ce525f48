import { QUESTION_DELAY_MS } from './limits.ts';
import { withTimeout } from './loadFile.ts';

export type Engine = typeof import('./engine.ts');

/**
 * Loads the question set and the engine, once per page, without a request to the provider's API. They share a file with
 * the screens: if it is missing, the screen reloads the page or reports it, so no loader has to fail for it.
 */
export async function loadEngine(): Promise<Engine> {
  const engine = await withTimeout(() => import('./engine.ts'));
  // Browsers accept an empty script as a valid module.
  if (!engine?.createMatcher) throw new Error('The file of the questions is empty.');
  return engine;
}

/**
 * Supplies the built-in question set after the specification's delay. The first delay starts with the element, so that
 * it runs while the rest of the program loads; later ones start with each load. Null if the engine can't be loaded.
 * @param startedAt when the element entered the page, by `performance.now()`
 */
export function createQuestionLoader(startedAt: number): () => Promise<Engine | null> {
  let askedAt: number | null = startedAt;
  return async () => {
    const passed = askedAt === null ? 0 : performance.now() - askedAt;
    askedAt = null;
    const delay = new Promise((resolve) => setTimeout(resolve, QUESTION_DELAY_MS - passed));
    const [engine] = await Promise.all([loadEngine().catch(() => null), delay]);
    return engine;
  };
}
