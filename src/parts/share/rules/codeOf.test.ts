import { expect, it } from 'vitest';
import { walk } from '../../../questionnaire/walk.ts';
import { codeOf } from './codeOf.ts';
import { openVisit } from './openVisit.ts';
import { readVisitCode } from './readVisitCode.ts';

it('a code made of answers opens as these answers, with the system and the zone', () => {
  for (const answers of walk()) {
    const coded = readVisitCode(codeOf(answers, { system: 'b', zone: 'hot' }));
    expect(coded && openVisit(coded, ['a', 'b'])).toMatchObject({
      answers,
      chosen: 'b',
      sized: true,
      zone: 'hot',
      since: [],
    });
  }
  const bare = readVisitCode(codeOf({ Q0: 'No' }));
  expect(bare).toMatchObject({ answers: { Q0: 'No' }, chosen: null, zone: null, catalogue: null });
});

it.each<[string, unknown, object | undefined, RegExp]>([
  ['answers of no question', { Q9: 'x', Q0: 'Perhaps' }, undefined, /^Q9 isn't a question.*Q0: "Perhaps" is not one/],
  ['answers that branching doesn’t allow', { Q0: 'No', Q1: 'Split' }, undefined, /^Q1 isn't asked/],
  ['no answer', {}, undefined, /at least one answer/],
  ['text', 'No', undefined, /must be an object/],
  ['a system that is no text', { Q0: 'No' }, { system: 7 }, /^system must be the id/],
  ['an unknown zone', { Q0: 'No' }, { zone: 'dry' }, /^zone must be one of hot, average, cold/],
])('%s gives no code, but an error that names it', (_, answers, beside, message) => {
  const write = () => codeOf(answers as never, beside as never);
  expect(write).toThrow(TypeError);
  expect(write).toThrow(message);
});
