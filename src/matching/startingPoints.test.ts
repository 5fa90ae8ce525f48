import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyAlikeCatalogue, anyCatalogue, anyPath, anyZone, EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { ZONES, type Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { readCsv } from '../source/readCsv.ts';
import { differences } from './differences.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { type StartingPoint, startingPoints } from './startingPoints.ts';

const { products: DEMO } = readCsv(readFileSync(new URL('../../catalogue/products.csv', import.meta.url), 'utf8'));

/** The rules, written separately for the test. */
function reference(matcher: Matcher, answers: Answers, zone: Zone | null): readonly string[] {
  const fitting = matcher.match(answers).all.first();
  const family = (product: Product) => `${product.item_group_id ?? `alone ${product.id}`} ${product.system_type}`;
  if (new Set(fitting.map(family)).size < 4) return [];
  const [first] = fitting as [Product];
  const priced = (kind: Product['price_includes']) => fitting.filter(({ price_includes }) => price_includes === kind);
  const [supply, install] = [priced('supply_only'), priced('supply_and_standard_install')];
  const kind = priced(first.price_includes);
  const sameKind = first.price_includes ? kind : supply.length >= install.length ? supply : install;
  const best = (rule: string, among: readonly Product[], figure: (product: Product) => number | null | undefined) => {
    const known = among.filter((product) => typeof figure(product) === 'number');
    const sorted = known.toSorted((a, b) => Number(figure(a)) - Number(figure(b)));
    const varied = new Set(known.map(figure)).size > 1;
    return varied ? sorted.slice(0, 1).map((product) => ({ rule, product })) : [];
  };
  const yearly = (product: Product) => {
    const [cool, heat] = [product[`kwh_cool_${zone ?? 'hot'}`], product[`kwh_heat_${zone ?? 'hot'}`]];
    return zone === null || cool === null || heat === null ? null : cool + heat;
  };
  const winners = [
    { rule: 'closest', product: first },
    ...best('price', sameKind, (product) => product.price_from_aud),
    ...best('cost', fitting, yearly),
    ...best('sound', fitting, (product) => product.outdoor_sound_power_dba),
  ];
  return winners
    .filter(({ product }, at) => winners.findIndex((other) => family(other.product) === family(product)) === at)
    .slice(0, 3)
    .map(({ rule, product }) => `${rule} ${product.id}`);
}

const listed = (points: readonly StartingPoint[]) => points.map(({ rule, product }) => `${rule} ${product.id}`);
const slim = (id: string, more: Partial<Product> = {}) => productWith({ system_type: 'slim_ducted', id, ...more });
const found = (...products: readonly Product[]) => listed(startingPoints(createMatcher(products), { Q0: 'No' }, 'hot'));

describe('starting points', () => {
  it('obey their rules for any catalogue, answers and zone', () => {
    const isFound = new Set<string>();
    fc.assert(
      fc.property(
        fc.oneof(anyAlikeCatalogue, anyCatalogue),
        fc.oneof(fc.constant({ Q0: 'No' }), anyPath),
        anyZone,
        (products, answers, zone) => {
          const matcher = createMatcher(products);
          const points = startingPoints(matcher, answers, zone);
          expect(listed(points)).toEqual(reference(matcher, answers, zone));
          for (const { rule, product, differences: apart } of points) {
            isFound.add(rule);
            const all = differences(points[0]?.product ?? product, product, zone);
            expect(apart).toHaveLength(all.length);
            expect(apart).toEqual(expect.arrayContaining([...all]));
            if (all.some(({ id }) => id === rule)) expect(apart[0]?.id).toBe(rule);
          }
        },
      ),
      { numRuns: runs(100) },
    );
    expect([...isFound].sort()).toEqual(['closest', 'cost', 'price', 'sound']);
  });

  it('obey their rules on every answer path of the demo catalogue', () => {
    const matcher = createMatcher(DEMO);
    EVERY_PATH.forEach((answers, index) => {
      const zone = [null, ...ZONES][index % 4] ?? null;
      expect(listed(startingPoints(matcher, answers, zone))).toEqual(reference(matcher, answers, zone));
    });
  });

  it('do not exist if three or fewer families fit, however many sizes they have', () => {
    const sixty = Array.from({ length: 60 }, (_, size) =>
      slim(`A${size}`, { item_group_id: 'A', cooling_capacity_kw: size, outdoor_sound_power_dba: size }),
    );
    expect(found()).toEqual([]);
    expect(found(slim('B'))).toEqual([]);
    expect(found(...sixty, slim('B'), slim('C'))).toEqual([]);
    expect(found(...sixty, slim('B'), slim('C'), slim('D'))).toEqual(['closest A0']);
  });

  it('give way to the next rule if the winner’s family is already there', () => {
    const systems = [
      slim('A1', { item_group_id: 'A', price_from_aud: 500, price_includes: 'supply_only' }),
      slim('A2', { item_group_id: 'A', price_from_aud: 400, price_includes: 'supply_only' }),
      slim('B', { price_from_aud: 450, price_includes: 'supply_only', outdoor_sound_power_dba: 60 }),
      slim('C', { outdoor_sound_power_dba: 55 }),
      slim('D'),
    ];
    expect(found(...systems)).toEqual(['closest A1', 'sound C']);
  });

  it('compare prices of one kind: of the first system, otherwise the most common, in a tie without installation', () => {
    const installed = { price_includes: 'supply_and_standard_install' } as const;
    const supplied = { price_includes: 'supply_only' } as const;
    const systems = [
      slim('B', { ...installed, price_from_aud: 3000 }),
      slim('C', { ...installed, price_from_aud: 2000 }),
      slim('D', { ...supplied, price_from_aud: 1000 }),
      slim('E', { ...supplied, price_from_aud: 900 }),
    ];
    expect(found(slim('A', { ...installed, price_from_aud: 2500 }), ...systems)).toContain('price C');
    expect(found(slim('A'), ...systems)).toContain('price E');
    expect(found(slim('A'), ...systems, slim('F', { ...installed, price_from_aud: 2200 }))).toContain('price C');
  });
});
