import { expect, it } from 'vitest';
import { readFile } from '../../tests/samples/readFile.ts';
import { workbook } from '../../tests/samples/workbook.ts';
import { groupProblems } from './groupProblems.ts';

const HEADER = 'id,title,system_type,phase,price_from_aud,price_includes';
const groupsOf = (text: string, name = 'range.csv') =>
  groupProblems(readFile(name, new TextEncoder().encode(text)).problems);
const groups = (...rows: readonly string[]) => groupsOf([HEADER, ...rows, ''].join('\n'));
const summaries = (found: ReturnType<typeof groupProblems>) =>
  found.map(({ severity, column, summary }) => `${severity}: ${column ?? 'file'}: ${summary}`);

it('problems by cause are one group with the count and an example, however different the values are', () => {
  const rows = Array.from({ length: 53 }, (_, index) => `S${index},Split,split,,"$2,${499 - index}",supply_only`);
  const [group, ...more] = groups(...rows);
  expect(more).toEqual([]);
  expect(group).toMatchObject({
    severity: 'warning',
    column: 'price_from_aud',
    summary: '53 values were read, such as “$2,499” as 2499.',
    suggestion: null,
  });
  expect(group?.problems.map(({ row }) => row)).toEqual(rows.map((_, index) => index + 2));
});

it('problems by cause keep the sentence and the advice of a single problem', () => {
  expect(groups('A,A,split,3 heads,,')).toMatchObject([
    { summary: "“3 heads” isn't 1 or 3.", suggestion: 'Put 1 or 3, or leave it blank.' },
  ]);
});

it('problems by cause put errors before warnings, then the most frequent first', () => {
  const found = groups('A,A,split,x,,', 'B,B,teapot,x,POA,', 'C,,split,,POA,', 'D,,split,x,,', 'A,A,split,,,');
  expect(summaries(found)).toEqual([
    'error: title: 2 rows have no title.',
    "error: system_type: “teapot” isn't a system type.",
    'error: id: Row 2 has the same id, so this row is left out.',
    "warning: phase: 3 values like “x” aren't 1 or 3.",
    'warning: price_from_aud: 2 cells such as “POA” were read as unknown.',
  ]);
});

it('problems by cause stay apart by column, by severity and by meaning', () => {
  const found = groups('A,A,split,n/a,n/a,', 'B,B,split,2,1,supply_only', 'C,C,Split,x,,');
  expect(new Set(found.map(({ problems }) => problems.length))).toEqual(new Set([1, 2]));
  expect(summaries(found)).toContain('warning: phase: “n/a” was read as unknown.');
  expect(summaries(found)).toContain('warning: price_from_aud: “n/a” was read as unknown.');
});

it('problems by cause have the common advice only if it fits all of them', () => {
  expect(groups('A,A,split,lots,,', 'B,B,split,many,,')[0]?.suggestion).toBe('Put 1 or 3, or leave it blank.');
  expect(groups('A,A,split,single,,', 'B,B,split,three,,')[0]?.suggestion).toBeNull();
});

it('problems by cause are not confused by quotation marks and amounts inside a value', () => {
  const found = groups('A,A,split,a ”7“ b,,', 'B,B,split,“8 heads,,', 'C,C,split,9 heads,,');
  expect(found).toHaveLength(1);
  expect(found[0]?.summary).toBe("3 values like “a ”7“ b” aren't 1 or 3.");
});

it('problems by cause put unknown columns in one group, and the file first', () => {
  const found = groupsOf(`${HEADER},Colour,Notes\nA,A,split,,,,red,x\n`);
  expect(summaries(found)).toEqual([
    "warning: file: 2 columns have names like “Colour” that the catalogue doesn't know, so they are ignored.",
  ]);
});

/** Two rows for each message about a row. */
const ALL = [
  'id,title,system_type,phase,price_from_aud,price_includes,controls,link,description,item_group_id,brand,suits_areas,,',
  ...['A1', 'A2'].map((id) => `${id},T,split,single,POA,,wifi,example,,,,,x,`),
  ...['B1', 'B2'].map((id) => `${id},T,split,,"$2,000",,"voice, voice",,,,,whole_hom,,y`),
  ...['C1', 'C2'].map((id) => `${id},T,split,,about 7,supply_only,none|voice,https://a b,,,,,,`),
  ...['D1', 'D2'].map((id) => `${id},T,split,,7,supply_only,voice|voice:optional,,${'long '.repeat(500)},,,,,`),
  ...['E1', 'E2'].map((id) => `${id},T,split,,2000.5,supply_only,,https://example.com/${'a'.repeat(2000)},,,,,,`),
  ...['F1', 'F2'].map(() => ',,teapot,,,,,,,,,,,,,more'),
  ...['G1', 'G2'].map(() => 'G,T,teapot,,,,,,,,,,,'),
  ...['G1', 'G2', 'G3'].map(() => 'G,T,split,,,,,,,,,,,'),
  ...['H1', 'H2'].map(() => 'id,title,system_type,,,,,,,,,,,'),
  ...['I1', 'I2'].flatMap((id) => [`${id},T,split,,,,,,,${id},a,,,`, `${id}x,T,split,,,,,,,${id},b,,,`]),
  ...['J1', 'J2'].flatMap((id) => [`${id},T,split,,,,,,,${id},,,,`, `${id}x,T,ducted,,,,,,,${id},,,,`]),
  ...['K', 'L'].map((id) => `"${id}"x",T,split,,,,,,,,,,,`),
  ...['1.23457E+11', '1.23457E+12'].map((id) => `${id},T,split,,,,,,,,,,,`),
  ...['007', '008', '7', '8'].map((id) => `M${id},T,split,,,,,,,${id},,,,`),
];

it('problems by cause have a sentence about several problems for each sentence about one', () => {
  const text = groupsOf(ALL.join('\n'));
  expect(text.filter(({ problems }) => problems.length > 1).length).toBeGreaterThan(20);
  const xml = (cell: string) => ({ xml: cell });
  const cells = [
    '<c r="D#"><f>1+1</f></c>',
    '<c r="E#" t="d"><v>2026-01-01</v></c>',
    '<c r="F#"><v>123456789012</v></c>',
  ];
  const rows = [2, 3].map((row) => [
    `A${row}`,
    'T',
    'split',
    ...cells.map((cell) => xml(cell.replace('#', String(row)))),
  ]);
  const sheet = { name: 'S', rows: [['id', 'title', 'system_type', 'phase', 'max_zones', 'model_number'], ...rows] };
  const ofCells = groupProblems(readFile('range.xlsx', workbook([sheet])).problems);
  const json = {
    products: [1, 2].map((n) => ({ id: `A${n}`, title: 'T', system_type: 'split', phase: '1', controls: {} })),
  };
  const ofJson = groupsOf(JSON.stringify({ products: [...json.products, 7, 8] }), 'range.json');
  for (const { summary, problems } of [...text, ...ofCells, ...ofJson]) {
    expect(summary).not.toMatch(/problems like this/);
    if (problems.length > 1) expect(summary).toMatch(/^\d+ |^The spreadsheet stores \d+ /);
  }
  expect(ofCells.filter(({ problems }) => problems.length === 2)).toHaveLength(3);
  expect(ofJson.filter(({ problems }) => problems.length === 2)).toHaveLength(3);
});

it('problems by cause lose no problem', () => {
  const { problems } = readFile('range.csv', new TextEncoder().encode(ALL.join('\n')));
  const grouped = groupProblems(problems).flatMap((group) => group.problems);
  expect(new Set(grouped)).toEqual(new Set(problems));
  expect(grouped).toHaveLength(problems.length);
});
