import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { MAX_FILE_BYTES, MAX_SYSTEMS } from '../src/catalogue/catalogueLimits.ts';
import {
  file,
  given,
  idsOf,
  inFolders,
  look,
  MENDED,
  news,
  open,
  opened,
  PUT,
  plain,
  replace,
  warnings,
} from '../tests/provider/followedCatalogue.ts';
import { exampleCsv } from '../tests/samples/exampleCsv.ts';

inFolders();

it('a catalogue file that changes replaces the catalogue, is refused while it is broken, and replaces it once it is fixed', async () => {
  const catalogue = await opened();
  const { etag } = plain(catalogue);

  replace(exampleCsv('A-1', 'A-2'));
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
  expect(plain(catalogue).etag).not.toBe(etag);
  expect(catalogue.current.updated).toBe(statSync(file, { bigint: true }).mtime.toISOString());
  expect(news).toEqual(['Catalogue: products.csv, 2 systems. Changes: 1 added (“Wall split A-2”).']);
  const good = catalogue.current;

  replace(`${exampleCsv('A-1', 'A-2')}A-3,Teapot,,,,teapot,,\n`);
  await look(catalogue);
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain('teapot');
  expect(warnings[1]).toMatch(/ Still serving the catalogue of .*: 2 systems\.$/);
  expect(catalogue.current).toBe(good);
  expect(catalogue.refused).toEqual({
    since: new Date(given.now).toISOString(),
    reason:
      "The catalogue products.csv isn't published, because of problems in it or in how it is read. To see them: product-selector catalogue check products.csv.",
  });
  const first = catalogue.refused?.since;
  given.now += 60_000;
  replace('id,title,system_type\n');
  await look(catalogue);
  expect(catalogue.refused).toMatchObject({ since: first });
  expect(warnings.at(-1)).toContain('no systems');

  replace(MENDED);
  await look(catalogue);
  expect(catalogue.refused).toBeNull();
  expect(idsOf(catalogue)).toEqual(['A-1', 'A-2', 'A-3']);
});

it('a catalogue file that changes replaces the catalogue when the file is written in place', async () => {
  const catalogue = await opened();
  writeFileSync(file, exampleCsv('B-1'));
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['B-1']);
});

it('a catalogue file that changes replaces the catalogue when the new one has the same size and the same time', async () => {
  const time = new Date('2026-01-02T03:04:05Z');
  writeFileSync(file, exampleCsv('A-1'));
  utimesSync(file, time, time);
  const catalogue = (await open())!;
  writeFileSync(file, exampleCsv('B-1'));
  utimesSync(file, time, time);
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['B-1']);
});

it('a catalogue file that changes replaces the catalogue when the clock is set back an hour in the meantime', async () => {
  const catalogue = await opened();
  given.now = Date.now();
  replace(exampleCsv('B-1'));
  const earlier = new Date(Date.now() - 3_600_000);
  utimesSync(file, earlier, earlier);
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['B-1']);
  const later = new Date(Date.now() + 3_600_000);
  replace(exampleCsv('C-1'));
  utimesSync(file, later, later);
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['C-1']);
  expect(warnings).toEqual([]);
});

it('a catalogue file that changes is served completely or not yet while it is written in pieces', async () => {
  const catalogue = await opened();
  const ids = Array.from({ length: 12 }, (_, index) => `B-${index}`);
  const served = new Set<string>();
  writeFileSync(file, '');
  for (const row of exampleCsv(...ids).split(/(?<=\n)/)) {
    appendFileSync(file, row);
    // The writer pauses for half a second after each row.
    await look(catalogue, 2);
    served.add(idsOf(catalogue).join());
  }
  await look(catalogue);
  served.add(idsOf(catalogue).join());
  expect([...served]).toEqual(['A-1', ids.join()]);
  expect(warnings).toEqual([]);
});

it('a catalogue file that changes is reported once if it grows for a minute, and then replaces the catalogue', async () => {
  const catalogue = await opened();
  replace('');
  for (let second = 0; second < 60; second += 1) {
    appendFileSync(file, '\n');
    await look(catalogue, 4);
  }
  expect(warnings).toEqual([
    expect.stringMatching(/^The catalogue products\.csv keeps changing\. .* Still serving the catalogue of /),
  ]);
  appendFileSync(file, MENDED);
  await look(catalogue);
  expect(news).toEqual([expect.stringMatching(/^Catalogue: products\.csv, 3 systems\. Changes: 2 added/)]);
  expect(warnings).toHaveLength(1);
});

it('a catalogue file that changes is not reloaded if only its time changes', async () => {
  const catalogue = await opened(exampleCsv('A-1').replace(',2.5', ',2.5 kW'));
  const before = catalogue.current;
  const later = new Date(Date.now() + 60_000);
  utimesSync(file, later, later);
  await look(catalogue);
  expect(catalogue.current).toBe(before);
  expect(news).toEqual([]);
  expect(warnings).toHaveLength(1);
});

it('a catalogue file that changes prints one line when reading it fails for an unknown reason', async () => {
  const catalogue = await opened();
  given.prepare = () => Promise.reject(new Error('no memory'));
  replace(exampleCsv('B-1'));
  await look(catalogue);
  expect(warnings).toEqual([expect.stringMatching(/ can't be used \(no memory\)\. .* Still serving /)]);
  expect(idsOf(catalogue)).toEqual(['A-1']);
});

/** States of the file that an operator may cause, and the start of the resulting line. */
const TROUBLES: readonly (readonly [state: string, make: () => void, line: string])[] = [
  ['is gone', () => rmSync(file), `The catalogue products.csv does not exist. ${PUT}`],
  [
    'is a folder',
    () => {
      rmSync(file);
      mkdirSync(file);
    },
    `The catalogue products.csv is a folder, not a file. ${PUT}`,
  ],
  [
    'is a pipe',
    () => {
      rmSync(file);
      execFileSync('mkfifo', [file]);
    },
    `The catalogue products.csv is not an ordinary file. ${PUT}`,
  ],
  [
    'is a broken link',
    () => link('nowhere.csv'),
    'The catalogue products.csv is a link to a file that does not exist.',
  ],
  [
    'is a link to itself',
    () => link('products.csv'),
    'The catalogue products.csv is a link that leads back to itself.',
  ],
  [
    'has 3 GB',
    () => truncateSync(file, 3_000_000_000),
    'The catalogue products.csv is too large. The file is 3000 MB; the limit for a catalogue file is 8 MB. Is it the right file?',
  ],
  [
    'has a byte too many',
    () => truncateSync(file, MAX_FILE_BYTES + 1),
    'The catalogue products.csv is too large. The file is 8.1 MB; the limit for a catalogue file is 8 MB.',
  ],
  [
    'has a system too many',
    () => replace(exampleCsv(...Array.from({ length: MAX_SYSTEMS + 1 }, (_, index) => `A-${index}`))),
    'products.csv: There are 5,001 systems; the limit is 5,000.',
  ],
  ['is empty', () => replace(''), 'products.csv: The file is empty. Put the column names'],
  ['has a header alone', () => replace(exampleCsv()), 'products.csv: The file has no systems. Add'],
  [
    'stops in the middle of its header',
    () => replace(exampleCsv().slice(0, 10)),
    'products.csv, row 1: The header is missing',
  ],
  [
    'is a picture',
    () => replace(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0xff)),
    'products.csv: The file is a picture (PNG)',
  ],
  ['is a program', () => replace(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0xff)), "products.csv: The file isn't text"],
];

function link(target: string): void {
  rmSync(file);
  symlinkSync(target, file);
}

it.each(TROUBLES)(
  'a file that cannot replace the catalogue gives one line, once, when it %s, and is loaded once it is good again',
  async (_, make, line) => {
    const catalogue = await opened();
    const { current, since } = catalogue;
    make();
    await look(catalogue, 60);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]!.slice(0, line.length)).toBe(line);
    expect(warnings[0]).toMatch(new RegExp(`[.?] Still serving the catalogue of ${current.updated}: 1 system\\.$`));
    expect(news).toEqual([]);
    expect([catalogue.current, catalogue.since]).toEqual([current, since]);

    rmSync(file, { recursive: true, force: true });
    writeFileSync(file, MENDED);
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(news).toEqual([expect.stringMatching(/^Catalogue: products\.csv, 3 systems\. Changes: 2 added/)]);
    expect(warnings).toHaveLength(1);
  },
);

it('a file that cannot replace the catalogue prints one line when it is a socket', async () => {
  const catalogue = await opened();
  rmSync(file);
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(file, resolve));
  await look(catalogue);
  socket.close();
  expect(warnings).toEqual([expect.stringMatching(/^The catalogue products\.csv is not an ordinary file\. .* Still/)]);
});

it('a file that cannot replace the catalogue prints no line when it is missing for a moment', async () => {
  const catalogue = await opened();
  rmSync(file);
  await look(catalogue, 4);
  writeFileSync(file, exampleCsv('A-1'));
  await look(catalogue);
  expect([...warnings, ...news]).toEqual([]);
});

it('a file that cannot replace the catalogue prints a line for each new problem, and one when the same file is back', async () => {
  const catalogue = await opened();
  renameSync(file, `${file}.away`);
  await look(catalogue);
  mkdirSync(file);
  await look(catalogue);
  rmSync(file, { recursive: true });
  renameSync(`${file}.away`, file);
  await look(catalogue);
  expect(warnings.map((line) => /does not exist|is a folder/.exec(line)?.[0])).toEqual([
    'does not exist',
    'is a folder',
  ]);
  expect(news).toEqual(['Catalogue: products.csv, 1 system']);
});

it.each([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${MENDED}`)],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${MENDED}`, 'utf16le')],
  ['Windows-1252', Buffer.from(MENDED.replaceAll('Wall', 'Wäll'), 'latin1')],
])('a file in %s replaces the catalogue', async (_, bytes) => {
  const catalogue = await opened();
  replace(bytes);
  await look(catalogue);
  expect(idsOf(catalogue)).toEqual(['A-1', 'A-2', 'A-3']);
});
