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
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_FILE_BYTES, MOST_SYSTEMS } from '../src/catalogue/catalogueLimits.ts';
import { brokenCsv, exampleCsv } from '../tests/samples/exampleCsv.ts';
import { workbook } from '../tests/samples/workbook.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { type CatalogueFile, openCatalogueFile } from './catalogueFile.ts';
import { prepareCatalogue } from './prepareCatalogue.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
let news: string[];
let warnings: string[];
let pauses: number;
let now: number;
let prepare: typeof prepareCatalogue;

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder.path, 'products.csv');
  news = [];
  warnings = [];
  pauses = 0;
  // Far earlier than the files' own times, so no file counts as settled because of its age.
  now = 0;
  prepare = prepareCatalogue;
});
afterEach(() => folder.remove());

interface How {
  readonly withoutBadRows?: boolean;
  readonly mapping?: string;
  readonly atPause?: () => void;
}

async function open(path = file, { withoutBadRows = false, mapping, atPause = () => {} }: How = {}) {
  const result = await openCatalogueFile({
    file: path,
    name: 'products.csv',
    mapping: mapping === undefined ? undefined : { file: mapping, name: 'map.json' },
    sheet: undefined,
    withoutBadRows,
    console: { info: (line) => news.push(line), warn: (line) => warnings.push(line) },
    prepare: (source) => prepare(source),
    now: () => now,
    pause: async () => {
      pauses += 1;
      atPause();
    },
  });
  return result.ok ? result.catalogue : null;
}

/** Opens a valid file. */
async function opened(content = exampleCsv('A-1'), how?: How): Promise<CatalogueFile> {
  writeFileSync(file, content);
  return (await open(file, how))!;
}

/** Enough checks to notice any change or trouble: three seconds' worth, without waiting. */
async function look(catalogue: CatalogueFile, times = 12): Promise<void> {
  for (let time = 0; time < times; time += 1) await catalogue.look();
}

/** The uncompressed reply. */
function plain(catalogue: CatalogueFile) {
  return catalogue.current.forms.at(-1)!;
}

function idsOf(catalogue: CatalogueFile): string[] {
  const { products } = JSON.parse(new TextDecoder().decode(plain(catalogue).body)) as { products: { id: string }[] };
  return products.map(({ id }) => id);
}

/** Replaces the file as editors do: writes a new file beside it, then renames it. */
function replace(content: string | Uint8Array): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

const MENDED = exampleCsv('A-1', 'A-2', 'A-3');
const PUT = 'Put a file there, or choose another with --catalogue FILE.';

describe('a catalogue file at start-up', () => {
  it('is served with the time it was last changed', async () => {
    writeFileSync(file, exampleCsv('A-1', 'A-2'));
    const time = new Date('2026-01-02T03:04:05Z');
    utimesSync(file, time, time);
    now = Date.parse('2026-02-03T04:05:06Z');
    const catalogue = (await open())!;
    expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
    expect(catalogue.current).toMatchObject({ systems: 2, updated: '2026-01-02T03:04:05.000Z' });
    expect(catalogue.summary).toBe('2 systems');
    expect(catalogue.since).toBe('2026-02-03T04:05:06.000Z');
    expect(warnings).toEqual([]);
    expect(pauses).toBe(0);
  });

  it('can be a workbook, which is followed and refused like every other file', async () => {
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

    it('is followed like a catalogue, also when only the mapping changes', async () => {
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

    it('keeps its last good state when the mapping is unsound, gone or for another file', async () => {
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

    it('is refused in one line at start-up when the mapping does not exist', async () => {
      rmSync(mapping);
      writeFileSync(file, 'Code,Name\nA-1,Wall\n');
      expect(await open(file, { mapping })).toBeNull();
      expect(warnings).toEqual([`The mapping map.json does not exist. ${PUT.replace('--catalogue', '--mapping')}`]);
    });

    it('needs no mapping of the same time: the later change counts', async () => {
      writeFileSync(file, 'Code,Name\nA-1,Wall\n');
      utimesSync(file, new Date('2026-01-02T00:00:00Z'), new Date('2026-01-02T00:00:00Z'));
      utimesSync(mapping, new Date('2026-01-03T00:00:00Z'), new Date('2026-01-03T00:00:00Z'));
      now = Date.parse('2026-02-03T00:00:00Z');
      expect((await open(file, { mapping }))?.current.updated).toBe('2026-01-03T00:00:00.000Z');
    });
  });

  it('can be JSON in the shape of the products reply', async () => {
    const reply = plain(await opened()).body;
    const json = join(folder.path, 'products.JSON');
    writeFileSync(json, reply);
    expect(idsOf((await open(json))!)).toEqual(['A-1']);
  });

  it('is served with its item_group_id, and published in spite of a warning about it', async () => {
    const file = 'id,title,brand,system_type,item_group_id\nA-1,A,Alpine,split,G\nA-2,B,Bora,split,G\n';
    const { body } = plain(await opened(file));
    expect(JSON.parse(new TextDecoder().decode(body)).products).toMatchObject([
      { item_group_id: 'G' },
      { item_group_id: 'G' },
    ]);
    expect(warnings).toEqual([expect.stringContaining('row 3, column `item_group_id` (id A-2): Row 2 has the same')]);
  });

  it.each([
    ['a missing file', 'nowhere.csv', `does not exist. ${PUT}`],
    ['a folder', '.', `is a folder, not a file. ${PUT}`],
    ['a path through a file', 'products.csv/x.csv', `does not exist. ${PUT}`],
  ])('is refused in one line when it is %s', async (_, path, words) => {
    writeFileSync(file, exampleCsv('A-1'));
    expect(await open(join(folder.path, path))).toBeNull();
    expect(warnings).toEqual([`The catalogue products.csv ${words}`]);
  });

  it('is refused in one line when it is not an ordinary file', async () => {
    expect(await open('/dev/zero')).toBeNull();
    expect(warnings).toEqual([`The catalogue products.csv is not an ordinary file. ${PUT}`]);
  });

  it.each([
    ['JSON that is cut off', '{"products": [', /^products\.csv: The file isn't JSON/],
    ['JSON of another shape', '"products"', /^products\.csv: .+ Use the shape/],
    ['JSON without products', '{"products": []}', /^products\.csv: The file has no systems\./],
    ['an empty file', '', /^products\.csv: The file isn't JSON/],
  ])('is refused in one line when it is %s', async (_, content, line) => {
    const json = join(folder.path, 'products.json');
    writeFileSync(json, content);
    expect(await open(json)).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(line)]);
  });

  it('is refused in one line with the cause when it is no spreadsheet', async () => {
    writeFileSync(file, '%PDF-1.7');
    expect(await open()).toBeNull();
    expect(warnings).toEqual([
      expect.stringMatching(/^products\.csv: The file is a PDF, not a spreadsheet\. Save it .*\.xlsx/),
    ]);
  });

  it('is refused with a line for each of the first 20 errors', async () => {
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

  it('is served despite a warning, which is printed once', async () => {
    const catalogue = await opened(exampleCsv('A-1').replace(',2.5', ',2.5 kW'));
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['A-1']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('2.5 kW');
  });

  it('is read only once it is completely written', async () => {
    const rows = MENDED.split(/(?<=\n)/);
    writeFileSync(file, rows.shift()!);
    const catalogue = await open(file, { atPause: () => appendFileSync(file, rows.shift() ?? '') });
    expect(idsOf(catalogue!)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(warnings).toEqual([]);
  });

  it('is refused in one line when it keeps changing', async () => {
    writeFileSync(file, '');
    expect(await open(file, { atPause: () => appendFileSync(file, 'x') })).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^The catalogue products\.csv keeps changing\. /)]);
  });
});

describe('a catalogue file that changes', () => {
  it('replaces the catalogue, is refused while it is broken, and replaces it once it is fixed', async () => {
    const catalogue = await opened();
    const { etag } = plain(catalogue);

    replace(exampleCsv('A-1', 'A-2'));
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
    expect(plain(catalogue).etag).not.toBe(etag);
    expect(catalogue.current.updated).toBe(statSync(file, { bigint: true }).mtime.toISOString());
    expect(news).toEqual(['Catalogue: products.csv, 2 systems']);
    const good = catalogue.current;

    replace(`${exampleCsv('A-1', 'A-2')}A-3,Teapot,,,,teapot,,\n`);
    await look(catalogue);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain('teapot');
    expect(warnings[1]).toMatch(/ Still serving the catalogue of .*: 2 systems\.$/);
    expect(catalogue.current).toBe(good);

    replace(MENDED);
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(warnings).toHaveLength(2);
  });

  it('replaces the catalogue when the file is written in place', async () => {
    const catalogue = await opened();
    writeFileSync(file, exampleCsv('B-1'));
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['B-1']);
  });

  it('replaces the catalogue when the new one has the same size and the same time', async () => {
    const time = new Date('2026-01-02T03:04:05Z');
    writeFileSync(file, exampleCsv('A-1'));
    utimesSync(file, time, time);
    const catalogue = (await open())!;
    writeFileSync(file, exampleCsv('B-1'));
    utimesSync(file, time, time);
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['B-1']);
  });

  it('replaces the catalogue when the clock is set back an hour in the meantime', async () => {
    const catalogue = await opened();
    now = Date.now();
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

  it('is served completely or not yet while it is written in pieces', async () => {
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

  it('is reported once if it grows for a minute, and then replaces the catalogue', async () => {
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
    expect(news).toEqual(['Catalogue: products.csv, 3 systems']);
    expect(warnings).toHaveLength(1);
  });

  it('is not reloaded if only its time changes', async () => {
    const catalogue = await opened(exampleCsv('A-1').replace(',2.5', ',2.5 kW'));
    const before = catalogue.current;
    const later = new Date(Date.now() + 60_000);
    utimesSync(file, later, later);
    await look(catalogue);
    expect(catalogue.current).toBe(before);
    expect(news).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it('prints one line when reading it fails for an unknown reason', async () => {
    const catalogue = await opened();
    prepare = () => Promise.reject(new Error('no memory'));
    replace(exampleCsv('B-1'));
    await look(catalogue);
    expect(warnings).toEqual([expect.stringMatching(/ can't be used \(no memory\)\. .* Still serving /)]);
    expect(idsOf(catalogue)).toEqual(['A-1']);
  });
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
    () => truncateSync(file, MOST_FILE_BYTES + 1),
    'The catalogue products.csv is too large. The file is 8.1 MB; the limit for a catalogue file is 8 MB.',
  ],
  [
    'has a system too many',
    () => replace(exampleCsv(...Array.from({ length: MOST_SYSTEMS + 1 }, (_, index) => `A-${index}`))),
    'products.csv: There are 5,001 systems; the limit is 5,000.',
  ],
  [
    'makes a reply that visitors cannot load',
    // Each character takes three bytes in the reply and one in the file.
    () => {
      const ids = Array.from({ length: 4000 }, (_, index) => `A-${index}`);
      const [header, ...rows] = exampleCsv(...ids)
        .trimEnd()
        .split('\n');
      const text = [`${header},description`, ...rows.map((row) => `${row},${'\x80'.repeat(1800)}`)].join('\n');
      replace(Buffer.from(text, 'latin1'));
    },
    'products.csv: The catalogue is 21',
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

describe('a file that cannot replace the catalogue', () => {
  it.each(TROUBLES)('gives one line, once, when it %s, and is loaded once it is good again', async (_, make, line) => {
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
    expect(news).toEqual(['Catalogue: products.csv, 3 systems']);
    expect(warnings).toHaveLength(1);
  });

  it('prints one line when it is a socket', async () => {
    const catalogue = await opened();
    rmSync(file);
    const socket = createServer();
    await new Promise<void>((resolve) => socket.listen(file, resolve));
    await look(catalogue);
    socket.close();
    expect(warnings).toEqual([
      expect.stringMatching(/^The catalogue products\.csv is not an ordinary file\. .* Still/),
    ]);
  });

  it('prints no line when it is missing for a moment', async () => {
    const catalogue = await opened();
    rmSync(file);
    await look(catalogue, 4);
    writeFileSync(file, exampleCsv('A-1'));
    await look(catalogue);
    expect([...warnings, ...news]).toEqual([]);
  });

  it('prints a line for each new trouble, and one when the same file is back', async () => {
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
  ])('is not one in %s', async (_, bytes) => {
    const catalogue = await opened();
    replace(bytes);
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['A-1', 'A-2', 'A-3']);
  });
});

describe('a file with rows that cannot be used', () => {
  const MIXED = `${exampleCsv('A-1', 'A-2')}A-3,Teapot,,,,teapot,,\nA-4,,,,,teapot,,\n`;
  const LISTED = [expect.stringContaining('A-3'), expect.stringContaining('A-4'), expect.stringContaining('A-4')];

  it('is not published at start-up, and the last line names both solutions', async () => {
    writeFileSync(file, MIXED);
    expect(await open()).toBeNull();
    expect(warnings).toEqual([
      ...LISTED,
      "The catalogue products.csv has 2 rows that can't be used, so it is not published. Fix them, or add --without-bad-rows to publish the other 2 systems.",
    ]);
  });

  it('leaves the last good catalogue in use', async () => {
    const catalogue = await opened();
    replace(MIXED);
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['A-1']);
    expect(warnings).toEqual([...LISTED, expect.stringMatching(/--without-bad-rows .* Still serving .*: 1 system\.$/)]);
  });

  it('is published without them on request, and they are listed', async () => {
    const catalogue = await opened(MIXED, { withoutBadRows: true });
    expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
    expect(catalogue.summary).toBe("2 systems, without 2 rows that can't be used");
    expect(warnings).toEqual(LISTED);

    replace(`${exampleCsv('B-1')}B-2,Teapot,,,,teapot,,\n`);
    await look(catalogue);
    expect(news).toEqual(["Catalogue: products.csv, 1 system, without 1 row that can't be used"]);
  });

  it("is refused with the template's example rows, and the last good catalogue stays", async () => {
    const catalogue = await opened(exampleCsv('A-1'), { withoutBadRows: true });
    for (const content of [exampleCsv('B-1', 'EXAMPLE-2'), `${MIXED}${exampleCsv('EXAMPLE-2').split('\n')[1]}\n`]) {
      warnings = [];
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
    [
      'when nothing of it can be used',
      brokenCsv('B-1', 'B-2'),
      /^Nothing in the catalogue products\.csv can be used\./,
    ],
    ['when its header is wrong', 'id,id,title,system_type\nA,A,B,split\n', /^products\.csv, row 1, column `id`: Two/],
    ['when it is empty', '', /^products\.csv: The file is empty\./],
  ])('is refused with and without the option %s', async (_, content, line) => {
    const catalogue = await opened(MIXED, { withoutBadRows: true });
    warnings = [];
    replace(content);
    await look(catalogue);
    expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
    expect(warnings.at(-1)).toMatch(line);
    expect(warnings.at(-1)).toMatch(/Still serving .*: 2 systems, without 2 rows that can't be used\.$/);
  });
});
