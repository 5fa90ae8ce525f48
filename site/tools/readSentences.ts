import { checkMessages } from '../../src/words/checkMessages.ts';
import type { MessageSet } from '../../src/words/words.ts';

export interface Sentences {
  /** Usable sentences by key. */
  readonly messages: Readonly<Record<string, unknown>>;
  /** Problems with their remedies, one line each. */
  readonly problems: readonly string[];
}

/** Reads the page's own sentences as typed: JSON by key. */
export function readSentences(typed: string, english: MessageSet): Sentences {
  if (typed.trim() === '') return { messages: {}, problems: [] };
  let given: unknown;
  try {
    given = JSON.parse(typed);
  } catch (error) {
    return { messages: {}, problems: [`This isn’t JSON, so everything stays English: ${(error as Error).message}`] };
  }
  const { errors } = checkMessages(english, given);
  const isUsable = typeof given === 'object' && given !== null && !Array.isArray(given);
  return { messages: isUsable ? (given as Sentences['messages']) : {}, problems: errors };
}

/** The typed JSON with one more sentence, in English, to be changed. Text that isn't JSON stays as it is. */
export function withSentence(typed: string, key: string, english: MessageSet): string {
  const message = english[key];
  if (message === undefined) return typed;
  try {
    const given = typed.trim() === '' ? {} : JSON.parse(typed);
    return JSON.stringify({ ...given, [key]: message }, null, 2);
  } catch {
    return typed;
  }
}
