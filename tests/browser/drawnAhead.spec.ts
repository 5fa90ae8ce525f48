import type { Page } from '@playwright/test';
import { expect, test } from './helpers/test.ts';
import { untilIdle } from './helpers/untilIdle.ts';

/** Layout shifts from now on, including those right after a press. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

/** True if the page's search finds a text. */
const finds = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((text) => {
    getSelection()?.removeAllRanges();
    return (window as unknown as { find(...how: unknown[]): boolean }).find(text, false, false, true);
  }, text);

/** The selector's events from now on, each with its question. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.locator('product-selector').evaluate((element) => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const name of ['selector-answered', 'selector-matched', 'selector-chosen', 'onNextPage'])
      element.addEventListener(name, (event) => {
        const { question = '' } = Object((event as CustomEvent).detail);
        told.push(`${name} ${question}`.trim());
      });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test('the next question renders while the visitor reads, and is hidden until it is asked', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.start();
  const ahead = page.locator('.step.ahead');
  const heading = (name: RegExp) => selector.heading(name);
  await selector.option('Yes').check();
  await expect(ahead).toContainText('Which type of system');
  const shifts = await watchShifts(page);
  await selector.option('No').check();
  await expect(ahead).toContainText('What kind of home');
  await test.step('nothing moves, not even what a press may move', async () => {
    await untilIdle(page);
    expect(await shifts()).toEqual([]);
  });
  await test.step('it is not on screen, on paper or among what assistive technology finds', async () => {
    await expect(heading(/kind of home/)).toHaveCount(0);
    await expect(ahead).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(ahead).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('product-selector').ariaSnapshot()).not.toContain('kind of home');
    expect((await ahead.boundingBox())?.height).toBe(0);
    expect(await finds(page, 'Do you already know')).toBe(true);
    expect(await finds(page, 'What kind of home')).toBe(false);
  });
  await test.step('no key reaches it', async () => {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await ahead.evaluate((step) => step.contains((step.getRootNode() as ShadowRoot).activeElement))).toBe(
        false,
      );
    }
  });
  await test.step('Continue shows the same elements, with the focus on the heading', async () => {
    await ahead.evaluate((step) => Object.assign(step, { isKept: true }));
    await selector.button('Continue').click();
    await expect(heading(/kind of home/)).toBeFocused();
    await expect(ahead).toHaveCount(0);
    expect(await page.locator('.step').evaluate((step) => 'isKept' in step)).toBe(true);
    expect(await finds(page, 'What kind of home')).toBe(true);
  });
  await test.step('Enter held down goes on once, with the answer', async () => {
    const told = await listen(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let turn = 0; turn < 20; turn += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(heading(/Which areas/)).toBeFocused();
    expect(await told()).toEqual(['selector-answered Q2']);
    await selector.button('Back').click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });
  await test.step('a step in its place writes no scroll position, and asks what covers it after the paint', async () => {
    const [inPress, afterwards] = await selector.button('Continue').evaluate(async (button: HTMLElement) => {
      const calls: string[] = [];
      const scrollTop = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop') as PropertyDescriptor;
      const { elementFromPoint } = Document.prototype;
      Object.defineProperty(Element.prototype, 'scrollTop', {
        ...scrollTop,
        set(to) {
          calls.push('scrollTop');
          scrollTop.set?.call(this, to);
        },
      });
      Document.prototype.elementFromPoint = function (...at) {
        calls.push('elementFromPoint');
        return elementFromPoint.apply(this, at);
      };
      button.click();
      for (let turn = 0; turn < 50; turn += 1) await null;
      const inPress = calls.splice(0);
      while (calls.length === 0) await scheduler.postTask(() => {}, { priority: 'background' });
      return [inPress, calls];
    });
    await expect(heading(/Which areas/)).toBeFocused();
    expect([inPress, [...new Set(afterwards)]]).toEqual([[], ['elementFromPoint']]);
  });
});

test('the list of 500 systems is drawn behind the size in any browser, and shows the size', async ({
  page,
  selector,
}) => {
  await page.addInitScript(() => {
    for (const helper of ['requestIdleCallback', 'cancelIdleCallback', 'PerformanceEventTiming', 'scheduler'])
      Reflect.deleteProperty(window, helper);
  });
  const products = Array.from({ length: 500 }, (_, index) => ({
    id: `S-${index}`,
    title: `System ${index}`,
    system_type: index % 2 ? 'split' : 'ducted',
    outdoor_unit_size: 'standard',
    controls: ['voice'],
    cooling_capacity_kw: 2 + (index % 40) / 10,
  }));
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: products }));
  await page.goto('/');
  await selector.start();
  selector.passesSize = false;
  await selector.answerAll('No', 'Townhouse', 'Single Room', 'Large Outdoor space');
  const told = await listen(page);
  await selector.answer('Not Sure');
  const list = page.locator('.screen');
  const rows = page.locator('article');
  await rows.first().waitFor({ state: 'attached' });
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(selector.heading('Systems for your home')).toHaveCount(0);
  expect(await finds(page, 'Systems for your home')).toBe(false);
  expect(await told()).toEqual(['selector-answered Q7']);
  await rows.evaluateAll((all) => {
    for (const row of all) Object.assign(row, { isKept: true });
  });
  await selector.option('Living room').check();
  await selector.button('Continue').click();
  await expect(selector.heading('Systems for your home')).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(list).toContainText('Living room');
  expect(await told()).toEqual(['selector-answered Q7', 'selector-matched']);
  expect(await rows.evaluateAll((all) => all.some((row) => 'isKept' in row))).toBe(true);
});

test('content below the first screen of the list renders after it, and moves nothing', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  selector.passesSize = false;
  await selector.answerAll('No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure');
  await page.locator('article').first().waitFor({ state: 'attached' });
  await untilIdle(page);
  const early = await selector.button('Continue').evaluate(async (button: HTMLElement) => {
    const rows = (button.getRootNode() as ShadowRoot).querySelectorAll('article');
    button.click();
    for (let turn = 0; turn < 50; turn += 1) await null;
    // The page may still scroll the new screen into view.
    const panel = rows[0]?.closest('.root')?.getBoundingClientRect().top ?? Number.NaN;
    const drawn = [...rows].map((row) => row.getBoundingClientRect().top).filter((top) => top > 0);
    return drawn.map((top) => top - panel);
  });
  await expect(selector.button('Start again')).toBeVisible();
  const tops = await page.locator('article').evaluateAll((rows) => {
    const panel = rows[0]?.closest('.root')?.getBoundingClientRect().top ?? Number.NaN;
    return rows.map((row) => row.getBoundingClientRect().top - panel);
  });
  expect(early.length).toBeGreaterThan(0);
  expect(early.length).toBeLessThan(tops.length);
  expect(tops.slice(0, early.length)).toEqual(early);
});
