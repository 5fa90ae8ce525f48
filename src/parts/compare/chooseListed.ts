import { readShortlist, withShortlist } from '../../visit/shortlist.ts';
import type { VisitState } from '../../visit/visitState.ts';

/** Chooses a system of the shortlist. The one chosen before takes its place there, so that none is lost. */
export function chooseListed(state: VisitState, id: string): VisitState {
  const { chosen } = state;
  const shortlist = readShortlist(state.parts);
  const isListed = chosen === null || shortlist.includes(chosen);
  const next = isListed ? shortlist : shortlist.map((one) => (one === id ? chosen : one));
  return withShortlist({ ...state, chosen: id, bought: null, sized: false }, next);
}
