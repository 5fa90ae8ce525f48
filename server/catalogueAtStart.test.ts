import { appendFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  file,
  folder,
  given,
  idsOf,
  inFolders,
  look,
  MENDED,
  news,
  open,
  opened,
  PUT,
  pauses,
  plain,
  replace,
  warnings,
} from '../tests/provider/followedCatalogue.ts';
import { brokenCsv, exampleCsv } from '../tests/samples/exampleCsv.ts';
import { registerCsv, registerRow } from '../tests/samples/registerCsv.ts';
import { workbook } from '../tests/samples/workbook.ts';
import type { CatalogueFile } from './catalogueFile.ts';

inFolders();

it('a catalogue file at start-up is served with the time it was last changed', async () => {
  writeFileSync(file, exampleCsv('A-1', 'A-2'));
  const time = new Date('2026-01-02T03:04:05Z');
  utimesSync(file, time, time);
  given.now = Date.parse('2026-02-03T04:05:06Z');
  const catalogue = (await open())!;
  expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
  expect(catalogue.current).toMatchObject({ systems: 2, updated: '2026-01-02T03:04:05.000Z' });
  expect(catalogue.summary).toBe('2 systems');
  expect(catalogue.since).toBe('2026-02-03T04:05:06.000Z');
  expect(warnings).toEqual([]);
  expect(pauses).toBe(0);
});

it('a catalogue file at start-up can be a workbook, which is followed and refused like every other file', async () => {
  const sheets = (...ids: string[]) =>
    workbook([{ name: 'Range', rows: [['id', 'title', 'system_type'], ...ids.map((id) => [id, 'Split', 'split'])] }]);
  writeFileSync(file, sheets('A-1'));
  const catalogue = (await open())!;
  expect(idsOf(catalogue)).toEqual(['A-1']);
  replace(sheets('A-1', 'A-2'));
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
  replace(sheets('B-1').subarray(0, 500));
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
  expect(warnings.at(-1)).toMatch(/^products\.csv: The workbook is damaged or incomplete\. .* Still serving/);
});

describe('with a register', () => {
  const SHEET =
    'id,title,brand,system_type,indoor_model,outdoor_model,cooling_capacity_kw,price_from_aud,price_includes,stars_cool_hot\n';
  const K25 = 'K25,Kestrel Wall 2.5,Kestrel,split,KSW25A,KRW25A,2.5';
  const first = (catalogue: CatalogueFile) =>
    JSON.parse(new TextDecoder().decode(plain(catalogue).body)).products[0] as Record<string, unknown>;
  let register: string;
  beforeEach(() => {
    register = join(folder.path, 'register.csv');
    writeFileSync(register, registerCsv(registerRow('AC25', 'KSW25A / KRW25A', 2.5)));
    // Noon on that day, in every time zone.
    given.now = new Date(2026, 10, 22, 12).getTime();
  });

  it('a catalogue file with a register fills blanks while both files are followed, and keeps the sheet’s own figures', async () => {
    const catalogue = await opened(`${SHEET}${K25},1899,supply_only,\n`, { register });
    expect(first(catalogue)).toMatchObject({ price_from_aud: 1899, stars_cool_hot: 3.5, kwh_cool_hot: 303 });
    expect(first(catalogue).filled_from).toMatch(/^GEMS register, 2026-11-22: .*stars_\*/);
    replace(`${SHEET}${K25},1999,supply_only,4\n`);
    await look(catalogue);
    expect(first(catalogue)).toMatchObject({ price_from_aud: 1999, stars_cool_hot: 4, kwh_cool_hot: 303 });
    const later = registerCsv(registerRow('AC25', 'KSW25A / KRW25A', 2.5, { 'Residential tcec_hot': 333 }));
    writeFileSync(`${register}.new`, later);
    renameSync(`${register}.new`, register);
    await look(catalogue);
    expect(first(catalogue)).toMatchObject({ price_from_aud: 1999, kwh_cool_hot: 333 });
    expect(warnings).toEqual([]);
  });

  it('a catalogue file with a register fills a list in JSON too', async () => {
    const json = join(folder.path, 'range.json');
    const product = { id: 'K25', title: 'Wall', brand: 'Kestrel', system_type: 'split', cooling_capacity_kw: 2.5 };
    writeFileSync(json, JSON.stringify([{ ...product, indoor_model: 'KSW25A', outdoor_model: 'KRW25A' }]));
    const catalogue = await open(json, { register });
    expect(catalogue && first(catalogue)).toMatchObject({ stars_cool_hot: 3.5, refrigerant: 'R32' });
  });

  it('a catalogue file with a register keeps the last good state when the register is missing or is another file', async () => {
    const catalogue = await opened(`${SHEET}${K25},1899,supply_only,\n`, { register });
    writeFileSync(register, 'a,b\n1,2\n');
    await look(catalogue);
    expect(warnings.at(-1)).toMatch(
      /^The register register\.csv can't be used: The register's columns .* Still serving/,
    );
    rmSync(register);
    await look(catalogue);
    expect(warnings.at(-1)).toMatch(/^The register register\.csv does not exist\. .*--register FILE/);
    expect(first(catalogue)).toMatchObject({ stars_cool_hot: 3.5 });
  });
});

describe('with a mapping', () => {
  const mapTo = (title: string) =>
    JSON.stringify({
      version: 1,
      from: 'sheet',
      columns: { id: { from: ['Code'] }, title: { from: [title] }, system_type: { default: 'split' } },
    });
  const titles = (catalogue: CatalogueFile): string[] =>
    JSON.parse(new TextDecoder().decode(plain(catalogue).body)).products.map(({ title }: { title: string }) => title);
  let mapping: string;
  beforeEach(() => {
    mapping = join(folder.path, 'map.json');
    writeFileSync(mapping, mapTo('Name'));
  });
  const replaceMapping = (text: string) => {
    writeFileSync(`${mapping}.new`, text);
    renameSync(`${mapping}.new`, mapping);
  };

  it('a catalogue file with a mapping is followed like a catalogue, also when only the mapping changes', async () => {
    const catalogue = await opened('Code,Name,Long name\nA-1,Wall,Kestrel Wall\n', { mapping });
    expect(titles(catalogue)).toEqual(['Wall']);
    replaceMapping(mapTo('Long name'));
    await look(catalogue);
    expect(titles(catalogue)).toEqual(['Kestrel Wall']);
    replace('Code,Name,Long name\nA-1,Wall,Kestrel Slim\n');
    await look(catalogue);
    expect(titles(catalogue)).toEqual(['Kestrel Slim']);
    expect(news).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it('a catalogue file with a mapping is read again when a sale begins, when it ends and when the clock moves', async () => {
    writeFileSync(
      mapping,
      JSON.stringify({
        version: 1,
        from: 'sheet',
        timeZone: 'UTC',
        columns: {
          id: { from: ['Code'] },
          title: { from: ['Name'] },
          system_type: { default: 'split' },
          price_from_aud: { from: ['Sale price'] },
          price_includes: { default: 'supply_only' },
        },
      }),
    );
    given.now = Date.parse('2999-10-31T12:00:00Z');
    const sheet = 'Code,Name,Price,Sale price,Sale starts,Sale ends\nA-1,Wall,2799,2499,2999-11-01,2999-11-30\n';
    const catalogue = await opened(sheet, { mapping });
    const priceAt = async (time: string) => {
      given.now = Date.parse(time);
      await look(catalogue);
      const { products } = JSON.parse(new TextDecoder().decode(plain(catalogue).body));
      return [products[0].price_from_aud, catalogue.current.updated];
    };
    const [before, written] = await priceAt('2999-10-31T23:59:59Z');
    expect(before).toBe(2799);
    expect(await priceAt('2999-11-01T00:00:00Z')).toEqual([2499, '2999-11-01T00:00:00.000Z']);
    expect(await priceAt('2999-11-30T23:59:59Z')).toEqual([2499, '2999-11-01T00:00:00.000Z']);
    expect(await priceAt('2999-12-01T00:00:00Z')).toEqual([2799, '2999-12-01T00:00:00.000Z']);
    expect(written).not.toBe('2999-12-01T00:00:00.000Z');
    expect(catalogue.pricePeriod.to).toBeNull();
    // Once the clock is corrected, the sale is on again.
    expect(await priceAt('2999-11-15T00:00:00Z')).toEqual([2499, '2999-11-01T00:00:00.000Z']);
    expect((await priceAt('2999-10-15T00:00:00Z'))[0]).toBe(2799);
    expect(warnings).toEqual([]);
  });

  it('a catalogue file with a mapping keeps its last good state when the mapping is invalid, missing or for another file', async () => {
    const catalogue = await opened('Code,Name\nA-1,Wall\n', { mapping });
    replaceMapping('{"version": 1');
    await look(catalogue);
    expect(warnings.at(-1)).toMatch(/^The mapping map\.json can't be used: It isn't JSON: .* Still serving/);
    replaceMapping(mapTo('Title'));
    await look(catalogue);
    expect(warnings.at(-1)).toMatch(
      /^products\.csv: The file has no column “Title”, which the mapping needs for title\./,
    );
    rmSync(mapping);
    await look(catalogue);
    expect(warnings.at(-1)).toBe(
      `The mapping map.json does not exist. ${PUT.replace('--catalogue', '--mapping')} Still serving the catalogue of ${catalogue.current.updated}: 1 system.`,
    );
    expect(titles(catalogue)).toEqual(['Wall']);
    expect(warnings).toHaveLength(3);
  });

  it('a catalogue file with a mapping is refused in one line at start-up when the mapping does not exist', async () => {
    rmSync(mapping);
    writeFileSync(file, 'Code,Name\nA-1,Wall\n');
    expect(await open(file, { mapping })).toBeNull();
    expect(warnings).toEqual([`The mapping map.json does not exist. ${PUT.replace('--catalogue', '--mapping')}`]);
  });

  it('a catalogue file with a mapping doesn’t need a mapping with the same time: the later change counts', async () => {
    writeFileSync(file, 'Code,Name\nA-1,Wall\n');
    utimesSync(file, new Date('2026-01-02T00:00:00Z'), new Date('2026-01-02T00:00:00Z'));
    utimesSync(mapping, new Date('2026-01-03T00:00:00Z'), new Date('2026-01-03T00:00:00Z'));
    given.now = Date.parse('2026-02-03T00:00:00Z');
    expect((await open(file, { mapping }))?.current.updated).toBe('2026-01-03T00:00:00.000Z');
  });
});

it('a catalogue file at start-up can be JSON in the shape of the products reply', async () => {
  const reply = plain(await opened()).body;
  const json = join(folder.path, 'products.JSON');
  writeFileSync(json, reply);
  expect(idsOf((await open(json))!)).toEqual(['A-1']);
});

it.each([
  ['a missing file', 'nowhere.csv', `does not exist. ${PUT}`],
  ['a folder', '.', `is a folder, not a file. ${PUT}`],
  ['a path through a file', 'products.csv/x.csv', `does not exist. ${PUT}`],
  ['a device', '/dev/zero', `is not an ordinary file. ${PUT}`],
])('a catalogue file at start-up is refused in one line when it is %s', async (_, path, words) => {
  writeFileSync(file, exampleCsv('A-1'));
  expect(await open(resolve(folder.path, path))).toBeNull();
  expect(warnings).toEqual([`The catalogue products.csv ${words}`]);
});

it.each([
  ['JSON that is cut off', '{"products": [', /^products\.csv: The file isn't JSON/],
  ['JSON of another shape', '"products"', /^products\.csv: .+ Use the shape/],
  ['JSON without products', '{"products": []}', /^products\.csv: The file has no systems\./],
  ['an empty file', '', /^products\.csv: The file isn't JSON/],
])('a catalogue file at start-up is refused in one line when it is %s', async (_, content, line) => {
  const json = join(folder.path, 'products.json');
  writeFileSync(json, content);
  expect(await open(json)).toBeNull();
  expect(warnings).toEqual([expect.stringMatching(line)]);
});

it('a catalogue file at start-up is refused in one line with the cause when it isn’t a spreadsheet', async () => {
  writeFileSync(file, '%PDF-1.7');
  expect(await open()).toBeNull();
  expect(warnings).toEqual([
    expect.stringMatching(/^products\.csv: The file is a PDF, not a spreadsheet\. Save it .*\.xlsx/),
  ]);
});

it('a catalogue file at start-up is refused with a line for each of the first 20 errors', async () => {
  writeFileSync(file, brokenCsv(...Array.from({ length: 23 }, (_, index) => `A-${index}`)));
  expect(await open()).toBeNull();
  expect(warnings).toHaveLength(22);
  for (const [index, line] of warnings.slice(0, 20).entries()) {
    expect(line).toContain(`A-${index}`);
    expect(line).toContain('teapot');
    expect(line).toContain('products.csv');
    expect(line).not.toContain('\n');
  }
  expect(warnings.slice(20)).toEqual([
    '… and 3 more.',
    'Nothing in the catalogue products.csv can be used. Fix the problems above.',
  ]);
});

it('a catalogue file at start-up is served despite a warning, which is printed once', async () => {
  const catalogue = await opened(exampleCsv('A-1').replace(',2.5', ',2.5 kW'));
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['A-1']);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('2.5 kW');
});

it('a catalogue file at start-up is read only once it is completely written', async () => {
  const rows = MENDED.split(/(?<=\n)/);
  writeFileSync(file, rows.shift()!);
  const catalogue = await open(file, { atPause: () => appendFileSync(file, rows.shift() ?? '') });
  expect(idsOf(catalogue!)).toEqual(['A-1', 'A-2', 'A-3']);
  expect(warnings).toEqual([]);
});

it('a catalogue file at start-up is refused in one line when it keeps changing', async () => {
  writeFileSync(file, '');
  expect(await open(file, { atPause: () => appendFileSync(file, 'x') })).toBeNull();
  expect(warnings).toEqual([expect.stringMatching(/^The catalogue products\.csv keeps changing\. /)]);
});

const MIXED = `${exampleCsv('A-1', 'A-2')}A-3,Teapot,,,,teapot,,\nA-4,,,,,teapot,,\n`;
const LISTED = [expect.stringContaining('A-3'), expect.stringContaining('A-4'), expect.stringContaining('A-4')];

it('a file with rows that cannot be used is not published at start-up, and the last line names both solutions', async () => {
  writeFileSync(file, MIXED);
  expect(await open()).toBeNull();
  expect(warnings).toEqual([
    ...LISTED,
    "The catalogue products.csv has 2 rows that can't be used, so it is not published. Fix them, or add --without-bad-rows to publish the other 2 systems.",
  ]);
});

it('a file with rows that cannot be used leaves the last good catalogue in use', async () => {
  const catalogue = await opened();
  replace(MIXED);
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['A-1']);
  expect(warnings).toEqual([...LISTED, expect.stringMatching(/--without-bad-rows .* Still serving .*: 1 system\.$/)]);
});

it('a file with rows that cannot be used is published without them on request, and they are listed', async () => {
  const catalogue = await opened(MIXED, { withoutBadRows: true });
  expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
  expect(catalogue.summary).toBe("2 systems, without 2 rows that can't be used");
  expect(warnings).toEqual(LISTED);

  replace(`${exampleCsv('A-1', 'A-2', 'A-5')}A-3,Teapot,,,,teapot,,\n`);
  await look(catalogue);
  expect(news).toEqual([
    "Catalogue: products.csv, 3 systems, without 1 row that can't be used. Changes: 1 added (“Wall split A-5”).",
  ]);
});

it("a file with rows that cannot be used is refused with the template's example rows, and the last good catalogue stays", async () => {
  const catalogue = await opened(exampleCsv('A-1'), { withoutBadRows: true });
  for (const content of [exampleCsv('B-1', 'EXAMPLE-2'), `${MIXED}${exampleCsv('EXAMPLE-2').split('\n')[1]}\n`]) {
    warnings.length = 0;
    replace(content);
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['A-1']);
    expect(warnings.at(-1)).toMatch(
      /^The catalogue products\.csv still has the template's example rows \(EXAMPLE-2 …\), so it is not published\. Delete the rows whose id begins with EXAMPLE-\. Still serving/,
    );
  }
  writeFileSync(file, exampleCsv('EXAMPLE-2'));
  expect(await open()).toBeNull();
});

it.each([
  ['when nothing of it can be used', brokenCsv('B-1', 'B-2'), /^Nothing in the catalogue products\.csv can be used\./],
  ['when its header is wrong', 'id,id,title,system_type\nA,A,B,split\n', /^products\.csv, row 1, column `id`: Two/],
  ['when it is empty', '', /^products\.csv: The file is empty\./],
])('a file with rows that cannot be used is refused with and without the option %s', async (_, content, line) => {
  const catalogue = await opened(MIXED, { withoutBadRows: true });
  warnings.length = 0;
  replace(content);
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
  expect(warnings.at(-1)).toMatch(line);
  expect(warnings.at(-1)).toMatch(/Still serving .*: 2 systems, without 2 rows that can't be used\.$/);
});
