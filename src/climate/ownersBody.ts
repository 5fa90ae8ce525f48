import { OWNERS } from '../facts/owners.ts';
import { stateOf } from './stateOf.ts';

/** The name for all owners of a building: body corporate, owners corporation, strata company, or strata or community corporation. */
export type OwnersBody = 'body' | 'owners' | 'company' | 'corporation' | 'unknown';

/** "unknown" for anything but four digits of a state. */
export function ownersBody(postcode: string): OwnersBody {
  const state = stateOf(postcode);
  return state ? OWNERS[state] : 'unknown';
}
