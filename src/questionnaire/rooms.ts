import type { Answers } from './question.ts';
import { roomsAsked } from './roomsAsked.ts';

/** A visitor's facts about a room. Null is "don't know", which widens the span. */
export interface Room {
  /** Floor area, m². */
  readonly area: number | null;
  readonly kind: RoomKind | null;
  readonly ceiling: Ceiling | null;
  readonly insulation: Insulation | null;
  /** Large windows to the west or north. */
  readonly windows: 'yes' | 'no' | null;
}

export const ROOM_KINDS = ['bedroom', 'living'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];
export const CEILINGS = ['2.4', '2.7', '3'] as const;
/** The height of a ceiling, m; the last stands for everything above. */
export type Ceiling = (typeof CEILINGS)[number];
export const INSULATIONS = ['yes', 'some', 'no'] as const;
export type Insulation = (typeof INSULATIONS)[number];
export const WINDOWS = ['yes', 'no'] as const;

/** The facts about a room besides its area, with their possible values. */
export const ROOM_FACTS = { kind: ROOM_KINDS, ceiling: CEILINGS, insulation: INSULATIONS, windows: WINDOWS } as const;
export type RoomFact = keyof typeof ROOM_FACTS;

export const NEW_ROOM: Room = { area: null, kind: null, ceiling: null, insulation: null, windows: null };

/** The rules of thumb are for rooms of this size, m². */
export const MIN_AREA = 5;
export const MAX_AREA = 100;
/** Further rooms have no separate line. */
export const MAX_ROOMS = 4;

/** The choices that a visitor can press instead of typing an area: the m² of each. */
export const BANDS = [15, 30, 50, 75] as const;

/** The choice that stands for the area of every room; null for other areas. */
export function bandOf(rooms: readonly Room[]): (typeof BANDS)[number] | null {
  return BANDS.find((band) => rooms.every(({ area }) => area === band)) ?? null;
}

/** Gives every room this area and keeps its other facts. */
export function roomsOfArea(area: number | null, count: number, known: readonly Room[]): readonly Room[] {
  return [...Array(count).keys()].map((index) => ({ ...(known[index] ?? NEW_ROOM), area }));
}

/** Reads saved rooms, which are untrusted input. */
export function readRooms(saved: unknown): readonly Room[] {
  return Array.isArray(saved) ? saved.slice(0, MAX_ROOMS).map(readRoom) : [];
}

/** Reads a room; unreadable facts are unknown. */
export function readRoom(found: unknown): Room {
  const { area, kind, ceiling, insulation, windows }: Record<string, unknown> = { ...(found as object) };
  return {
    area: typeof area === 'number' && area >= MIN_AREA && area <= MAX_AREA ? area : null,
    kind: ROOM_KINDS.find((one) => one === kind) ?? null,
    ceiling: CEILINGS.find((one) => one === ceiling) ?? null,
    insulation: INSULATIONS.find((one) => one === insulation) ?? null,
    windows: WINDOWS.find((one) => one === windows) ?? null,
  };
}

/** The rooms that the answers ask for, once the area of each is known; otherwise empty. @param saved as the visit has them */
export function describedRooms(saved: unknown, answers: Answers): readonly Room[] {
  const asked = roomsAsked(answers);
  const rooms = typeof asked === 'number' ? readRooms(saved).slice(0, asked) : [];
  return rooms.length === asked && rooms.every(({ area }) => area !== null) ? rooms : [];
}
