import { useContext, useMemo } from 'react';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { type Room, readRooms } from '../sizing/room.ts';
import { useVisitState } from '../visit/useVisit.ts';
import { type Sizing, SizingContext } from './sizing.ts';
import { usePart } from './usePart.ts';

/** Loads the rules of thumb once they are needed: null until then, `failed` if it can't be loaded. */
export function useSizing(isNeeded: boolean): Sizing | 'failed' | null {
  return usePart(useContext(SizingContext), isNeeded);
}

/** The rooms that the answers ask for, once the area of each is known. @param saved as the visit has them */
export function describedRooms(saved: unknown, answers: Answers): readonly Room[] {
  const asked = roomsAsked(answers);
  const rooms = typeof asked === 'number' ? readRooms(saved).slice(0, asked) : [];
  return rooms.length === asked && rooms.every(({ area }) => area !== null) ? rooms : [];
}

/** What the rules of thumb say of the visitor's rooms. */
export function useRooms(zone: Zone | null) {
  const { rooms, answers } = useVisitState();
  const described = useMemo(() => describedRooms(rooms, answers), [rooms, answers]);
  const found = useSizing(described.length > 0);
  const isFailed = found === 'failed';
  const sizing = isFailed || described.length === 0 ? null : found;
  const likely = useMemo(() => sizing?.likelyOf(described, zone) ?? null, [sizing, described, zone]);
  return { sizing, isFailed, rooms: described, likely };
}
