import { expect, it } from 'vitest';
import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import { explainAll } from '../open/explainFileProblem.ts';
import { itemTable } from '../open/table.ts';
import { columnNamed } from '../recognise/columnNamed.ts';
import { ownColumns } from './ownColumns.ts';

const header = (headings: readonly string[], number = 1) => {
  const table = { ...itemTable('sheet', headings, []), header: number };
  const { columns, problems } = ownColumns(table);
  return { columns, problems: explainAll(problems) };
};

it('the header may have all columns or only the required ones', () => {
  expect(header(COLUMN_NAMES, 1)).toMatchObject({ columns: COLUMN_NAMES, problems: [] });
  const few = ['title', 'system_type', 'id'];
  expect(header(few, 1)).toMatchObject({ columns: few, problems: [] });
});

it.each([
  [' ID ', 'id'],
  ['System Type', 'system_type'],
  ['Cooling_Capacity_kW', 'cooling_capacity_kw'],
  ['stars_cool_mixed', 'stars_cool_average'],
  ['KWH heat mixed', 'kwh_heat_average'],
  ['', null],
  ['constructor', null],
])('the header reads %j as the column %s', (name, column) => {
  expect(columnNamed(name)).toBe(column);
});

it('the header names missing columns and the solution', () => {
  const { problems } = header(['idd', 'name', 'brand'], 3);
  expect(problems.map(({ severity, row, column }) => [severity, row, column])).toEqual([
    ['error', 3, null],
    ['warning', 3, 'idd'],
  ]);
  expect(problems[0]?.reason).toBe('The header is missing id, title, system_type.');
  expect(problems[0]?.suggestion).toContain('One of the first 10 rows must name the columns');
  expect(problems[1]?.suggestion).toBe('Did you mean id?');
});

it('the header warns about an unknown column', () => {
  const { columns, problems } = header(['id', 'title', 'system_type', 'refridgerant', 'colour of the box'], 1);
  expect(columns.slice(3)).toEqual([null, null]);
  expect(problems.map(({ severity, column, suggestion }) => [severity, column, suggestion])).toEqual([
    ['warning', 'refridgerant', 'Did you mean refrigerant?'],
    ['warning', 'colour of the box', 'Remove the column, or rename it.'],
  ]);
});

it('the header refuses a column that appears twice, under any name', () => {
  const { problems } = header(['id', 'title', 'Title', 'system_type', 'stars_cool_mixed', 'stars_cool_average'], 1);
  expect(problems.map(({ severity, reason }) => [severity, reason])).toEqual([
    ['error', 'Two columns are named title.'],
    ['error', 'Two columns are named stars_cool_average.'],
  ]);
});
