import { expect, it } from 'vitest';
import { corpus, holdForMany, type Tally } from './fuzzRun.ts';
import { answersOf, type HostileCase } from './hostileCase.ts';
import { matchingPromises } from './matchingPromises.ts';
import { readingPromises } from './readingPromises.ts';
import { receivingPromises } from './receivingPromises.ts';
import { visitPromises } from './visitPromises.ts';
import { wordPromises } from './wordPromises.ts';

/** The number that the check has time for; `npm run fuzz` runs more. */
const CATALOGUES = Number(process.env.FUZZ_CATALOGUES ?? 20);

const tally: Tally = { name: 'read, matched and worded', catalogues: 0, products: 0, screens: 0 };

async function holdPromises(given: HostileCase): Promise<void> {
  const { reply, snapshot, messages } = given;
  const answers = answersOf(given);
  visitPromises(snapshot);
  const products = readingPromises(reply);
  await receivingPromises(reply);
  matchingPromises(products, answers);
  wordPromises(products, answers, messages);
  tally.catalogues += 1;
  tally.products += products.length;
}

it.each(corpus())('hostile input stays fixed: %s', { timeout: 0 }, async (_, found) => {
  await expect(holdPromises(found)).resolves.toBeUndefined();
});

it('hostile input breaks no promise of reader, engine and words', { timeout: 0 }, async () => {
  Object.assign(tally, { catalogues: 0, products: 0 });
  await holdForMany(tally, CATALOGUES, holdPromises);
});
