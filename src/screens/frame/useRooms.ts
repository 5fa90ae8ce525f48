import { useContext, useMemo } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { LikelySize } from '../../matching/size.ts';
import { describedRooms, type Room } from '../../questionnaire/rooms.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import type { Sizes } from './capabilities.ts';
import { useCapability } from './Given.tsx';
import { PartsContext } from './slots.tsx';

/** The visitor's rooms, once the area of each is known, and the size that a part derives from them. */
export function useRooms(zone: Zone | null): {
  /** Null without a part that decides sizes. */
  readonly sizes: Sizes | null;
  readonly rooms: readonly Room[];
  readonly likely: LikelySize | null;
} {
  const {
    parts: { rooms: saved },
    answers,
  } = useVisitState();
  const rooms = useMemo(() => describedRooms(saved, answers), [saved, answers]);
  return { sizes: useCapability('sizes'), rooms, likely: useLikely(rooms, zone) };
}

/** The size that rooms are likely to need; null while nothing decides it. */
export function useLikely(rooms: readonly Room[], zone: Zone | null): LikelySize | null {
  const sizes = useCapability('sizes');
  // New whenever a part's content changes, such as the rules that decide it.
  const parts = useContext(PartsContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules may have loaded.
  return useMemo(() => (rooms.length > 0 ? (sizes?.likelyOf(rooms, zone) ?? null) : null), [parts, sizes, rooms, zone]);
}
