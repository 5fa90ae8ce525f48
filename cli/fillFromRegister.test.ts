import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { piecesOf } from '../tests/piecesOf.ts';
import { registerCsv, registerRow } from '../tests/samples/registerCsv.ts';
import { workbook } from '../tests/samples/workbook.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { runCommand } from './runCommand.ts';

const folder = folderForEach();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) }));
afterEach(() => void vi.useRealTimers());

const CATALOGUE = [
  'id,title,brand,system_type,indoor_model,outdoor_model,cooling_capacity_kw,stars_cool_hot',
  'K25,Kestrel Wall 2.5,Kestrel,split,KSW25A,KRW25A,2.5,3',
  'K35,Kestrel Wall 3.5,Kestrel,split,KSW35A,KRW35A,3.5,',
  'K 50,Kestrel Wall 5.0,Kestrel,split,KSW50A,KRW50A,5,',
  'K71,Kestrel Wall 7.1,Kestrel,split,KSW71A,KRW71A,7.1,',
  'W1,Wattlebird,Wattlebird,split,WB1,,3,',
  ',No id,Kestrel,split,,,,',
  '',
].join('\n');
const REGISTER = registerCsv(
  registerRow('AC25', 'KSW25A / KRW25A', 2.5),
  registerRow('AC35', 'KSW35A / KRW35A', 3.5),
  registerRow('AC36', 'ksw-35a/krw-35a', 3.5, { Refrigerant: 'R410A' }),
  registerRow('AC50', 'KSW50A / KRW50A', 5, { 'C-Total Cool Rated': 5.3 }),
  registerRow('AC71', 'KSW71A / KRW71A', 7.1, { ExpDate: '2024-05-14' }),
);

/** Runs `catalogue fill` in a folder with these files; file names in the output lose their folder. */
function fill(options: readonly string[] = [], files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const all = { 'catalogue.csv': CATALOGUE, 'register.csv': REGISTER, ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder.path, name), content);
  const { output, written } = capturedOutput({ folder: folder.path });
  const usual = [join(folder.path, 'catalogue.csv'), '--register', join(folder.path, 'register.csv')];
  const code = runCommand(['catalogue', 'fill', ...usual, '--out', join(folder.path, 'out.csv'), ...options], output);
  const { out, error } = written;
  return { code, out, error };
}
const out = () => readFileSync(join(folder.path, 'out.csv'), 'utf8');
const isWritten = () => existsSync(join(folder.path, 'out.csv'));

it('catalogue fill reports filled cells, points to check, refused rows and systems without a row', () => {
  const { code, out: report } = fill();
  expect(code).toBe(0);
  expect(
    report,
  ).toBe(`1 row can't be used and stayed as before. To see why: product-selector catalogue check catalogue.csv

Energy figures from the register
Filled: 1. To check: 1. Not filled: 2. Not in the register: 1. Nothing left to fill: 0.
Say where you publish the figures: “Based on GEMS data, Commonwealth of Australia, CC BY 3.0 AU”.

To check: put the right number in gems_registration_number of your sheet, and fill it again
  K35: Kestrel Wall 3.5
    AC35 “KESTREL KSW35A / KRW35A”: 2 rows of the register have this model, with different figures.
    AC36 “KESTREL ksw-35a/krw-35a”: 2 rows of the register have this model, with different figures.

Filled
  K25: Kestrel Wall 2.5
    kwh_*, stars_heat_*, phase, heating_capacity_kw, heating_capacity_2c_kw, refrigerant, outdoor_sound_power_dba, stars_cool_average, stars_cool_cold, gems_registration_number from AC25 “KESTREL KSW25A / KRW25A”
    \`stars_cool_hot\`: your sheet has 3 stars, which stays; the register has 3.5.

Not filled, and why
  K 50: Kestrel Wall 5.0
    Not filled from AC50 “KESTREL KSW50A / KRW50A”: Cooling capacity: your sheet 5 kW, register 5.3 kW.
  K71: Kestrel Wall 7.1
    Not filled from AC71 “KESTREL KSW71A / KRW71A”: The registration expired on 2024-05-14.

Not found: look each up in the register, and put its number in gems_registration_number
  W1: Wattlebird

out.csv is written.
`);
  expect(out()).toContain('"GEMS register, 2026-11-22: kwh_*, stars_heat_*, phase, ');
  expect(out()).toContain('K25,Kestrel Wall 2.5,Kestrel,split,KSW25A,KRW25A,2.5,3,1,2.75,2.25,R32,61,4,4.5,3.5,3,2.5,');
});

it('catalogue fill prints the same report as JSON', () => {
  const { code, out: report } = fill(['--json']);
  expect(code).toBe(0);
  const found = JSON.parse(report);
  expect(Object.keys(found)).toEqual(
    piecesOf(`
    file | register | out | unusableRows | missing | filled | proposed | refused | nothingFound | complete | report
  `),
  );
  expect(found).toMatchObject({ unusableRows: 1, missing: [], nothingFound: ['W1'], complete: [] });
  expect(found.filled).toMatchObject([
    {
      id: 'K25',
      registration: 'AC25',
      brand: 'KESTREL',
      model: 'KSW25A / KRW25A',
      by: 'units',
      differences: [{ column: 'stars_cool_hot', sheet: 3, register: 3.5 }],
    },
  ]);
  expect(found.filled[0].cells).toContainEqual({ column: 'kwh_cool_hot', value: '303' });
  expect(found.proposed).toMatchObject([
    { id: 'K35', proposals: [{ registration: 'AC35' }, { registration: 'AC36' }], refused: [] },
  ]);
  expect(found.refused[0]).toEqual({
    id: 'K 50',
    proposals: [],
    refused: [
      {
        registration: 'AC50',
        brand: 'KESTREL',
        model: 'KSW50A / KRW50A',
        by: 'units',
        reasons: [{ about: 'cooling_capacity_kw', text: 'Cooling capacity: your sheet 5 kW, register 5.3 kW.' }],
      },
    ],
  });
});

it('catalogue fill fills from the row whose number is in the sheet, and finds nothing more the second time', () => {
  const [head, k25, k35, ...rest] = CATALOGUE.split('\n');
  const numbered = [`${head},gems_registration_number`, `${k25},`, `${k35},AC36`, ...rest].join('\n');
  expect(fill([], { 'catalogue.csv': numbered }).out).toContain('from AC36 “KESTREL ksw-35a/krw-35a”\n');
  const first = out();
  rmSync(join(folder.path, 'out.csv'));
  const again = fill([], { 'catalogue.csv': first });
  expect(again.out).toContain(
    'Filled: 0. To check: 0. Not filled: 2. Not in the register: 1. Nothing left to fill: 2.',
  );
  expect(again.out).toContain('Nothing left to fill, but figures differ\n  K25');
  expect(out()).toBe(first);
});

it('catalogue fill names figures that the register no longer has', () => {
  const { code, out: report } = fill([], { 'register.csv': REGISTER.replace('c_star_mixed', 'c_stars') });
  expect(code).toBe(0);
  expect(report).toContain('The register has no column c_star_mixed, so nothing is filled from it.\n');
});

it.each([
  [
    'the register is missing',
    { 'register.csv': 'id,title\n' },
    /^register.csv can't be used as a register: The register's columns Brand, Model_No, .* are missing\. Download/,
  ],
  [
    'the catalogue has no header',
    { 'catalogue.csv': 'a,b\n' },
    /^catalogue.csv can't be used. To see why: catalogue check catalogue.csv\n$/,
  ],
  [
    'the catalogue is a PDF',
    { 'catalogue.csv': '%PDF-1.7' },
    /^catalogue.csv can't be used\. The file is neither an Excel/,
  ],
])('catalogue fill writes nothing if %s', (_, files, error) => {
  expect(fill([], files)).toMatchObject({ code: 2, out: '', error: expect.stringMatching(error) });
  expect(isWritten()).toBe(false);
});

it('catalogue fill fills a workbook, and writes CSV', () => {
  const rows = CATALOGUE.trim()
    .split('\n')
    .map((line) => line.split(','));
  const book = workbook([
    { name: 'Range', rows: [['Our range'], ...rows] },
    { name: 'Old', rows },
  ]);
  const files = { 'catalogue.csv': book };
  expect(fill([], files)).toMatchObject({ code: 2, error: expect.stringContaining('More than one sheet') });
  expect(fill(['--sheet', 'Range'], files).code).toBe(0);
  expect(out()).toContain('Our range\r\nid,title,brand');
  expect(out()).toMatch(/^K25,.*,303,/m);
  expect(runCommand(['catalogue', 'check', join(folder.path, 'out.csv')], capturedOutput().output)).toBe(1);
});

it('catalogue fill never writes over a file', () => {
  const { code, error } = fill([], { 'out.csv': 'mine' });
  expect({ code, error }).toEqual({
    code: 2,
    error: 'out.csv exists already. Choose another name, or delete the file.\n',
  });
  expect(out()).toBe('mine');
  expect(fill(['--out', join(folder.path, 'catalogue.csv')]).code).toBe(2);
  expect(readFileSync(join(folder.path, 'catalogue.csv'), 'utf8')).toBe(CATALOGUE);
});

it('catalogue fill shows its usage', () => {
  const { output, written } = capturedOutput();
  const code = runCommand(['catalogue', 'fill', 'x.csv'], output);
  expect(code).toBe(2);
  expect(written.error).toContain('Use: catalogue fill FILE --register REGISTER --out OUT');
});

it('catalogue fill refuses JSON, which has no sheet', () => {
  writeFileSync(join(folder.path, 'c.json'), '[]');
  const { output, written } = capturedOutput();
  expect(runCommand(['catalogue', 'fill', join(folder.path, 'c.json'), '--register', 'r', '--out', 'o'], output)).toBe(
    2,
  );
  expect(written.error).toMatch(/is JSON; only a spreadsheet can be filled/);
});

it('catalogue check with --register fills in memory and writes nothing', () => {
  writeFileSync(join(folder.path, 'catalogue.csv'), CATALOGUE.replace(',No id,Kestrel,split,,,,\n', ''));
  writeFileSync(join(folder.path, 'register.csv'), REGISTER);
  const blanks = (...more: readonly string[]): readonly string[] => {
    const { output, written } = capturedOutput();
    const args = ['catalogue', 'check', join(folder.path, 'catalogue.csv'), '--json', ...more];
    expect(runCommand(args, output)).toBe(0);
    const { blanks: found } = JSON.parse(written.out).coverage;
    return found.find(({ column }: { column: string }) => column === 'phase').systems;
  };
  expect(blanks()).toContain('K25');
  expect(blanks('--register', join(folder.path, 'register.csv'))).not.toContain('K25');
  const { output, written } = capturedOutput();
  const check = ['catalogue', 'check', join(folder.path, 'catalogue.csv'), '--register'];
  expect(runCommand([...check, join(folder.path, 'register.csv')], output)).toBe(0);
  expect(written.out).toContain('Filled: 1. To check: 1. Not filled: 2. Not in the register: 1. Nothing left');
  expect(runCommand([...check, join(folder.path, 'catalogue.csv')], output)).toBe(2);
  expect(written.error).toContain("can't be used as a register: The register's columns");
});
