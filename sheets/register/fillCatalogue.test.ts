import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from '../../tests/piecesOf.ts';
import { runs } from '../../tests/runs.ts';
import { anyRegister, anySheet } from '../../tests/samples/anyRegister.ts';
import { catalogueSheet } from '../../tests/samples/catalogueSheet.ts';
import { csvOf, type RegisterCells, registerCsv, registerRow } from '../../tests/samples/registerCsv.ts';
import type { SheetCells } from '../read/sheetCells.ts';
import { agrees } from './agrees.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import { lettersAndDigits } from './modelName.ts';
import { readRegister } from './readRegister.ts';
import { writeSheet } from './writeSheet.ts';

const TODAY = '2026-11-22';

function fill(csv: string, rows: readonly RegisterCells[], today = TODAY) {
  const { products, sheet } = catalogueSheet(csv);
  const register = readRegister(new TextEncoder().encode(registerCsv(...rows)));
  if (!register.ok) throw new Error(register.reason);
  const filled = fillCatalogue({ products, sheet: sheet! }, register.rows, today);
  return { ...filled, products, sheet: sheet!, written: writeSheet(sheet!, filled.cells) };
}

/** A sheet of these systems, with the columns of the first. */
const sheetOf = (...systems: readonly Readonly<Record<string, string | number>>[]) =>
  csvOf(Object.keys(systems[0]!), systems);

const KESTREL = {
  id: 'K25',
  title: 'Kestrel 2.5 kW',
  brand: 'Kestrel',
  system_type: 'split',
  indoor_model: 'KSW25A',
  outdoor_model: 'KRW25A',
  cooling_capacity_kw: 2.5,
};
const ROW = registerRow('AC25', 'KSW25A / KRW25A', 2.5);

const cellAt = (sheet: SheetCells, row: number, column: number) => sheet.records[row]?.[column] ?? '';

it.each(['KSW25A/KRW25A', 'ksw25a / krw25a', 'KSW-25A / KRW-25A', 'KSW25A / KRW25A'])(
  'a fill from the register fills nothing if two rows have one model, the other written %j, with different figures',
  (model) => {
    const other = registerRow('AC26', model, 2.55);
    for (const rows of [
      [ROW, other],
      [other, ROW],
    ]) {
      const { report } = fill(sheetOf(KESTREL), rows);
      expect(report.filled).toEqual([]);
      expect(report.proposed[0]?.proposals.map(({ row }) => row.registration).sort()).toEqual(['AC25', 'AC26']);
    }
  },
);

it('a fill from the register fills every figure with the same meaning, and names its source', () => {
  const { report } = fill(sheetOf(KESTREL), [ROW]);
  expect(report.filled[0]!.cells.map(({ column, value }) => `${column} ${value}`)).toEqual(
    piecesOf(`
      phase 1 | heating_capacity_kw 2.75 | heating_capacity_2c_kw 2.25 | refrigerant R32 | outdoor_sound_power_dba 61
      stars_cool_hot 3.5 | stars_cool_average 4 | stars_cool_cold 4.5
      stars_heat_hot 3.5 | stars_heat_average 3 | stars_heat_cold 2.5
      kwh_cool_hot 303 | kwh_cool_average 202 | kwh_cool_cold 101
      kwh_heat_hot 707 | kwh_heat_average 808 | kwh_heat_cold 909
      gems_registration_number AC25`),
  );
  const { products, problems } = catalogueSheet(fill(sheetOf(KESTREL), [ROW]).written);
  expect(problems).toEqual([]);
  expect(products[0]).toMatchObject({
    kwh_heat_cold: 909,
    filled_from:
      'GEMS register, 2026-11-22: stars_*, kwh_*, phase, heating_capacity_kw, heating_capacity_2c_kw, refrigerant, outdoor_sound_power_dba, gems_registration_number',
  });
});

it('a fill from the register doesn’t use sound power as sound pressure, or a dimension without a unit', () => {
  const columns = fill(sheetOf(KESTREL), [ROW]).report.filled[0]!.cells.map(({ column }) => column);
  expect(columns.filter((column) => /pressure|width|height|depth/.test(column))).toEqual([]);
});

it('a fill from the register fills no figure that is 0 in the register or that no cell accepts', () => {
  const row = { ...ROW, c_star_hot: 0, c_star_cold: 2.7, 'Residential tcec_hot': 'n/a', Refrigerant: 'R22' };
  const { report } = fill(sheetOf(KESTREL), [row]);
  const columns = report.filled[0]!.cells.map(({ column }) => column);
  for (const column of ['stars_cool_hot', 'stars_cool_cold', 'kwh_cool_hot', 'refrigerant']) {
    expect(columns).not.toContain(column);
  }
});

it('a fill from the register keeps the sheet’s figure if it differs, and warns in both directions', () => {
  const given = { ...KESTREL, stars_cool_hot: 4, stars_cool_cold: 4, kwh_cool_hot: 303.4 };
  const { report, written } = fill(sheetOf(given), [ROW]);
  expect(report.filled[0]!.differences).toEqual([
    { column: 'stars_cool_hot', sheet: 4, register: 3.5 },
    { column: 'stars_cool_cold', sheet: 4, register: 4.5 },
  ]);
  expect(catalogueSheet(written).products[0]).toMatchObject({ stars_cool_hot: 4, stars_cool_cold: 4 });
});

it('a fill from the register proposes a row if the sheet’s phase can’t be read', () => {
  const { report } = fill(sheetOf({ ...KESTREL, phase: '3 heads' }), [ROW]);
  expect(report.proposed[0]!.proposals[0]!.doubts).toEqual([
    { about: 'phase', text: "Phase: your sheet can't be read, register 1." },
  ]);
});

it('a fill from the register keeps rows, columns, order, separator and unknown columns', () => {
  const csv = [
    'my note;id;title;brand;system_type;indoor_model;outdoor_model;cooling_capacity_kw;stars_cool_mixed;',
    '=1+1;K25;Kestrel;Kestrel;split;KSW25A;KRW25A;2.5;;',
    '',
    '-7;;no id;Kestrel;split;;;;;',
    "'-x;B;Two;;split;;;;4;",
  ].join('\n');
  const { written } = fill(csv, [{ ...registerRow('', 'KSW25A / KRW25A', 2.5), 'Registration Number': 'AC25' }]);
  const lines = written.split('\r\n');
  expect(lines[0]).toMatch(/^my note;id;title;.*;stars_cool_mixed;;phase;heating_capacity_kw;.*;filled_from$/);
  expect(lines[1]).toMatch(/^'=1\+1;K25;Kestrel;Kestrel;split;KSW25A;KRW25A;2.5;4;;1;2.75;/);
  expect(lines[2]).toBe('');
  expect(lines[3]).toMatch(/^-7;;no id;Kestrel;split;;;;;;+$/);
  expect(lines[4]).toMatch(/^'-x;B;Two;;split;;;;4;;+$/);
  expect(lines).toHaveLength(6);
});

it('a fill from the register keeps a cell that begins with an apostrophe', () => {
  const notes = ["'=1+1", "''=1+1", "'tis", "'", "''", "'@SUM(A1)", "'+61 3 9999", "'''-x"];
  const csv = sheetOf(...notes.map((note, index) => ({ ...KESTREL, id: `K${index}`, note })));
  const { written } = fill(csv, [ROW]);
  const lines = written.trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[7])).toEqual(notes);
  expect(fill(written, [ROW]).written).toBe(written);
});

it('a fill from the register guards a cell only once, however often it is written', () => {
  const { written } = fill(sheetOf({ ...KESTREL, note: '=1+1' }), [ROW]);
  expect(written).toContain(",'=1+1,");
  expect(fill(written, [ROW]).written).toBe(written);
});

it('a fill from the register keeps titles above the header, a line that names the separator, and a second row of names', () => {
  const csv = [
    'sep=^',
    'Price list^2026',
    '',
    'id^title^brand^system_type^Units',
    '^^^^indoor_model^outdoor_model^cooling_capacity_kw',
    '',
    'K25^"a^b"^Kestrel^split^KSW25A^KRW25A^2.5',
  ].join('\n');
  const { written } = fill(csv, [ROW]);
  const lines = written.split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['sep=^', 'Price list^2026', '']);
  expect(lines[3]).toMatch(/^id\^title\^brand\^system_type\^Units\^\^\^phase\^heating_capacity_kw\^.*\^filled_from$/);
  expect(lines[4]).toMatch(/^\^\^\^\^indoor_model\^outdoor_model\^cooling_capacity_kw\^+$/);
  expect(lines[6]).toMatch(/^K25\^"a\^b"\^Kestrel\^split\^KSW25A\^KRW25A\^2\.5\^1\^2\.75\^/);
  expect(catalogueSheet(written)).toMatchObject({ problems: [], products: [{ title: 'a^b', stars_cool_hot: 3.5 }] });
  expect(fill(written, [ROW]).written).toBe(written);
});

it('a fill from the register keeps cells apart in a file that is separated by vertical bars', () => {
  const csv = sheetOf({ ...KESTREL, suits_home_types: 'townhouse~apartment' })
    .replaceAll(',', '|')
    .replace('~', '|');
  const { written } = fill(csv, [ROW]);
  expect(catalogueSheet(written)).toMatchObject({
    problems: [],
    products: [{ suits_home_types: ['townhouse', 'apartment'], stars_cool_hot: 3.5 }],
  });
});

it('a fill from the register never moves the extra cells of a broken row into a new column', () => {
  const { written } = fill(`${sheetOf(KESTREL)}X,Broken,Kestrel,split,a,b,2.5,5,6\n`, [ROW]);
  expect(catalogueSheet(written).problems).toMatchObject([{ severity: 'error', row: 3, id: 'X' }]);
});

it('a fill from the register marks a file with letters beyond ASCII for Excel', () => {
  expect(fill(sheetOf({ ...KESTREL, title: 'Zürich' }), [ROW]).written).toMatch(/^\uFEFFid,/);
  expect(fill(sheetOf(KESTREL), [ROW]).written).toMatch(/^id,/);
});

it('a fill from the register adds its source to the existing ones', () => {
  const { written } = fill(sheetOf({ ...KESTREL, filled_from: 'GEMS register, 2025-01-01: phase', phase: 1 }), [ROW]);
  expect(catalogueSheet(written).products[0]!.filled_from).toMatch(
    /^GEMS register, 2025-01-01: phase; GEMS register, 2026-11-22: stars_\*, kwh_\*, heating_/,
  );
});

const NAMELESS = { ...KESTREL, indoor_model: '', outdoor_model: '' };
const UNITS = { indoor_model: 'KSW25A', outdoor_model: 'KRW25A' };
const filledBy = (sheet: Readonly<Record<string, string | number>>, ...rows: readonly RegisterCells[]) =>
  fill(sheetOf({ ...NAMELESS, ...sheet }), rows).report.filled.map(
    ({ candidate: { row, by } }) => `${row.registration} ${by}`,
  );
const toCheck = (sheet: Readonly<Record<string, string | number>>, ...rows: readonly RegisterCells[]) =>
  fill(sheetOf({ ...NAMELESS, ...sheet }), rows).report.proposed.flatMap(({ proposals }) =>
    proposals.map(({ row, doubts }) => [row.registration, ...doubts.map(({ text }) => text)]),
  );

it('a row of the register is found by its number, otherwise by both units in either order, otherwise by the model number', () => {
  const other = registerRow('AC30', 'OTHER30', 2.5);
  expect(filledBy({ ...UNITS, gems_registration_number: 'ac-30' }, ROW, other)).toEqual(['AC30 registration']);
  expect(filledBy({ ...UNITS, model_number: 'OTHER30' }, ROW, other)).toEqual(['AC25 units']);
  expect(filledBy({ indoor_model: 'KRW25A', outdoor_model: 'ksw 25-a' }, ROW)).toEqual(['AC25 units']);
  expect(filledBy({ model_number: 'krw25a+ksw25a' }, ROW)).toEqual(['AC25 name']);
  expect(filledBy({ indoor_model: 'KSW25A', model_number: 'other-30' }, ROW, other)).toEqual(['AC30 name']);
});

it.each(['KSW25', 'KSW25A', 'KSW25B / KRW25A', 'KSW25A*', 'KSW25A / KRW25A / WIFI25', 'K5W25A / KRW25A', 'A/C'])(
  'a row of the register isn’t found by a name that only resembles it: %s',
  (model_number) => {
    const { report } = fill(sheetOf({ ...NAMELESS, model_number }), [ROW]);
    expect(report.nothingFound).toHaveLength(1);
  },
);

it('a row of the register from a family with one number is recognised by its name', () => {
  const family = [ROW, { ...registerRow('AC25', 'KSW35A / KRW35A', 2.55) }];
  expect(filledBy({ gems_registration_number: 'AC25', model_number: 'KSW35A/KRW35A' }, ...family)).toEqual([
    'AC25 registration',
  ]);
  const sentence =
    "2 rows of the register have this number, with different figures. Put the row's model in model_number.";
  expect(toCheck({ gems_registration_number: 'AC25' }, ...family)).toEqual([
    ['AC25', sentence],
    ['AC25', sentence],
  ]);
});

it('a row of the register fills nothing beside another of its model, even if only one has its capacity', () => {
  const other = registerRow('AC26', 'KSW25A / KRW25A', 3.5);
  expect(filledBy(UNITS, ROW, other)).toEqual([]);
  expect(filledBy(UNITS, ROW, { ...other, ExpDate: '2025-01-01' })).toEqual(['AC25 units']);
});

it.each([
  [2.45, true],
  [2.44, false],
  [2.55, true],
  [2.56, false],
])('a row of the register of 2.5 kW fills a system of %d kW: %s', (cooling_capacity_kw, fills) => {
  const { report } = fill(sheetOf({ ...KESTREL, cooling_capacity_kw }), [ROW]);
  expect(report.filled).toHaveLength(fills ? 1 : 0);
});

it('a row of the register fills whether the brand has its long or its short name', () => {
  expect(filledBy(UNITS, { ...ROW, Brand: 'Kestrel Australia' })).toEqual(['AC25 units']);
  expect(filledBy({ ...UNITS, brand: 'KESTREL (Aust.) Pty Ltd' }, ROW)).toEqual(['AC25 units']);
});

it.each([
  ['Mitsubishi', 'Mitsubishi Electric'],
  ['LG', 'LGE'],
  ['Mitsubishi Heavy Industries', 'Mitsubishi Electric'],
])('a row of the register never fills if the brand “%s” of a sheet only begins like its own, “%s”', (brand, Brand) => {
  expect(filledBy({ ...UNITS, brand }, { ...ROW, Brand })).toEqual([]);
  expect(filledBy({ ...UNITS, brand: Brand }, { ...ROW, Brand: brand })).toEqual([]);
});

it('a row of the register fills beside another of its model whose figures agree', () => {
  const twice = { ...ROW, 'Registration Number': 'AC26', 'Availability Status': 'Superseded' };
  expect(filledBy(UNITS, twice, ROW)).toEqual(['AC25 units']);
});

it.each<[string, RegisterCells]>([
  ['expired', { ExpDate: '2025-01-01' }],
  ['with an unclear expiry date', { ExpDate: 'soon' }],
  ['not approved', { SubmitStatus: 'Withdrawn' }],
  ['not sold in Australia', { Sold_in: 'New Zealand' }],
  ['of another capacity', { 'C-Total Cool Rated': 3.5 }],
  ['of another type', { Configuration1: 'Ducted' }],
])('a row of the register that is %s never fills, even if the sheet has its number', (_, other) => {
  const { report } = fill(sheetOf({ ...KESTREL, gems_registration_number: 'AC25' }), [{ ...ROW, ...other }]);
  expect(report.filled).toEqual([]);
  expect(report.refused[0]?.refused[0]?.refusals).not.toEqual([]);
});

it.each<[string, RegisterCells, RegExp]>([
  ['of another brand', { Brand: 'Wattlebird' }, /^Brand: your sheet “Kestrel”, register “Wattlebird”/],
  ['that is no longer available', { 'Availability Status': 'Unavailable' }, /status is “Unavailable”/],
  ['of the outdoor unit only', { 'Outdoor unit only': 'Yes' }, /outdoor unit only/],
])('a row of the register %s needs a person’s choice, by its number', (_, other, doubt) => {
  const row = { ...ROW, ...other };
  expect(toCheck(UNITS, row)).toEqual([['AC25', expect.stringMatching(doubt)]]);
  expect(filledBy({ ...UNITS, gems_registration_number: 'AC25' }, row)).toEqual(['AC25 registration']);
});

const sheets = anySheet.map((systems) => csvOf(Object.keys(systems[0]!), systems));

it('a fill of any sheet keeps every cell that is not blank', () => {
  fc.assert(
    fc.property(sheets, anyRegister, (csv, rows) => {
      const before = fill(csv, rows);
      const after = catalogueSheet(before.written).sheet!;
      for (const [row, record] of before.sheet.records.entries()) {
        for (const [position, cell] of record.entries()) {
          if (cell.trim() === '') continue;
          const now = cellAt(after, row, position);
          if (before.sheet.columns[position] === 'filled_from') expect(now.startsWith(cell)).toBe(true);
          else expect(now).toBe(cell);
        }
      }
    }),
    { numRuns: runs(10) },
  );
});

it('a fill of any sheet changes nothing more the second time, even a year later', () => {
  fc.assert(
    fc.property(sheets, anyRegister, (csv, rows) => {
      const { written } = fill(csv, rows);
      expect(fill(written, rows, '2027-11-22').written).toBe(written);
    }),
    { numRuns: runs(5) },
  );
});

it('a fill of any sheet fills only from one valid row that agrees', () => {
  let filled = 0;
  fc.assert(
    fc.property(sheets, anyRegister, (csv, rows) => {
      const { report, products } = fill(csv, rows);
      for (const { id, candidate } of report.filled) {
        filled++;
        const product = products.find((one) => one.id === id)!;
        const { row } = candidate;
        const names = [product.model_number, `${product.indoor_model}/${product.outdoor_model}`];
        const sorted = (name: string) => name.split(/[/+]/).map(lettersAndDigits).sort().join('');
        // The whole name, or its units in any order.
        const isSame = (name: string) => [lettersAndDigits, sorted].some((of) => of(name) === of(row.model));
        const isNamed = names.some((name) => name !== null && isSame(name));
        const number = lettersAndDigits(product.gems_registration_number ?? '');
        expect(isNamed || number === lettersAndDigits(row.registration)).toBe(true);
        expect(number === '' || number === lettersAndDigits(row.registration)).toBe(true);
        if (candidate.by !== 'registration' || row.kind !== null) expect(row.kind).toBe(product.system_type);
        if (candidate.by !== 'registration') {
          const brands = [product.brand!, row.brand].map(lettersAndDigits);
          expect(new Set(brands.map((brand) => brand.replace(/AUSTRALIA$/, ''))).size).toBe(1);
          expect(row.kind).not.toBe('multi_split');
          expect(row.outdoorOnly).toBe(false);
        }
        const { cooling_capacity_kw: cooling, phase } = row.figures;
        if (product.cooling_capacity_kw !== null && cooling !== undefined)
          expect(agrees('cooling_capacity_kw', product.cooling_capacity_kw, cooling)).toBe(true);
        if (phase !== undefined) expect([null, phase]).toContain(product.phase);
        expect([row.status.toLowerCase(), row.soldIn.includes('Australia')]).toEqual(['approved', true]);
        expect(row.expires).toMatch(/2090/);
      }
    }),
    { numRuns: runs(60) },
  );
  expect(filled).toBeGreaterThan(5);
});
