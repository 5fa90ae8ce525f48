import { expect, it } from 'vitest';
import { enquiryOf } from '../../tests/enquiries/storeContract.ts';
import { type Applicant, admit } from './admit.ts';
import type { PastHour } from './enquiryStore.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const QUIET: PastHour = { genuine: 0, all: 0, oldest: NOON, same: 0, ofNetwork: 0, withNonce: 0 };

/** The decision about a post after an hour with these counts. */
function verdict(past: Partial<PastHour>, more: Partial<Applicant> = {}): string {
  const arrival = { isTooFast: false, hasHiddenText: false };
  const found = admit({ enquiry: enquiryOf(), arrival, network: 'one', now: NOON, ...more }, { ...QUIET, ...past });
  return found.kind === 'admitted' ? found.suspicions.join() : `${found.kind}, ${found.retryAfterS} s`;
}
const JUNK = { arrival: { isTooFast: true, hasHiddenText: false } };

it('one network sends 60 genuine enquiries within an hour, and further ones are suspected', () => {
  expect([59, 60, 5999].map((ofNetwork) => verdict({ ofNetwork }))).toEqual(['', 'one network', 'one network']);
});

it('unknown networks together send 600, and further ones are suspected', () => {
  const of = (ofNetwork: number) => verdict({ ofNetwork }, { network: null });
  expect([60, 599, 600].map(of)).toEqual(['', '', 'busy hour']);
});

it('one nonce serves five genuine enquiries from one network', () => {
  expect([4, 5].map((withNonce) => verdict({ withNonce }))).toEqual(['', 'one nonce']);
});

it('an hour accepts 6,000 from everybody, and junk never takes the place of genuine ones', () => {
  const oldest = NOON - 59 * MINUTE;
  expect(verdict({ genuine: 5999, all: 6000, oldest })).toBe('');
  expect(verdict({ genuine: 5999, all: 6000, oldest }, JUNK)).toBe('busy, 60 s');
  expect(verdict({ genuine: 0, all: 5999 }, JUNK)).toBe('too fast');
  expect(verdict({ genuine: 6000, all: 6000, oldest })).toBe('busy, 60 s');
});

it('a refusal asks for a wait between a second and an hour, whatever the clock says', () => {
  const after = (oldest: number) => verdict({ genuine: 6000, all: 6000, oldest });
  expect(after(NOON + 9 * MINUTE)).toBe('busy, 3600 s');
  expect(after(NOON - 999 * MINUTE)).toBe('busy, 1 s');
});

it('a repeat is named', () => expect(verdict({ same: 1 })).toBe('repeat'));
