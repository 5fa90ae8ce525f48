import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAlikeCatalogue, anyZone } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { type Difference, differences } from './differences.ts';

const FACTS: Partial<Product> = {
  brand: 'Kestrel',
  price_from_aud: 900.1,
  price_includes: 'supply_only',
  controls: { touchscreen: 'none', voice: 'optional', mobile_app: 'included' },
  zone_control: 'room_zoning',
  cooling_capacity_kw: 2.5,
  outdoor_width_mm: 800,
  outdoor_height_mm: 550,
  outdoor_depth_mm: 300,
  outdoor_sound_power_dba: 60,
  outdoor_sound_pressure_dba: 48,
  stars_cool_hot: 3,
  stars_heat_hot: 2.5,
  kwh_cool_hot: 400.1,
  kwh_heat_hot: 100,
};
const system = (more: Partial<Product> = {}): Product => productWith({ system_type: 'split', ...FACTS, ...more });
/** The differences of a system with these facts, in the hot zone. */
const apart = (more: Partial<Product>): readonly Difference[] => differences(system(), system(more), 'hot');

describe('differences', () => {
  it.each<[Partial<Product>, readonly Difference[]]>([
    [{}, []],
    [{ price_from_aud: 1000.3 }, [{ id: 'price', aud: 100.2 }]],
    [{ price_from_aud: 500, price_includes: 'supply_and_standard_install' }, []],
    [{ price_from_aud: null, price_includes: null }, []],
    [{ outdoor_sound_power_dba: 57.7 }, [{ id: 'sound', kind: 'power', dba: -2.3 }]],
    [{ outdoor_sound_power_dba: 57, outdoor_sound_pressure_dba: 50 }, [{ id: 'sound', kind: 'power', dba: -3 }]],
    [{ outdoor_sound_pressure_dba: 46 }, []],
    [{ outdoor_sound_power_dba: null, outdoor_sound_pressure_dba: 46 }, [{ id: 'sound', kind: 'pressure', dba: -2 }]],
    [{ outdoor_sound_power_dba: null, outdoor_sound_pressure_dba: null }, []],
    [{ cooling_capacity_kw: 3.2 }, [{ id: 'capacity', kw: 0.7 }]],
    [{ cooling_capacity_kw: 2.46 }, []],
    [{ cooling_capacity_kw: null, heating_capacity_kw: 9 }, []],
    [{ kwh_cool_hot: 300 }, [{ id: 'cost', kwh: -100.1 }]],
    [{ kwh_cool_hot: 300.1, kwh_heat_hot: 200 }, []],
    [{ kwh_cool_hot: 300, kwh_heat_hot: null }, []],
    [{ stars_cool_hot: 3.5 }, [{ id: 'stars', cool: 0.5, heat: 0 }]],
    [{ stars_cool_hot: 3.5, stars_heat_hot: null }, []],
    [{ stars_cool_hot: 3.5, stars_heat_hot: 2, system_type: 'multi_split' }, []],
    [{ stars_cool_average: 5, kwh_cool_cold: 5 }, []],
    [{ outdoor_width_mm: 790, outdoor_depth_mm: 310 }, [{ id: 'size', width: -10, height: 0, depth: 10 }]],
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
    [{ zone_control: 'none' }, [{ id: 'zones', from: 'room_zoning', to: 'none' }]],
    [{ zone_control: null }, [{ id: 'zones', from: 'room_zoning', to: 'individual_temperature' }]],
    [{ zone_control: null, system_type: 'ducted', stars_cool_hot: null }, []],
    [{ brand: 'Wattlebird' }, [{ id: 'brand', brand: 'Wattlebird' }]],
    [{ brand: null }, []],
  ])('name facts that are known for both and compare: %j', (more, expected) => {
    expect(apart(more)).toEqual(expected);
  });

  it('leave out energy without a zone', () => {
    expect(differences(system(), system({ kwh_cool_hot: 1, stars_cool_hot: 10 }), null)).toEqual([]);
  });

  it('are the same the other way round, with the other sign, for any two systems', () => {
    const figures = (found: readonly Difference[]) =>
      found.filter(({ id }) => ['price', 'sound', 'capacity', 'cost', 'stars', 'size'].includes(id));
    const turned = (difference: Difference): object =>
      Object.fromEntries(
        Object.entries(difference).map(([key, value]) => [key, typeof value === 'number' ? 0 - value : value]),
      );
    fc.assert(
      fc.property(anyAlikeCatalogue, anyZone, ([from, to], zone) => {
        if (!from || !to) return;
        expect(figures(differences(to, from, zone))).toEqual(figures(differences(from, to, zone)).map(turned));
        expect(differences(from, { ...from, id: 'twin' }, zone)).toEqual([]);
      }),
    );
  });
});
