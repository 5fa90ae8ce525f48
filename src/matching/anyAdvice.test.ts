import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, sampled } from '../../tests/runs.ts';
import { anyAlikeCatalogue, anyCatalogue, anyZone, EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import type { Product } from '../catalogue/product.ts';
import { ZONES } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { reasonClause, startText } from '../words/adviceText.ts';
import { priceLines, sizeText } from '../words/modelWords.ts';
import { rowFigures } from '../words/rowText.ts';
import { ENGLISH_WORDS } from '../words/words.ts';
import { type Advice, dominates, whereToStart } from './advice.ts';
import { isAlike, isSmaller } from './comparable.ts';
import { type Basis, between } from './differences.ts';
import { sizeKw } from './families.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { listModels, type Model, productOf, shownSizes, systemKind } from './models.ts';
import type { LikelySize } from './size.ts';

/** Sizes that a room may need, from a small one to a large one, in kW. */
const OF_A_ROOM = [2, 4, 7, 11];
const BY_ROOMS = new Map(
  [1, 2, 3, 4].map((rooms) => [
    rooms,
    OF_A_ROOM.map((kw): LikelySize => ({ kw: kw * rooms, from: 0.8 * kw * rooms, to: 1.25 * kw * rooms })),
  ]),
);

/** The claim of each sentence without a gain. */
const CLAIMS: readonly (readonly [RegExp, (advice: Advice, others: readonly Model[], basis: Basis) => boolean])[] = [
  [/the only one that fits with/, (_, others) => others.length === 0],
  [/you'd notice no difference/, ({ next }) => next?.differences.length === 0 && next.against.length === 0],
  [
    /^How it compares .* depends on the size you need/,
    ({ first }, others, basis) =>
      others.some((model) => peers(first, model).some(([one, size]) => between(one, size, basis).length > 0)),
  ],
  [/come in other sizes/, ({ first }, others) => others.every((model) => peers(first, model).length === 0)],
  [
    /we know of nothing .*that fits and is cheaper or quieter/i,
    ({ first }, others) =>
      others.every((model) =>
        peers(first, model).every(
          ([one, size]) =>
            (size.price === null || one.price?.includes === size.price.includes) &&
            Number(one.price?.aud ?? 0) <= (size.price?.aud ?? Infinity) &&
            Number(one.outdoor_sound_power_dba) <= (size.outdoor_sound_power_dba ?? Infinity),
        ),
      ),
  ],
];

function peers(first: Model, model: Model): readonly (readonly [Product, Product])[] {
  return shownSizes(first).flatMap((one) =>
    shownSizes(model)
      .filter((size) => isAlike(one, size) && !isSmaller(size, one))
      .map((size) => [one, size] as const),
  );
}

/** The models whose figures were checked. Most are the same on many answer paths. */
const LOOKED_AT = new WeakMap<Matcher, Set<string>>();

/** Checks the promises of every advice, and returns the kinds of text that it has. */
function expectAdvice(matcher: Matcher, answers: Answers, likely: LikelySize | null, basis: Basis): string | null {
  const { fits, might, catch: close } = listModels(matcher.match(answers), matcher, likely);
  for (const model of [...fits, ...might, ...close]) {
    const key = [likely?.kw, model.size?.id, ...model.sizes.map(({ id }) => id)].join();
    const looked = LOOKED_AT.get(matcher) ?? new Set();
    if (!looked.has(key)) expectSize(model, likely);
    LOOKED_AT.set(matcher, looked.add(key));
  }
  const advice = whereToStart(fits, basis);
  expect(advice === null).toBe(fits.length === 0);
  if (!advice) return null;
  const { first, beside, next } = advice;
  const dominating = fits.filter(
    (model) =>
      model !== first &&
      shownSizes(first).every((size) => shownSizes(model).some((other) => dominates(other, size, basis))),
  );
  expect(dominating).toEqual([]);
  expect(beside.length).toBeLessThan(3);
  for (const { model, differences } of beside) {
    expect(model === first || systemKind(model) !== systemKind(first)).toBe(false);
    expect(differences.some(({ gain }) => gain)).toBe(true);
  }
  for (const { differences, against } of next ? [...beside, next] : beside) {
    // A gain of one is a cost of the other.
    expect(differences.map(({ id, gain }) => `${id} ${gain}`)).toEqual(
      expect.arrayContaining(against.map(({ id, gain }) => `${id} ${!gain}`)),
    );
    expect(differences.length).toBe(against.length);
  }
  const text = startText(ENGLISH_WORDS, advice);
  expect(text).toMatch(/^[A-Z][^{}]*\.$/);
  const others = fits.filter((model) => model !== first && systemKind(model) === systemKind(first));
  const claims = CLAIMS.filter(([words]) => words.test(text));
  for (const [words, holds] of claims) expect([text, words, holds(advice, others, basis)]).toEqual([text, words, true]);
  const gains = next?.against.filter(({ gain }) => gain) ?? [];
  const isGain = gains.some((one) => text.includes(reasonClause(ENGLISH_WORDS, one)));
  const isEqual = /^(Two|Three) fit equally well/.test(text);
  expect([text, isGain || isEqual || claims.length > 0]).toEqual([text, true]);
  return isEqual ? 'equal' : isGain ? 'gain' : 'claim';
}

/** A decided size is shown. Without one, no figure that depends on size is a single figure. */
function expectSize(model: Model, likely: LikelySize | null): void {
  const { size, sizes } = model;
  if (size === null) {
    expect([likely, sizes.length > 1]).toEqual([null, true]);
    const isOpen = (of: (one: Product) => number | null) =>
      new Set(sizes.map(of).filter((one) => one !== null)).size > 1;
    // To a tenth, as sizes are shown.
    if (isOpen((one) => Math.round(10 * (sizeKw(one) ?? 0)) || null))
      expect(sizeText(ENGLISH_WORDS, model)).toContain(' to ');
    for (const includes of ['supply_only', 'supply_and_standard_install'] as const) {
      if (!isOpen((one) => (one.price?.includes === includes ? one.price.aud : null))) continue;
      const lines = priceLines(ENGLISH_WORDS, model).filter((one) => one.isSupplyOnly === (includes === 'supply_only'));
      expect(lines.some(({ price }) => price.includes(' to '))).toBe(true);
    }
    const figures = rowFigures(ENGLISH_WORDS, model, sizes, 'hot');
    if (isOpen((one) => one.outdoor_sound_power_dba)) expect(figures).toMatch(/ to .*dB/);
    if (isOpen((one) => one.stars_cool_hot)) expect(figures).not.toContain('stars');
    return;
  }
  const apart = (one: Product): number => Math.abs(Math.log((sizeKw(one) ?? 0) / (likely?.kw ?? 1)));
  if (!likely || sizeKw(size) === null) return;
  for (const other of sizes.filter((one) => sizeKw(one) !== null)) {
    expect(apart(other)).toBeGreaterThan(apart(size) - 1e-6);
    if (Math.abs(apart(other) - apart(size)) < 1e-9) expect(sizeKw(other)).toBeLessThanOrEqual(sizeKw(size)!);
  }
}

function likelySizes(answers: Answers): readonly (LikelySize | null)[] {
  const rooms = roomsAsked(answers);
  return [null, ...(typeof rooms === 'number' ? (BY_ROOMS.get(rooms) ?? []) : [])];
}

it('where to start names a gain or says why not, on answer paths of the demo catalogue and for every band of size', () => {
  const matcher = createMatcher(DEMO);
  const seen = new Map<string | null, number>();
  sampled(EVERY_PATH).forEach((answers, at) => {
    const zone = [null, ...ZONES][at % 4] ?? null;
    for (const likely of likelySizes(answers)) {
      const found = expectAdvice(matcher, answers, likely, { answers, zone });
      seen.set(found, (seen.get(found) ?? 0) + 1);
    }
  });
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
  expect((seen.get('gain') ?? 0) / total).toBeGreaterThan(0.5);
});

it('where to start keeps its promises for any catalogue, answers, size and zone', () => {
  const seen = new Set<string | null>();
  fc.assert(
    fc.property(
      fc.oneof(anyCatalogue, anyAlikeCatalogue),
      anyZone,
      fc.constantFrom(null, 2.5, 5, 8),
      fc.nat({ max: 9 }),
      (products, zone, kw, tenth) => {
        const matcher = createMatcher(products);
        const likely = kw && { kw, from: kw / 2, to: 2 * kw };
        for (const answers of EVERY_PATH.filter((_, at) => at % 10 === tenth)) {
          seen.add(expectAdvice(matcher, answers, likely, { answers, zone }));
        }
      },
    ),
    { numRuns: runs(100), endOnFailure: true },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['claim', 'gain']));
});

it('the order of rows and of answers doesn’t change where to start', () => {
  const told = (products: readonly Product[], answers: Answers) => {
    const matcher = createMatcher(products);
    return [null, { kw: 5, from: 3, to: 7 }].map((likely) => {
      const advice = whereToStart(listModels(matcher.match(answers), matcher, likely).fits, { answers, zone: 'cold' });
      if (!advice) return null;
      const { first, beside } = advice;
      return [
        [first, ...beside.map(({ model }) => model)].map((one) => productOf(one).id),
        startText(ENGLISH_WORDS, advice),
      ];
    });
  };
  const turned = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).toReversed());
  fc.assert(
    fc.property(fc.oneof(fc.constant(DEMO), anyCatalogue), fc.constantFrom(...EVERY_PATH), (products, answers) => {
      expect(told(products.toReversed(), turned(answers))).toEqual(told(products, answers));
    }),
    { numRuns: runs(50) },
  );
});
