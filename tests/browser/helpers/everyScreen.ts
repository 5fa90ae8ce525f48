import type { Page } from '@playwright/test';
import { replaceVisit } from './savedVisit.ts';
import type { Selector } from './selector.ts';
import { expect } from './test.ts';
import { untilIdle } from './untilIdle.ts';

/** Checks the current screen, which has the given name. */
export type Look = (name: string) => Promise<void>;

/** The questions of the longest answer path, on which two systems stand beside the first: a short name for each, and its answers. */
const QUESTIONS = [
  ['what is known', 'Yes'],
  ['type of system', 'Ducted'],
  ['kind of home', 'House - Pitched Roof'],
  ['area', 'Multiple Rooms'],
  ['control of rooms', 'Day / Night Zoning'],
  ['number of rooms', '3 Rooms'],
  ['outdoor space', 'Large Outdoor space'],
] as const;

/** Every screen, state and dialog from the landing page to the result, each checked under its name. */
export async function lookAtEverything(page: Page, selector: Selector, lookAt: Look): Promise<void> {
  await lookAtStart(page, selector, lookAt);
  await lookAtMatches(page, selector, lookAt);
  await lookAtResult(page, selector, lookAt);
}

/** The landing page and every question; ends at the matching systems. */
export async function lookAtStart(page: Page, selector: Selector, lookAt: Look): Promise<void> {
  const look = whenIdle(page, lookAt);
  await lookAtLanding(page, selector, look);
  await lookAtQuestions(page, selector, look);
}

/** Checks once the page has nothing left to do. */
function whenIdle(page: Page, look: Look): Look {
  return async (name) => {
    await untilIdle(page);
    await look(name);
  };
}

async function lookAtLanding(page: Page, selector: Selector, look: Look): Promise<void> {
  await page.goto('/');
  await selector.button('Start').waitFor();
  await look('landing');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('30_00');
  await page.getByText(/only have letters, digits/).waitFor();
  await look('a postcode that is none');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await selector.start();
}

async function lookAtQuestions(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.button('Continue').click();
  await expect(page.getByText('Choose an option')).toBeVisible();
  await look('a question without an answer');
  for (const label of ['Yes', 'Split', 'Apartment', 'Single Room']) await selector.answer(label);
  for (const _ of ['Q3', 'Q2', 'Q1']) await selector.press('Back');
  await selector.option('Ducted').check();
  await expect(selector.button('Undo')).toBeVisible();
  await look('a change that cleared an answer');
  await selector.button('Undo').click();
  await selector.press('Back');
  for (const [name, label] of QUESTIONS) {
    await selector.option(label).check();
    await look(`question: ${name}`);
    if (label === 'Ducted') await lookAtExplanation(page, selector, label, 'with several pictures', look);
    if (name === 'outdoor space') await lookAtExplanation(page, selector, 'Small Outdoor space', 'with numbers', look);
    await selector.button('Continue').click();
  }
  await selector.option('Voice Control').check();
  await selector.option('Mobile App').check();
  await look('question: controls');
  await selector.button('Continue').click();
}

async function lookAtExplanation(page: Page, selector: Selector, label: string, kind: string, look: Look) {
  await selector.button(`More about ${label}`).click();
  const picture = page.getByRole('dialog').getByRole('img').first();
  await expect(picture.locator('path').first()).toBeVisible();
  await look(`an explanation ${kind}`);
  await page.keyboard.press('Escape');
}

/** The matching systems and the comparison; begins and ends at the matching systems. */
export async function lookAtMatches(page: Page, selector: Selector, lookAt: Look): Promise<void> {
  const look = whenIdle(page, lookAt);
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('matching systems');
  await page.getByRole('radio', { name: '20 to 40 m²' }).click();
  await page.getByText(/rules of thumb say/).waitFor();
  await page.getByText('More about size').click();
  await expect(page.getByLabel('Floor area')).toHaveCount(3);
  await page.getByText('Where this comes from').click();
  await look('the size of the rooms');
  await page.getByText('More about size').click();
  await selector.button('Change: How big is a usual room?').click();
  await page.getByRole('radio', { name: 'Not sure' }).click();
  await selector.openNextRow();
  await look('an open row');
  await selector.compareFirstThree();
  await look('the comparison');
  await page.keyboard.press('Escape');
  await unfold(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Cooling stars');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Wattlebird');
  await look('matching systems, sorted by stars and of one brand');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('All');
}

/** The result; begins at the matching systems. */
export async function lookAtResult(page: Page, selector: Selector, lookAt: Look): Promise<void> {
  const look = whenIdle(page, lookAt);
  await selector.chooseFirst();
  await unfold(page);
  await page.getByText('Send this plan to someone').waitFor();
  await look('result without a size');
  await page.evaluate(() => {
    const key = 'product-selector:0';
    const visit = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...visit, sized: true }));
  });
  await page.reload();
  await selector.resume();
  await selector.untilWhole();
  await unfold(page);
  await page.getByText('Send this plan to someone').waitFor();
  await page.getByRole('img', { name: /^Energy in a year/ }).waitFor();
  for (const box of await page.locator('product-selector .size-help > summary').all()) {
    if (!(await box.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open))) await box.click();
  }
  await page.getByText('A sheet to compare three quotes').waitFor();
  await selector.untilWhole();
  await look('result');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('');
  await page.getByRole('img', { name: /^Energy in a year/ }).waitFor({ state: 'detached' });
  await look('result without a zone');
  await navigate(page, '/nowhere');
  await selector.heading('Not Found').waitFor();
  await look('not found');
}

/** Opens what begins folded on a phone. */
const unfold = (page: Page) =>
  page.locator('product-selector').evaluate(({ shadowRoot }) => {
    for (const box of shadowRoot?.querySelectorAll<HTMLDetailsElement>(
      '.group details, details:is(.group, .share), details:has(> .list-tools)',
    ) ?? [])
      box.open = true;
  });

/** The console lines that `lookAtFailures` causes. */
export const SAID_ON_FAILURES = [
  /Failed to load resource/,
  /Error fetching products/,
  /from the cache/,
  /dynamically imported module/,
] as const;

/** Loading states, no matching systems, and failures. */
export async function lookAtFailures(page: Page, selector: Selector, lookAt: Look): Promise<void> {
  const look = whenIdle(page, lookAt);
  await lookAtNothingFitting(page, selector, look);
  await replaceVisit(page, {});
  await page.route('**/v2/products?**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/');
  await selector.resumeMatches();
  await selector.untilWhole();
  await expect(selector.button('Try again')).toBeEnabled();
  await look('a range that was kept from earlier');
  await replaceVisit(page, {});
  await page.route('**/v2/products?**', (route) => route.fulfill({ status: 410, json: {} }));
  await page.goto('/');
  await selector.resumeMatches();
  await selector.untilWhole();
  await expect(selector.button('Try again')).toBeEnabled();
  await look('products that could not be loaded');
  await page.route('**/embed/ResultRoute-*.js', (route) => route.abort());
  await page.goto('/');
  await selector.button('Start').waitFor();
  // The page reloads once; the second failure shows the error.
  const reloaded = page.waitForEvent('load');
  await navigate(page, '/result');
  await reloaded;
  await selector.button('Start').waitFor();
  await navigate(page, '/result');
  await selector.button('Show Error').click();
  await look('a screen that failed');
}

/** A provider with one system, whose reply waits until the test releases it. */
async function lookAtNothingFitting(page: Page, selector: Selector, look: Look): Promise<void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const only = { id: 'A', title: 'Only one 2.5 kW', system_type: 'split', outdoor_unit_size: 'standard' };
  await page.route('**/v2/products?**', async (route) => {
    await held;
    await route.fulfill({ json: [only] });
  });
  await page.goto('/');
  await selector.start();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
  await look('a question on its way');
  release();
  for (const label of ['Yes', 'Ducted', 'Townhouse', 'Whole Home', 'Unsure', 'Large Outdoor space', 'Not Sure']) {
    await selector.answer(label);
  }
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('nothing that fits');
}

/** Uses the element's own method. Doesn't wait, because the page may reload meanwhile. */
async function navigate(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    const element = document.querySelector('product-selector') as HTMLElement & { navigate(to: string): Promise<void> };
    void element.navigate(to);
  }, route);
}
