import { expect, it } from 'vitest';
import { shortNames } from './shortNames.ts';

/** With plain spaces. */
const short = (...titles: string[]) => shortNames(titles).map((name) => name.replaceAll('\u00a0', ' '));

it('short names leave out the words that all titles begin and end with', () => {
  expect(short('Wattlebird Slim Ducted with room zones', 'Wattlebird Compact Ducted with room zones')).toEqual([
    'Slim',
    'Compact',
  ]);
  expect(short('My Slim Ducted', 'My Flat Ducted')).toEqual(['Slim Ducted', 'Flat Ducted']);
  expect(short('Alpha, white', 'Alpha, black')).toEqual(['white', 'black']);
  expect(short('Alpha 5 kW, up to 4 indoor units', 'Beta 7 kW, up to 4 indoor units')).toEqual(['Alpha', 'Beta']);
});

it('short names never part a word, or a figure from its unit', () => {
  expect(short('Alpha One', 'Alphabet One')).toEqual(['Alpha One', 'Alphabet One']);
  expect(shortNames(['Alpha 5 hp', 'Alpha 6 hp'])).toEqual(['5\u00a0hp', '6\u00a0hp']);
});

it('short names keep at least one word, with a letter where there is one', () => {
  expect(short('Alpha', 'Alpha Plus')).toEqual(['Alpha', 'Alpha Plus']);
  expect(short('Slim Alpha', 'Slim Alpha Plus')).toEqual(['Slim Alpha', 'Slim Alpha Plus']);
  expect(short('My Wall Split 5 kW', 'My Wall Split Plus 5 kW')).toEqual(['Wall Split', 'Wall Split Plus']);
  expect(short('Slim Ducted', 'Ducted')).toEqual(['Slim Ducted', 'Ducted']);
  expect(short('A 2 indoor units', 'A 3 indoor units')).toEqual(['2 indoor units', '3 indoor units']);
});

it('short names tell the sizes of one model apart by size, and name a size where a name isn’t enough', () => {
  expect(short('Slim Ducted 5 kW', 'Slim Ducted 7.1 kW')).toEqual(['5 kW', '7.1 kW']);
  expect(short('Wall 2.5 kW', 'Floor 3.5 kW')).toEqual(['Wall', 'Floor']);
  expect(short('Wall 2.5 kW', 'Wall 3.5 kW', 'Floor 2.5 kW')).toEqual(['Wall 2.5 kW', 'Wall 3.5 kW', 'Floor 2.5 kW']);
  expect(short('Slim 5 kW', 'Slim')).toEqual(['Slim 5 kW', 'Slim']);
});

it('short names are whole for equal titles, and for one title', () => {
  expect(short('Slim Alpha 5 kW', 'Slim Alpha 5 kW', 'Beta')).toEqual(['Slim Alpha 5 kW', 'Slim Alpha 5 kW', 'Beta']);
  expect(short(', A', ', A')).toEqual([', A', ', A']);
  expect(short('Slim Alpha')).toEqual(['Slim Alpha']);
  expect(short()).toEqual([]);
});

it('short names leave titles from right to left in their order, apart from the words around them', () => {
  expect(short('مكيف سبليت 5', 'مكيف سبليت 7')).toEqual(['5', '7']);
  expect(short('مكيف', 'Alpha')).toEqual(['\u2068مكيف\u2069', 'Alpha']);
});
