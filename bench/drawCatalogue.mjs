/** Catalogues of any size for the benchmarks, the same on every run. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @typedef {import('../src/catalogue/product.ts').Product} Product */

const { readCsv } = /** @type {typeof import('../src/catalogue/readCsv.ts')} */ (
  (await runnerImport(fileURLToPath(new URL('../src/catalogue/readCsv.ts', import.meta.url)))).module
);

/** A small generator with a fixed seed (mulberry32): the same catalogue on every run. */
function createRandom(seed = 1) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @type {readonly Product[]} */
const demo = readCsv(readFileSync(new URL('../catalogue/products.csv', import.meta.url), 'utf8')).products;

/**
 * Systems drawn from the demo range: each takes each of its facts from a random system of the same kind.
 * @param {number} size
 * @returns {readonly Product[]}
 */
export function drawCatalogue(size) {
  const random = createRandom();
  return Array.from({ length: size }, (_, index) => {
    const like = demo[Math.floor(random() * demo.length)];
    const kin = demo.filter((product) => product.system_type === like?.system_type);
    const facts = Object.keys(like ?? {}).map((column) => [
      column,
      /** @type {any} */ (kin[Math.floor(random() * kin.length)])[column],
    ]);
    return { ...Object.fromEntries(facts), id: `S${String(index).padStart(6, '0')}` };
  });
}
