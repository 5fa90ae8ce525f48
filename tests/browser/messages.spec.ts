import type { Page } from '@playwright/test';
import { hold } from './helpers/hold.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const GERMAN = {
  lang: 'de',
  'landing.start': 'Los geht’s',
  'step.continue': 'Weiter',
  'Q0.title': 'Wissen Sie schon, welche Art von Anlage Sie möchten?',
  'Q0.Yes': 'Ja',
  'status.fit': { one: '{count} Anlage passt.', other: '{count} Anlagen passen.' },
};

const reword = (page: Page, messages: object) =>
  page.evaluate(
    (given) => Object.assign(document.querySelector('product-selector') as object, { messages: given }),
    messages,
  );

test('a page can reword everything, even before the selector loads', async ({ page }) => {
  await page.route('**/words.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.querySelector('product-selector').messages = ${JSON.stringify(GERMAN)};`,
    }),
  );
  await hostPage(page, { body: `<product-selector></product-selector><script src="/words.js"></script>${LOADER}` });
  const selector = new Selector(page);
  await selector.button('Los geht’s').click();
  await expect(selector.heading('Wissen Sie schon')).toBeVisible();
  await selector.option('Ja').check();
  await expect(page.getByRole('status').filter({ hasText: '20 Anlagen passen.' })).toBeVisible();
  await expect(selector.shown).toHaveAttribute('lang', 'de');
  // Untranslated messages stay in English.
  await expect(selector.option('No')).toBeVisible();
  await selector.button('Weiter').click();
  await expect(selector.option('Ducted')).toBeVisible();
});

test('new messages apply in the middle of a visit', async ({ page, expected }) => {
  expected.push(/Product Selector: \d problems? in messages/);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await hostPage(page, { head: LOADER, body: '<product-selector lang="en-AU"></product-selector>' });
  const selector = new Selector(page);
  await selector.start();
  await selector.option('Yes').check();
  await test.step('an English page without messages loads no translation and no check of messages', async () => {
    expect(fetched.filter((url) => /\/(language|translation|pageMessages)-/.test(url))).toEqual([]);
  });
  await test.step('the visit continues in the new words, and the check of messages loads', async () => {
    await reword(page, GERMAN);
    await expect(selector.option('Ja')).toBeChecked();
    // The new messages apply before they are checked.
    await expect.poll(() => fetched.filter((url) => url.includes('/pageMessages-'))).toHaveLength(1);
    await reword(page, {});
    await expect(selector.option('Yes')).toBeChecked();
    expect(lines).toEqual([]);
  });
  await test.step('right-to-left messages mirror the selector', async () => {
    const inside = async () => {
      const [all, radio] = [await selector.shown.boundingBox(), await selector.option('Yes').boundingBox()];
      return (radio!.x - all!.x) / all!.width;
    };
    const before = await inside();
    await reword(page, { dir: 'rtl' });
    await expect(selector.shown).toHaveAttribute('dir', 'rtl');
    expect(await inside()).toBeGreaterThan(1 - before - 0.05);
    await reword(page, {});
  });
  await test.step('unusable messages are reported once, and the English stays', async () => {
    const unusable = { lang: 'not a language', 'landing.start': 7, 'landing.strat': 'x', 'landing.lead': '{name}' };
    await reword(page, unusable);
    await expect
      .poll(() => lines)
      .toEqual([expect.stringMatching(/4 problems in messages: .*"landing\.strat".*\{name\}/)]);
    await reword(page, { ...unusable });
    await reword(page, { 'landing.strat': 'x' });
    await expect.poll(() => lines).toHaveLength(2);
    await expect(selector.option('Yes')).toBeChecked();
  });
});

test('messages that a page takes back before they are checked are not reported', async ({ page }) => {
  const release = await hold(page, '**/pageMessages-*.js');
  const asked = page.waitForRequest('**/pageMessages-*.js');
  await hostPage(page, {
    head: LOADER,
    body: `<product-selector messages='{"landing.start": "Los"}'></product-selector>`,
  });
  const selector = new Selector(page);
  await selector.button('Los').hover();
  await asked;
  await page.locator('product-selector').evaluate((node) => node.removeAttribute('messages'));
  await selector.button('Start').waitFor();
  const loaded = page.waitForResponse('**/pageMessages-*.js');
  release();
  await (await loaded).finished();
  // A module that has loaded runs before this one. A warning would fail the test.
  await page.evaluate(() => import('/embed/product-selector.js' as string));
});

test('the attribute takes messages as JSON text; the property overrides it, and each applies immediately', async ({
  page,
  expected,
}) => {
  expected.push(/Product Selector: messages isn't JSON/);
  await hostPage(page, {
    head: LOADER,
    body: `<product-selector messages='{"landing.start": "Los"}'></product-selector>`,
  });
  const element = page.locator('product-selector');
  const selector = new Selector(page);
  await selector.button('Los').waitFor();
  await element.evaluate((node) => node.setAttribute('messages', '{"landing.start": "Go"}'));
  await selector.button('Go').waitFor();
  await reword(page, { 'landing.start': 'Property' });
  await selector.button('Property').waitFor();
  await element.evaluate((node) => node.setAttribute('messages', '{"landing.start": "Hidden"}'));
  await element.evaluate((node) => Object.assign(node, { messages: null }));
  await selector.button('Hidden').waitFor();
  await element.evaluate((node) => node.removeAttribute('messages'));
  await selector.button('Start').waitFor();
  await selector.button('Start').hover();
  await test.step('reports the position of an error in the attribute’s JSON', async () => {
    const line = page.waitForEvent('console', (message) => message.text().includes("isn't JSON"));
    await element.evaluate((node) => node.setAttribute('messages', '{"landing.start": "Los", }'));
    expect((await line).text()).toContain('position 25');
    await expect(selector.button('Start')).toBeVisible();
  });
});
