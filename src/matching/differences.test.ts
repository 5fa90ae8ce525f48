import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyAlikeCatalogue, anyZone } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { areAlike, isAlike, mayCompare } from './comparable.ts';
import { type Difference, differences, gainBy, gainOf } from './differences.ts';

const FACTS: Partial<Product> = {
  price_from_aud: 900.1,
  price_includes: 'supply_only',
  controls: { touchscreen: 'none', voice: 'optional', mobile_app: 'included' },
  zone_control: 'room_zoning',
  cooling_capacity_kw: 2.5,
  heating_capacity_kw: 3.2,
  outdoor_width_mm: 800,
  outdoor_height_mm: 550,
  outdoor_depth_mm: 300,
  outdoor_sound_power_dba: 60,
  outdoor_sound_pressure_dba: 48,
  stars_cool_hot: 3,
  stars_heat_hot: 2.5,
  kwh_cool_hot: 600,
  kwh_heat_hot: 100,
};
const system = (more: Partial<Product> = {}): Product => productWith({ system_type: 'split', ...FACTS, ...more });
/** The differences of a system with these facts, in the hot zone. */
const apart = (more: Partial<Product>): readonly Difference[] => differences(system(), system(more), 'hot');

it.each<[Partial<Product>, readonly Difference[]]>([
  [{}, []],
  [{ price_from_aud: 1000.3 }, [{ id: 'price', aud: 100.2 }]],
  [{ price_from_aud: 999 }, []],
  [{ price_from_aud: 500, price_includes: 'supply_and_standard_install' }, []],
  [{ price_from_aud: null, price_includes: null }, []],
  [{ outdoor_sound_power_dba: 57.1 }, []],
  [{ outdoor_sound_power_dba: 57, outdoor_sound_pressure_dba: 52 }, [{ id: 'sound', dba: -3 }]],
  [{ outdoor_sound_pressure_dba: 40 }, []],
  [{ outdoor_sound_power_dba: null, outdoor_sound_pressure_dba: 45 }, [{ id: 'sound', dba: -3 }]],
  [{ outdoor_sound_power_dba: null, outdoor_sound_pressure_dba: null }, []],
  [{ cooling_capacity_kw: 2.8, kwh_cool_hot: null }, [{ id: 'capacity', kw: 0.3 }]],
  [{ cooling_capacity_kw: 2.6, kwh_cool_hot: null }, []],
  [{ kwh_cool_hot: 500 }, [{ id: 'energy', cool: -17, heat: null }]],
  [{ kwh_cool_hot: 720, kwh_heat_hot: 125 }, [{ id: 'energy', cool: 20, heat: 25 }]],
  [{ kwh_cool_hot: 530 }, []],
  [{ kwh_cool_hot: 500, kwh_heat_hot: 101 }, []],
  [{ kwh_cool_hot: 500, kwh_heat_hot: null }, []],
  [{ kwh_cool_hot: 500, kwh_heat_hot: 0 }, []],
  [{ kwh_cool_hot: 500, stars_cool_hot: 2.5 }, []],
  [{ kwh_cool_hot: 500, stars_cool_hot: null }, [{ id: 'energy', cool: -17, heat: null }]],
  [{ kwh_cool_hot: 500, heating_capacity_kw: null }, []],
  [{ kwh_cool_hot: 100, system_type: 'multi_split' }, []],
  [{ outdoor_width_mm: 700, outdoor_depth_mm: 300 }, [{ id: 'size', width: -100, height: 0, depth: 0 }]],
  [{ outdoor_width_mm: 710, outdoor_depth_mm: 300 }, []],
  [{ outdoor_width_mm: 740, outdoor_depth_mm: 310 }, []],
  [{ outdoor_width_mm: 760 }, []],
  [{ outdoor_width_mm: 700, outdoor_height_mm: null }, []],
  [
    { controls: { touchscreen: 'included', voice: 'included', mobile_app: 'optional' } },
    [
      { id: 'control', control: 'touchscreen' },
      { id: 'control', control: 'voice' },
      { id: 'extra-control', control: 'mobile_app' },
    ],
  ],
  [{ controls: { touchscreen: 'optional', voice: 'none', mobile_app: 'included' } }, []],
  [{ controls: null }, []],
  [{ zone_control: 'none' }, []],
])(
  'differences name what a person would notice, of facts that are known for both and may be compared: %j',
  (more, expected) => {
    expect(apart(more)).toEqual(expected);
  },
);

it('differences name how rooms are controlled, except of splits, which serve one', () => {
  const zones = (type: Product['system_type'], to: Product['zone_control']) =>
    differences(system({ system_type: type }), system({ system_type: type, zone_control: to }), 'hot');
  expect(zones('ducted', 'none')).toEqual([{ id: 'zones', from: 'room_zoning', to: 'none' }]);
  expect(zones('ducted', null)).toEqual([]);
  expect(zones('multi_split', null)).toEqual([{ id: 'zones', from: 'room_zoning', to: 'individual_temperature' }]);
  expect(zones('split', 'none')).toEqual([]);
});

it.each<[string, Partial<Product>]>([
  ['of another kind', { system_type: 'multi_split' }],
  ['of another size', { cooling_capacity_kw: 3.2, heating_capacity_kw: 4.1, kwh_cool_hot: 768, kwh_heat_hot: 128 }],
  ['of unknown size', { cooling_capacity_kw: null }],
])('differences name no price and no sound of a system %s', (_, more) => {
  const found = apart({ ...more, price_from_aud: 100, outdoor_sound_power_dba: 40, outdoor_sound_pressure_dba: 30 });
  expect(found.filter(({ id }) => id === 'price' || id === 'sound')).toEqual([]);
});

it('differences name energy for the same work between sizes of one kind, which kWh alone would hide', () => {
  const twice = { cooling_capacity_kw: 5, heating_capacity_kw: 6.4, kwh_heat_hot: 200 };
  expect(apart({ ...twice, kwh_cool_hot: 1200 }).map(({ id }) => id)).toEqual(['capacity']);
  expect(apart({ ...twice, kwh_cool_hot: 900 })[0]).toEqual({ id: 'energy', cool: -25, heat: null });
});

it('differences leave out energy without a zone', () => {
  expect(differences(system(), system({ kwh_cool_hot: 1, stars_cool_hot: 10 }), null)).toEqual([]);
});

it('differences are the same the other way round for any two systems, each percent as the other’s inverse', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyAlikeCatalogue, anyZone, ([from, to], zone) => {
      if (!from || !to) return;
      const [there, back] = [differences(from, to, zone), differences(to, from, zone)];
      for (const id of ['price', 'sound', 'size', 'zones', 'capacity', 'energy'] as const) {
        const [one, other] = [there, back].map((found) => found.find((difference) => difference.id === id));
        expect(one === undefined).toBe(other === undefined);
        if (!one || !other) continue;
        seen.add(id);
        if (one.id !== 'energy' || other.id !== 'energy') expect(gainOf(other)).toBeCloseTo(-gainOf(one), 6);
        else {
          for (const use of ['cool', 'heat'] as const) {
            const [a, b] = [one[use], other[use]];
            expect(a === null).toBe(b === null);
            if (a !== null && b !== null) expect((1 + a / 100) * (1 + b / 100)).toBeCloseTo(1, 1);
          }
        }
      }
      expect(differences(from, { ...from, id: 'twin' }, zone)).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(seen.size).toBe(6);
});

it('a gain counts each control, and is never below 0', () => {
  const none = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
  const all = { touchscreen: 'included', voice: 'included', mobile_app: 'included' } as const;
  expect(gainBy('control', differences(system({ controls: none }), system({ controls: all }), null))).toBe(3);
  expect(gainBy('price', apart({ price_from_aud: 700 }))).toBeCloseTo(200.1);
  expect(gainBy('price', apart({ price_from_aud: 1900 }))).toBe(0);
  expect(gainBy('price', [])).toBe(0);
});

it.each<[Partial<Product>, Partial<Product>, boolean]>([
  [{ cooling_capacity_kw: 5 }, { cooling_capacity_kw: 6.25 }, true],
  [{ cooling_capacity_kw: 5 }, { cooling_capacity_kw: 6.3 }, false],
  [{ system_type: 'ducted' }, { system_type: 'slim_ducted' }, true],
  [{ system_type: 'split' }, { system_type: 'multi_split' }, false],
  [{ cooling_capacity_kw: null, heating_capacity_kw: 5 }, { heating_capacity_kw: 5 }, false],
])('the systems %j and %j are alike or not: %s', (one, other, is) => {
  const [a, b] = [system(one), system(other)];
  expect([isAlike(a, b), isAlike(b, a), mayCompare(a, b, 'sound'), areAlike([a, b])]).toEqual([is, is, is, is]);
});

it('several systems are alike only if each is like each other one', () => {
  const [small, middle, large] = [4, 5, 6].map((kw) => system({ cooling_capacity_kw: kw }));
  expect([areAlike([small!, middle!]), areAlike([middle!, large!])]).toEqual([true, true]);
  expect(areAlike([small!, middle!, large!])).toBe(false);
});
