import { checkMessages } from './checkMessages.ts';
import type { MessageSet } from './words.ts';

/** The most problems in one line on the console. */
const MAX_NAMED = 10;
const MAX_NAMED_LENGTH = 200;
/** The text of an object that a framework wrote into an attribute. */
const LOST_OBJECT = '[object Object]';

/**
 * Mistakes in the messages of a page and what to do, in one line; null if all of them work.
 * @param english every key, with a text that has the English placeholders
 * @param given the object or JSON text from the page
 */
export function messagesProblem(english: MessageSet, given: unknown): string | null {
  if (given === LOST_OBJECT) {
    return `messages="${LOST_OBJECT}": the page wrote an object into the attribute, and its texts are lost. Load product-selector.js before the page is rendered, give JSON text, or set the property after customElements.whenDefined('product-selector').`;
  }
  let messages = given;
  try {
    if (typeof given === 'string') messages = JSON.parse(given);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `messages isn't JSON, so everything stays English: ${reason.slice(0, MAX_NAMED_LENGTH)}`;
  }
  const { errors } = checkMessages(english, messages);
  if (errors.length === 0) return null;
  const named = errors.slice(0, MAX_NAMED).map((error) => error.slice(0, MAX_NAMED_LENGTH));
  const left = errors.length - named.length;
  const more = left > 0 ? ` ${left} more are not listed here.` : '';
  return `${errors.length === 1 ? '1 problem' : `${errors.length} problems`} in messages: ${named.join(' ')}${more} "npx product-selector messages" prints every key.`;
}
