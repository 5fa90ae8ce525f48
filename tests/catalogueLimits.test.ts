import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutput } from '../cli/output.ts';
import { runCommand } from '../cli/runCommand.ts';
import { MOST_FILE_BYTES } from '../src/catalogue/catalogueLimits.ts';
import { readReply } from '../src/catalogue/readReply.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { readCatalogue } from '../src/source/readCatalogue.ts';
import { LIMITS } from './limitFiles.ts';

/** The reader would cut a longer description, which would change the file's size. */
const LONGEST = 2000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'product-selector-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of `product-selector catalogue check` for a file. */
function check(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  let said = '';
  const say = (part: string): void => {
    said += part;
  };
  const code = runCommand(
    ['catalogue', 'check', file],
    createOutput({ out: say, error: say, bytes: () => {}, isTerminal: false, width: 200 }),
  );
  return { code, said };
}

describe.each(Object.entries(LIMITS))('the maximum %s', (_, [limit, fileFor, message]) => {
  it('is accepted, and every visitor can read its reply', () => {
    const text = fileFor(limit);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(LONGEST);
    const { code, said } = check('within.csv', text);
    expect(code, said.slice(-500)).toBe(0);
    expect(said.trimEnd()).toMatch(/within\.csv is ready: [45],\d{3} systems\.$/);
    const { products } = readCatalogue('within.csv', new TextEncoder().encode(text));
    const reply = readReply(JSON.parse(writeReply(products, '2026-01-01')));
    // Vitest's own comparison takes a second for thousands of systems.
    expect(isDeepStrictEqual(reply, { ...reply, ok: true, products, problems: [] })).toBe(true);
  });

  // The embedded provider and WordPress use the same rule, `readiness`.
  it('is rejected with the number if the catalogue has one more', () => {
    const text = fileFor(limit + 1);
    const { code, said } = check('over.csv', text);
    expect(said).toContain(message);
    expect(code).toBe(limit === MOST_FILE_BYTES ? 2 : 1);
  });
});
