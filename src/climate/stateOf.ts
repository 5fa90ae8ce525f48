import { australianPostcode } from './australianPostcode.ts';

/** A state or territory of Australia. */
export type State = 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT';

/** By the first digits of a postcode. The ACT lies inside the numbers of New South Wales. */
const STATES: readonly (readonly [digits: RegExp, State])[] = [
  [/^(?:02|260|261[0-8]|29[01]|2920)/, 'ACT'],
  [/^[12]/, 'NSW'],
  [/^[38]/, 'VIC'],
  [/^[49]/, 'QLD'],
  [/^5/, 'SA'],
  [/^6/, 'WA'],
  [/^7/, 'TAS'],
  [/^0[89]/, 'NT'],
];

/** Null for anything but four digits of a state. A few places near a border have a postcode of the neighbouring state. */
export function stateOf(postcode: string): State | null {
  const digits = australianPostcode(postcode);
  return (digits && STATES.find(([pattern]) => pattern.test(digits))?.[1]) ?? null;
}
