import { expect, it } from 'vitest';
import { tintsOf } from './useTints.ts';

it('bedrooms stand where the drawing has beds, and every other room where it has a sofa or a table', () => {
  expect(tintsOf({ rooms: ['bedroom', 'big_living'] })).toEqual(['tint', 'half']);
  expect(tintsOf({ rooms: ['bedroom', 'bedroom'] })).toEqual([undefined, 'half', 'half']);
  expect(tintsOf({ rooms: ['living', 'unsure', 'bedroom'] })).toEqual(['tint', 'half', undefined, null]);
  expect(tintsOf({ rooms: ['bedroom', 'bedroom', 'bedroom'] })).toEqual(['half', 'half', 'half']);
});

it('a home that nobody has described has no tints of its own', () => {
  expect([tintsOf({}), tintsOf({ home: 'unsure' })]).toEqual([[], []]);
  expect([tintsOf({ home: 3 }), tintsOf({ home: 2 })].map(({ length }) => length)).toEqual([4, 4]);
  // Three indoor units are priced for two bedrooms.
  expect(tintsOf({ home: 2 }, true)).toHaveLength(3);
});
