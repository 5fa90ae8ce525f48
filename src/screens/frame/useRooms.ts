import { useContext, useMemo } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { LikelySize } from '../../matching/size.ts';
import { describedRooms, type Room } from '../../questionnaire/rooms.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { PartsContext, type ShownPart, type SizeSource } from './slots.tsx';

/** The visitor's rooms, once the area of each is known, and the size that a part derives from them. */
export function useRooms(zone: Zone | null): {
  /** Null without a part that decides sizes. */
  readonly source: SizeSource | null;
  readonly rooms: readonly Room[];
  readonly likely: LikelySize | null;
} {
  const { rooms: saved, answers } = useVisitState();
  const rooms = useMemo(() => describedRooms(saved, answers), [saved, answers]);
  return { source: sourceOf(useContext(PartsContext)), rooms, likely: useLikely(rooms, zone) };
}

/** The size that rooms are likely to need; null while nothing decides it. */
export function useLikely(rooms: readonly Room[], zone: Zone | null): LikelySize | null {
  const parts = useContext(PartsContext);
  return useMemo(
    () => (rooms.length > 0 ? (sourceOf(parts)?.likelyOf(rooms, zone) ?? null) : null),
    [parts, rooms, zone],
  );
}

function sourceOf(parts: readonly ShownPart[]): SizeSource | null {
  return parts.find(({ size }) => size)?.size ?? null;
}
