import { isDeepStrictEqual } from 'node:util';
import { readPostcode } from '../../src/climate/readPostcode.ts';
import { readShortlist } from '../../src/parts/compare/shortlist.ts';
import { QUESTION_IDS } from '../../src/questionnaire/question.ts';
import { readAnswers } from '../../src/questionnaire/readAnswers.ts';
import { readSnapshot, writeSnapshot } from '../../src/visit/snapshot.ts';
import { positionOf, settled } from '../../src/visit/steps.ts';
import { isTariff } from '../../src/visit/tariff.ts';
import { promise } from './promise.ts';

/** Checks the promises about any text that may be in the browser's storage. */
export function visitPromises(snapshot: string): void {
  const state = readSnapshot(snapshot);
  if (state === null) return;
  const { answers } = settled(state);
  const chosen = readAnswers(answers);
  promise(isComplete(chosen), 'After a reload the answers are valid', chosen);
  const { postcode, tariff, parts } = state;
  const shortlist = readShortlist(parts);
  const reading = readPostcode(postcode);
  promise(reading.ok && reading.postcode === postcode, 'After a reload the postcode is valid', postcode);
  promise(tariff === null || isTariff(tariff), 'After a reload the tariff is valid', tariff);
  promise(shortlist.length <= 3, 'After a reload the shortlist has at most three systems', shortlist);
  const { here } = positionOf({ ...state, answers });
  promise(
    QUESTION_IDS.some((question) => question === here) || here === 'matches',
    'After a reload the visitor is on a known step',
    here,
  );
  promise(
    isDeepStrictEqual(readSnapshot(writeSnapshot(state)), state),
    'A restored visit survives another reload',
    state,
  );
}

/** True if the answers are valid. Answers after a gap are allowed: their questions just aren't asked yet. */
function isComplete(chosen: ReturnType<typeof readAnswers>): boolean {
  return chosen.ok;
}
