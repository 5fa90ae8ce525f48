import fc from 'fast-check';
import { ALL_MESSAGES } from '../../src/allMessages.ts';
import { type Answers, QUESTION_IDS } from '../../src/questionnaire/question.ts';
import { FLOW } from '../../src/questionnaire/questionSet.ts';
import { walk } from '../../src/questionnaire/walk.ts';
import { hostileReply } from './hostileReply.ts';
import { hostileText, INHERITED } from './hostileText.ts';

/** All outside input of one visit. */
export interface HostileCase {
  /** The body of the products reply. */
  readonly reply: string;
  /** The content of `sessionStorage`. */
  readonly snapshot: string;
  /** The page's `messages`. */
  readonly messages: Readonly<Record<string, unknown>>;
  /** The index of an answer path. Larger numbers wrap around. */
  readonly way: number;
}

const values = Object.values(FLOW.questions).flatMap(({ options }) => options.map(({ value }) => value));
const value = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<string>(...values) },
  { weight: 1, arbitrary: hostileText },
);
const answer = fc.oneof(
  { weight: 6, arbitrary: value },
  { weight: 3, arbitrary: fc.array(value, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const answers = fc.dictionary(
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom<string>(...QUESTION_IDS) },
    { weight: 1, arbitrary: fc.constantFrom(...INHERITED) },
  ),
  answer,
);
const odd = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 }));
const mostly = (good: fc.Arbitrary<unknown>) => fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: odd });

const hostileSnapshot = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record(
        {
          version: fc.oneof({ weight: 12, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: odd }),
          answers: mostly(answers),
          at: mostly(fc.constantFrom('matches', ...QUESTION_IDS)),
          postcode: mostly(fc.constantFrom('3000', '', '2480')),
          zone: mostly(fc.constantFrom('hot', 'average', 'cold')),
          tariff: mostly(fc.constantFrom(33, 0, -1, 1e308, 5e-324, 200.5)),
          sort: mostly(fc.constantFrom('fit', 'cooling_stars', 'noise', 'price', 'capacity')),
          shortlist: mostly(fc.array(hostileText, { maxLength: 5 })),
          chosen: mostly(hostileText),
          place: mostly(fc.constantFrom('/product', '/result')),
          __proto__: odd,
        },
        { requiredKeys: ['version', 'answers'] },
      )
      .map((saved) => JSON.stringify(saved)),
  },
  { weight: 1, arbitrary: hostileText },
);

const message = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom('', 'The same', '{title}{count}{number}{answer}{constructor}') },
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom('other', 'one', 'few', '__proto__'), hostileText) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
);
const someMessages = fc.dictionary(
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...Object.keys(ALL_MESSAGES)) },
    { weight: 1, arbitrary: fc.constantFrom(...INHERITED) },
  ),
  message,
  { maxKeys: 30 },
);
const allAlike = message.map((said) => Object.fromEntries(Object.keys(ALL_MESSAGES).map((key) => [key, said])));
const language = fc.record(
  {
    lang: fc.oneof(fc.constantFrom('de', 'ar', 'he-IL', 'x-private', 'tr', 'en-u-nu-thai', 'i-klingon', ''), odd),
    dir: fc.oneof(fc.constantFrom('rtl', 'ltr'), odd),
  },
  { requiredKeys: [] },
);
const hostileMessages = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: fc.tuple(someMessages, language).map(([some, of]) => ({ ...some, ...of })) },
  { weight: 1, arbitrary: fc.tuple(allAlike, language).map(([all, of]) => ({ ...all, ...of })) },
);

/** A visit with hostile input from every source. */
export const hostileCase: fc.Arbitrary<HostileCase> = fc.record({
  reply: hostileReply,
  snapshot: hostileSnapshot,
  messages: hostileMessages,
  way: fc.nat(9999),
});

const WAYS: readonly Answers[] = [...walk(FLOW)];

/** The complete answers of one answer path. */
export function answersOf({ way }: HostileCase): Answers {
  return WAYS[way % WAYS.length]!;
}
