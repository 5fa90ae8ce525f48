import type { VisitState } from '../../visit/visitState.ts';

/** Chooses a system of the shortlist. The one chosen before takes its place there, so that none is lost. */
export function chooseListed(state: VisitState, id: string): VisitState {
  const { shortlist, chosen } = state;
  const isListed = chosen === null || shortlist.includes(chosen);
  return {
    ...state,
    chosen: id,
    sized: false,
    shortlist: isListed ? shortlist : shortlist.map((one) => (one === id ? chosen : one)),
  };
}
