import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type HostileCase, hostileCase } from './hostileCase.ts';

/** Random, unless FUZZ_SEED repeats a run. */
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const CORPUS = 'tests/fuzz/corpus';

/** Every case that once broke a promise, by file name, and some written by hand. */
export function corpus(): readonly (readonly [file: string, found: HostileCase])[] {
  return readdirSync(CORPUS).map((file) => [file, JSON.parse(readFileSync(`${CORPUS}/${file}`, 'utf8'))] as const);
}

/** The cases a run has looked at; the caller counts. */
export interface Tally {
  readonly name: string;
  catalogues: number;
  products: number;
  screens: number;
}

/** Checks the promises for this many new cases. A case that breaks one is shrunk, and fails the test. */
export async function holdForMany(
  tally: Tally,
  runs: number,
  hold: (given: HostileCase) => Promise<void>,
): Promise<void> {
  const outcome = await fc.check(fc.asyncProperty(hostileCase, hold), { numRuns: runs, seed: SEED });
  const error = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : null;
  const found = outcome.counterexample ? keep(outcome.counterexample[0]) : null;
  const { name, catalogues, products, screens } = tally;
  const drawn = screens > 0 ? `, on ${screens} screens` : '';
  console.log(`Hostile catalogues, ${name}: ${catalogues} with ${products} products${drawn}; seed ${SEED}`);
  expect(outcome.failed, `${error}\n${found}`).toBe(false);
}

/** `npm run fuzz` saves the case in the corpus, so the check repeats it from then on. A plain check only prints it. */
function keep(found: HostileCase): string {
  const text = `${JSON.stringify(found, null, 2)}\n`;
  if (!process.env.FUZZ_KEEPS) return JSON.stringify(found).slice(0, 3000);
  const file = `${CORPUS}/found-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFileSync(file, text);
  return file;
}
