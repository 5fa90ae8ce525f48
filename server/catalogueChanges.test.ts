import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../cli/runCommand.ts';
import { capturedOutput } from '../tests/capturedOutput.ts';
import {
  file,
  folder,
  given,
  inFolders,
  look,
  news,
  open,
  opened,
  plain,
  replace,
  warnings,
} from '../tests/provider/followedCatalogue.ts';
import type { CatalogueFile } from './catalogueFile.ts';

inFolders();

/** A sheet with these prices. */
const sheet = (...prices: readonly number[]) =>
  ['id,title,system_type,price_from_aud,price_includes']
    .concat(prices.map((price, at) => `S${at},Split ${at},split,${price},supply_only`))
    .join('\n');
const SIX = [1899, 2399, 3199, 5299, 7999, 12_999] as const;

const pricesOf = (catalogue: CatalogueFile): number[] =>
  JSON.parse(new TextDecoder().decode(plain(catalogue).body)).products.map(
    ({ price_from_aud }: { price_from_aud: number }) => price_from_aud,
  );

function accept(...more: readonly string[]): void {
  const { output, written } = capturedOutput();
  expect(runCommand(['catalogue', 'accept', file, ...more], output)).toBe(0);
  expect(written.out).toContain('.accepted is written.');
}

it.each([
  ['six systems become one', [1899], 'it has 1 of 6 systems', '5 gone (“Split 1”'],
  [
    'a price loses a digit',
    [1899, 239, 3199, 5299, 7999, 12_999],
    '1 of 6 prices moves by more than half',
    '1 price down. Largest: “Split 1” $2,399 to $239.',
  ],
  [
    'prices change places because one column was sorted',
    SIX.toReversed(),
    '5 of 6 prices move by more than half',
    '3 prices up, 3 prices down. Largest: “Split 0” $1,899 to $12,999, “Split 5” $12,999 to $1,899,',
  ],
  ['half of the rows are lost', SIX.slice(3), 'it has 3 of 6 systems', '3 gone'],
])('a changed catalogue waits when %s, and one line says why', async (_, prices, reason, changes) => {
  const catalogue = await opened(sheet(...SIX));
  replace(sheet(...prices));
  await look(catalogue, 60);
  expect(pricesOf(catalogue)).toEqual(SIX);
  expect(catalogue.refused).toBeNull();
  expect(catalogue.waiting).toEqual({
    reason: expect.stringContaining(`, because ${reason}`),
    accept: 'product-selector catalogue accept products.csv',
  });
  expect(news).toEqual([]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(
    `The changed catalogue products.csv waits until somebody confirms it, because ${reason}`,
  );
  expect(warnings[0]).toContain(changes);
  expect(warnings[0]).toMatch(/catalogue accept products\.csv”\. Still serving the catalogue of .*: 6 systems\.$/);

  replace(sheet(...SIX));
  await look(catalogue);
  expect(catalogue.waiting).toBeNull();
  expect(news).toEqual(['Catalogue: products.csv, 6 systems']);
});

it('a changed catalogue is published at once when it changes little, and one line says what changed', async () => {
  const catalogue = await opened(sheet(...SIX));
  replace(sheet(1999, ...SIX.slice(1, 5)));
  await look(catalogue);
  expect(pricesOf(catalogue)).toEqual([1999, ...SIX.slice(1, 5)]);
  expect(news).toEqual([
    'Catalogue: products.csv, 5 systems. Changes: 1 gone (“Split 5”), 1 price up. Largest: “Split 0” $1,899 to $1,999.',
  ]);
  expect(warnings).toEqual([]);
});

it('a changed catalogue that waits is published once it is accepted, and the next sharp change waits again', async () => {
  const catalogue = await opened(sheet(...SIX));
  replace(sheet(1899));
  await look(catalogue);
  accept();
  // A file may keep changing for ten seconds.
  await look(catalogue, 40);
  expect(pricesOf(catalogue)).toEqual([1899]);
  expect(catalogue).toMatchObject({ refused: null, waiting: null });
  expect(news).toEqual([expect.stringMatching(/^Catalogue: products\.csv, 1 system\. Changes: 5 gone/)]);

  replace(sheet(189));
  await look(catalogue, 40);
  expect(pricesOf(catalogue)).toEqual([1899]);
  expect(catalogue.waiting?.reason).toContain('1 of 1 prices moves by more than half');
});

it('a changed catalogue is not published by a mark for other content', async () => {
  const catalogue = await opened(sheet(...SIX));
  replace(sheet(1899));
  accept();
  replace(sheet(1899, 2399));
  await look(catalogue, 40);
  expect(pricesOf(catalogue)).toEqual(SIX);
  for (const mark of ['', '{"catalogue":', 'null', '{"catalogue":7,"mapping":null}', 'x'.repeat(5000)]) {
    writeFileSync(`${file}.accepted`, mark);
    await look(catalogue);
  }
  rmSync(`${file}.accepted`);
  mkdirSync(`${file}.accepted`);
  await look(catalogue);
  expect(pricesOf(catalogue)).toEqual(SIX);
});

it('a changed catalogue is published without a mark on request', async () => {
  const catalogue = await opened(sheet(...SIX), { acceptChanges: true });
  replace(sheet(189));
  await look(catalogue);
  expect(pricesOf(catalogue)).toEqual([189]);
  expect(news).toEqual([expect.stringContaining('5 gone')]);
});

it('a changed catalogue waits when only the mapping changes, and the mark is for file and mapping', async () => {
  const mapping = join(folder.path, 'map.json');
  const mapTo = (price: string) =>
    writeFileSync(
      mapping,
      JSON.stringify({
        version: 1,
        from: 'sheet',
        columns: {
          id: { from: ['Code'] },
          title: { from: ['Name'] },
          system_type: { default: 'split' },
          price_from_aud: { from: [price] },
          price_includes: { default: 'supply_only' },
        },
      }),
    );
  mapTo('RRP');
  const catalogue = await opened('Code,Name,RRP,Dealer\nA,Wall,2399,999\n', { mapping });
  mapTo('Dealer');
  await look(catalogue);
  expect(pricesOf(catalogue)).toEqual([2399]);
  expect(catalogue.waiting?.accept).toBe('product-selector catalogue accept products.csv --mapping map.json');
  const { output, written } = capturedOutput();
  expect(runCommand(['catalogue', 'accept', file], output)).toBe(2);
  expect(written.error).toContain('add --mapping MAP.json');
  accept('--mapping', mapping);
  await look(catalogue);
  expect(pricesOf(catalogue)).toEqual([999]);
});

const KEPT = { keepsCopy: true };
const MINUTE = 60_000;

it('a restart while a change waits serves the last good catalogue, and the change still waits', async () => {
  const first = await opened(sheet(...SIX), KEPT);
  replace(sheet(189));
  await look(first);
  const { updated } = first.current;

  warnings.length = 0;
  const second = (await open(file, KEPT))!;
  expect(pricesOf(second)).toEqual(SIX);
  expect(second.current).toMatchObject({ updated, systems: 6 });
  expect(second.waiting?.reason).toContain('it has 1 of 6 systems');
  expect(warnings).toEqual([expect.stringMatching(/ waits until .* Still serving the catalogue of .*: 6 systems\.$/)]);
  accept();
  await look(second, 40);
  expect(pricesOf(second)).toEqual([189]);
  const third = (await open(file, KEPT))!;
  expect([pricesOf(third), third.waiting]).toEqual([[189], null]);
});

it('a restart reports changes made in the meantime, and publishes accepted ones', async () => {
  await opened(sheet(...SIX), KEPT);
  replace(sheet(...SIX.slice(0, 5)));
  expect(pricesOf((await open(file, KEPT))!)).toHaveLength(5);
  expect(news).toEqual(['Catalogue: products.csv has changed since the last run. Changes: 1 gone (“Split 5”).']);
  replace(sheet(189));
  accept();
  expect(pricesOf((await open(file, KEPT))!)).toEqual([189]);
});

it('a restart with a file that is refused or missing serves the last good catalogue', async () => {
  await opened(sheet(...SIX), KEPT);
  for (const ruin of [() => replace('id,title\n'), () => rmSync(file)]) {
    ruin();
    const catalogue = (await open(file, KEPT))!;
    expect(pricesOf(catalogue)).toEqual(SIX);
    expect(catalogue.refused).not.toBeNull();
  }
});

it.each([
  ['is cut off', (copy: string) => writeFileSync(copy, readFileSync(copy).subarray(0, 200))],
  ['is for nothing', (copy: string) => writeFileSync(copy, '{"products":[]}')],
  ['is gone', (copy: string) => rmSync(copy)],
])('a restart without a copy because it %s publishes the file', async (_, ruin) => {
  await opened(sheet(...SIX), KEPT);
  ruin(`${file}.last-good.json`);
  replace(sheet(189));
  expect(pricesOf((await open(file, KEPT))!)).toEqual([189]);
});

it('a provider that cannot keep a copy says so once, and publishes', async () => {
  mkdirSync(join(`${file}.last-good.json`, 'x'), { recursive: true });
  const catalogue = await opened(sheet(...SIX), KEPT);
  replace(sheet(...SIX, 2000));
  await look(catalogue);
  expect(pricesOf(catalogue)).toHaveLength(7);
  expect(
    news.filter((line) => line.startsWith('No copy of the catalogue can be kept beside products.csv')),
  ).toHaveLength(1);
});

it('a provider removes half-written files of a killed one, but none that another one is writing', async () => {
  const [old, present] = [`${file}.last-good.json.7.part`, `${file}.last-good.json.8.part`] as const;
  for (const [part, age] of [
    [old, 60 * MINUTE],
    [present, 0],
  ] as const) {
    writeFileSync(part, '{');
    const at = new Date(Date.now() - age);
    utimesSync(part, at, at);
  }
  await opened(sheet(...SIX), KEPT);
  expect([existsSync(old), existsSync(present)]).toEqual([false, true]);
});

it('two providers that read one file in different ways keep two copies, and each accepts its own mapping', async () => {
  const mappings = ['RRP', 'Sale'].map((price) => {
    const path = join(folder.path, `${price}.json`);
    const columns = {
      id: { from: ['Code'] },
      title: { from: ['Code'] },
      system_type: { default: 'split' },
      price_from_aud: { from: [price] },
      price_includes: { default: 'supply_only' },
    };
    writeFileSync(path, JSON.stringify({ version: 1, from: 'sheet', columns }));
    return path;
  });
  const [rrp, sale] = mappings.map((mapping) => ({ mapping, ...KEPT }));
  const first = await opened('Code,RRP,Sale\nA,2399,1999\n', rrp);
  const second = (await open(file, sale))!;
  replace('Code,RRP,Sale\nA,239,199\n');
  await look(first);
  await look(second);
  expect([pricesOf((await open(file, rrp))!), pricesOf((await open(file, sale))!)]).toEqual([[2399], [1999]]);
  accept('--mapping', mappings[1]!);
  await look(first);
  await look(second);
  expect([pricesOf(first), pricesOf(second)]).toEqual([[2399], [199]]);
});

it('two providers that read one file in the same way both publish it with one mark', async () => {
  const [first, second] = [await opened(sheet(...SIX), KEPT), (await open(file, KEPT))!];
  replace(sheet(1899));
  await look(first);
  await look(second);
  accept();
  await look(first);
  await look(second);
  expect([pricesOf(first), pricesOf(second)]).toEqual([[1899], [1899]]);
});

it('a reader that is killed is started again within a minute, and after ten failures in a row within five', async () => {
  const catalogue = await opened(sheet(...SIX));
  const { prepare } = given;
  let started = 0;
  given.prepare = () => {
    started += 1;
    return Promise.reject(new Error('SIGKILL'));
  };
  replace(sheet(...SIX, 2000));
  await look(catalogue);
  expect(started).toBe(1);
  expect(catalogue.refused?.reason).toContain('SIGKILL');
  for (let failure = 2; failure <= 10; failure += 1) {
    given.elapsed += MINUTE;
    await look(catalogue);
    expect(started).toBe(failure);
  }
  given.elapsed += MINUTE;
  await look(catalogue);
  expect(started).toBe(10);
  given.elapsed += 4 * MINUTE;
  await look(catalogue);
  expect(started).toBe(11);
  // The first failure and the tenth.
  expect(warnings).toHaveLength(2);

  given.prepare = prepare;
  given.elapsed += 5 * MINUTE;
  await look(catalogue);
  expect(pricesOf(catalogue)).toHaveLength(7);
  expect(catalogue.refused).toBeNull();
  expect(news).toEqual([expect.stringMatching(/^Catalogue: products\.csv, 7 systems/)]);
});

it('a reader that is killed at the start is started again, until the file is read', async () => {
  const { prepare } = given;
  let failures = 3;
  given.prepare = (source) => (failures-- > 0 ? Promise.reject(new Error('SIGKILL')) : prepare(source));
  const atPause = () => {
    given.elapsed += MINUTE;
  };
  expect(pricesOf(await opened(sheet(...SIX), { atPause }))).toEqual(SIX);
  expect(warnings).toEqual([expect.stringMatching(/ can't be used \(SIGKILL\)\. It is read again within minutes\./)]);
});

it('a reader that is killed at a restart leaves the last good catalogue in use', async () => {
  await opened(sheet(...SIX), KEPT);
  replace(sheet(...SIX, 2000));
  const { prepare } = given;
  given.prepare = () => Promise.reject(new Error('SIGKILL'));
  const catalogue = (await open(file, KEPT))!;
  expect(pricesOf(catalogue)).toEqual(SIX);
  given.prepare = prepare;
  given.elapsed += MINUTE;
  await look(catalogue);
  expect(pricesOf(catalogue)).toHaveLength(7);
});

const SALES = JSON.stringify({
  version: 1,
  from: 'sheet',
  timeZone: 'UTC',
  columns: {
    id: { from: ['Code'] },
    title: { from: ['Code'] },
    system_type: { default: 'split' },
    price_from_aud: { from: ['Sale price'] },
    price_includes: { default: 'supply_only' },
  },
});
const SALE = 'Code,Price,Sale price,Sale starts,Sale ends\nA,2799,999,2999-11-01,2999-11-30\nB,900,,,\n';

async function onSale(): Promise<CatalogueFile> {
  const mapping = join(folder.path, 'map.json');
  writeFileSync(mapping, SALES);
  given.now = Date.parse('2999-11-15T00:00:00Z');
  const catalogue = await opened(SALE, { mapping });
  expect(pricesOf(catalogue)).toEqual([999, 900]);
  return catalogue;
}

it('a sale of more than half ends without a confirmation, because the file announced it', async () => {
  const catalogue = await onSale();
  given.now = Date.parse('2999-12-01T00:00:00Z');
  await look(catalogue);
  expect(pricesOf(catalogue)).toEqual([2799, 900]);
  expect(catalogue.waiting).toBeNull();
});

it('a sale ends while the file waits or is refused', async () => {
  const catalogue = await onSale();
  replace('Code,Price,Sale price,Sale starts,Sale ends\nA,2799,100,,\nB,900,,,\n');
  await look(catalogue);
  expect(catalogue.waiting).not.toBeNull();
  given.now = Date.parse('2999-12-01T00:00:00Z');
  await look(catalogue);
  expect(pricesOf(catalogue)).toEqual([2799, 900]);
  expect(catalogue.waiting).not.toBeNull();
});

it('a sale ends within a minute, though the reader is killed at its end', async () => {
  const catalogue = await onSale();
  const { prepare } = given;
  given.prepare = () => Promise.reject(new Error('SIGKILL'));
  given.now = Date.parse('2999-12-01T00:00:00Z');
  await look(catalogue);
  expect(pricesOf(catalogue)).toEqual([999, 900]);
  given.prepare = prepare;
  given.elapsed += MINUTE;
  await look(catalogue);
  expect(pricesOf(catalogue)).toEqual([2799, 900]);
  expect(catalogue.refused).toBeNull();
});
