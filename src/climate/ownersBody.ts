import { asciiDigits } from './asciiDigits.ts';

/** The name for all owners of a building: body corporate, owners corporation, strata company, or strata or community corporation. */
export type OwnersBody = 'body' | 'owners' | 'company' | 'corporation' | 'unknown';

/**
 * By the first digits of a postcode, which tell the state. Each state's own act has the word: Body Corporate and Community
 * Management Act 1997 (Qld), Strata Titles Act 1998 (Tas) and Unit Title Schemes Act 2009 (NT); Strata Schemes Management Act
 * 2015 (NSW), Owners Corporations Act 2006 (Vic) and Unit Titles (Management) Act 2011 (ACT); Strata Titles Act 1985 (WA);
 * Strata Titles Act 1988 and Community Titles Act 1996 (SA).
 */
const BODIES: readonly (readonly [digits: RegExp, OwnersBody])[] = [
  [/^(?:[479]|0[89])/, 'body'],
  [/^(?:[1238]|02)/, 'owners'],
  [/^6/, 'company'],
  [/^5/, 'corporation'],
];

/** "unknown" for anything but four digits of a state. */
export function ownersBody(postcode: string): OwnersBody {
  const digits = asciiDigits(postcode).trim();
  if (!/^\d{4}$/.test(digits)) return 'unknown';
  return BODIES.find(([pattern]) => pattern.test(digits))?.[1] ?? 'unknown';
}
