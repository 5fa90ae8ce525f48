import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { landingContent } from '../../server/demoPage.ts';
import { rangeHtml } from '../../src/words/rangeHtml.ts';
import { DEMO } from '../samples/demoProducts.ts';
import { hold } from './helpers/hold.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { untilEntered } from './helpers/untilEntered.ts';

const STYLE = `<style>${readFileSync('dist/embed/landing.css', 'utf8')}</style>`;
const { modules } = JSON.parse(readFileSync('dist/embed/start.json', 'utf8')) as { modules: readonly string[] };
const RANGE = rangeHtml(DEMO, { installation: null, on: '2026-11-28' });
const elementWith = (range: string) =>
  `<product-selector>${landingContent('<a href="/">All our systems, as data</a>', 2, range)}</product-selector>`;
const ELEMENT = elementWith(RANGE);
/** Rules of a page that try to reach the content. */
const LOUD = `<style>
  body { font: italic 22px/2 Georgia, serif; letter-spacing: 2px; text-transform: uppercase; text-align: center }
  h2 { margin: 3em 0; color: red; border-block-end: 5px solid } p { margin: 2em; text-indent: 4em }
  ul { padding: 3em; list-style: square } li { margin: 1em; float: left } a { color: lime }
  li::before { display: grid; block-size: 3em; border: 5px solid red; content: "1" } p::after { display: block; content: "!" }
</style>`;

interface Place {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly look: readonly string[];
}

/** The places and looks of the displayed heading, lead and list. */
function placesOf(page: Page): Promise<readonly Place[]> {
  return page.locator('product-selector').evaluate((element) => {
    const root = element.shadowRoot?.querySelector('[lang]');
    const within = root && !root.hasAttribute('hidden') ? root : element;
    return [...within.querySelectorAll('h2, h2 + p, .product-selector-landing > ul > li, .ticks li')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      const look = [style.color, style.font, style.letterSpacing, style.textTransform, style.textAlign];
      return { text: part.textContent ?? '', x, y, width, height, look };
    });
  });
}

for (const [kind, head, widths] of [
  ['a page with loud rules', LOUD, [1280, 320]],
  ['a plain page', '', [768]],
] as const) {
  test(`the selector replaces the landing content of ${kind} without moving anything`, async ({ page }) => {
    const release = await hold(page, '**/embed/landing-*.js');
    const inWindows = async () => {
      const found: (readonly Place[])[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(await placesOf(page));
      }
      return found.flat();
    };
    const asked = page.waitForRequest('**/embed/landing-*.js');
    const opened = hostPage(page, { head: `${STYLE}${head}${LOADER}`, body: `${ELEMENT}<p>What follows.</p>` });
    await asked;
    await expect(page.getByText('What follows.')).toBeVisible();
    const before = await inWindows();
    expect(before).toHaveLength(5 * widths.length);
    // The window stays the same from here on.
    await untilEntered(page);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    release();
    await opened;
    await expect(new Selector(page).button('Start')).toBeVisible();
    await untilEntered(page);
    expect(await page.evaluate('shifts')).toEqual([]);
    const after = await inWindows();
    expect(after.map(({ text, look }) => [text, look])).toEqual(before.map(({ text, look }) => [text, look]));
    for (const [index, { x, y, width, height }] of after.entries()) {
      const was = before[index];
      // Browsers lay out in 64ths of a pixel.
      for (const [now, then] of [
        [x, was?.x],
        [y, was?.y],
        [width, was?.width],
        [height, was?.height],
      ] as const) {
        expect(Math.abs(now - (then ?? Number.NaN))).toBeLessThan(0.05);
      }
    }
  });
}

test('the element is as tall with the range in words as without it, before and after the script', async ({ page }) => {
  const heights = async (range: string) => {
    const release = await hold(page, '**/embed/landing-*.js');
    const asked = page.waitForRequest('**/embed/landing-*.js');
    const opened = hostPage(page, { head: `${STYLE}${LOADER}`, body: elementWith(range) });
    await asked;
    const found: number[] = [];
    const measure = async () => {
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(
          await page.locator('product-selector').evaluate((element) => element.getBoundingClientRect().height),
        );
      }
    };
    await measure();
    release();
    await opened;
    await expect(new Selector(page).button('Start')).toBeVisible();
    await measure();
    return found;
  };
  const without = await heights('');
  expect(without.slice(4)).toEqual(without.slice(0, 4));
  expect(await heights(RANGE)).toEqual(without);
});

test('a page without scripts names every model, once the range is opened', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  const page = await context.newPage();
  await hostPage(page, { head: STYLE, body: ELEMENT });
  await expect(page.getByRole('link', { name: 'Wattlebird Wall Split', exact: true })).toBeHidden();
  await page.getByText('All our air conditioners').click();
  await expect(page.getByRole('link', { name: 'Wattlebird Wall Split', exact: true })).toBeVisible();
  await context.close();
});

test('the demo page preloads everything that Start needs, and nothing else', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.push(pathname.replace('/embed/', ''));
  });
  await page.goto('/');
  const preloaded = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/embed/', '') ?? ''));
  expect(preloaded.toSorted()).toEqual(modules.toSorted());
  expect(modules.filter((name) => name.startsWith('ProductRoute'))).toEqual([]);
  await expect(new Selector(page).button('Start')).toBeVisible();
  expect(fetched.slice(0, modules.length + 1).toSorted()).toEqual([...modules, 'product-selector.js'].toSorted());
  expect(new Set(fetched).size).toBe(fetched.length);
});

/** As docs/loading.md says. */
const WITH_ONERROR = LOADER.replace(
  '></script>',
  ` onerror="document.documentElement.classList.add('product-selector-failed')"></script>`,
);
const FAILED = "The questions haven't loaded.";

for (const [missing, files] of Object.entries({
  script: 'product-selector.js',
  'the landing screen': 'landing-*.js',
})) {
  test(`a sentence takes the tinted places once the ${missing} has failed`, async ({ page, expected }) => {
    expected.push(/ERR_FAILED/, /^Product Selector could not be loaded/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route(`**/embed/${files}*`, (route) => route.abort());
    await hostPage(page, { head: `${STYLE}${WITH_ONERROR}`, body: ELEMENT });
    await expect(page.getByText(FAILED)).toBeInViewport();
    const places = () =>
      page
        .locator('.product-selector-landing')
        .evaluate((content) => ['::before', '::after'].map((part) => getComputedStyle(content, part).visibility));
    // An animation without a delay hides them, from its first frame on.
    await expect.poll(places).toEqual(['hidden', 'hidden']);
  });
}

test('the demo page has a sentence once the script has failed', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  await page.route('**/embed/product-selector.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(FAILED)).toBeVisible();
});

test('while a selector waits until it is near, its places stay, and go once a file has failed', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED/, /^Product Selector could not be loaded/);
  await page.route('**/embed/landing-*.js', (route) => route.abort());
  const waiting = ELEMENT.replace('<product-selector', '<product-selector load="visible"');
  await hostPage(page, {
    head: `${STYLE}${WITH_ONERROR}`,
    body: `<div style="height: 300vh">Our showroom</div>${waiting}`,
  });
  const place = page.locator('.product-selector-landing');
  const visibility = () => place.evaluate((content) => getComputedStyle(content, '::before').visibility);
  const clocks = await page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
  expect(new Set(clocks)).toEqual(new Set(['paused']));
  expect(await visibility()).toBe('visible');
  await place.scrollIntoViewIfNeeded();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect.poll(visibility).toBe('hidden');
});

test('a script that is held back for consent fails nothing, however long it waits', async ({ page }) => {
  await hostPage(page, { head: `${STYLE}${WITH_ONERROR.replace('module', 'text/plain')}`, body: ELEMENT });
  await expect(page.getByRole('heading', { name: 'Find the air conditioning that suits your home' })).toBeVisible();
  // Ends pending animations instead of waiting for them.
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      animation.finish();
      return animation.effect?.getTiming().delay;
    }),
  );
  expect(new Set(delays)).toEqual(new Set([8000]));
  await expect(page.getByText(FAILED)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing content stays, with its link', async ({ page }) => {
    await hostPage(page, { head: `${STYLE}${LOADER}`, body: ELEMENT });
    await expect(page.getByRole('heading', { name: 'Find the air conditioning that suits your home' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All our systems, as data' })).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^The questions need JavaScript/);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText("The questions haven't loaded.")).toBeHidden();
    // Nothing reserves space for content that won't appear.
    const places = await page
      .locator('.product-selector-landing')
      .evaluate((content) => ['::before', '::after'].map((part) => getComputedStyle(content, part).display));
    expect(places).toEqual(['none', 'none']);
  });
});
