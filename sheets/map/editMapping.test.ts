import { expect, it } from 'vitest';
import { tableOfLines } from '../../tests/samples/readFile.ts';
import type { Measure } from '../read/measures.ts';
import { readMapping, writeMapping } from '../read/readMapping.ts';
import {
  acceptSuggestions,
  assign,
  changeMeasure,
  changeSource,
  fitsSource,
  leaveOut,
  mappingToStart,
  missingRequired,
  settledMapping,
  stopUsing,
  usesOf,
} from './editMapping.ts';
import { guessMapping } from './guessMapping.ts';
import { openColumns } from './openColumns.ts';

const SHEET = tableOfLines(
  'Code,Name,What it is,Width (cm),Height (cm),Depth (cm),WiFi,Voice,Notes',
  'A,Kestrel A,High wall,80,60,30,Yes,No,good',
  'B,Kestrel B,High wall,80,60,30,Yes,No,better',
);

it('the editor of a mapping uses a column of the file with the unit of its heading and the words we know', () => {
  const guess = guessMapping(SHEET);
  expect(missingRequired(guess)).toEqual(['system_type']);
  const wide = assign(guess, SHEET, 'Width (cm)', 'outdoor_width_mm');
  expect(wide.columns.outdoor_width_mm).toEqual({ from: ['Width (cm)'], unit: 'cm' });
  const style = assign(wide, SHEET, 'What it is', 'indoor_unit_style');
  expect(style.columns.indoor_unit_style?.words).toEqual({ 'High wall': 'wall_mounted' });
  expect(usesOf(style, 'What it is')).toEqual(['indoor_unit_style']);
  expect(Object.keys(stopUsing(style, 'What it is', 'indoor_unit_style').columns)).toEqual(Object.keys(wide.columns));
});

it('the editor of a mapping joins one column for each control, and separates them again', () => {
  const both = (['mobile_app', 'voice'] as const).reduce(
    (mapping, control, index) => assign(mapping, SHEET, ['WiFi', 'Voice'][index]!, `controls:${control}`),
    guessMapping(SHEET),
  );
  expect(both.columns.controls).toEqual({ from: ['WiFi', 'Voice'], each: ['mobile_app', 'voice'] });
  expect(usesOf(both, 'Voice')).toEqual(['controls:voice']);
  expect(stopUsing(both, 'WiFi', 'controls:mobile_app').columns.controls).toEqual({ from: ['Voice'], each: ['voice'] });
});

it('the editor of a mapping changes the unit and the part of one column, and drops them with the column', () => {
  const size = { from: ['Width (cm)', 'Notes'], units: { 'Width (cm)': 'cm', Notes: 'in' } } as const;
  const first = changeSource(guessMapping(SHEET), 'outdoor_width_mm', size);
  const change = (...[name, measure]: [string, Measure]) =>
    changeMeasure(first, 'outdoor_width_mm', name, measure).columns.outdoor_width_mm;
  expect(change('Notes', { unit: 'cm' })).toEqual({ from: size.from, unit: 'cm' });
  expect(change('Notes', { unit: undefined })).toEqual({ from: size.from, units: { 'Width (cm)': 'cm' } });
  expect(change('Notes', { part: 2 })).toEqual({ ...size, parts: { Notes: 2 } });
  const left = stopUsing(first, 'Width (cm)', 'outdoor_width_mm');
  expect(left.columns.outdoor_width_mm).toEqual({ from: ['Notes'], unit: 'in' });
  expect(readMapping(writeMapping(left))).toEqual({ ok: true, mapping: left });
});

it('the editor of a mapping accepts a suggestion, sets one value for all, and leaves a column out', () => {
  const guess = guessMapping(SHEET);
  expect(acceptSuggestions(guess, 'Width (cm)').columns.outdoor_width_mm?.unit).toBe('cm');
  const typed = changeSource(guess, 'system_type', { default: 'split' });
  expect(missingRequired(typed)).toEqual([]);
  expect(changeSource(typed, 'system_type', { default: undefined })).toEqual(guess);
  const without = leaveOut(guess, 'Name');
  expect(missingRequired(without)).toContain('title');
  expect(without.leaveOut).toContain('Name');
  expect(assign(without, SHEET, 'Name', 'title').leaveOut).not.toContain('Name');
});

it('the editor of a mapping keeps the decision about every column, so that the next file needs no question', () => {
  const kept = settledMapping(changeSource(guessMapping(SHEET), 'system_type', { default: 'split' }), SHEET);
  expect(openColumns(SHEET, kept)).toEqual([]);
  expect(readMapping(writeMapping(kept))).toEqual({ ok: true, mapping: kept });
  expect(fitsSource(kept, SHEET)).toBe(true);
});

const kept = changeSource(guessMapping(SHEET), 'system_type', { default: 'split' });

it('a file of another shape does not fit if a column of the mapping is missing or the kind of file differs', () => {
  expect(fitsSource(kept, tableOfLines('Name,Code,Extra', 'Split A,A,1'))).toBe(true);
  expect(fitsSource(kept, tableOfLines('Name,Reference', 'Split A,A'))).toBe(false);
  expect(fitsSource({ ...kept, from: 'merchant' }, SHEET)).toBe(false);
});

it('a file of another shape does not fit if one of several columns is missing, except in shops and feeds', () => {
  const both = changeSource(kept, 'model_number', { from: ['Code', 'Reference'] });
  expect(fitsSource(both, SHEET)).toBe(false);
  const feed = { ...SHEET, kind: 'merchant' } as const;
  expect(fitsSource({ ...both, from: 'merchant' }, feed)).toBe(true);
});

it('a file of another shape keeps the columns that still exist, and guesses the rest', () => {
  const start = mappingToStart(tableOfLines('Reference,Name,Brand', 'A,Split A,Kestrel'), kept);
  expect(start.columns).toMatchObject({
    id: { from: ['Reference'] },
    title: { from: ['Name'] },
    brand: { from: ['Brand'] },
    system_type: { default: 'split' },
  });
  expect(mappingToStart(SHEET, null)).toEqual(guessMapping(SHEET));
});
