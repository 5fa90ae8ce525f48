import { useMemo } from 'react';
import { describedRooms, type Room, readRooms } from '../../questionnaire/rooms.ts';
import { roomsAsked } from '../../questionnaire/roomsAsked.ts';
import { useVisitState } from '../../visit/useVisit.ts';

/** The rooms of the visitor's answers; while they don't say how many, one. Empty while an area isn't known. */
export function useQuotedRooms(): { readonly asked: ReturnType<typeof roomsAsked>; readonly rooms: readonly Room[] } {
  const {
    parts: { rooms: saved },
    answers,
  } = useVisitState();
  const asked = roomsAsked(answers);
  const rooms = useMemo(() => {
    if (asked !== null) return describedRooms(saved, answers);
    return readRooms(saved)
      .slice(0, 1)
      .filter(({ area }) => area !== null);
  }, [asked, saved, answers]);
  return { asked, rooms };
}
