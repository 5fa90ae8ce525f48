import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ZONES } from '../climate/zone.ts';
import { rulesOutOfReach } from './rulesOutOfReach.ts';
import { CEILINGS, INSULATIONS, ROOM_KINDS, type RuledRoom, type SizeRule } from './sizeRules.ts';
import { spanByRules } from './spanByRules.ts';

const ROOM: RuledRoom = { area: 20, kind: null, ceiling: null, insulation: null, windows: null };
const rule = (more: Partial<SizeRule>): SizeRule => ({ source: 'Ours', date: '2026-11', how: 'page', ...more });
const OWN: readonly SizeRule[] = [
  rule({ table: [[50, 2, 3]] }),
  rule({ perArea: { bedroom: [80, 120], living: [100, 150] }, windows: 1.2, insulated: 0.9 }),
  rule({ perVolume: 45, highCeiling: 1.2, zones: ['hot', 'average'] }),
  rule({ perAreaByInsulation: { yes: 100, some: 120, no: 150 }, areas: [5, 40] }),
];
const anyRoom: fc.Arbitrary<RuledRoom> = fc.record({
  area: fc.integer({ min: 5, max: 50 }),
  kind: fc.constantFrom(null, ...ROOM_KINDS),
  ceiling: fc.constantFrom(null, ...CEILINGS),
  insulation: fc.constantFrom(null, ...INSULATIONS),
  windows: fc.constantFrom(null, 'yes' as const, 'no' as const),
});

it('the span of own rules is never narrower where something isn’t known', () => {
  const keys = ['kind', 'ceiling', 'insulation', 'windows'] as const;
  fc.assert(
    fc.property(anyRoom, fc.constantFrom(...keys), fc.constantFrom(...ZONES), (room, key, zone) => {
      const known = spanByRules(OWN, room, zone);
      for (const open of [spanByRules(OWN, { ...room, [key]: null }, zone), spanByRules(OWN, room, null)]) {
        expect(open?.from).toBeLessThanOrEqual(Number(known?.from));
        expect(open?.to).toBeGreaterThanOrEqual(Number(known?.to));
      }
    }),
  );
});

it('the span of own rules goes from the lowest to the highest figure of those that apply', () => {
  expect(
    spanByRules(OWN, { ...ROOM, kind: 'bedroom', insulation: 'yes', windows: 'no', ceiling: '2.4' }, 'cold'),
  ).toEqual({ from: 1.4, to: 3 });
  expect(spanByRules([rule({ table: [[50, 2, 3]], zones: ['hot'] })], ROOM, 'cold')).toBeNull();
  expect(spanByRules([rule({ table: [[50, 2, 3]] })], { ...ROOM, area: 51 }, null)).toBeNull();
});

it.each([
  [29, false],
  [30, true],
  [40, true],
  [41, false],
])('a rule for 30 to 40 m² applies to %s m²: %s', (area, applies) => {
  expect(spanByRules([rule({ table: [[50, 2, 3]], areas: [30, 40] })], { ...ROOM, area }, null) !== null).toBe(applies);
});

it('a minimum gives no size', () => {
  const least = rule({ perVolume: 300, minimum: true });
  expect(spanByRules([rule({ table: [[50, 2, 3]] }), least], ROOM, null)).toEqual({ from: 2, to: 3 });
  expect(spanByRules([least], ROOM, null)).toBeNull();
});

it('a rule for rooms without sunny windows stays in until a room is known to have them', () => {
  const own = rule({ perVolume: 40, noSunnyWindows: true });
  const applies = (windows: RuledRoom['windows']) => spanByRules([own], { ...ROOM, windows }, null) !== null;
  expect([applies('no'), applies(null), applies('yes')]).toEqual([true, true, false]);
});

it('a rule is out of reach only for rooms it is for', () => {
  const own = rule({ table: [[50, 4, 6]] });
  expect(rulesOutOfReach([own], 3)).toEqual([{ source: 'Ours', fromArea: 5 }]);
  expect(rulesOutOfReach([{ ...own, areas: [20, 50] }], 3)).toEqual([{ source: 'Ours', fromArea: 20 }]);
});
