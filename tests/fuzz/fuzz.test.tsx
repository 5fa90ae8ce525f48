// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../src/questionnaire/question.ts';
import { FLOW } from '../../src/questionnaire/questionSet.ts';
import { walk } from '../../src/questionnaire/walk.ts';
import { type HostileCase, hostileCase } from './hostileCase.ts';
import { matchingPromises } from './matchingPromises.ts';
import { readingPromises } from './readingPromises.ts';
import { screenPromises } from './screenPromises.tsx';
import { visitPromises } from './visitPromises.ts';
import { wordPromises } from './wordPromises.ts';

/** As many as the check can afford; `npm run fuzz` asks for more. */
const CATALOGUES = Number(process.env.FUZZ_CATALOGUES ?? 2000);
/** Every so many catalogues are drawn, too: a screen takes a hundred times as long as all the rest. */
const DRAWN_EVERY = Number(process.env.FUZZ_DRAWN_EVERY ?? 40);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** Where one line about the run goes. */
const REPORT = process.env.FUZZ_REPORT;
const CORPUS = 'tests/fuzz/corpus';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const WAYS: readonly Answers[] = [...walk(FLOW)];
const done = { catalogues: 0, products: 0, drawn: 0, screens: 0 };

/** Holds every promise about one visit, or throws. */
function holdPromises({ reply, snapshot, messages, way }: HostileCase, drawn: boolean): void {
  const answers = WAYS[way % WAYS.length]!;
  visitPromises(snapshot);
  const products = readingPromises(reply);
  matchingPromises(products, answers);
  wordPromises(products, answers, messages);
  done.catalogues += 1;
  done.products += products.length;
  if (!drawn) return;
  done.screens += screenPromises(products, answers, messages, snapshot);
  done.drawn += 1;
}

/** A counterexample that was found is kept, so that it stays mended; from the check it is only told. */
function keep(found: HostileCase): string {
  const text = `${JSON.stringify(found, null, 2)}\n`;
  const name = `found-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  if (REPORT === undefined) return text.slice(0, 3000);
  writeFileSync(`${CORPUS}/${name}`, text);
  return `${CORPUS}/${name}`;
}

describe('whatever comes from outside', () => {
  it.each(readdirSync(CORPUS))('was mended and stays mended: %s', (file) => {
    const found = JSON.parse(readFileSync(`${CORPUS}/${file}`, 'utf8')) as HostileCase;
    expect(() => holdPromises(found, true)).not.toThrow();
  });

  it('breaks no promise', { timeout: 0 }, () => {
    const begun = performance.now();
    const outcome = fc.check(
      fc.property(hostileCase, fc.nat(DRAWN_EVERY - 1), (given, place) => {
        holdPromises(given, place === 0);
      }),
      { numRuns: CATALOGUES, seed: SEED },
    );
    const seconds = (performance.now() - begun) / 1000;
    const found = outcome.counterexample ? keep(outcome.counterexample[0]) : null;
    const error = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : null;
    const line = { seed: SEED, ...done, findings: outcome.failed ? 1 : 0, seconds, found, error };
    if (REPORT !== undefined) appendFileSync(REPORT, `${JSON.stringify(line)}\n`);
    console.log(
      `Hostile catalogues: ${done.catalogues} with ${done.products} products, ${done.drawn} of them drawn on ${done.screens} screens, seed ${SEED}`,
    );
    expect(outcome.failed, `${error}\n${found}`).toBe(false);
  });
});
