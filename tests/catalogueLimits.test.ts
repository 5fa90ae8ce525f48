import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readInputFile } from '../cli/readInputFile.ts';
import { MOST_FILE_BYTES } from '../src/catalogue/catalogueLimits.ts';
import { readiness } from '../src/catalogue/readiness.ts';
import { readReply } from '../src/catalogue/readReply.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { readCatalogue } from '../src/source/readCatalogue.ts';
import { LIMITS } from './limitFiles.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The reader would cut a longer description, which would change the file's size. */
const LONGEST = 2000;

/** What the command line, the embedded provider and WordPress decide by, or the reason why the file isn't read. */
function check(text: string) {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const file = `${folder.path}/range.csv`;
  writeFileSync(file, text);
  const input = readInputFile(file, 'a catalogue file');
  if (!input.ok) return { products: [], state: null, reasons: [input.reason] };
  const read = readCatalogue(file, input.bytes);
  return { ...read, state: readiness(read), reasons: read.problems.map(({ reason }) => reason) };
}

describe.each(Object.entries(LIMITS))('the maximum %s', (_, [limit, fileFor, message]) => {
  it('is accepted, and every visitor can read its reply', () => {
    const text = fileFor(limit);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(LONGEST);
    const { products, state, reasons } = check(text);
    expect({ state, reasons }).toEqual({ state: { kind: 'ready' }, reasons: [] });
    expect(products.length).toBeGreaterThan(4000);
    const reply = readReply(JSON.parse(writeReply(products, '2026-01-01')));
    // Vitest's own comparison takes a second for thousands of systems.
    expect(isDeepStrictEqual(reply, { ...reply, ok: true, products, problems: [] })).toBe(true);
  });

  it('is rejected with the number if the catalogue has one more', () => {
    const { state, reasons } = check(fileFor(limit + 1));
    expect(reasons.join()).toContain(message);
    expect(state?.kind).toBe(limit === MOST_FILE_BYTES ? undefined : 'unusable');
  });
});
