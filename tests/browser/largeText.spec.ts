import type { Page } from '@playwright/test';
import { OFFERED } from '../../dev/faults.ts';
import { ScreenPage } from './helpers/screenPage.ts';
import { expect, test } from './helpers/test.ts';
import { setTextSize } from './helpers/textSize.ts';

/** A phone with text at twice its size. everyScreen.spec.ts has the promises for every screen. */
const PHONE = { width: 390, height: 844 };

/** The longest answer path, with an option of each question. */
const LONGEST = ['Yes', 'Ducted', 'House - Flat Roof', 'Multiple Rooms', 'Unsure', '3 Rooms', 'Small Outdoor space'];

test('at 200% text, what the provider promises stands above the form, and in the first window once it is sent', async ({
  page,
  selector,
}) => {
  await page.setViewportSize(PHONE);
  const screens = await ScreenPage.open(page, selector);
  await setTextSize(page, 32);
  const promise = page.getByText(OFFERED.reply);
  await screens.show('form for an enquiry');
  expect((await promise.boundingBox())!.y).toBeLessThan((await page.getByLabel('Your name').boundingBox())!.y);
  await screens.show('enquiry, just sent');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(promise).toBeInViewport();
});

/** The size of each text in px, and if it is a heading's. */
const textSizes = (page: Page) =>
  page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const elements = [...(shadowRoot?.querySelectorAll('*') ?? [])].filter(
      (element) =>
        element.checkVisibility() &&
        // The key disappears with its drawing, and the count for lack of room; the last two are in *Details*.
        !element.matches(
          'style, option, .key, .bar-count, .bar-count *, .row > .card-body > .figures *, .group:has(.rows) > .hint',
        ) &&
        !element.closest('.group:has(.rows) > .reasons') &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    return elements.map((element) => ({
      text: element.textContent?.slice(0, 40),
      isHeading: element.closest('h1, h2, h3, h4, h5, h6') !== null,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
  });

test('at 200% text, text grows in full and large headings half as much, and the home and what comes next are in the first window', async ({
  page,
  selector,
}) => {
  const { height } = PHONE;
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await selector.button('Start').waitFor();
  const look = async (where: string) => {
    await setTextSize(page, 16);
    const before = await textSizes(page);
    await setTextSize(page, 32);
    const after = await textSizes(page);
    expect(after.length, where).toBe(before.length);
    for (const [index, { text, isHeading, size }] of before.entries()) {
      const grown = after[index]?.size ?? 0;
      if (isHeading && size > 16) expect(grown / size, `${where}: ${text}`).toBeLessThanOrEqual(1.5);
      else expect(grown, `${where}: ${text}`).toBeGreaterThanOrEqual(Math.min(2 * size, 32));
    }
  };
  await look('landing');
  await selector.start();
  for (const label of [...LONGEST, 'Mobile App']) {
    await selector.option(label).waitFor();
    const first = page.locator('fieldset label').first();
    const { y, height: tall } = (await first.boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect(y, label).toBeGreaterThan(0);
    const { y: top, height: high } = (await selector.button('Continue').boundingBox()) ?? { y: 0, height: 0 };
    expect(y + tall, label).toBeLessThan(top);
    expect(top + high, label).toBeLessThan(height);
    const home = page.locator('.home-ground > .home');
    await expect(home, label).toBeInViewport({ ratio: 1 });
    const strip = (await home.boundingBox())!;
    expect(strip.height, label).toBeGreaterThan(0.08 * height);
    expect(strip.height, label).toBeLessThanOrEqual(0.15 * height);
    expect(strip.y + strip.height, label).toBeLessThan((await selector.heading(/\?$/).first().boundingBox())!.y);
    await look(label);
    await selector.answer(label);
  }
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('list');
  await selector.heading(/^Might fit/).click();
  await selector.compareFirstThree();
  await expect(page.locator('.compare tbody td').first()).toBeInViewport({ ratio: 1 });
  await selector.button('Close').click();
  await expect(selector.button('Compare now')).toBeInViewport({ ratio: 1 });
  await expect(selector.button('Clear')).toBeVisible();
  await selector.chooseFirst();
  await selector.untilWhole();
  await look('result');
  await page.evaluate(() => scrollTo(0, 0));
  const next = {
    name: (await selector.heading('What to do next').boundingBox())!,
    button: (await page.locator('.chosen-next .button-primary').boundingBox())!,
  };
  expect(next.name.y).toBeLessThan(next.button.y);
  // Below a title of six lines.
  await expect(page.locator('.chosen-next .button-primary')).toBeInViewport({ ratio: 0.4 });
});
