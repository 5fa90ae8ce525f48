import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyAlikeCatalogue, anyCatalogue, anyPath, anyZone, EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { type Product, ZONE_CONTROLS } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { readCsv } from '../source/readCsv.ts';
import { CRITIQUE_IDS, type CritiqueId } from './critiqueIds.ts';
import { critiqued, critiques } from './critiques.ts';
import { judge } from './judge.ts';
import { createMatcher, GROUPS, type Matcher } from './matcher.ts';
import { VERDICTS } from './verdict.ts';

const { products: DEMO } = readCsv(readFileSync(new URL('../../catalogue/products.csv', import.meta.url), 'utf8'));

type Figure = number | null;
const known = (...figures: readonly Figure[]) => figures.every((figure) => figure !== null);
const less = (to: Figure, from: Figure) => to !== null && from !== null && to < from;
const level = (product: Product) => {
  const thermostats = ['split', 'multi_split'].includes(product.system_type) ? 'individual_temperature' : null;
  const control = product.zone_control ?? thermostats;
  return control && ZONE_CONTROLS.indexOf(control);
};
const sides = (product: Product) => [product.outdoor_width_mm, product.outdoor_height_mm, product.outdoor_depth_mm];
const kilowatts = (product: Product) => product.cooling_capacity_kw ?? product.heating_capacity_kw;

const price = (product: Product): Figure => product.price_from_aud;
const loudness = ({ outdoor_sound_power_dba: power, outdoor_sound_pressure_dba: pressure }: Product) => [
  power,
  pressure,
];
const gainOf = (figures: (product: Product) => Figure | Figure[], from: Product, to: Product): number => {
  const [before, after] = [[figures(from)].flat(), [figures(to)].flat()];
  const at = before.findIndex((figure, index) => known(figure, after[index] ?? null));
  return (before[at] ?? 0) - (after[at] ?? 0);
};

/** The rules for "better", written separately for the test. */
const BETTER: Record<CritiqueId, (from: Product, to: Product, zone: Zone | null) => boolean> = {
  sound: (from, to) =>
    known(from.outdoor_sound_power_dba, to.outdoor_sound_power_dba)
      ? less(to.outdoor_sound_power_dba, from.outdoor_sound_power_dba)
      : less(to.outdoor_sound_pressure_dba, from.outdoor_sound_pressure_dba),
  outdoor: (from, to) => {
    const pairs = sides(from).map((side, index) => [sides(to)[index] ?? null, side] as const);
    return (
      known(...sides(from), ...sides(to)) && pairs.some(([b, a]) => less(b, a)) && !pairs.some(([b, a]) => less(a, b))
    );
  },
  app: ({ controls: from }, { controls: to }) =>
    (from?.mobile_app === 'none' || from?.mobile_app === 'optional') && to?.mobile_app === 'included',
  zones: (from, to) => less(level(from), level(to)),
  price: (from, to) => from.price_includes === to.price_includes && less(to.price_from_aud, from.price_from_aud),
  stars: (from, to, zone) => {
    if (zone === null) return false;
    const [cool, heat] = [`stars_cool_${zone}`, `stars_heat_${zone}`] as const;
    if (!known(from[cool], from[heat], to[cool], to[heat])) return false;
    const isLess = less(to[cool], from[cool]) || less(to[heat], from[heat]);
    return !isLess && (less(from[cool], to[cool]) || less(from[heat], to[heat]));
  },
  brand: (from, to) => from.brand !== null && to.brand !== null && from.brand !== to.brand,
};

/** The allowed systems, computed directly from the rules, in the order of the list. */
function candidates(matcher: Matcher, products: readonly Product[], answers: Answers, product: Product) {
  const matches = matcher.match(answers);
  const kind = products.filter(({ system_type }) => system_type === product.system_type);
  const steps = [...new Set(kind.map(kilowatts))].filter((kw) => kw !== null).sort((a, b) => a - b);
  const step = (other: Product) => steps.indexOf(kilowatts(other) ?? -1);
  const musts = judge(product, answers).filter((found) => found.kind === 'must');
  return GROUPS.flatMap((group) => matches[group].first()).filter((other) => {
    const found = judge(other, answers);
    return (
      kind.includes(other) &&
      known(kilowatts(other), kilowatts(product)) &&
      Math.abs(step(other) - step(product)) <= 1 &&
      musts.every(({ question, verdict }) => {
        const own = found.find((judged) => judged.question === question)?.verdict ?? 'misses';
        return VERDICTS.indexOf(own) <= VERDICTS.indexOf(verdict);
      })
    );
  });
}

function expectRules(
  matcher: Matcher,
  products: readonly Product[],
  answers: Answers,
  product: Product,
  zone: Zone | null,
) {
  const among = candidates(matcher, products, answers, product);
  const better = (...ids: readonly CritiqueId[]) =>
    among.filter((to) => ids.every((id) => BETTER[id](product, to, zone)));
  const offers = critiques(matcher, products, answers, product, zone);
  for (const { ids, count } of offers) {
    const found = critiqued(matcher, products, answers, product, zone, ids);
    const rank = (system: Product) => among.indexOf(system);
    expect([...found].sort((a, b) => rank(a) - rank(b))).toEqual(better(...ids));
    // What was asked for decides the order: nobody scrolls past a louder one to the quietest.
    if (ids[0] === 'sound' || ids[0] === 'price') {
      const gains = found.map((to) => gainOf(ids[0] === 'sound' ? loudness : price, product, to));
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
    }
    expect(found).toHaveLength(count);
    expect(count).toBeGreaterThan(0);
  }
  const singles = CRITIQUE_IDS.filter((id) => better(id).length > 0);
  expect(offers.filter(({ ids }) => ids.length === 1).map(({ ids }) => ids[0])).toEqual(singles);
  const pairs = CRITIQUE_IDS.flatMap((id, at) => CRITIQUE_IDS.slice(at + 1).map((other) => better(id, other).length));
  const counts = offers.filter(({ ids }) => ids.length === 2).map(({ count }) => count);
  expect(counts).toEqual(
    pairs
      .filter((count) => count > 0)
      .sort((a, b) => b - a)
      .slice(0, 3),
  );
  expect(offers).toHaveLength(singles.length + counts.length);
  return offers;
}

const kw = 2.5;
const split = (id: string, more: Partial<Product> = {}) =>
  productWith({ system_type: 'split', id, cooling_capacity_kw: kw, ...more });
const offered = (from: Product, ...others: readonly Product[]) => {
  const products = [from, ...others];
  return critiques(createMatcher(products), products, { Q0: 'No' }, from, 'hot').map(
    ({ ids, count }) => `${ids.join(' ')} ${count}`,
  );
};

describe('critiques', () => {
  it('lead to systems that are better and no worse in a must, for any catalogue, answers and zone', () => {
    const seen = new Set<string>();
    const paths = fc.oneof(fc.constant({ Q0: 'No' }), anyPath);
    fc.assert(
      fc.property(fc.oneof(anyAlikeCatalogue, anyCatalogue), paths, anyZone, (products, answers, zone) => {
        const matcher = createMatcher(products);
        for (const product of products.slice(0, 4)) {
          for (const { ids } of expectRules(matcher, products, answers, product, zone)) seen.add(ids.join(' '));
        }
      }),
      { numRuns: runs(50) },
    );
    expect([...seen]).toEqual(expect.arrayContaining([...CRITIQUE_IDS]));
    expect([...seen].some((ids) => ids.includes(' '))).toBe(true);
  });

  it('lead to systems that are better and no worse in a must, for cards of the demo catalogue', () => {
    const matcher = createMatcher(DEMO);
    // Every twentieth path with two of its systems: 76 paths of 1,504, of all kinds.
    for (let index = 0; index < EVERY_PATH.length; index += 20) {
      const answers = EVERY_PATH[index] ?? {};
      const shown = GROUPS.flatMap((group) => matcher.match(answers)[group].first());
      for (const product of [shown[0], shown[index % shown.length]])
        if (product) expectRules(matcher, DEMO, answers, product, 'average');
    }
  });

  it('never mix kinds of sound, price or system', () => {
    const from = split('A', {
      ...{ outdoor_sound_power_dba: 60, price_from_aud: 900, price_includes: 'supply_only', brand: 'Kestrel' },
    });
    expect(
      offered(
        from,
        split('B', { outdoor_sound_pressure_dba: 40 }),
        split('C', { price_from_aud: 800, price_includes: 'supply_and_standard_install' }),
        {
          ...from,
          id: 'D',
          system_type: 'multi_split',
          outdoor_sound_power_dba: 50,
          price_from_aud: 500,
          brand: 'Wattlebird',
        },
      ),
    ).toEqual([]);
  });

  it('stay within one capacity step of all systems of the type, shown or not', () => {
    const quiet = (id: string, cooling: number | null, sound: number) =>
      split(id, { cooling_capacity_kw: cooling, outdoor_sound_power_dba: sound });
    expect(offered(quiet('A', 5, 60), quiet('B', 7, 50), quiet('C', 3.5, 50))).toEqual(['sound 2']);
    expect(offered(quiet('A', 5, 60), quiet('B', 7, 50), quiet('C', 6, 70))).toEqual([]);
    const unlisted = split('C', { cooling_capacity_kw: 6, suits_areas: [] });
    const products = [quiet('A', 5, 60), quiet('B', 7, 50), unlisted];
    const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room' };
    expect(critiques(createMatcher(products), products, answers, products[0] as Product, null)).toEqual([]);
    expect(offered(quiet('A', null, 60), quiet('B', 7, 50))).toEqual([]);
    expect(offered(quiet('A', 5, 60), quiet('B', null, 50), quiet('C', 5, 50))).toEqual(['sound 1']);
    expect(
      offered(
        quiet('A', 5, 60),
        split('B', { cooling_capacity_kw: null, heating_capacity_kw: 5, outdoor_sound_power_dba: 50 }),
      ),
    ).toEqual(['sound 1']);
  });

  it('offer three pairs at most, most systems first', () => {
    const from = split('A', {
      ...{ outdoor_sound_power_dba: 60, price_from_aud: 900, price_includes: 'supply_only', brand: 'Kestrel' },
      controls: { touchscreen: 'none', voice: 'none', mobile_app: 'optional' },
    });
    const app = { touchscreen: 'none', voice: 'none', mobile_app: 'included' } as const;
    expect(
      offered(
        from,
        { ...from, id: 'B', outdoor_sound_power_dba: 55, brand: 'Wattlebird', controls: app, price_from_aud: 800 },
        { ...from, id: 'C', controls: app, price_from_aud: 800 },
      ),
    ).toEqual(['sound 1', 'app 2', 'price 2', 'brand 1', 'app price 2', 'sound app 1', 'sound price 1']);
  });

  it('offer nothing for one system alone, or for none of the critiques', () => {
    const alone = split('A');
    expect(offered(alone)).toEqual([]);
    expect(critiqued(createMatcher([alone]), [alone], {}, alone, null, [])).toEqual([]);
  });
});
