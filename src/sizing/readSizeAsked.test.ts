import { expect, it } from 'vitest';
import { readSizeAsked, savedKinds } from './readSizeAsked.ts';
import { readBedrooms, readKinds } from './sizeAsked.ts';

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

it('a room without a kind is open, but keeps its place', () => {
  expect(savedKinds({ rooms: [null, 'living', 'attic', 'bedroom'] })).toEqual([null, 'living', null]);
});

it('traits go with a size, and nothing else', () => {
  expect(readSizeAsked({ rooms: ['living'], traits: ['bare', 'cold'] }, ONE)).toEqual({
    rooms: ['living'],
    traits: ['bare'],
  });
  expect(readSizeAsked({ traits: ['bare'] }, ONE)).toEqual({});
});

it.each([
  [
    [{ area: 15 }, { area: 15.1 }, { area: 45 }],
    ['bedroom', 'living', 'big_living'],
  ],
  [
    [{ area: 65 }, { area: 66 }, { area: null }, { area: 20 }],
    ['open_plan', 'bigger', null],
  ],
  [
    [{ area: 5 }, { area: 300 }],
    ['bedroom', 'bigger'],
  ],
  [
    [5, null],
    [null, null],
  ],
])('the areas %j of an earlier visit are the kinds %j', (areas, rooms) => {
  expect(savedKinds({ rooms: areas })).toEqual(rooms);
});

it.each<[unknown, ReturnType<typeof readKinds>]>([
  ['bedroom,living', ['bedroom', 'living']],
  ['Big_Living, unsure', ['big_living', 'unsure']],
  [['bigger'], ['bigger']],
  ['bedroom,', null],
  ['attic', null],
  ['living,living,living,living', null],
  [[], null],
  [5, null],
])('the kinds of rooms %j are read as %j', (found, kinds) => expect(readKinds(found)).toEqual(kinds));

it.each([
  ['3', 3],
  [5, 5],
  ['Unsure', 'unsure'],
  ['1', null],
  ['3 bedrooms', null],
  [null, null],
])('the bedrooms %j are read as %j', (found, bedrooms) => expect(readBedrooms(found)).toBe(bedrooms));
