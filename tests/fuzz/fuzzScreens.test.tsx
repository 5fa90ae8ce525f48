import { expect, it } from 'vitest';
import { corpus, holdForMany, type Tally } from './fuzzRun.ts';
import { answersOf, type HostileCase } from './hostileCase.ts';
import { readingPromises } from './readingPromises.ts';
import { screenPromises } from './screenPromises.tsx';

/** Far fewer than in the reading tests: rendering takes a hundred times as long as everything else. */
const CATALOGUES = Number(process.env.FUZZ_DRAWN ?? 1);

const tally: Tally = { name: 'drawn', catalogues: 0, products: 0, screens: 0 };

async function holdPromises(given: HostileCase): Promise<void> {
  const { reply, snapshot, messages } = given;
  const answers = answersOf(given);
  const products = readingPromises(reply);
  tally.screens += screenPromises(products, answers, messages, snapshot);
  tally.catalogues += 1;
  tally.products += products.length;
}

// With this flag, React warns about updates outside `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it.each(corpus())('hostile input stays fixed on screens: %s', { timeout: 0 }, async (_, found) => {
  await expect(holdPromises(found)).resolves.toBeUndefined();
});

it('hostile input is shown by our own elements only', { timeout: 0 }, async () => {
  Object.assign(tally, { catalogues: 0, products: 0, screens: 0 });
  await holdForMany(tally, CATALOGUES, holdPromises);
});
