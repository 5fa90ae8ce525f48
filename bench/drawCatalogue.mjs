/** Catalogues of any size for the benchmarks, the same on every run. */
import { readFileSync } from 'node:fs';
import { importSource, inProject } from '../scripts/importSource.mjs';

/** @typedef {import('../src/catalogue/product.ts').Product} Product */

/** @type {typeof import('../tests/samples/readFile.ts')} */
const { readCsv } = await importSource('tests/samples/readFile.ts');
/** @type {typeof import('../src/catalogue/writeReply.ts')} */
const { writeReply } = await importSource('src/catalogue/writeReply.ts');

/** @type {readonly Product[]} */
export const DEMO = readCsv(readFileSync(inProject('catalogue/products.csv'), 'utf8')).products;

/** A small generator with a fixed seed (mulberry32). */
function createRandom(seed = 1) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Systems made from the demo catalogue: each fact comes from a random system of the same type.
 * @param {number} size
 * @returns {readonly Product[]}
 */
export function drawCatalogue(size) {
  const random = createRandom();
  return Array.from({ length: size }, (_, index) => {
    const like = DEMO[Math.floor(random() * DEMO.length)];
    const kin = DEMO.filter((product) => product.system_type === like?.system_type);
    const facts = Object.keys(like ?? {}).map((column) => [
      column,
      /** @type {any} */ (kin[Math.floor(random() * kin.length)])[column],
    ]);
    return { ...Object.fromEntries(facts), id: `S${String(index).padStart(6, '0')}` };
  });
}

/** The products reply of a catalogue. @param {readonly Product[]} products */
export const replyOf = (products) => writeReply(products, '2026-01-01T00:00:00Z');
