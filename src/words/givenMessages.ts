import type { Messages } from './words.ts';

/**
 * A copy of the messages that a page set as an object or JSON text; empty for anything else. `messagesProblem` says
 * why.
 */
export function givenMessages(given: unknown): Messages {
  try {
    const found: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    return typeof found === 'object' ? { ...found } : {};
  } catch {
    return {};
  }
}
