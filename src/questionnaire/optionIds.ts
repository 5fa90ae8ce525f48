import type { QuestionId } from './question.ts';
import type { OptionValue } from './questionSet.ts';

/**
 * The id of each option in visit codes: one character, unlike any other. An id never changes and is never given to
 * another option, because codes open for ever. A new option takes the next character; the row of a removed one stays.
 */
export const OPTION_IDS: { readonly [Q in QuestionId]: Readonly<Record<OptionValue<Q>, string>> } = {
  Q0: { Yes: '0', No: '1' },
  Q1: { Ducted: '2', Split: '3' },
  Q2: { 'House - Pitched Roof': '4', 'House - Flat Roof': '5', Townhouse: '6', Apartment: '7' },
  Q3: { 'Whole Home': '8', 'Multiple Rooms': '9', 'Single Room': 'a' },
  Q4: { 'Individual Temperature Control': 'b', 'Individual Room Zoning': 'c', 'Day / Night Zoning': 'd', Unsure: 'e' },
  Q5: { '2 Rooms': 'f', '3 Rooms': 'g', 'Over 3 Rooms': 'h' },
  Q6: { 'Large Outdoor space': 'i', 'Small Outdoor space': 'j' },
  Q7: { Touchscreen: 'k', 'Voice Control': 'l', 'Mobile App': 'm', None: 'n' },
};

/** Increases with every change of the options or of when they are offered, so that an older code says so. */
export const QUESTIONS_VERSION = 1;
