import type { Page } from '@playwright/test';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { untilIdle } from './helpers/untilIdle.ts';

/**
 * Does what a browser's page translation does: puts each text into an element of its own, in the shadow root too, and
 * each text that comes later. It keeps the words, so that a text which doesn't follow is seen.
 */
function translate(): void {
  const wrap = (node: Node): void => {
    const { parentElement } = node;
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.textContent?.trim() || parentElement?.closest('font, style, script, textarea')) return;
      const font = document.createElement('font');
      node.parentNode?.replaceChild(font, node);
      font.append(document.createElement('font'));
      font.firstChild?.appendChild(document.createTextNode(node.textContent));
      return;
    }
    for (const child of [...node.childNodes]) wrap(child);
  };
  const shadow = document.querySelector('product-selector')?.shadowRoot as ShadowRoot;
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) wrap(node);
  });
  observer.observe(shadow, { childList: true, characterData: true, subtree: true });
  wrap(document.body);
  wrap(shadow);
  Object.assign(window, {
    /** Puts texts back, as *Show original* does. */
    showOriginal() {
      observer.disconnect();
      for (const font of shadow.querySelectorAll('font')) font.replaceWith(...font.childNodes);
    },
  });
}

/** Every text of the selector, and the texts that React would change or remove by themselves. */
const read = (page: Page) =>
  page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const walker = document.createTreeWalker(shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    const loose: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The next question is drawn ahead once there is time for it.
      if (node.parentElement?.closest('style, .ahead')) continue;
      texts.push(node.textContent ?? '');
      if (Object.keys(node).some((key) => key.startsWith('__reactFiber'))) loose.push(node.textContent ?? '');
    }
    return { text: texts.join('').replace(/\s+/g, ' '), loose };
  });

/** What is read once nothing changes any more: counts and drawings follow a press later. */
async function readSettled(page: Page): ReturnType<typeof read> {
  let found = await read(page);
  for (let same = 0; same < 3; ) {
    await untilIdle(page);
    const next = await read(page);
    same = next.text === found.text ? same + 1 : 0;
    found = next;
  }
  return found;
}

type Look = (stop: string) => Promise<void>;

/** Chooses every option of a question, the one to continue with last. */
async function answer(selector: Selector, look: Look, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    await selector.option(label).evaluate((input: HTMLElement) => input.click());
    await look(label);
  }
  await selector.press('Continue');
}

async function walk(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.start();
  await selector.option('No').waitFor();
  await look('first question');
  await selector.press('Continue');
  await page.getByText('Choose an option').waitFor();
  await look('without an answer');
  await answer(selector, look, 'Yes');
  await answer(selector, look, 'Ducted', 'Split', 'Ducted');
  await answer(selector, look, 'Apartment', 'House - Flat Roof', 'Townhouse', 'House - Pitched Roof');
  await answer(selector, look, 'Whole Home', 'Multiple Rooms');
  await answer(selector, look, 'Unsure', 'Individual Room Zoning');
  await answer(selector, look, '2 Rooms', 'Over 3 Rooms');
  await answer(selector, look, 'Small Outdoor space', 'Large Outdoor space');
  await answer(selector, look, 'Not Sure', 'Mobile App');
  await lookAtList(page, selector, look);
}

async function lookAtList(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('list');
  const room = page.getByRole('radio', { name: '20 to 40 m²' });
  if ((await room.count()) > 0) {
    await room.click();
    await page.getByText(/rules of thumb say/).waitFor();
    await look('list with a size');
  }
  const compare = page.getByRole('article').getByRole('button', { name: /^Compare /, pressed: false });
  if ((await compare.count()) > 1) {
    for (const _ of 'two')
      if ((await compare.count()) > 0) await compare.first().evaluate((one: HTMLElement) => one.click());
    await look('list with systems to compare');
    await selector.press('Compare now');
    await page.getByRole('dialog').getByRole('table').waitFor();
    await look('comparison');
    await page.keyboard.press('Escape');
  }
  await selector.change('Which areas do you want to heat and cool?');
  await selector.option('Whole Home').evaluate((input: HTMLElement) => input.click());
  await selector.button('Undo').waitFor();
  await look('a change that cleared an answer');
  await selector.press('Undo');
  await look('undone');
  await answer(selector, look, 'Whole Home');
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('list after a change');
  const choose = page.getByRole('article').getByRole('button', { name: /^(Choose|Details of) / });
  if ((await choose.count()) === 0) return;
  await selector.chooseFirst();
  await selector.untilWhole();
  await page.locator('product-selector').evaluate(({ shadowRoot }) => {
    for (const box of shadowRoot?.querySelectorAll<HTMLElement>('details:not([open]) > summary') ?? []) box.click();
  });
  await page.getByText('A sheet to compare three quotes').waitFor();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await page
    .getByText(/cold (climate )?zone/)
    .first()
    .waitFor();
  await look('result');
  await selector.press('Back');
  await selector.untilWhole();
  await look('list again');
}

// Nothing, a single system, and the demo catalogue, whose list has a comparison and every group.
for (const count of [0, 1, 63]) {
  test(`a translated page follows each press, with a range of ${count}`, async ({ page, context, baseURL }) => {
    test.slow();
    const { products } = await (await page.request.get(`${baseURL}wp-json/product-selector/v2/products?t=1`)).json();
    const several = products.filter(({ system_type }: { system_type: string }) => system_type === 'multi_split');
    const range = count === 63 ? products : several.slice(0, count);
    expect(range).toHaveLength(count);
    await context.route('**/v2/products?**', (route) => route.fulfill({ json: { products: range } }));
    const plain: string[] = [];
    const selector = new Selector(page);
    await page.goto('/');
    await walk(page, selector, async (stop) => {
      const { text, loose } = await readSettled(page);
      plain.push(text);
      expect(loose, stop).toEqual([]);
    });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto('/');
    await selector.button('Start').waitFor();
    await page.evaluate(translate);
    await walk(page, selector, async (stop) => {
      const expected = plain.shift();
      await expect.poll(async () => (await read(page)).text, stop).toBe(expected);
    });
    await page.evaluate(() => (window as unknown as { showOriginal(): void }).showOriginal());
    await selector.change('What kind of home is it?');
    await selector.answer('Apartment');
    await selector.heading('Systems for your home').waitFor();
    await selector.untilWhole();
  });
}
