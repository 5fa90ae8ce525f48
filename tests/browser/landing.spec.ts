import type { Page } from '@playwright/test';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const TITLE = 'Find the air conditioning that suits your home';
const WINDOWS = [
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [390, 844],
  [320, 568],
] as const;

/** The measured parts of the landing screen, by their boxes in the window. */
async function boxes(page: Page) {
  const selector = new Selector(page);
  await selector.button('Start').waitFor();
  const shown = page.locator('product-selector [lang]');
  // Hidden from assistive technology, so it has no role.
  const drawing = shown.locator('.landing-picture');
  await expect(drawing.locator('path').first()).toBeVisible();
  const boxOf = async (locator: ReturnType<Page['locator']>) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('not displayed');
    return { ...box, bottom: box.y + box.height, right: box.x + box.width };
  };
  return {
    title: await boxOf(selector.heading(TITLE)),
    lead: await boxOf(page.getByText(/^Answer a few plain questions/).last()),
    drawing: await boxOf(drawing),
    start: await boxOf(selector.button('Start')),
    promises: await boxOf(shown.getByRole('list')),
    postcode: await boxOf(page.getByRole('textbox', { name: 'Postcode' })),
    selector: await boxOf(shown),
  };
}

/** The colour of a button. */
const look = (selector: Selector, name: string) =>
  selector.button(name).evaluate((button) => getComputedStyle(button).backgroundColor);

/** Checks the first screenful of a page in every window. */
async function expectFirstScreenful(page: Page, open: () => Promise<unknown>): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    if (page.url() === 'about:blank') await open();
    const { title, lead, drawing, start, promises, postcode, selector } = await boxes(page);
    const size = `${width} × ${height}`;
    expect(await page.evaluate('scrollY'), size).toBe(0);
    for (const { x, y, bottom, right } of [title, lead, start]) {
      expect(x, size).toBeGreaterThanOrEqual(0);
      expect(y, size).toBeGreaterThanOrEqual(0);
      expect(bottom, size).toBeLessThanOrEqual(height);
      expect(right, size).toBeLessThanOrEqual(width);
    }
    expect(Math.min(drawing.bottom, height) - drawing.y, size).toBeGreaterThanOrEqual(drawing.height / 2);
    if (width < 640) expect(drawing.height, size).toBeGreaterThanOrEqual(height > 800 ? 200 : 150);
    else expect(drawing.width, size).toBeGreaterThanOrEqual(0.35 * Math.min(selector.width, 1024));
    for (const { y } of [promises, postcode]) expect(y, size).toBeGreaterThanOrEqual(start.bottom);
    if (height > 600) expect(postcode.bottom, size).toBeLessThanOrEqual(height);
  }
}

test('the first screenful of a plain page has headline, sentence, drawing and Start in every window', async ({
  page,
}) => {
  await expectFirstScreenful(page, () =>
    hostPage(page, { head: LOADER, body: '<product-selector></product-selector>' }),
  );
});

test('the demo page begins with the selector, whose first button is the primary one', async ({ page, selector }) => {
  await test.step('the first screenful has headline, sentence, drawing and Start in every window', () =>
    expectFirstScreenful(page, () => page.goto('/')));
  const primary = await look(selector, 'Start');
  await test.step('every link of the demo page leads somewhere', async () => {
    // The content inside the element is hidden once the selector has loaded.
    const links = page.getByRole('link', { includeHidden: true }).and(page.locator('body > * > *, nav a, footer a'));
    const targets = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    expect(targets.length).toBeGreaterThanOrEqual(5);
    for (const target of targets) {
      const { hash } = new URL(target);
      if (hash) await expect(page.locator(hash)).toBeVisible();
      else expect((await page.request.get(target)).status(), target).toBe(200);
    }
  });
  await test.step('the demo page has one main heading, on the landing page and at each question', async () => {
    const main = page.getByRole('heading', { level: 1 });
    await expect(main).toHaveText([TITLE]);
    const sizes = (level: number) =>
      page
        .getByRole('heading', { level })
        .evaluateAll((headings) => headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
    const [headline = 0] = await sizes(1);
    const sections = await sizes(2);
    expect(sections.length).toBeGreaterThan(0);
    for (const size of sections) expect(size).toBeLessThan(headline);
    await selector.start();
    await expect(main).toHaveText([/^Do you already know which type of system you want\?/]);
  });
  await test.step('Continue where you left off comes before Start and is the primary button', async () => {
    await selector.answer('No');
    await page.reload();
    await expect(page.locator('product-selector').getByRole('button')).toHaveText([
      'Continue where you left off',
      'Start',
    ]);
    expect(await look(selector, 'Continue where you left off')).toBe(primary);
    expect(await look(selector, 'Start')).not.toBe(primary);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the demo page has the selector's main heading", async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([TITLE]);
  });
});
