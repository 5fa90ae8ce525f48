import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyAlikeCatalogue, anyPath, anyZone } from '../../tests/samples/anyCatalogue.ts';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { DIFFERENCE_IDS, type Difference, differences } from './differences.ts';
import { type Model, modelOfSize } from './models.ts';

const NONE = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
const ALL = { touchscreen: 'included', voice: 'included', mobile_app: 'included' } as const;
const FACTS: Partial<Product> = {
  price: { aud: 1000, includes: 'supply_only' },
  controls: { touchscreen: 'none', voice: 'optional', mobile_app: 'included' },
  cooling_capacity_kw: 5,
  heating_capacity_kw: 6,
  outdoor_sound_power_dba: 60,
  outdoor_sound_pressure_dba: 48,
  stars_cool_hot: 3,
  stars_heat_hot: 2.5,
  kwh_cool_hot: 600,
  kwh_heat_hot: 100,
  warranty_years: 5,
};
const system = (more: Partial<Product> = {}): Product => productWith({ system_type: 'split', ...FACTS, ...more });
/** A model in several sizes, with nothing that decides which. */
const inSizes = (...sizes: readonly Partial<Product>[]): Model => {
  const [first = system(), ...others] = sizes.map((facts, at) => system({ id: `S${at}`, ...facts }));
  const all = [first, ...others] as const;
  return { family: { id: 'S', sizes: [...all] }, best: first, sizes: all, size: null };
};
const between = (from: Product, to: Product, zone: Zone | null = 'hot') =>
  differences([modelOfSize(from)], modelOfSize(to), { answers: {}, zone });
/** The differences of a system with these facts from the usual one, in the hot zone. */
const apart = (more: Partial<Product>): readonly Difference[] => between(system(), system(more));
const idsOf = (found: readonly Difference[]) => found.map(({ id, gain }) => `${gain ? '+' : '-'}${id}`);

it.each<[string, Partial<Product>, readonly Difference[]]>([
  ['nothing', {}, []],
  ['$100 less', { price: supplyOnly(900) }, [{ id: 'price', gain: true, amount: [100, 100] }]],
  ['$100 more', { price: supplyOnly(1100) }, [{ id: 'price', gain: false, amount: [100, 100] }]],
  ['not $99', { price: supplyOnly(901) }, []],
  ['no price that includes more', { price: { aud: 500, includes: 'supply_and_standard_install' } }, []],
  ['no blank price', { price: null }, []],
  ['3 dB(A) less', { outdoor_sound_power_dba: 57 }, [{ id: 'sound', gain: true, amount: [3, 3] }]],
  ['3 dB(A) more', { outdoor_sound_power_dba: 63 }, [{ id: 'sound', gain: false, amount: [3, 3] }]],
  ['not 2.9 dB(A)', { outdoor_sound_power_dba: 57.1 }, []],
  ['no sound pressure beside a power', { outdoor_sound_pressure_dba: 40 }, []],
  [
    'sound pressure without a power',
    { outdoor_sound_power_dba: null, outdoor_sound_pressure_dba: 45 },
    [{ id: 'sound', gain: true, amount: [3, 3] }],
  ],
  ['no blank sound', { outdoor_sound_power_dba: null, outdoor_sound_pressure_dba: null }, []],
  ['1.15 times the work', { kwh_cool_hot: 521 }, [{ id: 'energy', gain: true, amount: [13, 13], use: 'cool' }]],
  ['not 1.14 times', { kwh_cool_hot: 525 }, []],
  [
    'more for both uses',
    { kwh_cool_hot: 720, kwh_heat_hot: 125 },
    [{ id: 'energy', gain: false, amount: [20, 25], use: 'both' }],
  ],
  ['no gain for one use that costs in the other', { kwh_cool_hot: 500, kwh_heat_hot: 101 }, []],
  ['nothing that stars contradict', { kwh_cool_hot: 500, stars_cool_hot: 2.5 }, []],
  ['no blank energy', { kwh_cool_hot: 500, kwh_heat_hot: null }, []],
  [
    'each control',
    { controls: { touchscreen: 'included', voice: 'none', mobile_app: 'optional' } },
    [
      { id: 'control', gain: true, controls: ['touchscreen'], extras: [] },
      { id: 'control', gain: false, controls: ['mobile_app'], extras: ['mobile_app'] },
    ],
  ],
  ['a control it lacks', { controls: NONE }, [{ id: 'control', gain: false, controls: ['mobile_app'], extras: [] }]],
  ['no control that isn’t known', { controls: null }, []],
  ['no zones of a split', { zone_control: 'none' }, []],
  ['two years', { warranty_years: 7 }, [{ id: 'warranty', gain: true, years: 7 }]],
  ['two years less', { warranty_years: 3 }, [{ id: 'warranty', gain: false, years: 3 }]],
  ['not one year', { warranty_years: 6 }, []],
  ['no blank warranty', { warranty_years: null }, []],
])('differences name what a person would notice of known facts: %s', (_, more, expected) => {
  expect(apart(more)).toEqual(expected);
});

it('a price counts from 5% of the dearer one', () => {
  const from = system({ price: supplyOnly(10_000) });
  expect(idsOf(between(from, system({ price: supplyOnly(9501) })))).toEqual([]);
  expect(idsOf(between(from, system({ price: supplyOnly(9500) })))).toEqual(['+price']);
  expect(idsOf(between(from, system({ price: supplyOnly(10_526) })))).toEqual([]);
  expect(idsOf(between(from, system({ price: supplyOnly(10_527) })))).toEqual(['-price']);
});

it('zones differ by how rooms are controlled, and split systems have none', () => {
  const zones = (type: Product['system_type'], from: Product['zone_control'], to: Product['zone_control']) =>
    between(system({ system_type: type, zone_control: from }), system({ system_type: type, zone_control: to }));
  expect(zones('ducted', 'room_zoning', 'day_night')).toEqual([{ id: 'zones', gain: false, level: 'day_night' }]);
  expect(zones('slim_ducted', 'none', 'room_zoning')).toEqual([{ id: 'zones', gain: true, level: 'room_zoning' }]);
  expect(zones('ducted', 'room_zoning', null)).toEqual([]);
  expect(zones('multi_split', 'room_zoning', null)).toEqual([
    { id: 'zones', gain: true, level: 'individual_temperature' },
  ]);
  expect(zones('split', 'room_zoning', 'none')).toEqual([]);
});

it('an answer with less to check is a difference', () => {
  const answers = { Q7: ['Mobile App'] };
  const of = (from: Partial<Product>, to: Partial<Product>) =>
    differences([modelOfSize(system(from))], modelOfSize(system(to)), { answers, zone: null });
  expect(of({ controls: null }, {})).toEqual([{ id: 'known', gain: true }]);
  expect(of({}, { controls: null })).toEqual([{ id: 'known', gain: false }]);
});

it.each<[string, Partial<Product>, readonly string[]]>([
  ['of another kind', { system_type: 'multi_split', kwh_cool_hot: 300 }, []],
  ['of another size', { cooling_capacity_kw: 6.3, heating_capacity_kw: 7.56, kwh_cool_hot: 378 }, ['+energy']],
  ['of unknown size', { cooling_capacity_kw: null }, []],
])('price and sound are never compared with a system %s', (_, more, expected) => {
  const cheap = { price: supplyOnly(100), outdoor_sound_power_dba: 40, outdoor_sound_pressure_dba: 30 };
  expect(idsOf(apart({ kwh_heat_hot: 126, ...cheap, ...more }))).toEqual(expected);
});

it('energy is left out without a zone', () => {
  expect(between(system(), system({ kwh_cool_hot: 1, stars_cool_hot: 10 }), null)).toEqual([]);
});

it('differences have one order, the one that visitors care about most first', () => {
  expect(DIFFERENCE_IDS).toEqual(['price', 'sound', 'zones', 'control', 'energy', 'warranty', 'known']);
});

it('a difference of models whose size is open holds for all sizes that are near each other', () => {
  const sizes = (...prices: readonly (number | null)[]) =>
    inSizes(
      ...prices.map((aud, at) => ({
        price: aud === null ? null : supplyOnly(aud),
        cooling_capacity_kw: [3.5, 5, 7.1][at] ?? null,
      })),
    );
  const basis = { answers: {}, zone: null };
  const of = (to: Model) => differences([sizes(1000, 2000, 3000)], to, basis);
  expect(of(sizes(800, 1700, 2600))).toEqual([{ id: 'price', gain: true, amount: [200, 400] }]);
  expect(of(sizes(800, 1700, 2990))).toEqual([]);
  expect(of(sizes(800, 1700, 3500))).toEqual([]);
  // A size without the figure has no difference, so all have none. A size that the other one doesn't come in isn't compared.
  expect(of(sizes(800, null, 2600))).toEqual([]);
  expect(of(sizes(800))).toEqual([{ id: 'price', gain: true, amount: [200, 200] }]);
  expect(of(sizes(null, null, null))).toEqual([]);
});

it('what a model has more of holds for each of its sizes, also for one that the other doesn’t come in', () => {
  const [one, app] = [{ cooling_capacity_kw: 2.5 }, { controls: { ...NONE, mobile_app: 'included' } }] as const;
  const noApp = { controls: { ...NONE, mobile_app: 'optional' } } as const;
  const of = (second: Partial<Product>) =>
    differences([inSizes({ ...one, ...noApp })], inSizes({ ...one, ...app }, { cooling_capacity_kw: 3.5, ...second }), {
      answers: {},
      zone: null,
    }).map(({ id }) => id);
  expect(of(app)).toEqual(['control']);
  expect(of(noApp)).toEqual([]);
});

it('a difference of several sizes states the smallest gain and the largest cost', () => {
  const zoned = (...levels: readonly Product['zone_control'][]) =>
    inSizes(
      ...levels.map((zone_control, at) => ({
        system_type: 'ducted' as const,
        cooling_capacity_kw: 5 * (at + 1),
        zone_control,
        warranty_years: at === 0 ? 5 : 7,
      })),
    );
  const basis = { answers: {}, zone: null };
  const none = inSizes(
    ...[5, 10].map((kw) => ({ ...FACTS, system_type: 'ducted' as const, cooling_capacity_kw: kw, warranty_years: 3 })),
  );
  const plain = { ...none, sizes: none.sizes.map((size) => ({ ...size, zone_control: 'none' })) } as unknown as Model;
  const mixed = zoned('room_zoning', 'individual_temperature');
  expect(differences([plain], mixed, basis)).toEqual([
    { id: 'zones', gain: true, level: 'room_zoning' },
    { id: 'warranty', gain: true, years: 5 },
  ]);
  const best = zoned('individual_temperature', 'individual_temperature');
  expect(differences([best], zoned('day_night', 'room_zoning'), basis)).toEqual([
    { id: 'zones', gain: false, level: 'room_zoning' },
  ]);
});

it('a difference holds for every other model, by the controls and the use that all share', () => {
  const [none, voice] = [system({ controls: NONE }), system({ controls: { ...NONE, voice: 'included' } })];
  const over = (to: Partial<Product>, ...from: readonly Product[]) =>
    differences(
      from.map((one) => modelOfSize(one)),
      modelOfSize(system(to)),
      { answers: {}, zone: 'hot' },
    );
  expect(over({ controls: ALL }, none, voice)).toEqual([
    { id: 'control', gain: true, controls: ['touchscreen', 'mobile_app'], extras: [] },
  ]);
  expect(over({ price: supplyOnly(500) }, system(), system({ price: supplyOnly(900) }))).toEqual([
    { id: 'price', gain: true, amount: [400, 500] },
  ]);
  expect(over({ price: supplyOnly(500) }, system(), system({ price: null }))).toEqual([]);
  const both = system({ kwh_cool_hot: 900, kwh_heat_hot: 150 });
  expect(over({}, both, system({ kwh_cool_hot: 900 }))).toEqual([]);
  expect(over({}, both, both)).toEqual([{ id: 'energy', gain: true, amount: [33, 33], use: 'both' }]);
});

it('a control that costs extra or is missing, by the size, is a cost in every size', () => {
  const app = (...supply: readonly ('included' | 'optional' | 'none')[]) =>
    inSizes(
      ...supply.map((mobile_app, at) => ({ cooling_capacity_kw: 5 * (at + 1), controls: { ...NONE, mobile_app } })),
    );
  const lost = (...supply: readonly ('included' | 'optional' | 'none')[]) =>
    differences([app('included', 'included')], app(...supply), { answers: {}, zone: null });
  const cost = { id: 'control', gain: false, controls: ['mobile_app'] };
  expect(lost('optional', 'none')).toEqual([{ ...cost, extras: [] }]);
  expect(lost('optional', 'optional')).toEqual([{ ...cost, extras: ['mobile_app'] }]);
  expect(lost('included', 'none')).toEqual([]);
});

it('any two systems have the same differences in both directions, each percentage as the other’s inverse', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyAlikeCatalogue, anyPath, anyZone, ([from, to], answers, zone) => {
      if (!from || !to) return;
      const [there, back] = [
        [from, to],
        [to, from],
      ].map(([one, other]) => differences([modelOfSize(one!)], modelOfSize(other!), { answers, zone }));
      for (const id of DIFFERENCE_IDS) {
        const of = (found: readonly Difference[] = []) => found.filter((one) => one.id === id);
        if (id === 'control') {
          expect(
            of(there)
              .map(({ gain }) => !gain)
              .toSorted(),
          ).toEqual(
            of(back)
              .map(({ gain }) => gain)
              .toSorted(),
          );
          continue;
        }
        const [[one], [other]] = [of(there), of(back)];
        expect(one?.gain).toBe(other && !other.gain);
        if (one) seen.add(id);
        if (one?.id !== 'energy' || other?.id !== 'energy') continue;
        expect(one.use).toBe(other.use);
        const [up, down] = one.gain ? [other, one] : [one, other];
        expect((1 + up.amount[1] / 100) * (1 - down.amount[1] / 100)).toBeCloseTo(1, 1);
      }
      expect(between(from, { ...from, id: 'twin' }, zone)).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
  expect([...seen].toSorted()).toEqual(['energy', 'known', 'price', 'sound', 'warranty', 'zones']);
});
