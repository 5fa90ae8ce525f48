import { expect, it } from 'vitest';
import { ENGLISH_WORDS as words } from '../../../words/words.ts';
import { NO_READING } from '../rules/quotedLines.ts';
import { type ReadQuote, WORK_KINDS } from '../rules/reader/reading.ts';
import { questionsFor } from './questionsFor.ts';

const full: ReadQuote = {
  ...NO_READING,
  total: 3000,
  gst: 'in',
  kw: [5],
  models: ['WBW050'],
  pipe_m: 3,
  valid_days: 30,
  work: Object.fromEntries(WORK_KINDS.map((kind) => [kind, 'in'])) as ReadQuote['work'],
};
const asked = (more: Partial<ReadQuote>): readonly string[] =>
  questionsFor(words, { ...full, ...more }).map(({ text }) => text);

it.each<[Partial<ReadQuote>, readonly string[]]>([
  [{}, []],
  [{ gst: null }, ['Is GST in the total?']],
  // Worked out, and only confirmed.
  [{ gst: 'out', unsure: ['gst'] }, ['Is $3,300 what I pay in all, with GST?']],
  [{ total: null, gst: null }, ['What is the total of everything, with GST?']],
  [{ work: { ...full.work, drain: 'not said' } }, ['Is this in the price: drain for the water?']],
  [
    { work: { ...full.work, switchboard: 'not said', bracket: 'not said', cover: 'not said', pump: 'not said' } },
    [
      'Which of these are in the price: bracket, feet or slab; work at the switchboard; pipe covers; pump for the water?',
    ],
  ],
  [
    { work: { ...full.work, electrical: 'out', repair: 'out', asbestos: 'not said', wifi: 'not said' } },
    ['Who provides what the price leaves out, and what will it cost: electrical work; mending walls and paint?'],
  ],
  [{ unsure: ['work.access'] }, ['Is all of this in the price, or does some of it cost extra: height and access?']],
])('of a whole quote with %j is asked: %j', (more, questions) => {
  expect(asked(more)).toEqual(questions);
});

it('what a question is about are the readings that are open', () => {
  const about = questionsFor(words, { ...full, work: { ...full.work, pipe: 'not said', pump: 'not said' } });
  expect(about.flatMap((question) => question.about)).toEqual(['work.pipe', 'work.pump']);
});
