import type { Page } from '@playwright/test';
import { readReply } from '../../src/catalogue/readReply.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { MARKUP, NO_ADDRESS_TO_NODE, SCHEMES } from '../fuzz/hostileText.ts';
import { skeleton } from '../fuzz/skeleton.ts';
import { tameTwin } from '../fuzz/tameTwin.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { forgetVisit, saveVisit } from './helpers/savedVisit.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

/**
 * One page in Chromium with the worst catalogue: every text has markup, a script or an address that no page should follow.
 * tests/fuzz/fuzzScreens.test.tsx renders many more catalogues without a browser.
 */
const addresses = SCHEMES.filter((address) => address !== NO_ADDRESS_TO_NODE);
const WORST = JSON.stringify({
  products: Array.from({ length: Math.max(MARKUP.length, addresses.length) }, (_, index) => {
    const text = MARKUP[index % MARKUP.length] as string;
    const address = addresses[index % addresses.length];
    return {
      id: `${text}${index}`,
      title: `${text}\u202e${index}`,
      brand: text,
      model_number: text,
      description: text,
      system_type: 'split',
      cooling_capacity_kw: 2.5,
      link: address,
      image_link: address,
    };
  }),
  updated: '2026-03-01',
});
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** A loaded picture, or the drawing that replaces one that Chromium couldn't load. */
const PICTURES = /<img [^>]*><\/>|<svg aria-hidden [^>]*>(?:<path class d><\/>)*<\/>/g;

/** Goes through a visit with this reply, and returns each stop's skeleton. */
async function walk(page: Page, reply: string): Promise<readonly string[]> {
  await page.route('**/v2/products?**', (route) => route.fulfill({ contentType: 'application/json', body: reply }));
  await saveVisit(page);
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector>' });
  const selector = new Selector(page);
  const stops: string[] = [];
  const look = async () => {
    // Two empty elements hold the page's colours, before or after the screen.
    const found = await selector.shown.locator('> :not(:empty)').first().evaluate(skeleton);
    stops.push(found.replaceAll(PICTURES, '<picture>'));
  };
  await selector.resumeMatches();
  await selector.untilWhole();
  await look();
  await page
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click();
  await selector.compareFirstThree();
  await look();
  await page.keyboard.press('Escape');
  await selector.chooseFirst();
  await selector.untilPapers();
  await look();
  await forgetVisit(page);
  return stops;
}

test('the worst catalogue is shown as text, by our own elements, and only its pictures are fetched', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/^Product Selector: products reply/, /Failed to load resource/);
  const { products } = readReply(JSON.parse(WORST)) as Extract<ReturnType<typeof readReply>, { ok: true }>;
  expect(products).toHaveLength(JSON.parse(WORST).products.length);
  const elsewhere: string[] = [];
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (/^http:\/\/127\.0\.0\.1:\d+\//.test(url)) return route.fallback();
    elsewhere.push(url);
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  const moves: string[] = [];
  page.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname));
  const hostile = await walk(page, WORST);
  expect(await page.evaluate(() => [document.title, 'owned' in globalThis])).toEqual(['Somebody else', false]);
  const pictures = new Set(products.map(({ image_link }) => image_link?.replace(/#.*$/, '')));
  expect(elsewhere.filter((address) => !pictures.has(address.replace(/#.*$/, '')))).toEqual([]);
  expect(opened).toEqual([]);
  expect(moves).toEqual(['/somebody-elses-page']);
  expect(await walk(page, writeReply(tameTwin(products), '2026-03-01'))).toEqual(hostile);
});
