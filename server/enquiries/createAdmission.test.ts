import { expect, it } from 'vitest';
import { enquiryOf } from '../../tests/enquiries/storeContract.ts';
import { type Applicant, createAdmission } from './createAdmission.ts';
import type { PastHour } from './enquiryStore.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const QUIET: PastHour = { genuine: 0, all: 0, oldest: NOON, same: 0 };
const CAPS = { perNonce: 2, perNetwork: 3, together: 10 };

const applicant = (more: Partial<Applicant> = {}): Applicant => {
  const enquiry = enquiryOf();
  const arrival = { isTooFast: false, hasHiddenText: false };
  return { enquiry, arrival, nonce: `nonce of ${enquiry.key}`, network: 'one', now: NOON, ...more };
};
const JUNK = { arrival: { isTooFast: true, hasHiddenText: false } };

/** What becomes of posts, one after the other. */
function verdicts(posts: readonly Partial<Applicant>[], past = QUIET) {
  const admit = createAdmission(CAPS);
  return posts.map((post) => {
    const verdict = admit(applicant(post), past);
    return verdict.kind === 'admitted' ? verdict.suspicions.join() : `${verdict.kind}, ${verdict.retryAfterS} s`;
  });
}

it('one network gets its share within an hour, and more when the oldest is an hour old', () => {
  const later = { now: NOON + 50 * MINUTE };
  const posts = [{}, later, later, later, { ...later, network: 'other' }, { now: NOON + 60 * MINUTE }];
  expect(verdicts(posts)).toEqual(['', '', '', 'too many, 600 s', '', '']);
});

it('one network has no cap if nobody knows it', () => {
  expect(verdicts(Array(9).fill({ network: null }))).toEqual(Array(9).fill(''));
});

it('one network loses nothing of its share to junk, whose own share everything counts against', () => {
  expect(verdicts([JUNK, JUNK, JUNK, JUNK, {}, {}, {}, {}, JUNK])).toEqual([
    ...Array(3).fill('too fast'),
    'too many, 3600 s',
    ...Array(3).fill(''),
    ...Array(2).fill('too many, 3600 s'),
  ]);
});

it('one network may use one nonce for some genuine enquiries, whoever else uses it', () => {
  const shared = { nonce: 'shared' };
  expect(verdicts([shared, shared, shared, { ...shared, network: 'other' }, {}])).toEqual([
    '',
    '',
    'one nonce',
    '',
    '',
  ]);
  const junk = { ...shared, ...JUNK };
  expect(verdicts([junk, junk, shared])).toEqual(['too fast', 'too fast', '']);
});

it('one network keeps its share when the clock is set back, and when a post can’t be stored', () => {
  const admit = createAdmission(CAPS);
  const late = () => admit(applicant({ now: NOON + 3 * 60 * MINUTE }), QUIET);
  expect([late().kind, late().kind]).toEqual(['admitted', 'admitted']);
  for (let count = 0; count < 9; count += 1) {
    const verdict = late();
    expect(verdict.kind).toBe('admitted');
    if (verdict.kind === 'admitted') verdict.takeBack();
  }
  expect([late().kind, late().kind]).toEqual(['admitted', 'too many']);
  expect(admit(applicant(), QUIET).kind).toBe('admitted');
});

it('an hour takes a number from everybody together, junk never in the place of genuine ones', () => {
  const past = { ...QUIET, oldest: NOON - 59 * MINUTE };
  expect(verdicts([{}, JUNK], { ...past, genuine: 9, all: 10 })).toEqual(['', 'busy, 60 s']);
  expect(verdicts([{}], { ...past, genuine: 10, all: 10 })).toEqual(['busy, 60 s']);
});

it('an hour takes 6,000 from everybody', () => {
  const kindWith = (genuine: number) => createAdmission()(applicant(), { ...QUIET, genuine, all: genuine }).kind;
  expect([kindWith(5999), kindWith(6000)]).toEqual(['admitted', 'busy']);
});

it('a repeat is named', () => expect(verdicts([{}], { ...QUIET, same: 1 })).toEqual(['repeat']));
