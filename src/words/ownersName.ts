import { ownersBody } from '../climate/ownersBody.ts';
import { CHECK } from './english/checks.ts';
import type { Words } from './words.ts';

/** "owners corporation": the name for all owners of a building, by the state of a postcode, as typed. */
export function ownersName(words: Words, postcode: string): string {
  return words.of(CHECK)(`check.body.${ownersBody(postcode)}`);
}
