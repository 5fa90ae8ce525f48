import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';

/** What a visitor can say about the size of a room. `bigger` and `unsure` leave it open. */
export const KINDS_OF_ROOM = ['bedroom', 'living', 'big_living', 'open_plan', 'bigger', 'unsure'] as const;
export type KindOfRoom = (typeof KINDS_OF_ROOM)[number];

/** What a visitor can say about a home; 2 is one or two bedrooms, 5 is five or more. */
export const BEDROOMS = [2, 3, 4, 5, 'unsure'] as const;
export type Bedrooms = (typeof BEDROOMS)[number];

/** What else a visitor can say of the rooms or the home; each moves the size. `shaded` is well insulated as well. */
export const SIZE_TRAITS = ['windows', 'bare', 'ceilings', 'shaded'] as const;
export type SizeTrait = (typeof SIZE_TRAITS)[number];

/** What a visitor said about sizes: one kind for each of up to three rooms, or the bedrooms for more rooms and whole homes. */
export interface SizeAsked {
  readonly rooms?: readonly KindOfRoom[];
  readonly home?: Bedrooms;
  readonly traits?: readonly SizeTrait[];
}

/** More rooms are sized by the bedrooms of the home. */
export const MOST_DESCRIBED = 3;
/** The largest m² of each kind. */
const UP_TO: readonly (readonly [number, KindOfRoom])[] = [
  [15, 'bedroom'],
  [30, 'living'],
  [45, 'big_living'],
  [65, 'open_plan'],
];

/** The kind of a room of this area in m². */
export function kindOfArea(area: number): KindOfRoom {
  return UP_TO.find(([most]) => area <= most)?.[1] ?? 'bigger';
}

/** Reads the kinds of up to three rooms as untrusted: a list, or its text with commas. Null if one isn't a kind. */
export function readKinds(found: unknown): readonly KindOfRoom[] | null {
  const list: unknown = typeof found === 'string' ? found.split(',') : found;
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_DESCRIBED) return null;
  const kinds = list.map((one) => KINDS_OF_ROOM.find((kind) => kind === String(one).trim().toLowerCase()));
  return kinds.every((kind) => kind !== undefined) ? kinds : null;
}

/** Reads the bedrooms as untrusted: a number, or its text. */
export function readBedrooms(found: unknown): Bedrooms | null {
  return BEDROOMS.find((one) => String(one) === String(found).trim().toLowerCase()) ?? null;
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
