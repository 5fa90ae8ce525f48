import { useContext, useMemo } from 'react';
import type { Zone } from '../../climate/zone.ts';
import { SIZE_TABLE } from '../../facts/sizeTable.ts';
import type { LikelySize } from '../../matching/size.ts';
import { NEW_ROOM, type Room } from '../../questionnaire/rooms.ts';
import { kindOfArea } from '../../sizing/sizeAsked.ts';
import { spanOfRoom, spanOfRooms } from '../../sizing/sizeSpans.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import type { Sizes } from './capabilities.ts';
import { useCapability } from './Given.tsx';
import { PartsContext } from './slots.tsx';

/** The visitor's rooms, once the kind of each is known, and the size that they need. */
export function useRooms(zone: Zone | null): {
  /** Null without a part that asks for sizes. */
  readonly sizes: Sizes | null;
  readonly rooms: readonly Room[];
  readonly likely: LikelySize | null;
} {
  const state = useVisitState();
  const { parts, answers } = state;
  const sizes = useCapability('sizes');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the state says nothing about sizes.
  const rooms = useMemo(() => {
    const kinds = sizes?.said(state).rooms ?? [];
    const known = kinds.filter((kind) => kind !== 'unsure' && kind !== 'bigger');
    return known.length === kinds.length
      ? known.map((kind) => ({ ...NEW_ROOM, area: SIZE_TABLE.rooms[kind].area }))
      : [];
  }, [sizes, parts, answers]);
  return { sizes, rooms, likely: useLikely(rooms, zone) };
}

/** The size that rooms need; null while nothing decides it. */
export function useLikely(rooms: readonly Room[], zone: Zone | null): LikelySize | null {
  const sizes = useCapability('sizes');
  // New whenever a part's content changes, such as the provider's own rules.
  const shown = useContext(PartsContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules may have loaded.
  return useMemo(() => {
    const kinds = rooms.map(({ area }) => kindOfArea(area ?? 0));
    const basis = { zone, rules: sizes?.rules ?? null };
    const span = kinds[1] ? spanOfRooms(kinds, basis) : spanOfRoom(kinds[0] ?? 'unsure', basis);
    return sizes && span && { kw: (span.from + span.to) / 2, ...span };
  }, [shown, sizes, rooms, zone]);
}
