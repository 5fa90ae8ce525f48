import { isDeepStrictEqual } from 'node:util';
import { readPostcode } from '../../src/climate/readPostcode.ts';
import { QUESTION_IDS } from '../../src/questionnaire/question.ts';
import { readAnswers } from '../../src/questionnaire/readAnswers.ts';
import { readSnapshot, writeSnapshot } from '../../src/visit/snapshot.ts';
import { settled, standing } from '../../src/visit/steps.ts';
import { isTariff } from '../../src/visit/tariff.ts';
import { promise } from './promise.ts';

/** What holds for every text that may stand in the browser's storage. */
export function visitPromises(snapshot: string): void {
  const state = readSnapshot(snapshot);
  if (state === null) return;
  const { answers } = settled(state);
  const chosen = readAnswers(answers);
  promise(isComplete(chosen), 'After a reload the answers are ones that a visitor can give', chosen);
  const { postcode, tariff, shortlist } = state;
  const reading = readPostcode(postcode);
  promise(
    reading.ok && reading.postcode === postcode,
    'After a reload the postcode is one that can be typed',
    postcode,
  );
  promise(tariff === null || isTariff(tariff), 'After a reload the tariff is one', tariff);
  promise(shortlist.length <= 3, 'After a reload the shortlist is no longer than it can be', shortlist);
  const { here } = standing({ ...state, answers });
  promise(here === 'matches' || QUESTION_IDS.includes(here), 'After a reload the visitor is somewhere', here);
  promise(isDeepStrictEqual(readSnapshot(writeSnapshot(state)), state), 'What was restored is restored again', state);
}

/** Answers behind a gap are kept, and are then of questions that are not asked yet; anything else is wrong. */
function isComplete(chosen: ReturnType<typeof readAnswers>): boolean {
  return chosen.ok;
}
