import { stateOf } from '../climate/stateOf.ts';
import { OWNERS } from '../facts/owners.ts';
import { CHECK } from './english/checks.ts';
import type { Words } from './words.ts';

/** "owners corporation": the name for all owners of a building, by the state of a postcode, as typed. */
export function ownersName(words: Words, postcode: string): string {
  const state = stateOf(postcode);
  return words.of(CHECK)(`check.body.${state ? OWNERS[state] : 'unknown'}`);
}
