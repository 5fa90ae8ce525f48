import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ZONES, type Zone } from '../climate/zone.ts';
import { readArea } from './readArea.ts';
import { readSizeRules } from './readSizeRules.ts';
import { CEILINGS, INSULATIONS, NEW_ROOM, ROOM_KINDS, type Room, readRooms, WINDOWS } from './room.ts';
import { isOldRule, SIZE_RULES } from './sizeRules.ts';
import { ruleSpans, sizeSpan } from './sizeSpan.ts';

const spanOf = (rooms: readonly Room[], zone: Zone | null = null) => sizeSpan(ruleSpans(SIZE_RULES, rooms, zone));
const anyRoom: fc.Arbitrary<Room> = fc.record({
  area: fc.integer({ min: 5, max: 100 }),
  kind: fc.constantFrom(null, ...ROOM_KINDS),
  ceiling: fc.constantFrom(null, ...CEILINGS),
  insulation: fc.constantFrom(null, ...INSULATIONS),
  windows: fc.constantFrom(null, ...WINDOWS),
});

it.each([
  ['20', 20],
  ['20 m²', 20],
  ['4 x 5 m', 20],
  ['4m × 5m', 20],
  ['4,2 x 5', 21],
  ['4 by 5', 20],
  ['٢٠', 20],
  ['3', 'small'],
  ['1 x 2', 'small'],
  ['300 m²', 'large'],
  ['-20', 'text'],
  ['large', 'text'],
  ['', 'text'],
  ['4 x', 'text'],
  ['4 x 5 x 6', 'text'],
])('the typed area %s is %s', (typed, expected) => {
  expect(readArea(typed)).toBe(expected);
});

it.each([
  [20, 'bedroom', [1.6, 3.2]],
  [30, 'living', [2.4, 4.8]],
] as const)('the span of the rules of thumb covers the published figures for %s m²', (area, kind, [from, to]) => {
  const all = spanOf([{ ...NEW_ROOM, area }]);
  expect(all?.[0]).toBeLessThanOrEqual(from);
  expect(all?.[1]).toBeGreaterThanOrEqual(to);
  expect(spanOf([{ ...NEW_ROOM, area, kind }])).not.toBeNull();
});

it('the span of the rules of thumb grows with the area, with heat and with each further room', () => {
  fc.assert(
    fc.property(anyRoom, fc.constantFrom(null, ...ZONES), (room, zone) => {
      const here = spanOf([room], zone);
      const larger = spanOf([{ ...room, area: Math.min(100, Number(room.area) + 1) }], zone);
      const two = spanOf([room, room], zone);
      for (const end of [0, 1] as const) {
        expect(larger?.[end]).toBeGreaterThanOrEqual(Number(here?.[end]));
        expect(two?.[end]).toBeGreaterThan(Number(here?.[end]));
      }
      expect(spanOf([room], 'hot')?.[1]).toBeGreaterThanOrEqual(Number(spanOf([room], 'average')?.[1]));
      expect(spanOf([room], 'average')?.[1]).toBeGreaterThanOrEqual(Number(spanOf([room], 'cold')?.[1]));
    }),
  );
});

it('the span of the rules of thumb is never narrower where something isn’t known', () => {
  const keys = ['kind', 'ceiling', 'insulation', 'windows'] as const;
  fc.assert(
    fc.property(anyRoom, fc.constantFrom(...keys), fc.constantFrom(...ZONES), (room, key, zone) => {
      const known = spanOf([room], zone);
      for (const open of [spanOf([{ ...room, [key]: null }], zone), spanOf([room], null)]) {
        expect(open?.[0]).toBeLessThanOrEqual(Number(known?.[0]));
        expect(open?.[1]).toBeGreaterThanOrEqual(Number(known?.[1]));
      }
    }),
  );
});

it('the span of the rules of thumb needs the area of every room', () => {
  expect([spanOf([]), spanOf([NEW_ROOM]), spanOf([{ ...NEW_ROOM, area: 20 }, NEW_ROOM])]).toEqual([null, null, null]);
});

it('the span of the rules of thumb leaves out a table that ends below the room', () => {
  const sources = (area: number) => ruleSpans(SIZE_RULES, [{ ...NEW_ROOM, area }], null).map(({ rule }) => rule.source);
  expect(sources(82)).toContain('Samsung Australia, size guide');
  expect(sources(83)).not.toContain('Samsung Australia, size guide');
});

it('rules of thumb each have a source and the month they were read', () => {
  expect(readSizeRules({ rules: SIZE_RULES }).ok).toBe(true);
});

it('rules of thumb are old after 24 months', () => {
  const [rule] = SIZE_RULES;
  expect(isOldRule({ ...rule!, date: '2026-11' }, '2028-11-30')).toBe(false);
  expect(isOldRule({ ...rule!, date: '2026-11' }, '2028-12-01')).toBe(true);
});

const RULE = { source: 'Ours', date: '2026-11', perVolume: 40 };
it.each<[string, unknown]>([
  ['no object', null],
  ['no rules', { rules: [] }],
  ['too many rules', { rules: Array.from({ length: 21 }, () => RULE) }],
  ['no source', { rules: [{ ...RULE, source: ' ' }] }],
  ['no date', { rules: [{ ...RULE, date: '2026' }] }],
  ['an unknown zone', { rules: [{ ...RULE, zones: ['warm'] }] }],
  ['no figures', { rules: [{ source: 'Ours', date: '2026-11' }] }],
  ['two kinds of figures', { rules: [{ ...RULE, table: [[20, 2, 3]] }] }],
  ['kW for W', { rules: [{ ...RULE, perVolume: 4000 }] }],
  ['a range upside down', { rules: [{ ...RULE, perVolume: undefined, perArea: { bedroom: [9, 8], living: [9, 9] } }] }],
  [
    'a table that shrinks',
    {
      rules: [
        {
          source: 'Ours',
          date: '2026-11',
          table: [
            [20, 3, 4],
            [30, 2, 5],
          ],
        },
      ],
    },
  ],
])('rules of thumb of a provider with %s are refused with a reason', (_, found) => {
  expect(readSizeRules(found)).toEqual({ ok: false, reason: expect.stringMatching(/^(It needs|Rule 1)/) });
});

it('rules of thumb of a provider take the place of ours', () => {
  const own = readSizeRules({ rules: [{ ...RULE, zones: ['hot'] }] });
  expect(own.ok && sizeSpan(ruleSpans(own.rules, [{ ...NEW_ROOM, area: 20, ceiling: '2.4' }], 'hot'))).toEqual([
    1.9, 1.9,
  ]);
  expect(own.ok && sizeSpan(ruleSpans(own.rules, [{ ...NEW_ROOM, area: 20 }], 'cold'))).toBeNull();
});

it('saved rooms come back, and whatever can’t be read is unknown', () => {
  const room: Room = { area: 20, kind: 'living', ceiling: '2.7', insulation: 'some', windows: 'no' };
  expect(readRooms(JSON.parse(JSON.stringify([room])))).toEqual([room]);
  expect(readRooms([{ area: 3, kind: 'attic', ceiling: 2.4, insulation: {}, windows: true }, null])).toEqual([
    NEW_ROOM,
    NEW_ROOM,
  ]);
  expect([readRooms('x'), readRooms(Array.from({ length: 9 }, () => room)).length]).toEqual([[], 4]);
});
