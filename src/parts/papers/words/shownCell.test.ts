import { expect, it } from 'vitest';
import { createWords, ENGLISH_WORDS } from '../../../words/words.ts';
import { quotesText } from './paperText.ts';
import { saidInCell, shownCell } from './shownCell.ts';

const words = ENGLISH_WORDS;

it.each([
  ['3480', '$3,480'],
  ['$3480', '$3,480'],
  ['3 480', '$3,480'],
  [' 3,480.00 ', '$3,480'],
  ['٣٤٨٠', '$3,480'],
  ['12345678', '$12,345,678'],
  ['3480.50', '3480.50'],
  ['3.480', '3.480'],
  ['34,80', '34,80'],
  ['3480 + GST', '3480 + GST'],
  ['3000 to 4000', '3000 to 4000'],
  ['€3480', '€3480'],
  ['0', '0'],
  ['123456789', '123456789'],
])('a total of %j is shown as %j', (typed, shown) => {
  expect(shownCell(words, 'total', typed)).toBe(shown);
});

it('only a total is an amount', () => {
  expect(shownCell(words, 'deposit', '3480')).toBe('3480');
});

it('work is yes or no in the visitor’s words; another text stays as it is', () => {
  expect(saidInCell(words, 'drain', 'Yes')).toBe('yes');
  expect(saidInCell(words, 'drain', ' no ')).toBe('no');
  expect(saidInCell(words, 'drain', '')).toBe('unsaid');
  expect(saidInCell(words, 'drain', '$90 more')).toBe('other');
  expect(saidInCell(createWords({ 'paper.quotes.said.no': 'Nein' }), 'drain', 'nein')).toBe('no');
  expect(saidInCell(words, 'installer', 'No')).toBe('other');
  expect(shownCell(words, 'drain', 'yes')).toBe('Yes');
  expect(shownCell(words, 'drain', '$90 more')).toBe('$90 more');
});

it('what isn’t said is a blank to fill in by hand', () => {
  expect(shownCell(words, 'drain', 'Not said')).toBe('');
  expect(quotesText(words, null, { drain: ['No', 'Not said', ''], total: ['3480', '', ''] })).toContain(
    '- Drain for the water, and where it goes: 1: No; 2: ________; 3: ________',
  );
  expect(quotesText(words, null, { total: ['3480', '', ''] })).toContain('1: $3,480;');
});
