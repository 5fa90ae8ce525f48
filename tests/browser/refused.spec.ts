import type { FrameLocator } from '@playwright/test';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const DETAILS = 'https://shop.example/alpha';
const VISIT = {
  answers: { Q0: 'Yes', Q1: 'Split', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['None'] },
  place: '/result',
  chosen: 'a',
} as const;
const PRODUCTS = [{ id: 'a', title: 'Alpha 2.5 kW', system_type: 'split', cooling_capacity_kw: 2.5, link: DETAILS }];
const NOT_PRINTED = "Your browser doesn't print from here.";
const NO_TAB = "Your browser didn't open a new tab.";

test.beforeEach(async ({ page }) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: PRODUCTS }));
  await page.context().route(`${DETAILS}**`, (route) => route.fulfill({ body: 'Details', contentType: 'text/html' }));
});

const pressPrint = (at: FrameLocator | Selector['at']): Promise<void> =>
  at.getByRole('button', { name: 'Print or save as PDF', exact: true }).click();

test('where a page allows it, printing and a new tab need no words', async ({ page }) => {
  await saveVisit(page, VISIT);
  await page.goto('/');
  const selector = new Selector(page);
  await selector.resume();
  await selector.button('All figures').click();
  const details = page.getByRole('link', { name: 'See full details' });
  const opening = page.waitForEvent('popup');
  await details.click();
  const tab = await opening;
  await expect(tab).toHaveURL(DETAILS);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page.getByText(NO_TAB)).toHaveCount(0);
  const asked = page.context().waitForEvent('page');
  await details.click({ modifiers: ['Control'] });
  await (await asked).close();
  await expect(page.getByText(NO_TAB)).toHaveCount(0);
  // Dispatches the event of a browser that prints.
  await page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow') as PropertyDescriptor;
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get() {
        const view = get?.call(this);
        if (view) view.print = () => view.dispatchEvent(new Event('beforeprint'));
        return view;
      },
    });
  });
  await pressPrint(page);
  await page.clock.runFor(1000);
  await expect(page.getByText(NOT_PRINTED)).toHaveCount(0);
});

test('in a sandboxed frame, a sentence says that nothing prints and no tab opens, with the text and the address', async ({
  page,
  expected,
}) => {
  expected.push(/sandbox/i);
  await page.route('**/inside', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Inside</title>${LOADER}<product-selector></product-selector>`,
    }),
  );
  await page.addInitScript((visit) => {
    sessionStorage.setItem('product-selector:0#/inside', JSON.stringify({ version: 1, ...visit }));
  }, VISIT);
  await hostPage(page, {
    body: '<iframe title="Guide" sandbox="allow-scripts allow-same-origin" style="inline-size: 60em; block-size: 60em" src="/inside"></iframe>',
  });
  const frame = page.frameLocator('iframe');
  await new Selector(page, frame).resume();
  await frame.getByRole('button', { name: 'All figures' }).click();
  await frame.getByRole('link', { name: 'See full details' }).click();
  await expect(frame.getByText(NO_TAB)).toBeVisible();
  await expect(frame.getByText(DETAILS, { exact: true }).first()).toBeVisible();
  await pressPrint(frame);
  await page.clock.runFor(1000);
  await expect(frame.getByText(NOT_PRINTED)).toBeVisible();
  await expect(frame.getByLabel('Text to copy')).toHaveValue(/Air conditioning for my home[\s\S]*Alpha/);
});
