import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ZONES, type Zone } from '../../../climate/zone.ts';
import {
  BANDS,
  bandOf,
  CEILINGS,
  INSULATIONS,
  NEW_ROOM,
  ROOM_KINDS,
  type Room,
  readRooms,
  roomsOfArea,
  WINDOWS,
} from '../../../questionnaire/rooms.ts';
import { readSizeRules } from '../../../sizing/readSizeRules.ts';
import { SIZE_RULES, type SizeRule } from '../../../sizing/sizeRules.ts';
import { likelySize, ruleSpans, sizeSpan } from '../../../sizing/sizeSpan.ts';
import { readArea } from './readArea.ts';
import { rulesOutOfReach } from './rulesOutOfReach.ts';

const spanOf = (rooms: readonly Room[], zone: Zone | null = null) => sizeSpan(ruleSpans(SIZE_RULES, rooms, zone));
const likelyOf = (rooms: readonly Room[]) => likelySize(ruleSpans(SIZE_RULES, rooms, null));
const anyZone = fc.constantFrom(null, ...ZONES);
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
    fc.property(anyRoom, anyZone, (room, zone) => {
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

const tableRule = (...kw: readonly [from: number, to: number]): SizeRule => ({
  source: 'Ours',
  date: '2026-11',
  how: 'page',
  table: [[50, ...kw]],
});

const sources = (...rooms: readonly Partial<Room>[]) =>
  ruleSpans(
    SIZE_RULES,
    rooms.map((room) => ({ ...NEW_ROOM, area: 20, ...room })),
    null,
  ).map(({ rule }) => rule.source);

it.each([
  [8.9, false],
  [9, true],
  [82, true],
  [82.1, false],
])('a table that begins at 9 m² and ends at 82 applies to %s m²: %s', (area, applies) => {
  expect(sources({ area }).includes('Samsung Australia, size guide')).toBe(applies);
});

it('a minimum for rooms without sunny windows is shown only where each room is known to have none', () => {
  const minimum = 'airconagency.co.uk';
  expect(sources({ windows: 'no' })).toContain(minimum);
  expect(sources({ windows: null })).not.toContain(minimum);
  expect(sources({ windows: 'no' }, { windows: 'yes' })).not.toContain(minimum);
});

it('a minimum gives no size: it moves neither the span nor the likely size', () => {
  const room: Room = { ...NEW_ROOM, area: 20, windows: 'no' };
  const least: SizeRule = { source: 'Least', date: '2026-11', how: 'page', perVolume: 300, minimum: true };
  const spans = (...rules: readonly SizeRule[]) => ruleSpans(rules, [room], null);
  expect(spans(tableRule(2, 3), least)).toHaveLength(2);
  expect(likelySize(spans(tableRule(2, 3), least))).toEqual(likelySize(spans(tableRule(2, 3))));
  expect([sizeSpan(spans(least)), likelySize(spans(least))]).toEqual([null, null]);
});

it('a rule for rooms without sunny windows stays in until a room is known to have them', () => {
  const own: SizeRule = { source: 'Ours', date: '2026-11', how: 'page', perVolume: 40, noSunnyWindows: true };
  const count = (windows: Room['windows']) => ruleSpans([own], [{ ...NEW_ROOM, area: 20, windows }], null).length;
  expect([count('no'), count(null), count('yes')]).toEqual([1, 1, 0]);
});

it('a room of 30 m² of which nothing else is known likely needs 3.8 kW', () => {
  expect(likelyOf([{ ...NEW_ROOM, area: 30 }])).toEqual({ kw: 3.8, from: 2.4, to: 5.4 });
});

it.each<[string, readonly SizeRule[], number]>([
  ['the middle of one rule', [tableRule(2, 3)], 2.5],
  ['the middle of the three middles', [tableRule(2, 2), tableRule(2, 4), tableRule(9, 9)], 3],
  ['the mean of the two inner ones of four', [tableRule(2, 2), tableRule(3, 3), tableRule(4, 4), tableRule(9, 9)], 3.5],
  ['a half from 5 kW on', [tableRule(4, 6.4)], 5],
  ['never below the lowest rule', [tableRule(5.2, 5.2)], 5.2],
  ['never above the highest', [tableRule(5.4, 5.4)], 5.4],
])('the likely size is %s', (_, rules, expected) => {
  expect(likelySize(ruleSpans(rules, [{ ...NEW_ROOM, area: 20 }], null))?.kw).toBe(expected);
});

it('the likely size of several rooms is that of their sum', () => {
  const one = ruleSpans([tableRule(2, 3)], [{ ...NEW_ROOM, area: 20 }], null);
  const two = ruleSpans(
    [tableRule(2, 3)],
    [1, 2].map(() => ({ ...NEW_ROOM, area: 20 })),
    null,
  );
  expect([likelySize(one), likelySize(two)]).toEqual([
    { kw: 2.5, from: 2, to: 3 },
    { kw: 5, from: 4, to: 6 },
  ]);
});

it('the likely size lies inside the span, and never falls where a larger room has the same rules', () => {
  fc.assert(
    fc.property(anyRoom, fc.double({ min: 0, max: 95, noNaN: true }), anyZone, (room, more, zone) => {
      const larger = { ...room, area: Math.min(100, Number(room.area) + more) };
      const [spans, above] = [room, larger].map((one) => ruleSpans(SIZE_RULES, [one], zone));
      const likely = likelySize(spans!);
      expect(likely?.kw).toBeGreaterThanOrEqual(Number(likely?.from));
      expect(likely?.kw).toBeLessThanOrEqual(Number(likely?.to));
      const rulesOf = (all: typeof spans) => all?.map(({ rule }) => rule.source).join();
      fc.pre(rulesOf(spans) === rulesOf(above));
      expect(likelySize(above!)?.kw).toBeGreaterThanOrEqual(Number(likely?.kw));
    }),
  );
});

it('no rule of thumb covers a room without an area, or one that all rules leave out', () => {
  expect([likelyOf([]), likelyOf([NEW_ROOM]), likelyOf([{ ...NEW_ROOM, area: 20 }, NEW_ROOM])]).toEqual([
    null,
    null,
    null,
  ]);
  const own = { ...tableRule(2, 3), areas: [30, 40] as const };
  expect([29, 30, 41].map((area) => likelySize(ruleSpans([own], [{ ...NEW_ROOM, area }], null))?.kw ?? null)).toEqual([
    null,
    2.5,
    null,
  ]);
});

it('a rule is out of reach only for rooms it is for', () => {
  const rule = tableRule(4, 6);
  expect(rulesOutOfReach([rule], 3)).toEqual([{ source: 'Ours', fromArea: 5 }]);
  expect(rulesOutOfReach([{ ...rule, areas: [20, 50] }], 3)).toEqual([{ source: 'Ours', fromArea: 20 }]);
});

it('rules of thumb each have a source and the month they were read', () => {
  expect(readSizeRules({ rules: SIZE_RULES }).ok).toBe(true);
});

const RULE = { source: 'Ours', date: '2026-11', perVolume: 40 };
it.each<[string, unknown]>([
  ['no object', null],
  ['no rules', { rules: [] }],
  ['too many rules', { rules: Array.from({ length: 21 }, () => RULE) }],
  ['no source', { rules: [{ ...RULE, source: ' ' }] }],
  ['a source that nobody sees', { rules: [{ ...RULE, source: '\u200b\u202e' }] }],
  ['no date', { rules: [{ ...RULE, date: '2026' }] }],
  ['an unknown zone', { rules: [{ ...RULE, zones: ['warm'] }] }],
  ['areas upside down', { rules: [{ ...RULE, areas: [30, 20] }] }],
  ['an area for areas', { rules: [{ ...RULE, areas: 30 }] }],
  ['windows that are a word', { rules: [{ ...RULE, noSunnyWindows: 'yes' }] }],
  ['a minimum that is a figure', { rules: [{ ...RULE, minimum: 2 }] }],
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

it('rules of thumb have their source cleaned and cut', () => {
  const source = `Our\u202e\u0000 own\n${'table '.repeat(40)}`;
  const own = readSizeRules({ rules: [{ ...RULE, source }] });
  const [read = { source: '' }] = own.ok ? own.rules : [];
  expect(read.source).toMatch(/^Our own table .*…$/);
  expect(read.source.length).toBeLessThanOrEqual(80);
});

it('rules of thumb of a provider were read by the provider, whatever else they say', () => {
  const own = readSizeRules({ rules: [{ ...RULE, how: 'copy' }] });
  expect(own.ok && own.rules.map(({ how }) => how)).toEqual(['page']);
});

it('rules of thumb of a provider take the place of ours', () => {
  const own = readSizeRules({ rules: [{ ...RULE, zones: ['hot'], areas: [10, 20], noSunnyWindows: true }] });
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

it('a pressed area is that of every room, keeps what else is known, and is known as pressed', () => {
  const known: Room = { ...NEW_ROOM, area: 42, kind: 'living' };
  expect(roomsOfArea(30, 2, [known])).toEqual([
    { ...known, area: 30 },
    { ...NEW_ROOM, area: 30 },
  ]);
  for (const band of BANDS) expect(bandOf(roomsOfArea(band, 3, []))).toBe(band);
  expect([bandOf([known]), bandOf(roomsOfArea(null, 1, [])), bandOf([known, { ...known, area: 30 }])]).toEqual([
    null,
    null,
    null,
  ]);
});
