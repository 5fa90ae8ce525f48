import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

test.use({ realTime: true });

/** Motions that are running in the selector: how long each lasts, in ms; endless ones count as -1. */
const motions = (page: Page): Promise<number[]> =>
  page.locator('product-selector').evaluate((element) =>
    (element.shadowRoot?.getAnimations() ?? [])
      // The probes of the page's colours are hidden, and change by a transition.
      .filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility({ visibilityProperty: true }))
      .map((animation) => {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        return iterations === Number.POSITIVE_INFINITY ? -1 : Number(duration);
      }),
  );

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a step appears in under 200 ms', async ({ page, selector }) => {
    await page.goto('/');
    await selector.start();
    await selector.heading('Do you already know').waitFor();
    await selector.option('No').check();
    await page.locator('product-selector').evaluate((element) => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      element.shadowRoot?.addEventListener('animationstart', () => {
        for (const animation of element.shadowRoot?.getAnimations() ?? []) {
          seen.push(Number(animation.effect?.getComputedTiming().duration));
        }
      });
    });
    await selector.button('Continue').click();
    await selector.heading('What kind of home').waitFor();
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
    expect(Math.max(...(await seen()))).toBeLessThan(200);
  });
});

test('nothing moves if the visitor prefers reduced motion', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('No');
  await selector.option('Townhouse').check();
  expect(await motions(page)).toEqual([]);
});

test('an answer appears in the next frame, then its effects: the count, the home', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('No');
  await selector.option('Townhouse').waitFor();
  const { before, next } = await page.locator('product-selector').evaluate(async (element) => {
    const root = element.shadowRoot as ShadowRoot;
    const look = () => [
      root.querySelector(':checked')?.getAttribute('value'),
      [...root.querySelectorAll('[role=status]')].map((status) => status.textContent).join(''),
      root.querySelector('[role=img]')?.getAttribute('aria-label'),
    ];
    const before = look();
    root.querySelector<HTMLInputElement>('input[value="Townhouse"]')?.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { before, next: look() };
  });
  expect(before[0]).toBeUndefined();
  expect(next[0]).toBe('Townhouse');
  const count = page.getByRole('status').filter({ hasText: /^\d+ systems fit your answers so far\.$/ });
  await expect(count).toHaveCount(1);
  await expect(count).not.toHaveText(String(before[1]));
  await expect(page.getByRole('img', { name: /^Townhouse/ })).toBeVisible();
});

test('nothing shifts: not while loading, not after an answer, not between steps', async ({ page, selector }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await selector.start();
  const places = () =>
    page.locator('product-selector').evaluate((element) =>
      [
        ...(element.shadowRoot?.querySelectorAll('fieldset :is(input, label, h2), form > :has(button), [role=img]') ??
          []),
      ].map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  for (const label of [
    'No',
    'House - Flat Roof',
    'Multiple Rooms',
    'Individual Room Zoning',
    '3 Rooms',
    'Small Outdoor space',
  ]) {
    await selector.option(label).scrollIntoViewIfNeeded();
    const before = await places();
    await selector.option(label).check();
    expect(await places(), label).toEqual(before);
    await selector.button('Continue').click();
  }
  await selector.answer('Mobile App');
  await selector.chooseFirst();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a question shows its outline while loading, and the end of loading is announced', async ({ page, selector }) => {
  await page.clock.install();
  const release = await hold(page, '**/v2/products?**');
  await page.goto('/');
  await selector.start();
  await page.clock.runFor(1100);
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
  // The outline is decoration: a title, lines, and a card for each option.
  const outline = page.locator('product-selector [role=status] ~ [aria-hidden=true]');
  await expect(outline).toHaveCount(6);
  release();
  await page.clock.runFor(600);
  await expect(selector.heading('Do you already know')).toBeFocused();
  await expect(outline).toHaveCount(0);
});
