import { type State, stateOf } from './stateOf.ts';

/** The name for all owners of a building: body corporate, owners corporation, strata company, or strata or community corporation. */
export type OwnersBody = 'body' | 'owners' | 'company' | 'corporation' | 'unknown';

/**
 * Each state's own act has the word: Body Corporate and Community Management Act 1997 (Qld), Strata Titles Act 1998 (Tas) and Unit
 * Title Schemes Act 2009 (NT); Strata Schemes Management Act 2015 (NSW), Owners Corporations Act 2006 (Vic) and Unit Titles
 * (Management) Act 2011 (ACT); Strata Titles Act 1985 (WA); Strata Titles Act 1988 and Community Titles Act 1996 (SA).
 */
const BODIES: Readonly<Record<State, OwnersBody>> = {
  QLD: 'body',
  TAS: 'body',
  NT: 'body',
  NSW: 'owners',
  VIC: 'owners',
  ACT: 'owners',
  WA: 'company',
  SA: 'corporation',
};

/** "unknown" for anything but four digits of a state. */
export function ownersBody(postcode: string): OwnersBody {
  const state = stateOf(postcode);
  return state ? BODIES[state] : 'unknown';
}
