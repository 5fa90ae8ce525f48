import { messagesProblem } from '../words/messagesProblem.ts';

export * as pageProblems from './pageProblems.ts';

/** Each key with the placeholders of its English text. The build inserts them, because the English loads with each screen. */
declare const __MESSAGE_PLACES__: Readonly<Record<string, string>>;

/** The problem with the messages that a page set; null if all of them can be used. */
export function pageMessagesProblem(given: unknown): string | null {
  return messagesProblem(__MESSAGE_PLACES__, given);
}
