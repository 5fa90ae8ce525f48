import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const GONE = /Failed to load resource/;
const CONTENT = '<product-selector><p>Call us.</p></product-selector>';

test('a cached entry from before an update loads its successor once, and the element starts once', async ({
  page,
  expected,
}) => {
  expected.push(GONE);
  await page.route('**/embed/product-selector.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/landing-[\w-]+\.js/, 'landing-formerly.js'),
    });
  });
  const entries: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/product-selector\.js|element\.js/.test(pathname)) entries.push(pathname + search.replace(/[\d.]+/, 'TIME'));
  });
  await hostPage(page, { head: LOADER, body: CONTENT });
  const selector = new Selector(page);
  await selector.start();
  await expect(selector.option('No')).toBeVisible();
  expect(entries).toEqual(['/embed/product-selector.js', '/embed/element.js?fresh=TIME']);
});

test('if the landing screen fails to load, the entry tries twice, logs one line, and keeps the content', async ({
  page,
  expected,
}) => {
  expected.push(GONE, /^Product Selector could not be loaded\. .*landing-/);
  const entries: string[] = [];
  page.on('request', (request) => {
    if (/embed\/(product-selector|element)\.js/.test(request.url())) entries.push(request.url());
  });
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Product Selector')) said.push(message.text());
  });
  await page.route('**/embed/landing-*.js', (route) => route.fulfill({ status: 404 }));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Product Selector'));
  const hear = `addEventListener('selector-failed', ({ detail, target }) => (heard = [detail.what, target.localName]))`;
  await hostPage(page, { head: `<script>let heard; ${hear}</script>${LOADER}`, body: CONTENT });
  await logged;
  await expect(page.getByText('Call us.')).toBeVisible();
  expect(await page.evaluate('heard')).toEqual(['program', 'product-selector']);
  expect(entries).toHaveLength(2);
  expect(said).toHaveLength(1);
});

test('a cached entry whose screens are gone loads its successor after the reload of each screen', async ({
  page,
  expected,
}) => {
  expected.push(GONE, /dynamically imported module/, /error/i);
  /** The missing screens: of the cached entry, and of the first one loaded past the cache. */
  const gone = ['ProductRoute', 'ResultRoute'];
  let fresh = 0;
  await page.route('**/embed/*.js*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.endsWith('-gone.js')) return route.fulfill({ status: 404 });
    const isFresh = search.startsWith('?fresh=');
    if (isFresh) fresh += 1;
    const age = isFresh
      ? fresh
      : Number(/-(\d)\.js$/.exec(pathname)?.[1] ?? (/product-selector\.js$/.test(pathname) ? 0 : 2));
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/-\d\.js$/, '.js'),
    });
    const missing = gone[age];
    if (!missing) return route.fulfill({ response });
    // The files of each age refer to each other, and one of them is missing.
    const body = (await response.text()).replace(/(["`]\.\/)([\w-]+)(-[\w-]{8})\.js/g, (_, before, name, digest) =>
      name === missing ? `${before}${name}-gone.js` : `${before}${name}${digest}-${age}.js`,
    );
    return route.fulfill({ response, body });
  });
  await hostPage(page, { head: LOADER, body: CONTENT });
  const selector = new Selector(page);
  await selector.start();
  await expect.poll(() => fresh).toBe(1);
  await selector.start();
  await selector.answerAll('No', 'Townhouse', 'Single Room', 'Large Outdoor space');
  await selector.option('Not Sure').check();
  await selector.button('Continue').click();
  await selector.heading('How big is the room?').waitFor();
  await selector.press('Continue');
  await expect.poll(() => fresh).toBe(2);
  await selector.resume();
  await selector.heading('Systems for your home').waitFor();
});

test('a tag without its type starts the selector, also one that a script has made', async ({ page }) => {
  const untyped = LOADER.replace(' type="module"', '');
  await hostPage(page, { head: untyped, body: CONTENT });
  await new Selector(page).button('Start').waitFor();
  const later = `<script>setTimeout(() => document.body.append(Object.assign(document.createElement('script'), { src: '/embed/product-selector.js' })))</script>`;
  await hostPage(page, { body: CONTENT + later });
  await new Selector(page).button('Start').waitFor();
});
