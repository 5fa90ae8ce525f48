import { type Asked, meanings } from '../../src/questionnaire/meaning.ts';
import type { Answers } from '../../src/questionnaire/question.ts';
import type { Words } from '../../src/words/words.ts';

/** English for providers: the command line and the catalogue page use it, visitors never see it. */
const PHRASES: Readonly<Record<Asked, string>> = {
  ducted: 'ducted system',
  split: 'split system',
  house_pitched_roof: 'for a house with a pitched roof',
  house_flat_roof: 'for a house with a flat roof',
  townhouse: 'for a townhouse',
  apartment: 'for an apartment',
  whole_home: 'covers the whole home',
  multiple_rooms: 'covers multiple rooms',
  single_room: 'covers a single room',
  individual_temperature: 'individual temperature control',
  room_zoning: 'individual room zoning',
  day_night: 'day and night zoning',
  any_zoning: 'any zoning',
  2: 'covers 2 rooms',
  3: 'covers 3 rooms',
  4: 'covers over 3 rooms',
  large: 'fits a large outdoor space',
  small: 'fits a small outdoor space',
  touchscreen: 'a touchscreen',
  voice: 'voice control',
  mobile_app: 'a mobile app',
  any_controls: 'any controls',
};

/**
 * Answers that no system fits: "No ducted system for an apartment that covers the whole home and has a touchscreen".
 * @param words for the list
 */
export function causeText(words: Words, answers: Answers): string {
  return `No ${wantedText(words, answers)}`;
}

/** What answers ask for: "ducted system for an apartment that covers the whole home". */
export function wantedText(words: Words, answers: Answers): string {
  const phrases = (question: Parameters<typeof meanings>[1]): readonly string[] =>
    meanings(answers, question).map(({ asks }) => PHRASES[asks]);
  const [type = 'system'] = phrases('Q1');
  // The number of rooms says more than that there are several.
  const area = [...phrases('Q5'), ...phrases('Q3')].slice(0, 1);
  const has = [...phrases('Q4'), ...phrases('Q7')];
  const does = [...area, ...phrases('Q6'), ...(has.length > 0 ? [`has ${words.list(has)}`] : [])];
  return [type, ...phrases('Q2'), ...(does.length > 0 ? [`that ${words.list(does)}`] : [])].join(' ');
}
