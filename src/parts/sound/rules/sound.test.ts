import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DISTANCES, NEW_NEIGHBOUR, readMetres, readNeighbour, STANDS, soundAtWindow } from './soundAtWindow.ts';

const neighbour = fc.record({
  metres: fc.double({ min: 1, max: 100, noNaN: true }),
  stand: fc.constantFrom(null, ...STANDS),
});

// By hand: 58 − 20 log10 3 − 11 + 10 log10 2 is 40.5. British advice gives 60 dB(A) by a wall as 37 at 8 m.
it.each([
  [58, 3, 'open', [37, 44]],
  [58, 3, 'wall', [40, 47]],
  [58, 3, 'corner', [43, 50]],
  [60, 8, 'wall', [33, 40]],
  [70, 10, 'corner', [45, 52]],
] as const)('%s dB(A) of sound power at %s m, %s, is between %j', (power, metres, stand, span) => {
  expect(soundAtWindow(power, { metres, stand })).toEqual(span);
});

it('a span is at least 3 dB(A) to both sides, and wider for an unknown place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 85 }), neighbour, (power, known) => {
      const [from, to] = soundAtWindow(power, known);
      expect(to - from).toBeGreaterThanOrEqual(6);
      const [least, most] = soundAtWindow(power, { ...known, stand: null });
      expect(least).toBeLessThanOrEqual(from);
      expect(most).toBeGreaterThanOrEqual(to);
    }),
  );
});

it('sound falls with distance and rises with each surface beside the unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 85 }), neighbour, (power, { metres }) => {
      const levels = STANDS.map((stand) => soundAtWindow(power, { metres, stand }));
      for (const [index, [from, to]] of levels.entries()) {
        const next = levels[index + 1];
        if (next) expect(from < next[0] && to < next[1]).toBe(true);
        const further = soundAtWindow(power, { metres: metres * 2, stand: STANDS[index] ?? null });
        expect(further[0] < from && further[1] < to).toBe(true);
      }
    }),
  );
});

it.each([
  ['4.5', 4.5],
  [' 4,5 m ', 4.5],
  ['12 metres', 12],
  ['100', 100],
  ['0.5', null],
  ['101', null],
  ['', null],
  ['three', null],
  ['3 km', null],
  ['-3', null],
])('%j is read as %s metres', (typed, metres) => {
  expect(readMetres(typed)).toBe(metres);
});

it.each([
  [null],
  ['3'],
  [{ metres: '3', stand: 'roof' }],
  [{ metres: Number.NaN }],
  [{ metres: 0 }],
  [{ metres: 100.5 }],
])('a saved neighbour that reads %j is a new one', (saved) => {
  expect(readNeighbour(saved)).toEqual(NEW_NEIGHBOUR);
});

it('a saved neighbour is read again', () => {
  expect(readNeighbour({ metres: DISTANCES[2], stand: 'corner' })).toEqual({ metres: 10, stand: 'corner' });
  expect(readNeighbour({ metres: 100, stand: 'corner' })).toEqual({ metres: 100, stand: 'corner' });
});
