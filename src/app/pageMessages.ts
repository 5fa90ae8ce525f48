import { messagesProblem } from '../words/messagesProblem.ts';

/** Every key with the places of its English, put here by the build: the English itself is loaded with each screen. */
declare const __MESSAGE_PLACES__: Readonly<Record<string, string>>;

/** What is wrong with the messages that a page has set; null when all of them can be used. */
export function pageMessagesProblem(given: unknown): string | null {
  return messagesProblem(__MESSAGE_PLACES__, given);
}
