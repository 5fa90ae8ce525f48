import { expect, it } from 'vitest';
import type { Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
import { admit, HOURLY_LIMITS, type PastHour } from './admit.ts';

const MINUTE = 60_000;
const QUIET: PastHour = { genuine: 0, all: 0, ofSender: 0, same: 0, oldestMs: 0 };

/** The decision about a post after an hour with these counts. */
function verdict(past: Partial<PastHour>, ...known: readonly Suspicion[]): string {
  const found = admit(known, { ...QUIET, ...past }, HOURLY_LIMITS);
  return found.kind === 'admitted' ? found.suspicions.join() : `${found.kind}, ${found.retryAfterS} s`;
}

it('one sender may send 60 within an hour, and further ones are suspected', () => {
  expect([59, 60, 5999].map((ofSender) => verdict({ ofSender }))).toEqual(['', 'one sender', 'one sender']);
});

it('an hour accepts 6,000 from everybody, and junk never takes the place of genuine ones', () => {
  const oldestMs = 59 * MINUTE;
  expect(verdict({ genuine: 5999, all: 6000, oldestMs })).toBe('');
  expect(verdict({ genuine: 5999, all: 6000, oldestMs }, 'too fast')).toBe('busy, 60 s');
  expect(verdict({ genuine: 0, all: 5999 }, 'too fast')).toBe('too fast');
  expect(verdict({ genuine: 6000, all: 6000, oldestMs })).toBe('busy, 60 s');
});

it('a refusal asks for a wait between a second and an hour, whatever the clock says', () => {
  const after = (oldestMs: number) => verdict({ genuine: 6000, all: 6000, oldestMs });
  expect(after(-9 * MINUTE)).toBe('busy, 3600 s');
  expect(after(999 * MINUTE)).toBe('busy, 1 s');
});

it('a repeat is named', () => expect(verdict({ same: 1 }, 'links')).toBe('links,repeat'));
