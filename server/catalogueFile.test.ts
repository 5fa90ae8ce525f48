import { appendFileSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CatalogueFile, openCatalogueFile } from './catalogueFile.ts';
import { brokenCsv, exampleCsv } from './exampleCsv.ts';
import { temporaryFolder } from './temporaryFolder.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
let news: string[];
let warnings: string[];
let opened: CatalogueFile | null;

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder.path, 'products.csv');
  news = [];
  warnings = [];
  opened = null;
});
afterEach(() => {
  opened?.close();
  folder.remove();
});

async function open(path = file): Promise<CatalogueFile | null> {
  opened?.close();
  const result = await openCatalogueFile(path, 'products.csv', {
    info: (line) => news.push(line),
    warn: (line) => warnings.push(line),
  });
  opened = result.ok ? result.catalogue : null;
  return opened;
}

/** The answer without compression. */
function plain(catalogue: CatalogueFile) {
  return catalogue.current.variants.at(-1)!;
}

function idsOf(catalogue: CatalogueFile): string[] {
  const { products } = JSON.parse(new TextDecoder().decode(plain(catalogue).body)) as { products: { id: string }[] };
  return products.map(({ id }) => id);
}

/** As editors save: the new file is written beside the old one and takes its place. */
function replace(content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

const soon = { timeout: 5000, interval: 20 };

describe('a catalogue file at the start', () => {
  it('is served with the time it was last changed', async () => {
    writeFileSync(file, exampleCsv('A-1', 'A-2'));
    const time = new Date('2026-01-02T03:04:05Z');
    utimesSync(file, time, time);
    const catalogue = (await open())!;
    expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']);
    expect(catalogue.current).toMatchObject({ systems: 2, updated: '2026-01-02T03:04:05.000Z' });
    expect(warnings).toEqual([]);
  });

  it('may be JSON in the shape of the products reply', async () => {
    writeFileSync(file, exampleCsv('A-1'));
    const reply = plain((await open())!).body;
    const json = join(folder.path, 'products.JSON');
    writeFileSync(json, reply);
    expect(idsOf((await open(json))!)).toEqual(['A-1']);
  });

  it.each([
    ['a file that is not there', 'nowhere.csv', /does not exist/],
    ['a folder', '.', /is a folder/],
    ['a path through a file', 'products.csv/x.csv', /does not exist/],
  ])('is refused in one line when it is %s', async (_, path, reason) => {
    writeFileSync(file, exampleCsv('A-1'));
    expect(await open(join(folder.path, path))).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(reason)]);
  });

  it('is refused in one line when it is not an ordinary file', async () => {
    expect(await open('/dev/null')).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/is not an ordinary file/)]);
  });

  it.each([
    ['JSON that is cut off', '{"products": ['],
    ['JSON of another shape', '"products"'],
    ['an empty file', ''],
  ])('is refused, with what is wrong, when it is %s', async (_, content) => {
    const json = join(folder.path, 'products.json');
    writeFileSync(json, content);
    expect(await open(json)).toBeNull();
    expect(warnings).toHaveLength(2);
  });

  it('is refused in one line of its own cause when it is no text at all', async () => {
    writeFileSync(file, 'PK\u0003\u0004\u0000');
    expect(await open()).toBeNull();
    expect(warnings).toEqual([
      expect.stringMatching(/products\.csv: .*\.xlsx/),
      expect.stringMatching(/cannot be used/),
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
    expect(warnings[20]).toBe('… and 3 more.');
  });

  it('is served in spite of a warning, which is told once', async () => {
    writeFileSync(file, exampleCsv('A-1').replace(',2.5', ',2.5 kW'));
    const catalogue = (await open())!;
    expect(idsOf(catalogue)).toEqual(['A-1']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('2.5 kW');
  });
});

describe('a catalogue file that changes', () => {
  it('is taken over within a second, refused while it is broken, and taken over once it is mended', async () => {
    writeFileSync(file, exampleCsv('A-1'));
    const catalogue = (await open())!;
    const { etag } = plain(catalogue);

    replace(exampleCsv('A-1', 'A-2'));
    await vi.waitFor(() => expect(idsOf(catalogue)).toEqual(['A-1', 'A-2']), soon);
    expect(plain(catalogue).etag).not.toBe(etag);
    expect(catalogue.current.updated).toBe(statSync(file, { bigint: true }).mtime.toISOString());
    expect(news).toEqual(['Catalogue: products.csv, 2 systems']);
    const good = catalogue.current;

    replace(`${exampleCsv('A-1', 'A-2')}A-3,Teapot,,,,teapot,,\n`);
    await vi.waitFor(() => expect(warnings).toHaveLength(2), soon);
    expect(warnings[0]).toContain('teapot');
    expect(warnings[1]).toContain(`still serving the range of ${good.updated}`);
    expect(catalogue.current).toBe(good);

    replace(exampleCsv('A-1', 'A-2', 'A-3'));
    await vi.waitFor(() => expect(idsOf(catalogue)).toEqual(['A-1', 'A-2', 'A-3']), soon);
    expect(warnings).toHaveLength(2);
  }, 20_000);

  it('is taken over when it is written in place', async () => {
    writeFileSync(file, exampleCsv('A-1'));
    const catalogue = (await open())!;
    writeFileSync(file, exampleCsv('B-1'));
    await vi.waitFor(() => expect(idsOf(catalogue)).toEqual(['B-1']), soon);
  });

  it('is taken over when the new one has the same size and the same time', async () => {
    const time = new Date('2026-01-02T03:04:05Z');
    writeFileSync(file, exampleCsv('A-1'));
    utimesSync(file, time, time);
    const catalogue = (await open())!;
    writeFileSync(file, exampleCsv('B-1'));
    utimesSync(file, time, time);
    await vi.waitFor(() => expect(idsOf(catalogue)).toEqual(['B-1']), soon);
  });

  it('is served whole or not at all while somebody writes it in pieces', async () => {
    writeFileSync(file, exampleCsv('A-1'));
    const catalogue = (await open())!;
    const ids = Array.from({ length: 20 }, (_, index) => `B-${index}`);
    const rows = exampleCsv(...ids).split(/(?<=\n)/);
    const served = new Set<string>();
    writeFileSync(file, '');
    await vi.waitFor(
      () => {
        const row = rows.shift();
        if (row !== undefined) appendFileSync(file, row);
        served.add(idsOf(catalogue).join());
        expect(idsOf(catalogue)).toHaveLength(20);
      },
      { timeout: 5000, interval: 50 },
    );
    expect([...served]).toEqual(['A-1', ids.join()]);
    expect(warnings).toEqual([]);
  });

  it('stays in use while it is away, which is told once, and is taken over when it is back', async () => {
    writeFileSync(file, exampleCsv('A-1'));
    const catalogue = (await open())!;
    rmSync(file);
    await vi.waitFor(() => expect(warnings).toHaveLength(1), soon);
    expect(warnings[0]).toMatch(/does not exist; still serving the range of /);
    expect(idsOf(catalogue)).toEqual(['A-1']);

    writeFileSync(file, exampleCsv('A-2'));
    await vi.waitFor(() => expect(idsOf(catalogue)).toEqual(['A-2']), soon);
    expect(warnings).toHaveLength(1);
  });

  it('stays in use when a folder takes its place', async () => {
    writeFileSync(file, exampleCsv('A-1'));
    const catalogue = (await open())!;
    rmSync(file);
    mkdirSync(file);
    await vi.waitFor(() => expect(warnings).toHaveLength(1), soon);
    expect(warnings[0]).toMatch(/is a folder, not a file; still serving/);
    expect(idsOf(catalogue)).toEqual(['A-1']);
  });

  it('is no news when only its time changed', async () => {
    writeFileSync(file, exampleCsv('A-1').replace(',2.5', ',2.5 kW'));
    const catalogue = (await open())!;
    const before = catalogue.current;
    const later = new Date(Date.now() + 60_000);
    utimesSync(file, later, later);
    // A second file, changed at the same moment, shows that there was time to notice.
    const witness = join(folder.path, 'witness.csv');
    writeFileSync(witness, exampleCsv('A-1'));
    const second = await openCatalogueFile(witness, 'witness.csv', { info: () => {}, warn: () => {} });
    if (!second.ok) throw new Error('the witness did not open');
    writeFileSync(witness, exampleCsv('B-1'));
    await vi.waitFor(() => expect(idsOf(second.catalogue)).toEqual(['B-1']), soon);
    second.catalogue.close();
    expect(catalogue.current).toBe(before);
    expect(news).toEqual([]);
    expect(warnings).toHaveLength(1);
  });
});
