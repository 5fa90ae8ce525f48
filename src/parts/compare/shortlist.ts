import { type VisitState, withData } from '../../visit/visitState.ts';

/** More systems than this do not fit side by side on a phone. */
export const MAX_LISTED = 3;

/** The ids of the systems that a visitor keeps side by side. */
export function readShortlist(parts: VisitState['parts']): readonly string[] {
  const { shortlist } = parts;
  if (!Array.isArray(shortlist)) return [];
  return [...new Set(shortlist.filter((id) => typeof id === 'string'))].slice(0, MAX_LISTED);
}

export const withShortlist = (state: VisitState, shortlist: readonly string[]): VisitState =>
  withData(state, 'shortlist', shortlist);
