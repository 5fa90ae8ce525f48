import { expect, it } from 'vitest';
import { assign } from '../sheets/map/editMapping.ts';
import { guessMapping } from '../sheets/map/guessMapping.ts';
import { tableOfLines } from '../tests/samples/readFile.ts';
import { mappingRows, wordRows } from './mappingRows.ts';

it('the columns of a file are used, to check, open, left out or only a filter, each with three samples', () => {
  const source = tableOfLines(
    'Code,Name,Width,Size (W x H x D mm),Shelf,State,Empty',
    'A,Split A,800,840 x 880 x 330,1,active,',
    'B,Split B,810,840 x 880 x 330,2,active,',
    'C,Split C,820,840 x 880 x 330,3,active,',
    'D,Split D,830,840 x 880 x 330,4,gone,',
  );
  const guess = guessMapping(source);
  const mapping = { ...guess, only: [{ column: 'State', is: ['active'] }], leaveOut: ['Shelf'] };
  const rows = mappingRows(source, mapping);
  expect(rows.map(({ name, state, suggested }) => [name, state, suggested.length > 0])).toEqual([
    ['Code', 'used', false],
    ['Name', 'used', false],
    ['Width', 'open', true],
    ['Size (W x H x D mm)', 'open', expect.any(Boolean)],
    ['Shelf', 'left-out', false],
    ['State', 'filter', false],
  ]);
  expect(rows[0]?.samples).toEqual(['A', 'B', 'C']);
  expect(rows.map(({ hasParts }) => hasParts).indexOf(true)).toBe(3);
});

it('the columns of a file have their words beside value, those that the reader takes as they stand left out', () => {
  const source = tableOfLines(
    'Code,Name,Kind,Smart',
    'A,Split A,High wall split,"WiFi, Steam"',
    'B,Split B,Ducted system,none',
    'C,Split C,ducted,voice',
  );
  const kind = assign(guessMapping(source), source, 'Kind', 'system_type').columns.system_type!;
  expect(wordRows(source, 'system_type', kind)).toEqual([
    { word: 'High wall split', value: 'split' },
    { word: 'Ducted system', value: 'ducted' },
  ]);
  expect(wordRows(source, 'controls', { from: ['Smart'] })).toEqual([
    { word: 'WiFi', value: 'mobile_app' },
    { word: 'Steam', value: null },
  ]);
  expect(wordRows(source, 'controls', { from: ['Smart'], words: { steam: '' } })[1]?.value).toBe('');
  expect(wordRows(source, 'title', { from: ['Name'] })).toEqual([]);
});
