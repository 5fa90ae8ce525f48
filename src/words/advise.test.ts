import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, sampled } from '../../tests/runs.ts';
import { anyCatalogue, EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import { indoorUnits } from '../matching/derivedFacts.ts';
import { dominates } from '../matching/dominates.ts';
import { findModels } from '../matching/groupModels.ts';
import { createMatcher, type Matcher } from '../matching/matcher.ts';
import { asPriced, isHeadSmall, type RankedSystem } from '../matching/rankSystems.ts';
import { answersOfWay } from '../matching/ways.ts';
import { readInstallation } from '../pricing/readInstallation.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { BEDROOMS, isSizedByHome, KINDS_OF_ROOM, type SizeAsked } from '../sizing/sizeAsked.ts';
import { type AdviceOptions, adviceData, advise, jobOf } from './advise.ts';

const { installation } = readInstallation(readFileSync('catalogue/installation.json', 'utf8'));
const LIST = { installation: installation!, on: '2026-11-28' };
const POSTCODES = ['', '2000', '2600', '3000', '4870', '6000'];

/** Sizes for the answers: a few of each kind, and none. */
function sizesFor(answers: Answers): readonly SizeAsked[] {
  if (isSizedByHome(answers)) return [{}, ...BEDROOMS.map((home) => ({ home }))];
  const rooms = roomsAsked(answers);
  if (typeof rooms !== 'number') return [{}];
  const kinds = KINDS_OF_ROOM.map((_, at) =>
    [...Array(rooms).keys()].map((room) => KINDS_OF_ROOM[(at + 2 * room) % 6]!),
  );
  return [{}, ...kinds.map((some) => ({ rooms: some }))];
}

/** A rival that one could buy as well as the first. */
const isOffered = ({ isServed, isSure, product, price }: RankedSystem): boolean =>
  isServed && isSure && price !== null && (product.availability === null || product.availability === 'in_stock');

function expectPromises(matcher: Matcher, answers: Answers, options: AdviceOptions): void {
  const job = jobOf(answers, options);
  const found = findModels(matcher, job);
  const { ways } = found;
  const { price: bar, counts, start } = adviceData(matcher, job, found);
  const about = JSON.stringify([answers, options.rooms, options.home, options.postcode]);
  expect(start === null, about).toBe(ways.length === 0);
  if (ways.length > 0) expect(counts.fits + counts.might_fit, about).toBeGreaterThan(0);
  for (const way of ways) {
    if (way.price) expect(way.price.low, about).toBeLessThanOrEqual(way.price.high);
    if (bar && way.price?.basis === 'installed' && way.first.every(({ system }) => isOffered(system))) {
      expect(bar.low, about).toBeLessThanOrEqual(way.price.low);
      expect(bar.high, about).toBeGreaterThanOrEqual(way.price.high);
    }
    for (const { system: first, span, ranked, head } of way.first) {
      const basis = { answers: answersOfWay(way.id, answers), zone: job.zone };
      const hasHeads = ({ product }: RankedSystem) =>
        !isHeadSmall(product, head) && (way.id !== 'multi' || Number(indoorUnits(product)) >= way.units.indoor);
      const rivals = ranked.filter((one) => one !== first && isOffered(one) && hasHeads(one));
      if (span && first.size !== 'inside' && first.isServed)
        expect(
          rivals.filter(({ size }) => size === 'inside'),
          about,
        ).toEqual([]);
      if (!isOffered(first)) continue;
      for (const rival of rivals) {
        if (rival.size !== first.size || (rival.product.phase === 3 && first.product.phase !== 3)) continue;
        expect(dominates(asPriced(rival), asPriced(first), basis), about).toBe(false);
        const isSameKw = rival.product.cooling_capacity_kw === first.product.cooling_capacity_kw;
        if (!isSameKw || rival.extras.length > 0 || rival.price?.basis !== first.price?.basis) continue;
        const { low } = rival.price!;
        expect(Number(first.price?.low), about).toBeLessThanOrEqual(low + Math.max(100, 0.05 * low));
      }
    }
  }
}

it('no first is dominated, dearer than one that does as much, or outside the span while one inside fits', () => {
  const matcher = createMatcher(DEMO);
  sampled(EVERY_PATH).forEach((answers, at) => {
    const sizes = sizesFor(answers);
    const some = process.env.EXHAUSTIVE ? sizes : [sizes[at % sizes.length]!];
    for (const size of some)
      expectPromises(matcher, answers, { ...size, postcode: POSTCODES[at % POSTCODES.length]!, ...(at % 4 && LIST) });
  });
});

it('any catalogue has advice that holds to the same', () => {
  fc.assert(
    fc.property(anyCatalogue, fc.nat(), (products, seed) => {
      const matcher = createMatcher(products);
      for (let step = 0; step < 5; step += 1) {
        const answers = EVERY_PATH[(seed + 301 * step) % EVERY_PATH.length]!;
        const sizes = sizesFor(answers);
        const postcode = POSTCODES[(seed + step) % POSTCODES.length]!;
        expectPromises(matcher, answers, { ...sizes[(seed + step) % sizes.length], postcode, ...(step % 2 && LIST) });
      }
    }),
    { numRuns: runs(30) },
  );
});

it('two alike visits have the same advice, whatever the order of the rows', () => {
  const [one, other] = [createMatcher(DEMO), createMatcher(DEMO.toReversed())];
  for (const answers of EVERY_PATH.filter((_, at) => at % 50 === 0)) {
    const options = { ...sizesFor(answers).at(-1), postcode: '3000', ...LIST };
    expect(advise(other, answers, options)).toEqual(advise(one, answers, options));
  }
});

it('every way has a gain over another, where there is one, and a flaw, each of another kind', () => {
  const matcher = createMatcher(DEMO);
  for (const answers of sampled(EVERY_PATH)) {
    const { ways } = advise(matcher, answers, LIST);
    for (const { gain, flaw } of ways) {
      expect(gain === null).toBe(ways.length === 1);
      expect(flaw?.id).not.toBe(gain?.id);
      for (const point of [gain, flaw]) expect((point?.text ?? '').length).toBeLessThanOrEqual(120);
    }
  }
});

it.each([
  ['without a day', {}],
  ['after its last day', { on: '2999-01-01' }],
])('%s, a price list gives no price', (_, day) => {
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room' };
  const { price, ways } = advise(createMatcher(DEMO), answers, { installation: installation!, ...day });
  const ofHome = { ...answers, Q3: 'Whole Home', Q4: 'Unsure' };
  expect(advise(createMatcher(DEMO), ofHome, { installation: installation!, ...day }).price).toBeNull();
  expect([price, ways[0]?.price?.basis]).toEqual([null, 'unit']);
});
