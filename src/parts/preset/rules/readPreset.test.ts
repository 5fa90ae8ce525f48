import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settle } from '../../../questionnaire/settle.ts';
import { presetProblem, readPreset } from './readPreset.ts';

const NOTHING = { answers: {}, postcode: '', system: null };

it('a preset gives answers, a postcode and a system, from an object as from its JSON text', () => {
  const given = { answers: { Q0: 'No', Q2: 'Townhouse', Q7: ['Mobile App'] }, postcode: '3121', system: 'a' };
  for (const one of [given, JSON.stringify(given)])
    expect(readPreset(one, null)).toEqual({ preset: given, problems: [] });
  expect(readPreset(given, 'b').preset.system).toBe('b');
  expect(readPreset(null, ' b ')).toEqual({ preset: { ...NOTHING, system: 'b' }, problems: [] });
});

it('a preset gives the kinds of rooms and the bedrooms, and names what is neither', () => {
  expect(readPreset({ rooms: ['bedroom', 'open_plan'], home: 3 }, null)).toEqual({
    preset: { ...NOTHING, size: { rooms: ['bedroom', 'open_plan'], home: 3 } },
    problems: [],
  });
  expect(readPreset({ rooms: ['attic'], home: 7 }, null)).toEqual({
    preset: NOTHING,
    problems: [
      'rooms “attic” isn’t bedroom, living, big_living, open_plan, bigger, unsure for up to 3 rooms',
      'home “7” isn’t 2, 3, 4, 5, unsure',
    ],
  });
});

it('a shortcode, which can’t write lists, may name one option of several', () => {
  expect(readPreset('{"answers": {"Q7": "Mobile App"}}', null).preset.answers).toEqual({ Q7: ['Mobile App'] });
});

it('what the questions don’t allow is left out and named, and the rest is used', () => {
  const { preset, problems } = readPreset(
    {
      answers: { Q0: 'Yes', Q1: 'Ducted', Q3: 'Single Room', Q2: 'Castle', Q9: 'x', Q7: ['Touchscreen', 'Mobile App'] },
      postcode: '30<0',
      system: 7,
      colour: 'red',
    },
    null,
  );
  expect(preset).toEqual({ answers: { Q0: 'Yes', Q1: 'Ducted', Q7: ['Mobile App'] }, postcode: '', system: null });
  expect(presetProblem(problems)).toBe(
    'preset: left out what can’t be used: “colour” isn’t a part of a preset; “Q9” isn’t a question; Q2: “Castle” isn’t an option; Q3: “Single Room” can’t go with the other answers; Q7: “Touchscreen” can’t go with the other answers; postcode “30<0” isn’t a postcode; system “7” isn’t an id.',
  );
});

const circle: Record<string, unknown> = {};
circle.answers = circle;

it.each<[string, unknown, RegExp]>([
  ['of 1 MB', `{"postcode":"${'3'.repeat(1_000_000)}"}`, /^it has more than 10000 characters$/],
  ['of 1 MB as an object', { postcode: '3'.repeat(1_000_000) }, /^it has more than 10000 characters$/],
  ['that isn’t JSON', '{answers', /^it isn’t an object/],
  ['that is a list', '[]', /^it isn’t an object/],
  ['with a circle', circle, /^it isn’t an object/],
  ['with answers that are no object', { answers: 'No' }, /^answers isn’t an object$/],
  ['with an answer that is no text', { answers: { Q0: { value: 'No' } } }, /^Q0 isn’t text or a list of texts$/],
  ['with a name of every object', '{"answers": {"__proto__": "No"}}', /^“__proto__” isn’t a question$/],
])('a preset %s gives an empty visit and one reason', (_, given, reason) => {
  const { preset, problems } = readPreset(given, null);
  expect(preset).toEqual(NOTHING);
  expect(problems).toEqual([expect.stringMatching(reason)]);
});

it('no preset gives answers that the questions don’t allow, or throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.object(), fc.string()), fc.option(fc.string()), (given, system) => {
      const { answers } = readPreset(given, system).preset;
      expect(settle(answers)).toEqual({ answers, cleared: [] });
    }),
  );
});
