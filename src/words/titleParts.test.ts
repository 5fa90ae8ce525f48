import { expect, it } from 'vitest';
import { shortTitles, titleParts } from './titleParts.ts';

const differing = (...titles: string[]) =>
  titleParts(titles).map(({ differs, size }) => [differs, size].filter(Boolean).join(' | '));
const shared = (...titles: string[]) => titleParts(titles).map((parts) => parts.shared);

it('the splitter of titles splits after the words that all titles begin with', () => {
  const titles = ['Wattlebird Slim Ducted 5 kW', 'Wattlebird Slim Ducted with zones 7.1 kW'];
  expect(differing(...titles)).toEqual(['Slim Ducted | 5\u00a0kW', 'Slim Ducted with zones | 7.1\u00a0kW']);
  expect(shared(...titles)).toEqual(['Wattlebird', 'Wattlebird']);
});

it('the splitter of titles never parts a figure from its unit', () => {
  expect(differing('Alpha 5 kW', 'Alpha 5 hp')).toEqual(['Alpha | 5\u00a0kW', 'Alpha 5\u00a0hp']);
});

it('the splitter of titles never parts a word', () => {
  expect(differing('Alpha One', 'Alphabet One')).toEqual(['Alpha One', 'Alphabet One']);
});

it('the splitter of titles keeps at least one word of each title', () => {
  expect(differing('Alpha', 'Alpha Plus')).toEqual(['Alpha', 'Alpha Plus']);
  expect(differing('Slim Alpha', 'Slim Alpha Plus')).toEqual(['Slim Alpha', 'Slim Alpha Plus']);
  expect(differing('X Slim Alpha', 'X Slim Alpha Plus')).toEqual(['Slim Alpha', 'Slim Alpha Plus']);
});

it('the splitter of titles keeps equal titles, one title and no titles whole', () => {
  expect(differing('Slim Alpha', 'Slim Alpha')).toEqual(['Slim Alpha', 'Slim Alpha']);
  expect(differing('Slim Alpha')).toEqual(['Slim Alpha']);
  expect(differing()).toEqual([]);
});

it('the splitter of titles shortens the common beginning of long words', () => {
  const word = '𝔘nit'.repeat(49);
  expect(differing(`${word}AB`, `${word}CD`)).toEqual(['…AB', '…CD']);
  expect(shared(`${word}AB`, `${word}CD`)).toEqual([`${word}…`, `${word}…`]);
});

it('the parts of titles are shorter in sentences, if that tells them apart', () => {
  expect(shortTitles(['Alpha 5 kW, up to 4 indoor units', 'Beta 7 kW, up to 4 indoor units'])).toEqual([
    'Alpha 5\u00a0kW',
    'Beta 7\u00a0kW',
  ]);
  expect(shortTitles(['Alpha, white', 'Alpha, black'])).toEqual(['white', 'black']);
  expect(shortTitles([', A', ', A'])).toEqual([', A', ', A']);
  expect(shortTitles(['مكيف', 'Alpha'])).toEqual(['\u2068مكيف\u2069', 'Alpha']);
});

it('the splitter of titles takes off two words or more that all of them end with, and keeps a name that says something', () => {
  const zoned = (name: string, kw: string) => `Wattlebird ${name} with room zones, ${kw} kW`;
  const titles = [zoned('Slim Ducted', '8.5'), zoned('Ducted', '12.5')];
  expect(differing(...titles)).toEqual(['Slim Ducted | 8.5\u00a0kW', 'Ducted | 12.5\u00a0kW']);
  expect(shared(...titles)).toEqual(['Wattlebird … with room zones', 'Wattlebird … with room zones']);
  expect(differing('Slim Ducted with zones', 'Flat Ducted with zones')).toEqual(['Slim Ducted', 'Flat Ducted']);
  expect(differing('Slim Ducted', 'Flat Ducted')).toEqual(['Slim Ducted', 'Flat Ducted']);
  expect(differing('A 2 indoor units', 'A 3 indoor units')).toEqual(['2 indoor units', '3 indoor units']);
});

it('the splitter of titles leaves sizes of one model their figures only', () => {
  expect(differing('Slim Ducted 5 kW', 'Slim Ducted 7.1 kW')).toEqual(['5\u00a0kW', '7.1\u00a0kW']);
  expect(shared('Slim Ducted 5 kW', 'Slim Ducted 7.1 kW')).toEqual(['Slim Ducted', 'Slim Ducted']);
  expect(shortTitles(['Wall Split 5 kW', 'Wall Split Plus 5 kW'])).toEqual(['Wall Split', 'Wall Split Plus']);
});

it('the parts of titles name a size where sizes differ, or nothing else does', () => {
  expect(shortTitles(['Wall 2.5 kW', 'Floor 2.5 kW'])).toEqual(['Wall', 'Floor']);
  expect(shortTitles(['Wall 2.5 kW', 'Floor 3.5 kW'])).toEqual(['Wall 2.5\u00a0kW', 'Floor 3.5\u00a0kW']);
  expect(shortTitles(['Wall 2.5 kW', 'Wall 3.5 kW', 'Floor 2.5 kW'])).toEqual([
    'Wall 2.5\u00a0kW',
    'Wall 3.5\u00a0kW',
    'Floor 2.5\u00a0kW',
  ]);
});

it('the splitter of titles leaves right-to-left titles in their order', () => {
  expect(differing('مكيف سبليت 5', 'مكيف سبليت 7')).toEqual(['5', '7']);
});
