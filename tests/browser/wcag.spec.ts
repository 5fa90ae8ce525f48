import type { Locator, Page } from '@playwright/test';
import { cutOff } from './cutOff.ts';
import { hostPage, LOADER } from './hostPage.ts';
import { saveVisit } from './savedVisit.ts';
import { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/**
 * WCAG 2.2 AA, a test for each criterion that a single-page questionnaire can break. Contrast in every theme, and what axe
 * can find, stands in accessibility.spec.ts and theme.spec.ts; the dialog in tooltips.spec.ts.
 */
const inside = (page: Page): Locator => page.locator('product-selector');

test('1.3.1, 4.1.2: options are native controls in a group whose legend is the heading', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  const group = page.getByRole('group', { name: 'Do you already know which type of system you want?' });
  await expect(group.getByRole('radio')).toHaveCount(2);
  await expect(group.getByRole('heading', { level: 1 })).toHaveText(
    'Do you already know which type of system you want?',
  );
  expect(await group.evaluate((node) => node.tagName)).toBe('FIELDSET');
  for (const label of ['No', 'Townhouse', 'Single Room', 'Large Outdoor space']) await selector.answer(label);
  await expect(page.getByRole('group', { name: 'Which smart controls' }).getByRole('checkbox')).toHaveCount(3);
});

test('1.3.1: headings skip no level, from the level that the page sets', async ({ page }) => {
  await saveVisit(page);
  await hostPage(page, { head: LOADER, body: '<product-selector heading-level="3"></product-selector>' });
  const selector = new Selector(page);
  await selector.resumeMatches();
  const levels = await inside(page)
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(3);
  expect(levels.every((level, place) => place === 0 || level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
});

test('1.4.10: nothing scrolls sideways at 320 px', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await selector.start();
  for (const label of ['Yes', 'Ducted', 'House - Pitched Roof', 'Whole Home', 'Individual Temperature Control']) {
    await selector.answer(label);
    expect(await overflow()).toBe(0);
  }
  await selector.answer('Large Outdoor space');
  await selector.answer('Touchscreen', 'Voice Control', 'Mobile App');
  expect(await overflow()).toBe(0);
  await selector.chooseFirst();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await page.getByRole('img', { name: /^Energy in a year/ }).waitFor();
  expect(await overflow()).toBe(0);
});

for (const [name, prepare] of [
  [
    '1.4.12: custom text spacing',
    (page: Page) =>
      inside(page).evaluate((element) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        );
        element.shadowRoot?.adoptedStyleSheets.push(sheet);
      }),
  ],
  [
    '1.4.4: text at 200%',
    async (page: Page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    },
  ],
] as const) {
  test(`${name} cuts nothing off and loses nothing`, async ({ page, selector }) => {
    await page.setViewportSize({ width: 640, height: 800 });
    await page.goto('/');
    await selector.button('Start').waitFor();
    await prepare(page);
    const look = async (where: string) => expect(await cutOff(page), where).toEqual([]);
    await look('landing');
    await selector.start();
    for (const label of ['Yes', 'Ducted', 'House - Pitched Roof', 'Multiple Rooms', 'Individual Temperature Control']) {
      await look(label);
      await selector.answer(label);
    }
    await selector.answer('3 Rooms');
    await selector.answer('Small Outdoor space');
    await selector.answer('Voice Control');
    await look('matches');
    await selector.chooseFirst();
    await look('result');
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
  });
}

test('1.4.13: nothing appears on hover', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('Yes');
  const before = await inside(page).ariaSnapshot();
  await selector.button('More about Ducted').hover();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await inside(page).ariaSnapshot()).toBe(before);
});

test('2.1.1: the whole journey works with the keyboard alone', async ({ page, selector }) => {
  await page.goto('/');
  await selector.button('Start').focus();
  await page.keyboard.press('Enter');
  await expect(selector.heading('Do you already know')).toBeFocused();
  for (const [label, title] of [
    ['No', 'What kind of home'],
    ['Townhouse', 'Which areas'],
    ['Single Room', 'How much space'],
    ['Large Outdoor space', 'Which smart controls'],
  ] as const) {
    await page.keyboard.press('Tab');
    const option = selector.option(label);
    for (let presses = 0; presses < 4 && !(await option.isChecked()); presses += 1) {
      await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown');
    }
    await expect(option).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(selector.heading(title)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(selector.heading('Systems for your home')).toBeFocused();
  const choose = page.getByRole('button', { name: /^Choose / }).first();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await choose.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)) break;
  }
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(selector.heading('What to do next')).toBeVisible();
});

test('2.4.3: the focus stays put on first paint, then moves to the heading of each step', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.button('Start').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await selector.start();
  await expect(selector.heading('Do you already know')).toBeFocused();
  await selector.answer('No');
  await expect(selector.heading('What kind of home')).toBeFocused();
  await selector.button('Back').click();
  await expect(selector.heading('Do you already know')).toBeFocused();
});

test('2.4.7, 2.4.11: the focus is visible and not behind the bar', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/');
  await selector.start();
  await selector.answer('Yes');
  await selector.answer('Ducted');
  const seen: string[] = [];
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    const state = await inside(page).evaluate((element) => {
      const focused = element.shadowRoot?.activeElement;
      if (!(focused instanceof HTMLElement)) return null;
      // A choice is outlined as the whole card, which its label covers.
      const [label] = focused instanceof HTMLInputElement ? (focused.labels ?? []) : [];
      const style = label ? getComputedStyle(label, '::after') : getComputedStyle(focused);
      const box = focused.getBoundingClientRect();
      const top = element.shadowRoot?.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const outlined = style.outlineStyle !== 'none';
      const free = top === focused || focused.contains(top ?? null);
      return { name: focused.getAttribute('aria-label') ?? focused.textContent ?? '', outlined, free };
    });
    if (!state) break;
    seen.push(state.name);
    expect(state, state.name).toMatchObject({ outlined: true, free: true });
  }
  expect(seen).toContain('Continue');
});

test('2.5.7, 2.5.8: every target is large enough, and nothing needs dragging', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await selector.start();
  await selector.answer('Yes');
  const small = () =>
    inside(page).evaluate((element) => {
      const targets = [...(element.shadowRoot?.querySelectorAll('button, a, summary, select, input') ?? [])];
      return (
        targets
          .filter((target) => target.checkVisibility())
          // The whole card of an option is the target.
          .map((target) => (target.matches('fieldset input') ? (target.parentElement ?? target) : target))
          .map((target) => ({ html: target.outerHTML, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 24 || box.width < 24)
          .map(({ html }) => html)
      );
    });
  expect(await small()).toEqual([]);
  const reach = async (name: string) => (await selector.button(name).boundingBox())?.height;
  expect(await reach('Continue')).toBeGreaterThanOrEqual(44);
  expect(await reach('Back')).toBeGreaterThanOrEqual(44);
  for (const label of ['Split', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Mobile App'])
    await selector.answer(label);
  expect(await small()).toEqual([]);
  await selector.chooseFirst();
  expect(await small()).toEqual([]);
});

test('3.2.6: Back and Continue are in the same place on every question, within reach of a thumb on a small phone', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await selector.start();
  const places = new Set<string>();
  for (const label of ['Yes', 'Ducted', 'Townhouse', 'Multiple Rooms', 'Unsure', '2 Rooms', 'Small Outdoor space']) {
    for (const name of ['Back', 'Continue']) {
      const box = await selector.button(name).boundingBox();
      places.add(`${name} ${box?.x} ${box?.width}`);
      // The lower half of the screen, whatever the question's length and without scrolling.
      expect(box?.y, `${name} at ${label}`).toBeGreaterThan(284);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${name} at ${label}`).toBeLessThanOrEqual(568);
    }
    await selector.answer(label);
  }
  expect(places.size).toBe(2);
});

test('3.1.2: the language of the words is set', async ({ page, selector }) => {
  await page.goto('/');
  await selector.button('Start').waitFor();
  await expect(selector.shown).toHaveAttribute('lang', 'en-AU');
});

test('3.2.2: choosing never moves on', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.option('Yes').check();
  await page.keyboard.press('ArrowDown');
  await expect(selector.option('No')).toBeChecked();
  await expect(selector.heading('Do you already know')).toBeVisible();
});

test('3.3.1, 3.3.3: a missing answer is named, tied to its group and focused', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.button('Continue').click();
  const group = page.getByRole('group', { name: 'Do you already know' });
  await expect(group).toHaveAccessibleDescription(/Choose an option/);
  await expect(selector.option('Yes')).toBeFocused();
  await selector.option('Yes').check();
  await expect(group).not.toHaveAccessibleDescription(/Choose an option/);
});

test('3.3.1: an invalid postcode is named in words, tied to its field', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Postcode' });
  await field.fill('30_00');
  await expect(field).toHaveAccessibleDescription(/only have letters, digits, spaces and hyphens/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('3.3.2: each question and option has a description', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await expect(page.getByRole('group', { name: 'Do you already know' })).toHaveAccessibleDescription(
    "It's fine if you don't. The next questions work it out.",
  );
  await expect(selector.option('No')).toHaveAccessibleDescription(/^We'll look at every type\. \d+ systems$/);
});

test('3.3.7: an answer is kept when the visitor returns to its question', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('No');
  await selector.answer('Townhouse');
  await selector.button('Back').click();
  await expect(selector.option('Townhouse')).toBeChecked();
  await selector.button('Back').click();
  await expect(selector.option('No')).toBeChecked();
});

test('4.1.3: each answer announces one whole phrase, and so does the end of loading', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.option('Yes').waitFor();
  await inside(page).evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const status of element.shadowRoot?.querySelectorAll('[role=status]') ?? []) {
      const observer = new MutationObserver(() => said.push(status.textContent?.trim() ?? ''));
      observer.observe(status, { childList: true, characterData: true, subtree: true });
    }
  });
  await selector.option('Yes').check();
  await selector.option('No').check();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect(page.getByRole('status').filter({ hasText: /^63 systems fit your answers so far\.$/ })).toHaveCount(1);
  const phrases = await said();
  expect(phrases.length).toBeLessThanOrEqual(2);
  expect(phrases.every((phrase) => /^\d+ systems fit your answers so far\.$/.test(phrase))).toBe(true);
});

test('progress is stated in words, and by a named bar that never goes back', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  const bar = page.getByRole('progressbar', { name: 'Progress' });
  const share = () => bar.evaluate((node: HTMLProgressElement) => node.position);
  let before = -1;
  for (const label of ['Yes', 'Split', 'Townhouse', 'Multiple Rooms', '3 Rooms', 'Large Outdoor space']) {
    const now = await share();
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
    await expect(page.getByText(/^Question \d/)).toBeVisible();
    await selector.answer(label);
  }
  await expect(page.getByText(/the last one$/)).toBeVisible();
});
