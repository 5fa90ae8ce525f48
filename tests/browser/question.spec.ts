import type { Locator, Page } from '@playwright/test';
import { piecesOf } from '../piecesOf.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { untilEntered } from './helpers/untilEntered.ts';

/** A phone and a laptop; `npm run test:exhaustive` adds a small phone and one in landscape. */
const WINDOWS = process.env.EXHAUSTIVE ? ['390x844', '1280x720', '320x568', '844x390'] : ['390x844', '1280x720'];
/** The longest answer path, with an option of each question. */
const LONGEST = ['Yes', 'Ducted', 'House - Flat Roof', 'Multiple Rooms', 'Unsure', '3 Rooms', 'Small Outdoor space'];

const sized = (page: Page, size: string): Promise<void> => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return page.setViewportSize({ width, height });
};
const home = (page: Page): Locator => page.locator('product-selector').getByRole('img').first();

/** The place of an element in the window, without scrolling to it. */
async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element has no box');
  return { ...found, bottom: found.y + found.height };
}

/** True if each corner of an element is in the window, with nothing over it. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const root = node.getRootNode() as ShadowRoot;
    return [left + 8, right - 8].every((x) =>
      [top + 8, bottom - 8].every((y) => node.contains(root.elementFromPoint(x, y))),
    );
  });

/** The parts of the question in the window, measured together. A choice is covered if anything is over one of its corners. */
const partsOf = (page: Page) =>
  page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const part = (css: string) => {
      // The list is rendered ahead, hidden, with its own choices.
      const node = [...(shadowRoot?.querySelectorAll(css) ?? [])].find((one) => one.checkVisibility());
      const { top = Number.NaN, bottom = Number.NaN, left = 0, right = 0 } = node?.getBoundingClientRect() ?? {};
      const isUncovered = [left + 8, right - 8].every((x) =>
        [top + 8, bottom - 8].every((y) => node?.contains(shadowRoot?.elementFromPoint(x, y) ?? null)),
      );
      return { top, bottom, isUncovered };
    };
    const right = document.documentElement.clientWidth;
    // Text for screen readers only is clipped to nothing.
    const wide = [...(shadowRoot?.querySelectorAll(':not(dialog *)') ?? [])].filter(
      (one) => one.getBoundingClientRect().right > right && getComputedStyle(one).clipPath === 'none',
    );
    return {
      isWide: wide.length > 0 || document.documentElement.scrollWidth > right,
      bar: part('button[type=submit]'),
      option: part('fieldset input'),
      label: part('fieldset label'),
      heading: part('legend :is(h1, h2)'),
      drawing: part('.home-ground [role=img]'),
    };
  });

/** The misplaced parts of a question that has appeared. On a phone, the drawn home and the progress are in view first. */
function wrongPlaces(parts: Awaited<ReturnType<typeof partsOf>>, size: string): readonly string[] {
  const { isWide, bar, option, label, heading, drawing } = parts;
  const isPhone = Number.parseInt(size, 10) <= 390;
  const places = {
    'something is wider than the page': isWide,
    'Continue is covered': !bar.isUncovered,
    'the first option is covered': !option.isUncovered,
    'the drawing is above the window': isPhone && !(drawing.top >= 0),
    'the heading is below Continue': isPhone && !(heading.bottom < bar.top),
    'the drawing is small': size === '390x844' && !(drawing.bottom - drawing.top >= 100),
    'the first option is below Continue': size === '390x844' && !(label.bottom < bar.top),
  };
  return Object.entries(places).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}

/** Checks every question of the longest answer path as it appears. */
async function atEveryQuestion(selector: Selector, look: (question: string) => Promise<void>): Promise<void> {
  await selector.start();
  for (const label of [...LONGEST, 'Mobile App']) {
    await selector.option(label).waitFor();
    await look(`the question with ${label}`);
    if (label !== 'Mobile App') await selector.answer(label);
  }
}

test('Continue, an option and the drawing are in every window at every question, also after a visitor scrolled the one before', async ({
  page,
  selector,
}) => {
  const header = '<header style="block-size: 240px">A header of the page</header>';
  await hostPage(page, { head: LOADER, body: `${header}<product-selector></product-selector>` });
  for (const size of WINDOWS) {
    await test.step(`a window of ${size}`, async () => {
      await sized(page, size);
      const [width = 0, height = 0] = size.split('x').map(Number);
      const places = new Set<number>();
      await atEveryQuestion(selector, async (question) => {
        // A new question scrolls the page to its beginning in a separate frame.
        let top = Number.NaN;
        const wrong = async () => {
          const parts = await partsOf(page);
          top = Math.round(parts.bar.top);
          return wrongPlaces(parts, size);
        };
        await expect.poll(wrong, question).toEqual([]);
        places.add(top);
        if (width > 390) return;
        // The last option is below the first screen of a long question.
        const last = page.getByRole('radio').or(page.getByRole('checkbox')).last();
        await last.focus();
        await last.check();
        const { drawing: strip } = await partsOf(page);
        expect(strip.isUncovered, question).toBe(true);
        expect(strip.top, question).toBeGreaterThanOrEqual(0);
        expect(strip.bottom, question).toBeLessThanOrEqual(0.15 * height);
      });
      expect([...places], 'the places of Continue').toHaveLength(1);
      // The next window begins at the landing page.
      await page.locator('product-selector').evaluate((element) => {
        (element as HTMLElement & { navigate(to: string): unknown }).navigate('/');
      });
    });
  }
});

test('the parts of a question have their places in any window', async ({ page, selector }) => {
  await sized(page, '1280x720');
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector>' });
  await selector.start();
  const tops = async (...labels: string[]) =>
    new Set(await Promise.all(labels.map(async (label) => Math.round((await box(selector.option(label))).y)))).size;
  const widths: number[] = [];
  for (const width of [1280, 1366, 1920]) {
    await test.step(`the drawing takes two fifths of a panel in a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      await selector.option('Yes').waitFor();
      const drawing = await box(home(page));
      const panel = await box(page.locator('product-selector'));
      expect(drawing.width / panel.width).toBeGreaterThan(0.36);
      expect(drawing.width / panel.width).toBeLessThan(0.44);
      widths.push(drawing.width);
    });
  }
  await test.step('the drawing grows with the panel', () => {
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(widths.at(-1)).toBeGreaterThan(700);
  });
  for (const size of ['320x568', '1280x720']) {
    await test.step(`the footer shows how many models fit, between Back and Continue or above them, in ${size}`, async () => {
      await sized(page, size);
      await selector.option('No').check();
      const count = page.getByText(/^\d+ models fit$/);
      await expect(count).toBeVisible();
      const [back, shown, next] = [
        await box(selector.button('Back')),
        await box(count),
        await box(selector.button('Continue')),
      ];
      const isAbove = shown.y + shown.height <= Math.min(back.y, next.y);
      const isBetween = back.x + back.width <= shown.x && shown.x + shown.width <= next.x;
      expect(size.startsWith('320') ? isAbove : isBetween).toBe(true);
      expect(shown.height).toBeLessThanOrEqual(next.height);
      // A screen reader hears the whole sentence, once.
      await expect(page.getByRole('status').filter({ hasText: /models fit/ })).toHaveCount(1);
      await expect(count).toHaveAttribute('aria-hidden', 'true');
    });
  }
  await test.step('options stand side by side where there is room', async () => {
    expect(await tops('Yes', 'No')).toBe(1);
  });
  await test.step('Continue stays in the page from question to question', async () => {
    const button = await selector.button('Continue').elementHandle();
    await selector.answer('No');
    await selector.option('Townhouse').waitFor();
    expect(await button?.evaluate((node) => node.isConnected)).toBe(true);
    await expect(page.getByRole('heading', { name: 'What kind of home is it?' })).toBeFocused();
  });
  await test.step('options stand side by side where there is room, and below each other on a phone', async () => {
    expect(await tops('House - Pitched Roof', 'House - Flat Roof', 'Townhouse', 'Apartment')).toBe(2);
    await selector.answer('Townhouse');
    expect(await tops('Whole Home', 'Multiple Rooms', 'Single Room')).toBe(1);
    await sized(page, '390x844');
    expect(await tops('Whole Home', 'Multiple Rooms', 'Single Room')).toBe(3);
  });
  await test.step('the drawing stays in view beside long content', async () => {
    await selector.button('Back').click();
    await sized(page, '1280x420');
    await selector.option('Apartment').focus();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(home(page)).toBeInViewport({ ratio: 0.99 });
  });
  await test.step('at 400% zoom the footer leaves the window to the options', async () => {
    await sized(page, '320x256');
    await selector.option('Townhouse').focus();
    expect(await isUncovered(selector.option('Townhouse'))).toBe(true);
    expect((await box(selector.button('Continue'))).y).toBeGreaterThan(256);
  });
});

test("the keyboard's focus is never behind the footer", async ({ page, selector }) => {
  await sized(page, '300x600');
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector>' });
  await selector.start();
  await selector.answer('No');
  // Arrow keys reach the radios that Tab skips.
  const keys = piecesOf(`
    Tab | Space | ArrowDown | ArrowDown | ArrowDown | Tab | Tab | Shift+Tab | Shift+Tab | ArrowUp
  `);
  for (const [where, size] of [
    ['a 300 px embed', '300x600'],
    ['a phone', '390x844'],
    ['a laptop', '1280x560'],
  ] as const) {
    await test.step(where, async () => {
      await sized(page, size);
      // The question appears again, with its first option chosen.
      await selector.answer('House - Pitched Roof');
      await selector.button('Back').click();
      await expect(selector.heading('What kind of home')).toBeFocused();
      // A question scrolls to its beginning with the next paint, not after the first key.
      await untilEntered(page);
      for (const key of keys) {
        await page.keyboard.press(key);
        expect(await isUncovered(page.locator('product-selector :focus')), key).toBe(true);
      }
      await expect(selector.option('Townhouse')).toBeFocused();
    });
  }
});
