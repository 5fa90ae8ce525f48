import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type { Product } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { zoneOfPostcode } from '../../src/climate/zoneOfPostcode.ts';
import { chosenValues } from '../../src/questionnaire/question.ts';
import { FLOW } from '../../src/questionnaire/questionSet.ts';
import { readSnapshot, writeSnapshot } from '../../src/visit/snapshot.ts';
import { labelOf } from '../../src/words/questionWords.ts';
import { ENGLISH_WORDS } from '../../src/words/words.ts';
import { answersOf, type HostileCase, hostileCase } from '../fuzz/hostileCase.ts';
import { NO_ADDRESS_TO_NODE } from '../fuzz/hostileText.ts';
import { tameTwin } from '../fuzz/tameTwin.ts';
import { hostPage, LOADER } from './hostPage.ts';
import { type Stops, type Walk, walkThrough } from './pages/walkThrough.ts';
import { expect, test } from './test.ts';

/**
 * Hostile catalogues and saved visits in the real element, each beside its twin in tame words: both are walked through a
 * whole visit, and at every stop both have to be built of the same elements with the same attributes.
 */
const TESTS = 10;
/** Pairs that run in one page at a time: they share the second that the questions take. */
const PAIRS = 10;
const PAGES_A_TEST = 3;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

interface Selector extends Walk {
  readonly reply: string;
  readonly snapshot: string;
}

/** A hostile selector and its twin, which is made in Node: what only Chromium takes for an address would be a link on one side. */
function pairOf(given: HostileCase, number: number): readonly [Selector, Selector] {
  const reply = given.reply.replaceAll(NO_ADDRESS_TO_NODE, 'https://xn--bcher-kva.example/');
  const products = productsOf(reply);
  const answers = answersOf(given);
  const labels = FLOW.order
    .map((question) => chosenValues(answers, question).map((value) => labelOf(ENGLISH_WORDS, question, value)))
    .filter((of) => of.length > 0);
  const twin = {
    reply: writeReply(tameTwin(products), '2026-03-01'),
    snapshot: tameSnapshot(given.snapshot, products),
  };
  const visit = { answers: labels, isZoned: zoneOfPostcode(readSnapshot(given.snapshot)?.postcode ?? '').known };
  return [
    { id: `hostile-${number}`, reply, snapshot: given.snapshot, ...visit },
    { id: `tame-${number}`, ...twin, ...visit },
  ];
}

function productsOf(reply: string): readonly Product[] {
  const reading = readReply(JSON.parse(reply));
  return reading.ok ? reading.products : [];
}

/** The same visit with the twin's ids. */
function tameSnapshot(snapshot: string, products: readonly Product[]): string {
  const saved = readSnapshot(snapshot);
  if (saved === null) return snapshot;
  const twin = tameTwin(products);
  const tame = (id: string) => twin[products.findIndex((product) => product.id === id)]?.id ?? 'nobody';
  const chosen = saved.chosen === null ? null : tame(saved.chosen);
  return writeSnapshot({ ...saved, chosen, shortlist: [...new Set(saved.shortlist.map(tame))] });
}

/**
 * What may differ, and is ours either way. It depends on when something came: a picture, or the drawing in the place of one
 * that failed; how much of a drawing is there; how many facts a table has and how many orders there are to choose from,
 * without the postcode's climate zone or with it.
 */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/<img alt class height loading referrerpolicy src width><\/>/g, '<picture></>'],
  [/<svg aria-hidden class height viewBox width>(?:<path class d><\/>)*<\/>/g, '<picture></>'],
  [/<svg aria-label class height role viewBox width>(?:<path class d><\/>)*<\/>/g, '<home></>'],
  [/(?:<div ><dt ><\/><dd ><\/><\/>)+/g, '<facts></>'],
  [/(?:<option value><\/>)+/g, '<options></>'],
];

function withoutVarying(stops: Stops): Stops {
  const plain = (skeleton: string): string =>
    VARYING.reduce((text, [found, instead]) => text.replaceAll(found, instead), skeleton);
  return stops.map(([name, skeleton]) => [name, plain(skeleton)]);
}

/** Opens a page with all of the selectors, each with a provider of its own; gives what was asked of anywhere else. */
async function openAll(page: Page, selectors: readonly Selector[]): Promise<readonly string[]> {
  const elsewhere: string[] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    // What Chromium takes for an address Node may not.
    const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
    const provider = /^\/of\/([\w-]+)\/wp-json\/product-selector\/v2\/(\w+)$/.exec(pathname);
    const selector = selectors.find(({ id }) => id === provider?.[1]);
    if (selector && provider?.[2] === 'init') return route.fulfill({ json: { nonce: 'n' } });
    if (selector) return route.fulfill({ contentType: 'application/json', body: selector.reply });
    if (origin === new URL(page.url()).origin || /somebody-elses-page|\/embed\//.test(pathname))
      return route.fallback();
    if (URL.canParse(url)) elsewhere.push(url);
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  await hostPage(page, { head: LOADER, body: '<main></main>' });
  await page.evaluate(
    (of) => {
      for (const { id, snapshot } of of) {
        sessionStorage.setItem(`product-selector:${id}`, snapshot);
        const element = document.createElement('product-selector');
        element.id = id;
        element.setAttribute('host', `/of/${id}`);
        document.querySelector('main')?.append(element);
      }
      return customElements.whenDefined('product-selector').then(() => {});
    },
    selectors.map(({ id, snapshot }) => ({ id, snapshot })),
  );
  return elsewhere;
}

for (let part = 1; part <= TESTS; part += 1) {
  test(`hostile catalogues are shown as text, by our own elements and without a word, part ${part} of ${TESTS}`, async ({
    page,
    context,
    expected,
  }) => {
    test.setTimeout(600_000);
    expected.push(/^Product Selector: products reply/);
    const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31)) + part;
    const cases = fc.sample(hostileCase, { numRuns: PAIRS * PAGES_A_TEST, seed });
    const opened: string[] = [];
    context.on('page', (other) => opened.push(other.url()));
    for (let from = 0; from < cases.length; from += PAIRS) {
      const of = cases.slice(from, from + PAIRS);
      const pairs = of.map((given, index) => pairOf(given, index));
      const elsewhere = await openAll(page, pairs.flat());
      const moves: string[] = [];
      page.on('framenavigated', (frame) => moves.push(frame.url()));
      const walked: readonly (readonly [Stops, Stops])[] = await Promise.all(
        pairs.map((pair) =>
          Promise.all([page.evaluate(walkThrough, pair[0]), page.evaluate(walkThrough, pair[1])] as const),
        ),
      );
      for (const [index, [hostile, tame]] of walked.entries()) {
        expect(withoutVarying(hostile), `seed ${seed}, case ${from + index}`).toEqual(withoutVarying(tame));
        expect(hostile.length).toBeGreaterThan(6);
      }
      const pictures = pairs.flat().flatMap(({ reply }) => productsOf(reply).map(({ image_link }) => image_link));
      const known = new Set(pictures.map((address) => address?.replace(/#.*$/, '')));
      expect(elsewhere.filter((address) => !known.has(address.replace(/#.*$/, '')))).toEqual([]);
      expect(moves).toEqual([]);
      expect(await page.evaluate(() => [document.title, 'owned' in globalThis])).toEqual(['Somebody else', false]);
      // A page that is still there may yet ask for a picture, which would then go out into the world.
      await page.goto('about:blank');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(opened).toEqual([]);
  });
}
