import type { Page } from '@playwright/test';
import { samePicture } from '../browser/helpers/samePicture.ts';
import { Selector } from '../browser/helpers/selector.ts';
import { createPage, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { expect, test } from './test.ts';

const FRAME = (important: string) =>
  ['outline: 5px solid red', 'border: 5px solid blue', 'box-shadow: 0 0 0 5px lime', 'background: yellow']
    .map((rule) => `${rule}${important};`)
    .join(' ');
const STATES = ['focus', 'focus-visible', 'focus-within', 'hover', 'active'];
/** The selectors a theme may use to style every state of every element in its content. */
const FORMS: readonly ((state: string) => string)[] = [
  (state) => `.entry-content *:${state}`,
  (state) => `:where(.entry-content :${state})`,
  (state) => `:is(.entry-content, #none) :is(*:${state}, #none)`,
];

/** A picture of the selector and a margin, because an outline is outside the box. */
async function picture(page: Page): Promise<Buffer> {
  const box = await page.locator('product-selector').boundingBox();
  if (!box) throw new Error('There is no selector.');
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: Math.min(box.height + 16, 700) };
  return page.screenshot({ clip, fullPage: true });
}

test('the newest WordPress theme paints no frame around the selector, nor does one that styles every state, !important or not', async ({
  site,
  page,
}) => {
  await publish(site, RANGE);
  await page.goto(await createPage(site, 'Guide', '[product_selector]'));
  const selector = new Selector(page);
  await selector.start();
  // The mouse button is down over the question, and the keyboard focus inside.
  await selector.heading('Do you already know').hover();
  await page.mouse.down();
  await page.keyboard.press('Tab');
  await expect(selector.option('Yes')).toBeFocused();
  // The newest theme's rule does apply to other focused elements.
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n'),
  );
  expect(rules).toMatch(/:where\(\.wp-site-blocks :focus\)\s*\{[^}]*outline/);
  await expect(page.locator('product-selector')).toHaveCSS('outline-style', 'none');
  const clean = await picture(page);
  for (const important of ['', ' !important']) {
    const selectors = FORMS.flatMap((form) => STATES.map(form));
    const css = selectors.map((selector) => `${selector} { ${FRAME(important)} }`).join('\n');
    const style = await page.addStyleTag({ content: css });
    // The selector's own focus ring stays.
    const ring = await selector.option('Yes').evaluate((option) => {
      const [label] = (option as HTMLInputElement).labels ?? [];
      return label ? getComputedStyle(label, '::after').outlineStyle : null;
    });
    expect(ring).toBe('solid');
    expect(await samePicture(`theme states${important}`, clean, await picture(page))).toBe(true);
    await style.evaluate((element) => (element as HTMLElement).remove());
  }
});
