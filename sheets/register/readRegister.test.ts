import { expect, it } from 'vitest';
import { registerCsv, registerRow } from '../../tests/samples/registerCsv.ts';
import { type RegisterRow, readRegister } from './readRegister.ts';

const read = (csv: string) => readRegister(new TextEncoder().encode(csv));
const ROW = registerRow('AC25', 'KSW25A / KRW25A', 2.5);

function rowsOf(csv: string): readonly RegisterRow[] {
  const register = read(csv);
  if (!register.ok) throw new Error(register.reason);
  return register.rows;
}
const rowWith = (cells: Readonly<Record<string, string | number>>) => rowsOf(registerCsv({ ...ROW, ...cells }))[0]!;

it('the register is read by its headings, in any order and spelling', () => {
  const [header, ...lines] = registerCsv(ROW).split('\n');
  const usual = rowsOf([header, ...lines].join('\n'));
  const respelled = header!
    .toUpperCase()
    .replace('MODEL_NO', 'Model no')
    .replace('RESIDENTIAL TCEC_HOT', 'residential_tcec hot');
  expect(rowsOf([respelled, ...lines].join('\n'))).toEqual(usual);
  const cells = (line: string) => line.slice(1, -1).split('","').reverse().join('","');
  const reversed = [header!, lines[0]!].map((line) => `"${cells(line)}"`);
  expect(rowsOf(reversed.join('\n'))).toEqual(usual);
  expect(rowsOf(`\uFEFF${[header, ...lines].join('\r\n')}`)).toEqual(usual);
});

it('the register lists a repeated row once', () => {
  expect(rowsOf(registerCsv(ROW, ROW, { ...ROW, 'Family Name': 'other' }))).toHaveLength(1);
  expect(rowsOf(registerCsv(ROW, { ...ROW, c_star_hot: 5 }))).toHaveLength(2);
});

it.each([
  ['Non Ducted', 'Single Split System', 'split'],
  ['Non-ducted', 'Single split system', 'split'],
  ['Ducted', 'Single Split System', 'ducted'],
  ['Both', 'Single Split System', null],
  ['Ducted', 'Packaged', null],
  ['', '', null],
  ['Non Ducted', 'Multiple split - Fixed head', 'multi_split'],
  ['Ducted', 'vrf', 'multi_split'],
  ['Non Ducted', 'Window Wall', 'other'],
  ['Non Ducted', 'Portable', 'other'],
])('the register tells the type of %s, %s', (Configuration1, Configuration2, kind) => {
  expect(rowWith({ Configuration1, Configuration2 }).kind).toBe(kind);
});

it('the register uses watts if kilowatts are missing, and neither if they contradict each other', () => {
  const figures = (kilowatts: number | string, watts: number | string) =>
    rowWith({ 'C-Total Cool Rated': kilowatts, 'Rated Total Cool Capacity W': watts }).figures.cooling_capacity_kw;
  expect(figures('', 2500)).toBe(2.5);
  expect(figures(2500, '')).toBeUndefined();
  expect(figures(2.5, 2510)).toBe(2.5);
  expect(figures(2.5, 3500)).toBeUndefined();
});

it.each([
  ['Yes', true],
  ['TRUE', true],
  ['no', false],
  ['', false],
  ['perhaps', null],
])('the register reads “%s” as outdoor unit only: %s', (text, outdoorOnly) => {
  expect(rowWith({ 'Outdoor unit only': text }).outdoorOnly).toBe(outdoorOnly);
});

it.each([
  ['an empty file', '', 'The file is empty.'],
  ['no rows', registerCsv(), 'There are no rows below the header.'],
  [
    'another file',
    'id,title\nA,B\n',
    /^The register's columns Brand, Model_No, Registration Number, .* Phase, C-Total Cool Rated, H-Total Heat Rated are missing\.$/,
  ],
  ['a missing column', registerCsv(ROW).replace('ExpDate', 'Exp'), "The register's columns ExpDate are missing."],
  ['a repeated column', registerCsv(ROW).replace('Family Name', 'brand'), 'Two columns are named Brand.'],
  ['an open double quote', `${registerCsv(ROW)}"AC`, 'Row 3 has unmatched double quotes.'],
  ['text after a closing quote', `${registerCsv(ROW)}"AC"x,1\n`, 'Row 3 has unmatched double quotes.'],
  ['a row with too many cells', `${registerCsv(ROW)}${'"x",'.repeat(60)}\n`, 'Row 3 has more cells than the header.'],
])('the register is refused for %s', (_, csv, reason) => {
  expect(read(csv)).toEqual({ ok: false, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) });
});
