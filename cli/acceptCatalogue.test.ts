import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fingerprintOf } from '../server/lastGood/fingerprint.ts';
import { keepLastGood } from '../server/lastGood/lastGoodCopy.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { commandLine } from '../tests/commandLine.ts';
import { exampleProducts } from '../tests/samples/exampleProducts.ts';

const { file, inFolder, run } = commandLine();

const SHEET = 'id,title,system_type,price_from_aud,price_includes\nA,Split A,split,239,supply_only\n';
const MAP = JSON.stringify({
  version: 1,
  from: 'sheet',
  columns: {
    id: { from: ['Code'] },
    title: { from: ['Name'] },
    system_type: { default: 'split' },
    price_from_aud: { from: ['Price'] },
    price_includes: { default: 'supply_only' },
  },
});

/** Keeps a last good catalogue of two systems, like a provider that follows the file. */
const follow = (path: string, mapping?: string) => {
  const priced = { price_from_aud: 2399, price_includes: 'supply_only' };
  const reply = writeReply(exampleProducts({ id: 'A', ...priced }, { id: 'B', ...priced }), '2026-11-26T00:00:00Z');
  const content = fingerprintOf(new Uint8Array(), undefined);
  return keepLastGood({ file: path, mapping, sheet: undefined }, content, new TextEncoder().encode(reply));
};
const CHANGES = {
  added: 0,
  gone: 1,
  dearer: 0,
  cheaper: 1,
  largest: [{ id: 'A', title: 'Split A', before: 2399, after: 239 }],
};

it('catalogue accept writes a mark beside the file, and lists the accepted changes', async () => {
  const path = file('accepted.csv', SHEET);
  chmodSync(path, 0o664);
  await follow(path);
  const { code, out } = run('catalogue', 'accept', path);
  expect(code).toBe(0);
  expect(out).toBe(
    [
      `${path} is accepted as it is now: 1 system.`,
      'Since the last good catalogue: 1 gone (“Split B”), 1 price down. Largest: “Split A” $2,399 to $239.',
      `${path}.accepted is written. A provider that follows this file publishes it within 10 seconds.`,
      '',
    ].join('\n'),
  );
  const mark = `${path}.accepted`;
  // The mark has the same permissions as its file.
  expect(statSync(mark).mode & 0o777).toBe(0o664);
  expect(JSON.parse(run('catalogue', 'accept', path, '--json').out)).toEqual({
    file: path,
    mark,
    systems: 1,
    changes: CHANGES,
  });
  expect(readdirSync(inFolder()).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it.each([
  ['an empty file', '', /^There is nothing to accept\. .*The file is empty\./],
  ['a sheet of other columns', 'Code,Name\nA,Wall\n', /^There is nothing to accept\. .* add --mapping MAP\.json\.$/m],
  ["the template's examples", SHEET.replace('\nA', '\nEXAMPLE-A'), /still has the template's example rows/],
])('catalogue accept writes no mark for %s', (_, content, reason) => {
  const path = file('refused.csv', content);
  const { code, error } = run('catalogue', 'accept', path);
  expect(code).toBe(2);
  expect(error).toMatch(reason);
  expect(existsSync(`${path}.accepted`)).toBe(false);
});

it('catalogue accept shows its usage, and names a mapping that cannot be used', () => {
  expect(run('catalogue', 'accept')).toMatchObject({
    code: 2,
    error: expect.stringContaining('catalogue accept FILE'),
  });
  const path = file('mapped.csv', 'Code,Name,Price\nA,Split A,239\n');
  expect(run('catalogue', 'accept', path, '--mapping', inFolder('none.json')).error).toContain('does not exist');
  expect(run('catalogue', 'accept', path, '--mapping', file('bad.json', '{')).error).toContain("can't be used");
});

it('catalogue check says what changed since the last good catalogue, by a mapping too', async () => {
  const path = file('checked.csv', SHEET);
  expect(run('catalogue', 'check', path).out).not.toContain('What changes');
  expect(JSON.parse(run('catalogue', 'check', path, '--json').out).changes).toBeNull();
  await follow(path);
  const { code, out } = run('catalogue', 'check', path);
  expect(code).toBe(0);
  expect(out).toContain('\nWhat changes\n1 gone (“Split B”), 1 price down. Largest: “Split A” $2,399');
  expect(out).toContain('Look twice: it has 1 of 2 systems, and 1 of 1 prices moves by more than half.');
  expect(JSON.parse(run('catalogue', 'check', path, '--json').out).changes).toEqual(CHANGES);

  const sheet = file('sheet.csv', 'Code,Name,Price\nA,Split A,2399\nB,Split B,2499\n');
  const mapping = file('map.json', MAP);
  await follow(sheet, mapping);
  const mapped = run('catalogue', 'check', sheet, '--mapping', mapping);
  expect(mapped.code).toBe(0);
  expect(mapped.out).toContain('What changes\n1 price up. Largest: “Split B” $2,399 to $2,499.');
  expect(mapped.out).not.toContain('Look twice');
});

it('catalogue import replaces a catalogue only with --accept-changes, and keeps the mapping meanwhile', () => {
  const list = (...rows: readonly string[]) => file('list.csv', ['Code,Name,Price,Type', ...rows, ''].join('\n'));
  const out = inFolder('catalogue.csv');
  const mapping = inFolder('kept.json');
  const importList = (...more: readonly string[]) =>
    run('catalogue', 'import', list(...rows), '--mapping', mapping, '--out', out, ...more);
  let rows = ['A,Wall A,2399,Split', 'B,Wall B,2499,Split', 'C,Wall C,2599,Split'];
  const first = JSON.parse(importList('--json', '--yes').out);
  expect(first).toMatchObject({ systems: 3, written: true, changes: null });
  // Prices are read only together with what they include.
  const kept = JSON.parse(readFileSync(mapping, 'utf8'));
  kept.columns.price_includes = { default: 'supply_only' };
  writeFileSync(mapping, JSON.stringify(kept));
  const before = importList('--accept-changes');
  expect(before.code).toBe(0);
  const published = readFileSync(out, 'utf8');

  rows = ['A,Wall A,239,Split'];
  const waits = importList();
  expect(waits.code).toBe(2);
  expect(waits.out).toContain(`What changes\n2 gone (“Wall B”, “Wall C”), 1 price down. Largest: “Wall A” $2,399`);
  expect(waits.out).toContain('Look twice: it has 1 of 3 systems, and 1 of 1 prices moves by more than half.');
  expect(waits.out).toContain(`${out} stays as it was. To replace it, run this again with --accept-changes.`);
  expect(readFileSync(out, 'utf8')).toBe(published);
  expect(JSON.parse(importList('--json').out)).toMatchObject({
    written: false,
    changes: { added: 0, gone: 2, dearer: 0, cheaper: 1, largest: [{ title: 'Wall A', before: 2399, after: 239 }] },
  });

  expect(existsSync(`${out}.accepted`)).toBe(false);
  expect(importList('--accept-changes').code).toBe(0);
  expect(readFileSync(out, 'utf8')).toContain('239');
  // A provider that follows the catalogue doesn't ask again.
  expect(JSON.parse(readFileSync(`${out}.accepted`, 'utf8'))).toEqual(fingerprintOf(readFileSync(out), undefined));
  const same = importList();
  expect(same.code).toBe(0);
  expect(same.out).toContain('Nothing changes: both catalogues are the same.');
});

it('catalogue import with --accept-changes replaces no file that is not a catalogue, and never its own source', () => {
  const sheet = file('own.csv', SHEET);
  for (const out of [file('notes.csv', 'mine'), sheet]) {
    const before = readFileSync(out, 'utf8');
    const { code, error } = run('catalogue', 'import', sheet, '--out', out, '--accept-changes');
    expect(code).toBe(2);
    expect(error).toContain('exists already');
    expect(readFileSync(out, 'utf8')).toBe(before);
  }
});

it('catalogue import keeps the answers in the mapping while the catalogue waits', () => {
  const sheet = file('answered.csv', 'Code,Name,Type\nA,Wall A,Split\n');
  const out = file('there.csv', SHEET);
  const mapping = inFolder('answers.json');
  expect(run('catalogue', 'import', sheet, '--mapping', mapping, '--yes', '--out', out).code).toBe(2);
  expect(existsSync(mapping)).toBe(true);
  expect(readFileSync(out, 'utf8')).toBe(SHEET);
});
