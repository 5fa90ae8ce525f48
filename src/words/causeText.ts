import { type Answers, chosenValues } from '../questionnaire/question.ts';
import type { OptionValue } from '../questionnaire/questionSet.ts';
import type { Words } from './words.ts';

/** English for providers: the command line and the catalogue page use it, visitors never see it. */
const PHRASES: {
  readonly [Q in 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'Q5' | 'Q6' | 'Q7']: Readonly<Record<OptionValue<Q>, string>>;
} = {
  Q1: { Ducted: 'ducted system', Split: 'split system' },
  Q2: {
    'House - Pitched Roof': 'for a house with a pitched roof',
    'House - Flat Roof': 'for a house with a flat roof',
    Townhouse: 'for a townhouse',
    Apartment: 'for an apartment',
  },
  Q3: { 'Whole Home': 'the whole home', 'Multiple Rooms': 'multiple rooms', 'Single Room': 'a single room' },
  Q4: {
    'Individual Temperature Control': 'individual temperature control',
    'Individual Room Zoning': 'individual room zoning',
    'Day / Night Zoning': 'day and night zoning',
    Unsure: 'any zoning',
  },
  Q5: { '2 Rooms': '2 rooms', '3 Rooms': '3 rooms', 'Over 3 Rooms': 'over 3 rooms' },
  Q6: { 'Large Outdoor space': 'a large outdoor space', 'Small Outdoor space': 'a small outdoor space' },
  Q7: {
    Touchscreen: 'a touchscreen',
    'Voice Control': 'voice control',
    'Mobile App': 'a mobile app',
    None: 'any controls',
  },
};

/**
 * Answers that no system fits: "No ducted system for an apartment that covers the whole home and has a touchscreen".
 * @param words for the list
 */
export function causeText(words: Words, answers: Answers): string {
  const phrases = (question: keyof typeof PHRASES): readonly string[] => {
    const known = new Map(Object.entries(PHRASES[question]));
    return chosenValues(answers, question).map((value) => known.get(value) ?? value);
  };
  const [type = 'system'] = phrases('Q1');
  // The number of rooms says more than that there are several.
  const area = [...phrases('Q5'), ...phrases('Q3')].slice(0, 1);
  const has = [...phrases('Q4'), ...phrases('Q7')];
  const does = [
    ...area.map((text) => `covers ${text}`),
    ...phrases('Q6').map((text) => `fits ${text}`),
    ...(has.length > 0 ? [`has ${words.list(has)}`] : []),
  ];
  return [`No ${type}`, ...phrases('Q2'), ...(does.length > 0 ? [`that ${words.list(does)}`] : [])].join(' ');
}
