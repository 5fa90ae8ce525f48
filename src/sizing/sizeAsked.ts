import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';

/** What a visitor can say about the size of a room. `bigger` and `unsure` leave it open. */
export const KINDS_OF_ROOM = ['bedroom', 'living', 'big_living', 'open_plan', 'bigger', 'unsure'] as const;
export type KindOfRoom = (typeof KINDS_OF_ROOM)[number];

/** What a visitor can say about a home; 2 is one or two bedrooms, 5 is five or more. */
export const BEDROOMS = [2, 3, 4, 5, 'unsure'] as const;
export type Bedrooms = (typeof BEDROOMS)[number];

/** What a visitor said about sizes: one kind for each of up to three rooms, or the bedrooms for more rooms and whole homes. */
export interface SizeAsked {
  readonly rooms?: readonly KindOfRoom[];
  readonly home?: Bedrooms;
}

/** True for answers whose size is said in bedrooms. */
export function isSizedByHome(answers: Answers): boolean {
  const rooms = roomsAsked(answers);
  return rooms === 'whole' || rooms === 4;
}

/** The rooms of which a home consists when each gets a system of its own. */
export function roomsOfHome(bedrooms: number): readonly KindOfRoom[] {
  return ['living', ...Array<KindOfRoom>(bedrooms).fill('bedroom')];
}
