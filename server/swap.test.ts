import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type BuiltProgram, buildProgram } from '../tests/provider/builtProgram.ts';
import { exampleCsv } from '../tests/samples/exampleCsv.ts';

const SYSTEMS = 300;
const PIECES = 40;
const idsOf = (letter: string) => Array.from({ length: SYSTEMS }, (_, index) => `${letter}-${index}`);
const OLD = idsOf('A');
const NEW = idsOf('B');

let program: BuiltProgram;
beforeAll(() => {
  program = buildProgram();
});
afterEach(() => program.killAll());
afterAll(() => program.remove());

async function idsServed(url: string): Promise<string[]> {
  const response = await fetch(`${url}wp-json/product-selector/v2/products`);
  const { products } = (await response.json()) as { products: { id: string }[] };
  return products.map(({ id }) => id);
}

/** Writes a file slowly, piece by piece, and calls `atPiece` before each piece. */
async function writeInPieces(file: string, content: string, atPiece: (piece: number) => void): Promise<void> {
  const bytes = Buffer.from(content);
  const handle = openSync(file, 'w');
  for (let piece = 0; piece < PIECES; piece += 1) {
    atPiece(piece);
    const [from, to] = [piece, piece + 1].map((index) => Math.floor((index * bytes.length) / PIECES)) as [
      number,
      number,
    ];
    writeSync(handle, bytes.subarray(from, to));
    await wait(20);
  }
  closeSync(handle);
}

const sampled = fc.sample(fc.record({ inPlace: fc.boolean(), killedAt: fc.integer({ min: 0, max: PIECES - 1 }) }), {
  seed: 20_260_102,
  numRuns: 40,
});
/** Tries each case once; `npm run test:exhaustive` tries many moments. */
const points = process.env.EXHAUSTIVE
  ? sampled
  : [
      { inPlace: true, killedAt: 29 },
      { inPlace: false, killedAt: 16 },
    ];

it.each(points)(
  'a program that is killed while its catalogue is being replaced serves the old or the new catalogue as a whole after a restart: %j',
  async ({ inPlace, killedAt }) => {
    const file = program.write('catalogue.csv', exampleCsv(...OLD));
    const first = program.start(['--catalogue', file]);
    expect(await idsServed(await first.started())).toEqual(OLD);

    let second: ReturnType<BuiltProgram['start']> | undefined;
    const written = writeInPieces(inPlace ? file : `${file}.new`, exampleCsv(...NEW), (piece) => {
      if (piece !== killedAt) return;
      first.child.kill('SIGKILL');
      second = program.start(['--catalogue', file]);
    }).then(() => {
      if (!inPlace) renameSync(`${file}.new`, file);
    });
    await vi.waitFor(() => expect(second).toBeDefined(), { timeout: 10_000, interval: 5 });
    const url = await second!.started();
    const served = new Set<string>();
    await vi.waitFor(
      async () => {
        const ids = (await idsServed(url)).join();
        served.add(ids);
        expect(ids).toBe(NEW.join());
      },
      { timeout: 20_000, interval: 50 },
    );
    expect([OLD.join(), NEW.join()]).toEqual(expect.arrayContaining([...served]));
    await written;
  },
  60_000,
);
