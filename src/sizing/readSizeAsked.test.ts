import { expect, it } from 'vitest';
import { readSizeAsked } from './readSizeAsked.ts';

const ONE = { Q3: 'Single Room' };
const TWO = { Q3: 'Multiple Rooms', Q5: '2 Rooms' };
const HOME = { Q3: 'Whole Home' };

it('the kinds of as many rooms as were asked for count, and the bedrooms of a home', () => {
  const said = { rooms: ['bedroom', 'living'], home: 3 };
  expect(readSizeAsked(said, ONE)).toEqual({ rooms: ['bedroom'] });
  expect(readSizeAsked(said, TWO)).toEqual({ rooms: ['bedroom', 'living'] });
  expect(readSizeAsked(said, { ...TWO, Q5: '3 Rooms' })).toEqual({ rooms: ['bedroom', 'living', 'unsure'] });
  expect(readSizeAsked(said, { ...TWO, Q5: 'Over 3 Rooms' })).toEqual({ home: 3 });
  expect(readSizeAsked(said, HOME)).toEqual({ home: 3 });
  expect(readSizeAsked(said, {})).toEqual({});
});

it('the same sizes are the same object', () => {
  expect(readSizeAsked({ rooms: ['living'] }, ONE)).toBe(readSizeAsked({ rooms: ['living', 'bedroom'] }, ONE));
});

it.each([null, undefined, 5, 'rooms', [], { rooms: 'living' }, { rooms: [5, null] }, { home: 'many' }, { home: 9 }])(
  '%j says no size',
  (data) => {
    for (const answers of [ONE, TWO, HOME]) expect(readSizeAsked(data, answers)).toEqual({});
  },
);

it('an unknown kind of room counts as not sure', () => {
  expect(readSizeAsked({ rooms: ['attic', 'living'] }, TWO)).toEqual({ rooms: ['unsure', 'living'] });
});
