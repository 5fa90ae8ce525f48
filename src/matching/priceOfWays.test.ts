import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyCatalogue, anyPath } from '../../tests/samples/anyCatalogue.ts';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import type { Product } from '../catalogue/product.ts';
import type { JobPrice } from '../pricing/jobPrice.ts';
import { readInstallation } from '../pricing/readInstallation.ts';
import type { Answers } from '../questionnaire/question.ts';
import { FLOW } from '../questionnaire/questionSet.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { BEDROOMS, isSizedByHome, KINDS_OF_ROOM, type SizeAsked } from '../sizing/sizeAsked.ts';
import { type FoundModels, findModels } from './groupModels.ts';
import { jobModel } from './jobModel.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { priceOfFits, priceSoFar } from './priceOfWays.ts';
import { lessThan, smallEndOf } from './startOf.ts';
import { type AskedJob, isOfWay, type Way, type WayId } from './way.ts';
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

/** The same size as it is said: one room after the other. */
function roomByRoom(size: SizeAsked): readonly SizeAsked[] {
  const { rooms } = size;
  return rooms?.map((_, last) => ({ rooms: rooms.map((kind, at) => (at > last ? 'unsure' : kind)) })) ?? [size];
}

/** Nothing after a price is wider: an empty one has nothing left to hold. */
function expectInside(before: JobPrice | null, after: JobPrice | null, about: string): void {
  if (after === null) return;
  expect(before?.low, about).toBeLessThanOrEqual(after.low);
  expect(before?.high, about).toBeGreaterThanOrEqual(after.high);
}

/** The price of what costs less than the first systems of a way. */
function lessPrice(way: Way, matcher: Matcher, job: AskedJob) {
  const less = lessThan(way);
  return less && jobModel({ products: less.map(({ product }) => product) }, matcher, job, way.id).price;
}

/** Every price that a list names or shows: of its cards and rows, of a larger or a cheaper system, and of two instead of one. */
function pricesNamed({ ways, missing, groups: { fits } }: FoundModels, matcher: Matcher, job: AskedJob) {
  const begun = ways.filter(({ first }) => first.every(({ system }) => system.isServed));
  const wayOf = (product: Product): WayId | undefined => ways.find(({ id }) => isOfWay(product, id))?.id;
  const rows = fits.map((model) => jobModel(model, matcher, job, wayOf(model.products[0])).price);
  const named = begun.flatMap((way) => {
    const next = way.first.length === 1 ? smallEndOf(way.first[0])?.next?.price : null;
    return [way.price, lessPrice(way, matcher, job), next];
  });
  const pairs = [...ways, ...missing].map((one) => 'two' in one && one.two?.price);
  return [...rows, ...named, ...pairs].flatMap((price) => (price && price.basis === 'installed' ? price : []));
}

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
    const found = findModels(matcher, job);
    const shown = priceOfFits(found, matcher, job);
    const about = JSON.stringify([answers, size]);
    let open = before;
    for (const part of roomByRoom(size)) {
      const after = priceSoFar(matcher, jobOf(answers, part, postcode));
      expectInside(open, after, about);
      open = after;
    }
    expectInside(open, shown, about);
    for (const price of pricesNamed(found, matcher, job)) expectInside(shown, price, about);
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
  const found = findModels(matcher, job);
  const { ways } = found;
  const named = ways.flatMap((way) => lessPrice(way, matcher, job) ?? []);
  expect(named[0]?.low).toBeLessThan(Math.min(...ways.map(({ price }) => Number(price?.low))));
  const rows = found.groups.fits.map((model) => jobModel(model, matcher, job).price);
  const dearest = Math.max(...rows.map((price) => Number(price?.high)));
  expect(dearest).toBeGreaterThan(Math.max(...ways.map(({ price }) => Number(price?.high))));
  expect(priceOfFits(found, matcher, job)).toMatchObject({ low: named[0]?.low, high: dearest });
});

it('what isn’t installed at the postcode neither counts as fitting nor ends the price', () => {
  const matcher = createMatcher(DEMO);
  const answers = { Q0: 'Yes', Q1: 'Ducted', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q4: 'Individual Room Zoning' };
  const size = { rooms: ['open_plan', 'bedroom', 'unsure'] } as const;
  const asked = jobOf({ ...answers, Q5: '3 Rooms', Q6: 'Large Outdoor space', Q7: ['Mobile App'] }, size);
  const found = ['2000', '6000'].map((postcode) => {
    const job = { ...asked, postcode };
    const listed = findModels(matcher, job);
    const { fits, might } = listed.groups;
    const groupOf = (id: string) =>
      fits.some(({ products }) => products.some((one) => one.id === id)) ? 'fits' : 'might';
    return [groupOf('KR-DUCT-100-RZ'), might.length, priceOfFits(listed, matcher, job)?.high];
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
    const listed = findModels(matcher, job);
    return [listed.ways.length, priceSoFar(matcher, job) !== null, priceOfFits(listed, matcher, job) !== null];
  });
  expect(found).toEqual([
    [1, true, true],
    [1, false, false],
  ]);
});

it('the larger size that a card names counts too', () => {
  const matcher = createMatcher(DEMO);
  const answers = { Q0: 'Yes', Q1: 'Split', Q2: 'Townhouse', Q3: 'Whole Home', Q6: 'Large Outdoor space' };
  const job = jobOf({ ...answers, Q7: ['Mobile App'] });
  const { ways } = waysFor(matcher, job);
  const next = smallEndOf(ways[0]!.first[0])?.next;
  expect(next?.product.id).toBe('WB-MULTI-100-5');
  expect(priceOfFits(findModels(matcher, job), matcher, job)?.high).toBeGreaterThanOrEqual(Number(next?.price?.high));
});

it('a split that its provider has for a whole home counts', () => {
  const matcher = createMatcher([
    productWith({
      ...{ system_type: 'split', price: supplyOnly(900), suits_areas: ['whole_home'] },
      ...{ suits_home_types: ['apartment'], suits_small_outdoor_space: true },
    }),
  ]);
  const job = jobOf(
    { Q0: 'No', Q2: 'Apartment', Q3: 'Whole Home', Q4: 'Unsure', Q6: 'Small Outdoor space' },
    { home: 3 },
  );
  const price = priceOfFits(findModels(matcher, job), matcher, job);
  expect(price).not.toBeNull();
  expect(priceSoFar(matcher, job)).toEqual(price);
});

it('a price list of splits alone prices these installed, and nothing else by itself', () => {
  const { split } = installation!.kinds;
  const ofSplits = { ...installation!, kinds: { split: split! } };
  const answers = { Q0: 'Yes', Q1: 'Split', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q5: '2 Rooms' };
  const job = { ...jobOf({ ...answers, Q6: 'Large Outdoor space', Q7: ['None'] }), installation: ofSplits };
  const { ways } = waysFor(createMatcher(DEMO), job);
  expect(ways.map(({ id, price }) => [id, price?.basis])).toEqual([
    ['splits', 'installed'],
    ['multi', 'unit'],
  ]);
});

it('without a price list, nothing is said of the price', () => {
  const matcher = createMatcher(DEMO);
  const job = { ...jobOf({ Q3: 'Single Room' }), installation: null };
  expect([priceSoFar(matcher, job), priceOfFits(findModels(matcher, job), matcher, job)]).toEqual([null, null]);
});

/** The sizes of one single split. */
function oneModel(...sizes: readonly Partial<Product>[]): Matcher {
  const model = { system_type: 'split', item_group_id: 'W', suits_home_types: ['townhouse'] } as const;
  return createMatcher(sizes.map((one, at) => productWith({ id: `${at}`, ...model, ...one })));
}

it('each room said narrows the price at once, which holds what an open one may get', () => {
  const matcher = oneModel(
    { cooling_capacity_kw: 2.5, price: supplyOnly(1000) },
    { cooling_capacity_kw: 5, price: supplyOnly(2000) },
    { cooling_capacity_kw: 8, price: supplyOnly(4000) },
  );
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: '2 Rooms', Q7: ['Mobile App'] };
  const job = jobOf({ ...answers, Q6: 'Large Outdoor space' }, { rooms: ['living', 'open_plan'] });
  const [none, one, both] = [{}, ...roomByRoom(job.size)].map((size) => priceSoFar(matcher, { ...job, size }));
  expect(one?.low).toBeGreaterThan(Number(none?.low));
  expect(both?.low).toBeGreaterThan(Number(one?.low));
  expectInside(one!, both!, 'an open-plan room after a living room');
  expect(both).toEqual(priceOfFits(findModels(matcher, job), matcher, job));
});

it('an open question may leave the size for a room unknown, so the price holds the others too', () => {
  const matcher = oneModel(
    { cooling_capacity_kw: 5, price: supplyOnly(2000), suits_small_outdoor_space: null },
    { cooling_capacity_kw: 9, price: supplyOnly(900), suits_small_outdoor_space: true },
  );
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room' };
  const job = jobOf({ ...answers, Q6: 'Small Outdoor space', Q7: ['None'] }, { rooms: ['living'] });
  const shown = priceOfFits(findModels(matcher, job), matcher, job);
  expect(shown?.low).toBeLessThan(2000);
  expectInside(priceSoFar(matcher, { ...job, answers }), shown, 'before the outdoor space is said');
});
