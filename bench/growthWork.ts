import { readReply } from '../src/catalogue/readReply.ts';
import { createMatcher, matcherSteps } from '../src/matching/matcher.ts';
import { inSlices } from '../src/provider/inSlices.ts';
import { createProvider, isProductList } from '../src/provider/provider.ts';
import { readProducts } from '../src/provider/readProducts.ts';
import { createSharedCalls } from '../src/provider/sharedCalls.ts';
import type { Answers } from '../src/questionnaire/question.ts';

const ANSWERS: Answers = {
  Q0: 'No',
  Q2: 'Townhouse',
  Q3: 'Whole Home',
  Q4: 'Day / Night Zoning',
  Q6: 'Small Outdoor space',
  Q7: ['Voice Control'],
};
const FIRST = 12;

/** What is measured stays here, so that its memory can be told. */
let kept: unknown = null;

/** Runs steps to their end at once. */
function timed<Result>(steps: Iterator<unknown, Result>): { result: Result; took: number } {
  const begun = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { result: value, took: performance.now() - begun };
  }
}

/** Fetches a list and its parts, reads, prepares and asks it; in milliseconds, without the time on the network. */
export async function measure(rest: string) {
  const reading = readProducts(console, Date.now);
  let read = 0;
  const take = (from: string, text: string): string | null => {
    const part = timed(reading.part(from, text));
    read += part.took;
    return part.result;
  };
  let next: string | null = new URL(`${rest}product-selector/v2/products`, location.href).href;
  while (next) next = take(next, await (await fetch(next)).text());
  const { products } = reading.end();
  const index = timed(matcherSteps(products));
  const before = performance.now();
  const { all, wish, close } = index.result.match(ANSWERS);
  for (const group of [all, wish, close]) group.first(FIRST);
  return { systems: products.length, read, index: index.took, match: performance.now() - before };
}

/** The same in one go, for comparison. */
export async function atOnce(rest: string): Promise<number> {
  const text = await (await fetch(`${rest}product-selector/v2/products`)).text();
  const reading = readReply(JSON.parse(text));
  return reading.ok ? createMatcher(reading.products).size : 0;
}

/** The same as the selector does it, in slices; what comes of it is kept. */
export async function run(rest: string): Promise<void> {
  const { href } = new URL(rest, location.href);
  const provider = createProvider({
    rest: href,
    fetch: (url, init) => fetch(url, init),
    log: console,
    now: Date.now,
    random: Math.random,
    calls: createSharedCalls(),
    gone: new AbortController().signal,
  });
  const list = await provider.products();
  if (!isProductList(list)) throw new Error('The list could not be read.');
  kept = [list, await inSlices(matcherSteps(list.products))];
}

/** Has anything been kept? It is, until something else is measured. */
export function isKept(): boolean {
  return kept !== null;
}
