import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyAlikeCatalogue, anyCatalogue, anyPath, EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import { CONTROLS, type Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike } from './comparable.ts';
import { familyOf } from './families.ts';
import { GROUPS } from './group.ts';
import { insteads } from './insteads.ts';
import { judge } from './judge.ts';
import { createMatcher } from './matcher.ts';
import { VERDICTS } from './verdict.ts';
import { whereToStart } from './whereToStart.ts';

const split = (id: string, more: Partial<Product> = {}) =>
  productWith({ system_type: 'split', id, cooling_capacity_kw: 5, ...more });
const offered = (from: Product, ...others: readonly Product[]) =>
  insteads(createMatcher([from, ...others]), { Q0: 'No' }, from).map(
    ({ product, differences: [way] }) => `${way?.id} ${product.id}`,
  );

/** The rules, written separately for the test. */
function expectRules(products: readonly Product[], answers: Answers, from: Product) {
  const matcher = createMatcher(products);
  const found = insteads(matcher, answers, from);
  const shown = GROUPS.flatMap((group) => matcher.match(answers)[group].first());
  expect(found.length).toBeLessThanOrEqual(3);
  const families = [from, ...found.map(({ product }) => product)].map((one) => familyOf(matcher.families, one));
  expect(new Set(families).size).toBe(found.length + 1);
  for (const { product, differences } of found) {
    const [difference] = differences;
    if (!difference) throw new Error('Nothing differs.');
    expect(shown).toContain(product);
    expect(isAlike(from, product)).toBe(true);
    for (const { kind, question, verdict } of judge(from, answers)) {
      if (kind !== 'must') continue;
      const own = judge(product, answers).find((judged) => judged.question === question)?.verdict ?? 'misses';
      expect(VERDICTS.indexOf(own)).toBeLessThanOrEqual(VERDICTS.indexOf(verdict));
    }
    switch (difference.id) {
      case 'sound':
        expect(difference.dba).toBeLessThanOrEqual(-3);
        break;
      case 'price':
        expect(product.price_includes).toBe(from.price_includes);
        expect(-difference.aud).toBeGreaterThanOrEqual(Math.max(100, (from.price_from_aud ?? 0) / 20));
        break;
      case 'size':
        expect(Math.max(difference.width, difference.height, difference.depth)).toBeLessThanOrEqual(0);
        break;
      default:
        expect(difference.id).toBe('control');
        expect(CONTROLS.some((control) => product.controls?.[control] === 'included')).toBe(true);
    }
  }
  return found;
}

it('insteads keep the rules for any catalogue and answers', () => {
  const seen = new Set<string>();
  const paths = fc.oneof(fc.constant({ Q0: 'No' }), anyPath);
  fc.assert(
    fc.property(fc.oneof(anyAlikeCatalogue, anyCatalogue), paths, (products, answers) => {
      for (const product of products.slice(0, 4)) {
        for (const { differences } of expectRules(products, answers, product)) seen.add(differences[0]?.id ?? '');
      }
    }),
    { numRuns: runs(50) },
  );
  expect(seen.size).toBeGreaterThan(0);
});

it('insteads keep the rules for the demo catalogue', () => {
  // Every twentieth path, so that there are some of all kinds.
  for (let index = 0; index < EVERY_PATH.length; index += 20) {
    const answers = EVERY_PATH[index] ?? {};
    const [first] = GROUPS.flatMap((group) => createMatcher(DEMO).match(answers)[group].first());
    if (first) expectRules(DEMO, answers, first);
  }
});

it('insteads offer each system once, in a fixed order, by what it gains most', () => {
  const from = split('A', {
    outdoor_sound_power_dba: 65,
    price_from_aud: 2000,
    price_includes: 'supply_only',
    outdoor_width_mm: 900,
    outdoor_height_mm: 700,
    outdoor_depth_mm: 300,
  });
  const others = [
    { ...from, id: 'B', outdoor_sound_power_dba: 60, price_from_aud: 1000 },
    { ...from, id: 'C', outdoor_sound_power_dba: 62, price_from_aud: 1500 },
    { ...from, id: 'D', outdoor_width_mm: 800 },
  ];
  expect(offered(from, ...others)).toEqual(['price B', 'sound C', 'size D']);
});

it('insteads begin with the alternatives that stand beside a starting point', () => {
  let seen = 0;
  for (let index = 0; index < EVERY_PATH.length; index += 5) {
    const answers = EVERY_PATH[index] ?? {};
    const matcher = createMatcher(DEMO);
    for (const [zone, postcode] of [
      ['hot', '4870'],
      ['cold', '3000'],
      [null, ''],
    ] as const) {
      const start = whereToStart(matcher, answers, zone, null, postcode);
      if (!start) continue;
      const noWorse = matcher.noWorse(answers, start.product, () => true);
      const beside = start.alternatives.filter(({ product }) => noWorse.includes(product));
      const found = insteads(matcher, answers, start.product, zone, postcode);
      expect(found.slice(0, beside.length).map(({ product }) => product.id)).toEqual(
        beside.map(({ product }) => product.id),
      );
      seen += beside.length;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

it('insteads offer a smaller system only where none of the size is better', () => {
  const from = split('A', { price_from_aud: 2000, price_includes: 'supply_only' });
  const smaller = { ...from, id: 'B', price_from_aud: 1000, cooling_capacity_kw: 4 };
  expect(offered(from, smaller)).toEqual(['price B']);
  expect(offered(from, smaller, { ...from, id: 'C', price_from_aud: 1500 })).toEqual(['price C']);
});

it('insteads offer a system with a control more', () => {
  const none = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
  const from = split('A', { controls: none });
  expect(offered(from, { ...from, id: 'B', controls: { ...none, voice: 'included' } })).toEqual(['control B']);
});
