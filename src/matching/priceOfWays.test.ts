import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyCatalogue, anyPath } from '../../tests/samples/anyCatalogue.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import type { Product } from '../catalogue/product.ts';
import type { JobPrice } from '../pricing/jobPrice.ts';
import { readInstallation } from '../pricing/readInstallation.ts';
import type { Answers } from '../questionnaire/question.ts';
import { FLOW } from '../questionnaire/questionSet.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { BEDROOMS, isSizedByHome, KINDS_OF_ROOM, type SizeAsked } from '../sizing/sizeAsked.ts';
import { groupModels } from './groupModels.ts';
import { firstJob, hasModel, type JobModel, jobModel } from './jobModel.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { priceOfFits, priceSoFar } from './priceOfWays.ts';
import { lessThan } from './startOf.ts';
import { type AskedJob, isOfWay, type WayId } from './way.ts';
import { waysFor } from './ways.ts';

const { installation } = readInstallation(readFileSync('catalogue/installation.json', 'utf8'));
const jobOf = (answers: Answers, size: SizeAsked = {}, postcode = ''): AskedJob => {
  return { answers, size, postcode, zone: 'average', rules: null, installation, on: '2026-11-28' };
};
/** Some of a catalogue are only installed at other postcodes. */
const servedAt = (products: readonly Product[], seed: number): readonly Product[] =>
  products.map((one, at) => ({
    ...one,
    service_postcodes: (['2000', null, '3000', '2000'] as const)[(seed + at) % 4]!,
  }));
const anyPostcode = fc.constantFrom('', '2000', '3000', '6000');

function sizesOf(answers: Answers, seed: number): readonly SizeAsked[] {
  const asked = roomsAsked(answers);
  if (isSizedByHome(answers)) return BEDROOMS.map((home) => ({ home }));
  const kinds = [...Array(asked).keys()].map((room) => KINDS_OF_ROOM[(seed + 2 * room) % KINDS_OF_ROOM.length]!);
  return [{ rooms: kinds }, { rooms: kinds.map(() => KINDS_OF_ROOM[seed % KINDS_OF_ROOM.length]!) }];
}

/** Nothing after a price is wider: an empty one has nothing left to hold. */
function expectInside(before: JobPrice | null, after: JobPrice | null, about: string): void {
  if (after === null) return;
  expect(before?.low, about).toBeLessThanOrEqual(after.low);
  expect(before?.high, about).toBeGreaterThanOrEqual(after.high);
}

/** The same price, for which each card and row is worked out. */
const rowByRow: typeof priceOfFits = (ways, start, fits, matcher, job) => {
  const isServed = ({ bought }: JobModel): boolean => bought.every(({ system }) => system.isServed);
  const begun = ways.map((way) => ({ way, card: firstJob(way, matcher, job) })).filter(({ card }) => isServed(card));
  const cards = start?.filter(isServed) ?? begun.map(({ card }) => card);
  const wayOf = (product: Product): WayId | undefined => ways.find(({ id }) => isOfWay(product, id))?.id;
  const rows = fits
    .filter(({ products: [product] }) => !cards.some((card) => hasModel(card, matcher, product)))
    .map((model) => jobModel(model, matcher, job, wayOf(model.products[0])).price);
  const named = start ? [] : begun.map(({ way }) => lessThan(way)?.price ?? null);
  const prices = [...cards.map(({ price }) => price), ...named, ...rows].filter((one) => one?.basis === 'installed');
  if (prices.length === 0) return null;
  const [lows, highs] = [prices.map((price) => price!.low), prices.map((price) => price!.high)];
  return { low: Math.min(...lows), high: Math.max(...highs), basis: 'installed' };
};

/** Walks a path from its first question to the size and the list, whose cards lie inside too. */
function expectNarrowing(matcher: Matcher, answers: Answers, seed: number, postcode: string): void {
  let given: Answers = {};
  let before = priceSoFar(matcher, jobOf(given, {}, postcode));
  for (const question of FLOW.order.filter((one) => answers[one] !== undefined)) {
    given = { ...given, [question]: answers[question] };
    const after = priceSoFar(matcher, jobOf(given, {}, postcode));
    expectInside(before, after, JSON.stringify(given));
    before = after;
  }
  for (const size of [{}, ...sizesOf(answers, seed)]) {
    const job = jobOf(answers, size, postcode);
    const { ways } = waysFor(matcher, job);
    const { fits } = groupModels(matcher, job, ways);
    const cards = ways.map((way) => firstJob(way, matcher, job));
    const shown = priceOfFits(ways, ways.length > 1 ? null : cards, fits, matcher, job);
    const about = JSON.stringify([answers, size]);
    expectInside(before, priceSoFar(matcher, job), about);
    expectInside(before, shown, about);
    for (const start of [null, cards])
      expect(priceOfFits(ways, start, fits, matcher, job), about).toEqual(rowByRow(ways, start, fits, matcher, job));
    for (const { price, first } of ways)
      if (price?.basis === 'installed' && first.every(({ system }) => system.isServed))
        expectInside(shown, price, about);
  }
}

it('no answer to a question, nor a size, widens what a job may cost, and the list and its cards stay inside', () => {
  const matcher = createMatcher(DEMO);
  fc.assert(
    fc.property(anyPath, fc.nat(), anyPostcode, (answers, seed, postcode) =>
      expectNarrowing(matcher, answers, seed, postcode),
    ),
    { numRuns: runs(8) },
  );
});

it('the same holds for any catalogue', () => {
  fc.assert(
    fc.property(anyCatalogue, anyPath, fc.nat(), anyPostcode, (products, answers, seed, postcode) =>
      expectNarrowing(createMatcher(servedAt(products, seed)), answers, seed, postcode),
    ),
    { numRuns: runs(8) },
  );
});

it('the price of several ways holds all that fits, and what a card names', () => {
  const matcher = createMatcher(DEMO);
  const answers = { Q0: 'No', Q2: 'Apartment', Q3: 'Multiple Rooms', Q4: 'Individual Room Zoning', Q5: '3 Rooms' };
  const job = { ...jobOf({ ...answers, Q6: 'Small Outdoor space', Q7: ['Mobile App'] }), zone: null };
  const { ways } = waysFor(matcher, job);
  const { fits } = groupModels(matcher, job, ways);
  const named = ways.flatMap((way) => lessThan(way)?.price ?? []);
  expect(named[0]?.low).toBeLessThan(Math.min(...ways.map(({ price }) => Number(price?.low))));
  const rows = fits.map((model) => jobModel(model, matcher, job).price);
  const dearest = Math.max(...rows.map((price) => Number(price?.high)));
  expect(dearest).toBeGreaterThan(Math.max(...ways.map(({ price }) => Number(price?.high))));
  expect(priceOfFits(ways, null, fits, matcher, job)).toMatchObject({ low: named[0]?.low, high: dearest });
});

it('what isn’t installed at the postcode neither counts as fitting nor ends the price', () => {
  const matcher = createMatcher(DEMO);
  const answers = { Q0: 'Yes', Q1: 'Ducted', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q4: 'Individual Room Zoning' };
  const size = { rooms: ['open_plan', 'bedroom', 'unsure'] } as const;
  const asked = jobOf({ ...answers, Q5: '3 Rooms', Q6: 'Large Outdoor space', Q7: ['Mobile App'] }, size);
  const found = ['2000', '6000'].map((postcode) => {
    const job = { ...asked, postcode };
    const { ways } = waysFor(matcher, job);
    const { fits, might } = groupModels(matcher, job, ways);
    const groupOf = (id: string) =>
      fits.some(({ products }) => products.some((one) => one.id === id)) ? 'fits' : 'might';
    return [groupOf('KR-DUCT-100-RZ'), might.length, priceOfFits(ways, null, fits, matcher, job)?.high];
  });
  expect(found).toEqual([
    ['fits', 0, 14083],
    ['might', 1, 13818],
  ]);
});

it('where the one system isn’t installed at the postcode, neither a question nor the list has a price', () => {
  const matcher = createMatcher([{ ...DEMO.find(({ id }) => id === 'WB-WALL-025')!, service_postcodes: '2000' }]);
  const found = ['2000', '3000'].map((postcode) => {
    const job = jobOf({ Q0: 'No', Q3: 'Single Room' }, {}, postcode);
    const { ways } = waysFor(matcher, job);
    const { fits } = groupModels(matcher, job, ways);
    const cards = ways.map((way) => firstJob(way, matcher, job));
    return [cards.length, priceSoFar(matcher, job) !== null, priceOfFits(ways, cards, fits, matcher, job) !== null];
  });
  expect(found).toEqual([
    [1, true, true],
    [1, false, false],
  ]);
});

it('a model counts at the size of its card, not at the one that it would have as a row', () => {
  const matcher = createMatcher(DEMO);
  const answers = { Q0: 'Yes', Q1: 'Split', Q2: 'House - Flat Roof', Q3: 'Single Room', Q6: 'Small Outdoor space' };
  const job = jobOf({ ...answers, Q7: ['Voice Control'] }, { rooms: ['open_plan'] });
  const { ways } = waysFor(matcher, job);
  const { fits } = groupModels(matcher, job, ways);
  const card = jobModel({ products: DEMO.filter(({ id }) => id === 'WB-WALL-090') }, matcher, job);
  const low = (cards: readonly (typeof card)[]) => priceOfFits(ways, cards, fits, matcher, job)?.low;
  expect([low([]), low([card])]).toEqual([2440, 3340]);
});

it('without a price list, nothing is said of the price', () => {
  const matcher = createMatcher(DEMO);
  const job = { ...jobOf({ Q3: 'Single Room' }), installation: null };
  const { ways } = waysFor(matcher, job);
  expect([
    priceSoFar(matcher, job),
    priceOfFits(ways, null, groupModels(matcher, job, ways).fits, matcher, job),
  ]).toEqual([null, null]);
});
