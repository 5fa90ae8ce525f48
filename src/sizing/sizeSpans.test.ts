import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { ZONES } from '../climate/zone.ts';
import { SIZE_SOURCES } from '../facts/sizeSources.ts';
import { SIZE_TABLE } from '../facts/sizeTable.ts';
import type { SizeTrait } from './sizeAsked.ts';
import { judgeSize, mayNeedTwo, spanOfHome, spanOfOpenRooms, spanOfRoom, spanOfRooms } from './sizeSpans.ts';

const average = { zone: 'average', rules: null } as const;
const hot = { zone: 'hot', rules: null } as const;
const kw = (cooling: number | null, more: object = {}) =>
  productWith({ system_type: 'split', cooling_capacity_kw: cooling, ...more });

it('the table grows with rooms and bedrooms, and the hot zone never needs less', () => {
  const rooms = Object.values(SIZE_TABLE.rooms).map((room) => room.kw);
  const homes = Object.values(SIZE_TABLE.homes);
  for (const rows of [rooms, homes.map(({ ducted }) => ducted), homes.map(({ multi }) => multi)]) {
    rows.forEach(({ hot: inHot, other }, at) => {
      expect(other.from).toBeLessThan(other.to);
      expect(inHot.from).toBeGreaterThanOrEqual(other.from);
      expect(inHot.to).toBeGreaterThanOrEqual(other.to);
      const before = rows[at - 1];
      if (before) expect(other.from).toBeGreaterThan(before.other.from);
    });
  }
  expect(SIZE_SOURCES.every(({ source, read }) => source !== '' && /^\d{4}-\d{2}$/.test(read))).toBe(true);
});

it('a room has a span, which covers both where the zone isn’t known', () => {
  expect(spanOfRoom('living', average)).toEqual({ from: 3.5, to: 5 });
  expect(spanOfRoom('living', hot)).toEqual({ from: 3.5, to: 6 });
  expect(spanOfRoom('open_plan', { zone: null, rules: null })).toEqual({ from: 6, to: 9.5 });
  expect(spanOfRoom('bigger', average)).toBeNull();
  expect(spanOfRoom('unsure', average)).toBeNull();
});

it('one system for several rooms needs two thirds of the middles, up to all of them, in halves of a kW', () => {
  expect(spanOfRooms(['living', 'bedroom'], average)).toEqual({ from: 4.5, to: 6.5 });
  expect(spanOfRooms(['bedroom', 'bedroom'], average)).toEqual({ from: 3, to: 4.5 });
  // An unsaid room counts as a bedroom, as the visitor reads; a bigger one is measured.
  expect(spanOfRooms(['living', 'unsure'], average)).toEqual({ from: 4.5, to: 6.5 });
  expect(spanOfRooms(['unsure', 'unsure'], average)).toBeNull();
  expect(spanOfRooms(['bigger', 'bedroom'], average)).toBeNull();
  // In an unknown zone each room may need either, before they are added up.
  expect(spanOfRooms(['bedroom', 'bedroom'], { zone: null, rules: null })).toEqual({ from: 3.5, to: 5.5 });
  for (const zone of [null, ...ZONES])
    expect(spanOfRooms(['bedroom', 'bedroom'], { zone, rules: null })?.from).toBeGreaterThanOrEqual(2);
});

it('a home is read by its bedrooms, in an apartment a row lower', () => {
  expect(spanOfHome('ducted', 3, { zone: 'cold' }, false)).toEqual({ from: 9, to: 14 });
  expect(spanOfHome('multi', 3, { zone: 'hot' }, false)).toEqual({ from: 9, to: 13 });
  expect(spanOfHome('ducted', 3, { zone: 'cold' }, true)).toEqual({ from: 6, to: 10 });
  expect(spanOfHome('multi', 2, { zone: 'cold' }, true)).toEqual({ from: 6, to: 9 });
});

it('above 18 kW two systems may make more sense', () => {
  expect([18, 18.5].map((to) => mayNeedTwo({ from: 12, to }))).toEqual([false, true]);
});

it('a provider’s own rules give the span of a room from their lowest to their highest', () => {
  const rule = { source: 'Ours', date: '2026-10', how: 'page' } as const;
  const rules = [
    { ...rule, table: [[30, 3, 4]] as const },
    { ...rule, table: [[30, 4, 4.6]] as const },
  ];
  expect(spanOfRoom('living', { zone: 'average', rules })).toEqual({ from: 3, to: 4.6 });
  expect(spanOfRoom('open_plan', { zone: 'average', rules })).toBeNull();
});

it.each<[string, Parameters<typeof judgeSize>, ReturnType<typeof judgeSize>]>([
  ['inside', [kw(3.5), { from: 3.5, to: 5 }, 'average'], 'inside'],
  ['2 % below', [kw(3.43), { from: 3.5, to: 5 }, 'average'], 'inside'],
  ['more below', [kw(3.42), { from: 3.5, to: 5 }, 'average'], 'below'],
  ['2 % above', [kw(5.1), { from: 3.5, to: 5 }, 'average'], 'inside'],
  ['more above', [kw(5.11), { from: 3.5, to: 5 }, 'average'], 'above'],
  ['blank, whatever it heats', [kw(null, { heating_capacity_kw: 4 }), { from: 3.5, to: 5 }, 'average'], null],
  ['of no room', [kw(4), null, 'average'], null],
  ['with enough heating', [kw(4, { heating_capacity_2c_kw: 3.3 }), { from: 3.5, to: 5 }, 'cold'], 'inside'],
  ['with too little heating', [kw(4, { heating_capacity_2c_kw: 3.2 }), { from: 3.5, to: 5 }, 'cold'], 'below'],
  [
    'with little heating for a room to be measured',
    [kw(9, { heating_capacity_2c_kw: 8 }), { from: 9, to: Number.POSITIVE_INFINITY }, 'cold'],
    'inside',
  ],
  [
    'with little heating where it is warm',
    [kw(4, { heating_capacity_2c_kw: 2 }), { from: 3.5, to: 5 }, 'hot'],
    'inside',
  ],
])('a size %s is judged', (_, given, judgement) => expect(judgeSize(...given)).toBe(judgement));

it.each<[SizeTrait[], number, number]>([
  [['windows'], 4, 6],
  [['bare'], 4, 6],
  [['ceilings'], 4, 6],
  [['windows', 'bare'], 5, 7],
  [['windows', 'bare', 'ceilings'], 5, 7],
  [['shaded'], 3, 4.5],
  [['ceilings', 'shaded'], 3.5, 5.5],
])('%j gives a living room %s to %s kW', (traits, from, to) => {
  expect(spanOfRoom('living', { ...average, traits })).toEqual({ from, to });
});

it('traits move homes and several rooms too, rounded once, and never below 2 kW', () => {
  expect(spanOfHome('ducted', 3, { zone: 'cold', traits: ['bare'] }, false)).toEqual({ from: 11, to: 17 });
  expect(spanOfRooms(['living', 'bedroom'], { ...average, traits: ['shaded'] })).toEqual({ from: 3.5, to: 5.5 });
  expect(spanOfRoom('bedroom', { ...average, traits: ['shaded'] })).toEqual({ from: 2, to: 2 });
});

it('a provider’s own rules count the traits themselves', () => {
  const rules = [
    { source: 'Ours', date: '2026-10', how: 'page', perVolume: 50, windows: 1.2, insulated: 0.9 },
  ] as const;
  const span = (...traits: SizeTrait[]) => spanOfRoom('living', { zone: 'average', rules, traits });
  expect([span(), span('windows', 'ceilings'), span('shaded')]).toEqual([
    { from: 2.7, to: 5 },
    { from: 4.5, to: 5 },
    { from: 2.7, to: 3.7 },
  ]);
});

it('an open room counts as a bedroom, a bigger one as open plan or more, and alone as more than that', () => {
  const both = spanOfRooms(['open_plan', 'bedroom'], average);
  expect(spanOfOpenRooms(['open_plan', 'unsure'], average)).toEqual(both);
  expect(spanOfOpenRooms(['bigger'], average)).toEqual({ from: 9, to: Number.POSITIVE_INFINITY });
  expect(spanOfOpenRooms(['bigger', 'bedroom'], average)).toEqual({ ...both, to: Number.POSITIVE_INFINITY });
  expect(spanOfOpenRooms(['living', 'bedroom'], average)).toEqual(spanOfRooms(['living', 'bedroom'], average));
  expect(spanOfOpenRooms(['unsure', 'unsure'], average)).toBeNull();
});
