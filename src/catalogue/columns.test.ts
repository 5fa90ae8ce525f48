import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLUMN_HELP, FIRST_COLUMNS } from '../../sheets/write/columnHelp.ts';
import { COLUMN_NAMES, COLUMNS } from './columns.ts';

const page = readFileSync(new URL('../../docs/catalogue-reference.md', import.meta.url), 'utf8');
const sectionOf = (heading: string): string => page.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
const documented = [...sectionOf('The columns').matchAll(/^\| `([a-z0-9_]+)` \|([^|\n]*)\|([^\n]*)$/gm)];

it('the columns are the 53 properties of the product record', () => {
  expect(COLUMN_NAMES).toHaveLength(53);
  expect(COLUMN_NAMES.slice(0, 3)).toEqual(['id', 'title', 'brand']);
  expect(COLUMN_NAMES.at(-1)).toBe('filled_from');
});

it('the columns require only id, title and system_type', () => {
  expect(COLUMN_NAMES.filter((column) => COLUMNS[column].required)).toEqual(['id', 'title', 'system_type']);
});

it("the columns accept the energy register's names for the label's zones", () => {
  const aliased = COLUMN_NAMES.filter((column) => COLUMNS[column].alias !== undefined);
  expect(aliased).toHaveLength(4);
  for (const column of aliased) expect(COLUMNS[column].alias).toBe(column.replace('_average', '_mixed'));
});

it('the columns have plausible ranges', () => {
  for (const column of COLUMN_NAMES) {
    const rule = COLUMNS[column];
    if (rule.kind !== 'number') continue;
    expect(rule.min, column).toBeLessThan(rule.max);
  }
});

it('the documentation of the columns names every column exactly once and in order', () => {
  expect(documented.map(([, column]) => column)).toEqual(COLUMN_NAMES);
});

it('the documentation of the columns has the same meanings as the code', () => {
  for (const [, column, meaning] of documented) {
    expect(meaning!.trim(), column).toBe(COLUMN_HELP[column as keyof typeof COLUMN_HELP].meaning);
  }
});

it('the documentation of the columns names every word and every limit the reader knows', () => {
  for (const [, column, , rest] of documented) {
    const rule = COLUMNS[column as keyof typeof COLUMNS];
    if ('values' in rule) for (const value of rule.values) expect(rest, column).toContain(`\`${value}\``);
    if ('longest' in rule) expect(rest, column).toContain(`${rule.longest.toLocaleString('en-AU')} characters`);
    if (rule.kind !== 'number') continue;
    for (const limit of [rule.min, rule.max]) expect(rest, column).toContain(limit.toLocaleString('en-AU'));
  }
});

it('the documentation of the columns says which to fill in first', () => {
  const named = /^Fill in six columns first: (.+)\. With/m.exec(page)?.[1] ?? '';
  expect([...named.matchAll(/`(\w+)`/g)].map(([, column]) => column)).toEqual(FIRST_COLUMNS);
});
