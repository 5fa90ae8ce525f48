import type { Page } from '@playwright/test';
import { piecesOf } from '../piecesOf.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const PRODUCT = {
  id: 'a',
  title: 'Alpha',
  system_type: 'split',
  indoor_unit_style: 'wall_mounted',
  cooling_capacity_kw: 5,
  kwh_cool_cold: 100,
  kwh_heat_cold: 400,
  stars_cool_cold: 2,
  link: 'https://provider.example/alpha',
};

async function open(page: Page): Promise<void> {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [PRODUCT] }));
  await page.goto('/');
}

async function toResult(page: Page, selector: Selector): Promise<void> {
  await saveVisit(page, { place: '/result', chosen: 'a' });
  await open(page);
  await selector.resume();
  await selector.heading('What to do next').waitFor();
}

/** Text as it is on the screen, with plain spaces. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

test('everything below the letter begins folded, on a phone that is turned too', async ({ page, selector }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toResult(page, selector);
  await selector.untilWhole();
  const more = page.getByRole('navigation', { name: 'More about it' });
  await more.getByRole('button', { name: 'Quotes' }).waitFor();
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.locator('product-selector details[open]')).toHaveCount(0);
    await expect(more.locator('[aria-expanded=true]')).toHaveCount(0);
  }
});

test('the letter has its parts in order, figures that follow the postcode and the tariff, and a text to copy', async ({
  page,
  selector,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await toResult(page, selector);
  await test.step('the letter has its parts in the order a reader needs them', async () => {
    await selector.untilWhole();
    await page.getByRole('button', { name: 'Energy', exact: true }).click();
    const headings = await page.locator('product-selector').getByRole('heading').allInnerTexts();
    expect(headings).toEqual([
      'Alpha',
      'What to do next',
      'Why it fits',
      'To check in your home',
      'What will it cost, installed?',
      'Your answers',
    ]);
  });
  await test.step('the figures follow the zone, and the cost the tariff', async () => {
    await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
    const facts = page.getByRole('region', { name: 'Energy', exact: true }).getByRole('definition');
    await expect(facts.filter({ hasText: /kWh a year/ })).toHaveText([/^100.kWh/, /^400.kWh/]);
    const cost = page.getByRole('definition').filter({ hasText: /^about/ });
    await expect(cost).toHaveText(/about \$125 to \$225 a year at 25 to 45.c\/kWh/);
    await expect(
      page.getByText(/25 to 45.c\/kWh \(canstarblue\.com\.au; from a copy of the page, November 2026/),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Postcode' }).fill('5290');
    await expect(cost).toHaveText(/at 35 to 56.c\/kWh/);
    await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
    await page.getByLabel('Electricity price').fill('50');
    await expect(cost).toHaveText(/about \$250 a year at 50.c\/kWh/);
    await page.getByLabel('Electricity price').fill('many');
    await expect(page.getByText('Enter the price in cents, such as 33 or 28.5.')).toBeVisible();
    await expect(cost).toHaveText(/about \$250/);
    await page.getByLabel('Electricity price').fill('');
    await expect(cost).toHaveText(/25 to 45.c\/kWh/);
    await expect(page.getByText('Enter the price in cents, such as 33 or 28.5.')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Hot' }).check();
    await expect(page.getByRole('definition').filter({ hasText: 'no figure given' })).toHaveCount(2);
  });
  await test.step('the brief can be copied as text', async () => {
    await selector.button('Brief').click();
    await selector.button('Copy as text').click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    const text = plain(await page.evaluate(() => navigator.clipboard.readText()));
    expect(text).toContain('Air conditioning for my home');
    expect(text).toContain("THE SYSTEM I'M INTERESTED IN\nAlpha");
    expect(text).toContain('• Cooling: 5.0 kW');
    expect(text).toContain('https://provider.example/alpha');
  });
  await test.step('if copying is refused, the text is shown for copying by hand', async () => {
    await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }));
    await selector.press('Copy as text');
    await expect(page.getByRole('status').filter({ hasText: "won't let us copy" })).toBeVisible();
    await expect(page.getByLabel('Text to copy')).toHaveValue(/THE SYSTEM I'M INTERESTED IN\nAlpha/);
  });
});

/** Printing waits for a person, so the browser's own print is replaced; everything before it is real. */
function notePrints(): void {
  const printed: unknown[] = [];
  Object.assign(window.top as object, { printed });
  window.print = function print(this: Window) {
    const paper = document;
    (window.top as unknown as { printed: unknown[] }).printed.push({
      title: paper.title,
      text: paper.querySelector('article')?.textContent,
      sheets: paper.adoptedStyleSheets.length,
      drawings: paper.querySelectorAll('svg[role=img]').length,
      framed: window !== window.top,
    });
    // A browser may never report the end of printing.
    if (!('isSilent' in (window.top as object))) window.dispatchEvent(new Event('afterprint'));
  };
}

const printed = (page: Page) =>
  page.evaluate(() => (window as unknown as { printed: Record<string, unknown>[] }).printed);

test('the brief prints alone, by our button and by the browser', async ({ page, selector }) => {
  await page.addInitScript(notePrints);
  await toResult(page, selector);
  await test.step('the brief prints in its own styles, and the frame is removed afterwards', async () => {
    await page.getByRole('button', { name: 'Energy', exact: true }).click();
    await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
    await page.getByRole('region', { name: 'Energy' }).getByText('Energy for cooling').waitFor();
    await selector.button('Brief').click();
    await selector.button('Print or save as PDF').click();
    await expect.poll(async () => (await printed(page)).length).toBe(1);
    const [sheet] = await printed(page);
    expect(sheet).toMatchObject({ title: 'Air conditioning for my home', drawings: 2, framed: true });
    expect(sheet?.sheets).toBeGreaterThan(1);
    const text = plain(String(sheet?.text));
    for (const part of piecesOf(`
      Alpha | Townhouse | Postcode | 3000 | Points to check | 5.0 kW | about $125 to $225 | Notes from the visit
    `)) {
      expect(text).toContain(part);
    }
    expect(await page.locator('product-selector iframe').count()).toBe(0);
    await expect(page).toHaveTitle(/Wattlebird/);
  });
  await test.step('five presses on Print leave one frame at most, and none after printing', async () => {
    await page.evaluate(() => Object.assign(window, { isSilent: true }));
    const frames = page.locator('product-selector iframe');
    for (let press = 0; press < 5; press += 1) {
      await selector.press('Print or save as PDF');
      await expect(frames).toHaveCount(1);
    }
    await frames.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.dispatchEvent(new Event('afterprint')));
    await expect(frames).toHaveCount(0);
  });
  await test.step("the browser's own print has the brief and no buttons", async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Air conditioning for my home' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const sheet = await page.getByRole('article').boundingBox();
    const paper = await page.locator('product-selector').boundingBox();
    expect(sheet?.width).toBe(paper?.width);
    const pages = await page.pdf({ preferCSSPageSize: true });
    expect(pages.byteLength).toBeGreaterThan(1000);
  });
});

test('the brief prints even if the button is pressed immediately', async ({ page, selector }) => {
  await page.addInitScript(notePrints);
  await saveVisit(page);
  await open(page);
  await selector.resumeMatches();
  await page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const root = shadowRoot as ShadowRoot;
    const pressAtOnce = () => {
      const print = [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Print'));
      if (!print) {
        const brief = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Brief');
        if (brief?.ariaExpanded === 'false') brief.click();
        return;
      }
      watching.disconnect();
      print.click();
    };
    const watching = new MutationObserver(pressAtOnce);
    watching.observe(root, { childList: true, subtree: true });
  });
  await selector.chooseFirst();
  await expect.poll(async () => (await printed(page)).length).toBe(1);
  const [sheet] = await printed(page);
  expect(plain(String(sheet?.text))).toContain('Alpha');
});

/** The visible words. */
const wordsOf = async (page: Page): Promise<number> => {
  // biome-ignore lint/performance/useDomNodeTextContent: folded words don't count.
  const text = await page.locator('product-selector .screen').innerText();
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
};

/** A group of radio buttons is one control. */
test('on a phone the result is at most 220 words, 12 controls and 1,500 px; with the cost box open 350, 24 and 2,600', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveVisit(page, { place: '/result', chosen: 'WB-WALL-025' });
  await page.goto('/');
  await selector.resume();
  await selector.untilWhole();
  const element = page.locator('product-selector');
  const controls = element
    .locator('a, button, summary, select, input:not([type=radio]), textarea, fieldset')
    .filter({ visible: true });
  const height = async () => (await element.boundingBox())?.height;
  await page.getByText('What will it cost, installed?').waitFor();
  expect(await controls.count()).toBeLessThanOrEqual(12);
  expect(await wordsOf(page)).toBeLessThanOrEqual(220);
  expect(await height()).toBeLessThanOrEqual(1500);
  await page.getByText('What will it cost, installed?').click();
  await page.getByRole('button', { name: 'More questions' }).waitFor();
  expect(await controls.count()).toBeLessThanOrEqual(24);
  expect(await wordsOf(page)).toBeLessThanOrEqual(350);
  expect(await height()).toBeLessThanOrEqual(2600);
});

test('a result without its system is at most 150 words', async ({ page, selector }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await saveVisit(page, { place: '/result', chosen: 'gone' });
  await open(page);
  await selector.resume();
  await selector.untilWhole();
  await expect(page.getByText('The system you chose is no longer in our range.')).toBeVisible();
  expect(await wordsOf(page)).toBeLessThanOrEqual(150);
});
