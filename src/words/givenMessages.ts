import type { Messages } from './words.ts';

/**
 * The messages that a page has given as an object or as JSON text, copied; empty for everything else. `messagesProblem`
 * says why.
 */
export function givenMessages(given: unknown): Messages {
  try {
    const found: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    return typeof found === 'object' ? { ...found } : {};
  } catch {
    return {};
  }
}
