import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readInputFile } from '../server/publish/readInputFile.ts';
import { readiness } from '../sheets/read/readiness.ts';
import { createApi } from '../src/api/api.ts';
import { createSharedCalls } from '../src/api/sharedCalls.ts';
import { MAX_FILE_BYTES } from '../src/catalogue/catalogueLimits.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { LIMITS } from './limitFiles.ts';
import { readFile } from './samples/readFile.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The reader would cut a longer description, which would change the file's size. */
const LONGEST = 2000;

/** The result on which the command line, the provider and WordPress all decide, or the reason for not reading the file. */
function check(text: string) {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const file = `${folder.path}/range.csv`;
  writeFileSync(file, text);
  const input = readInputFile(file, 'a catalogue file');
  if (!input.ok) return { products: [], state: null, reasons: [input.reason] };
  const read = readFile(file, input.bytes);
  return { ...read, state: readiness(read), reasons: read.problems.map(({ reason }) => reason) };
}

/** The selector's own products call, with this reply. */
async function receive(reply: string) {
  const logged: string[] = [];
  const log = (...parts: readonly unknown[]): void => void logged.push(parts.map(String).join(' '));
  const api = createApi({
    rest: 'https://provider.example/wp-json/',
    fetch: async () => new Response(reply),
    log: { error: log, warn: log },
    now: Date.now,
    random: () => 0.5,
    calls: createSharedCalls(),
    gone: new AbortController().signal,
  });
  // A busy machine may take longer than a call may.
  await import('../src/api/receiveProducts.ts');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const list = await api.products();
  vi.useRealTimers();
  return { list, logged };
}

describe.each(Object.entries(LIMITS))('the maximum %s', (_, [limit, fileFor, message]) => {
  it('is accepted, and every visitor can read its reply', async () => {
    const text = fileFor(limit);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(LONGEST);
    const { products, state, reasons } = check(text);
    expect({ state, reasons }).toEqual({ state: { kind: 'ready' }, reasons: [] });
    expect(products.length).toBeGreaterThan(4000);
    const { list, logged } = await receive(writeReply(products, '2026-01-01'));
    expect(logged).toEqual([]);
    // Vitest's own comparison takes a second for thousands of systems.
    expect(isDeepStrictEqual(list, { products, updated: list.updated, asOf: null })).toBe(true);
  });

  it('is rejected with the number if the catalogue has one more', () => {
    const { state, reasons } = check(fileFor(limit + 1));
    expect(reasons.join()).toContain(message);
    expect(state?.kind).toBe(limit === MAX_FILE_BYTES ? undefined : 'unusable');
  });
});
