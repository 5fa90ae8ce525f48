import { useMemo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { RoomTints } from '../../drawing/rooms.ts';
import { isDucted } from '../../matching/derivedFacts.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { roomsAsked } from '../../questionnaire/roomsAsked.ts';
import type { SizeAsked } from '../../sizing/sizeAsked.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { useCapability } from './Given.tsx';

const NO_TINTS: RoomTints = [];
/** The living room and the kitchen of a home are larger than its bedrooms. */
const HOME_TINTS: RoomTints = ['tint', 'half', 'half', 'tint'];
/** The places of the drawing, those that look like the room first. */
const LIVING = [0, 3, 1, 2];
const BEDROOMS = [1, 2, 0, 3];

/** The tint of the rooms that the visitor has described, for a drawing of these answers, maybe with a system in it. */
export function useTints(answers: Answers, product?: Product): RoomTints {
  const state = useVisitState();
  const sizes = useCapability('sizes');
  const size = sizes && answers === state.answers ? sizes.said(state) : null;
  // Ducts serve a whole home, indoor units its bedrooms and one more room.
  const isByRoom = product !== undefined && !isDucted(product) && roomsAsked(answers) === 'whole';
  return useMemo(() => (size ? tintsOf(size, isByRoom) : NO_TINTS), [size, isByRoom]);
}

/** Bedrooms stand where the drawing has beds, as long as there are any. */
export function tintsOf({ home, rooms }: SizeAsked, isByRoom = false): RoomTints {
  if (!rooms && (home === undefined || home === 'unsure')) return NO_TINTS;
  if (!rooms) return isByRoom ? HOME_TINTS.slice(0, Number(home) + 1) : HOME_TINTS;
  const tints: RoomTints[number][] = [];
  for (const kind of rooms) {
    const place = (kind === 'bedroom' ? BEDROOMS : LIVING).find((one) => tints[one] === undefined);
    if (place !== undefined) tints[place] = kind === 'unsure' ? null : kind === 'bedroom' ? 'half' : 'tint';
  }
  return tints;
}
