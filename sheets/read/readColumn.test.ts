import { expect, it } from 'vitest';
import { importTable, readCsv, tableOfLines } from '../../tests/samples/readFile.ts';
import { guessMapping } from '../map/guessMapping.ts';
import { readControlCells } from './readColumn.ts';
import { readMapping, writeMapping } from './readMapping.ts';

const EACH = { from: ['WiFi', 'Voice'], each: ['mobile_app', 'voice'] } as const;

it('one column for each control is used if every control has one, and reads yes, no and optional', () => {
  const sheet = tableOfLines(
    'Code,Name,Type,WiFi,Voice control,Touch screen',
    'A,Split A,split,Yes,no,Optional',
    'B,Split B,split,No,No,No',
    'C,Split C,split,Yes,,No',
  );
  const mapping = guessMapping(sheet);
  expect(mapping.columns.controls).toEqual({
    from: ['Touch screen', 'Voice control', 'WiFi'],
    each: ['touchscreen', 'voice', 'mobile_app'],
  });
  const { products, problems } = importTable(sheet, mapping);
  expect(products.map(({ controls }) => controls)).toEqual([
    { touchscreen: 'optional', voice: 'none', mobile_app: 'included' },
    { touchscreen: 'none', voice: 'none', mobile_app: 'none' },
    { touchscreen: 'none', voice: 'unknown', mobile_app: 'included' },
  ]);
  expect(problems).toEqual([]);
});

it('one column for each control is only suggested if a control has none; once accepted, the others stay unknown', () => {
  const { columns, suggestions } = guessMapping(tableOfLines('Code,Name,Type,WiFi', 'A,Split A,split,Yes'));
  expect(columns.controls).toBeUndefined();
  expect(suggestions.controls).toEqual({ from: ['WiFi'], each: ['mobile_app'] });
  const sheet = tableOfLines('Code,Name,Type,WiFi', 'A,Split A,split,Yes', 'B,Split B,split,no', 'C,Split C,split,');
  const guess = guessMapping(sheet);
  const accepted = { ...guess, columns: { ...guess.columns, ...guess.suggestions } };
  const { csv, products } = importTable(sheet, accepted);
  expect(products.map(({ controls }) => controls)).toEqual([
    { touchscreen: 'unknown', voice: 'unknown', mobile_app: 'included' },
    { touchscreen: 'unknown', voice: 'unknown', mobile_app: 'none' },
    null,
  ]);
  expect(csv).toContain('touchscreen:unknown|voice:unknown|mobile_app\r\n');
  expect(readCsv(csv!).products.map(({ controls }) => controls)).toEqual(products.map(({ controls }) => controls));
});

it('controls that a source’s list doesn’t name stay unknown; our own column keeps its rule', () => {
  const read = (heading: string) => {
    const sheet = tableOfLines(`Code,Name,Type,${heading}`, 'A,Split A,split,WiFi', 'B,Split B,split,none');
    return importTable(sheet, guessMapping(sheet)).products.map(({ controls }) => controls);
  };
  const none = { touchscreen: 'none', voice: 'none', mobile_app: 'none' };
  expect(read('Smart features')).toEqual([{ touchscreen: 'unknown', voice: 'unknown', mobile_app: 'included' }, none]);
  expect(read('Controls')).toEqual([{ ...none, mobile_app: 'included' }, none]);
});

it('one column for each control uses the source’s words, also for a blank, and leaves unclear cells to the check', () => {
  const read = (...given: Parameters<typeof readControlCells>) => readControlCells(...given).text;
  expect(read(EACH, ['', ''])).toBe('');
  expect(read(EACH, ['yes', ''])).toBe('touchscreen:unknown|voice:unknown|mobile_app');
  expect(read({ ...EACH, words: { '': 'no' } }, ['yes', ''])).toBe('touchscreen:unknown|mobile_app');
  expect(read({ ...EACH, words: { '✓': 'yes', Extra: 'optional' } }, ['✓', 'extra'])).toBe(
    'touchscreen:unknown|voice:optional|mobile_app',
  );
  expect(read(EACH, ['built in', 'no'])).toBe('built in');
  expect(read({ ...EACH, words: { 'built in': '' } }, ['built in', 'no'])).toBe(
    'touchscreen:unknown|mobile_app:unknown',
  );
});

it('one column for each control is kept in the mapping, and refused for other columns', () => {
  const mapping = guessMapping(tableOfLines('Code,Name,Type,WiFi,Voice,Touchscreen', 'A,Split A,split,Yes,Yes,No'));
  expect(readMapping(writeMapping(mapping))).toEqual({ ok: true, mapping });
  const reason = (controls: object, column = 'controls') => {
    const read = readMapping(JSON.stringify({ version: 1, from: 'sheet', columns: { [column]: controls } }));
    return read.ok ? null : read.reason;
  };
  expect(reason({ ...EACH, each: ['voice'] })).toContain("doesn't name one control for each column");
  expect(reason({ ...EACH, each: ['voice', 'voice'] })).toContain("doesn't name one control");
  expect(reason({ ...EACH, each: ['voice', 'steam'] })).toContain('each, entry 2 is “steam”');
  expect(reason({ from: ['A'], each: ['voice'] }, 'phase')).toContain('only controls can have “each”');
  expect(reason({ ...EACH, words: { a: 'voice' } })).toContain('words, “a” is “voice”');
});
