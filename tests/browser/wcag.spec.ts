import type { Locator, Page } from '@playwright/test';
import { piecesOf } from '../piecesOf.ts';
import { replaceVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

/**
 * WCAG 2.2 AA, a step for each criterion that a single-page questionnaire can break. everyScreen.spec.ts and
 * theme.spec.ts cover contrast in every theme, large and spaced text, and axe's findings; tooltips.spec.ts covers the dialog.
 */
const inside = (page: Page): Locator => page.locator('product-selector');

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('names, roles, focus and messages are right on a visit', async ({ page, selector }) => {
  await page.goto('/');
  await selector.button('Start').waitFor();
  await test.step('2.4.3: the focus stays put on first paint', async () => {
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
  await test.step('3.1.2: the language of the words is set', async () => {
    await expect(selector.shown).toHaveAttribute('lang', 'en-AU');
  });
  await test.step('3.3.1: an invalid postcode is named in words, tied to its field', async () => {
    const field = page.getByRole('textbox', { name: 'Postcode' });
    await field.fill('30_00');
    await expect(field).toHaveAccessibleDescription(/only have letters, digits, spaces and hyphens/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('');
  });
  await selector.start();
  const question = page.getByRole('group', { name: 'Do you already know which type of system you want?' });
  await test.step('2.4.3: the focus moves to the heading of the first question', async () => {
    await expect(selector.heading('Do you already know')).toBeFocused();
  });
  await test.step('1.3.1, 4.1.2: options are native controls in a group whose legend is the heading', async () => {
    await expect(question.getByRole('radio')).toHaveCount(2);
    await expect(question.getByRole('heading', { level: 1 })).toHaveText(
      'Do you already know which type of system you want?',
    );
    expect(await question.evaluate((node) => node.tagName)).toBe('FIELDSET');
  });
  await test.step('3.3.2: each question and option has a description', async () => {
    await expect(question).toHaveAccessibleDescription("It's fine if you don't: we'll work it out together.");
    await expect(selector.option('No')).toHaveAccessibleDescription(/^We'll look at every type\./);
  });
  await test.step('4.1.3: each answer announces one whole phrase, and so does the end of loading', async () => {
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
    await expect(page.getByRole('status').filter({ hasText: /^\d+ models fit\.$/ })).toHaveCount(1);
    const phrases = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(phrases.length).toBeLessThanOrEqual(2);
    expect(phrases.every((phrase) => /^\d+ models fit\.$/.test(phrase))).toBe(true);
  });
  await test.step('3.2.2: choosing never moves on', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(selector.option('Yes')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(selector.option('No')).toBeChecked();
    await expect(selector.heading('Do you already know')).toBeVisible();
  });
  await selector.answer('No');
  const next = page.getByRole('group', { name: 'What kind of home' });
  await test.step('2.4.3: the focus moves to the heading of each step', async () => {
    await expect(selector.heading('What kind of home')).toBeFocused();
  });
  await test.step('1.4.13: nothing appears on hover', async () => {
    const before = await inside(page).ariaSnapshot();
    await selector.button('More about House - Pitched Roof').hover();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await inside(page).ariaSnapshot()).toBe(before);
  });
  await test.step('3.3.1, 3.3.3: a missing answer is named, tied to its group and focused', async () => {
    await selector.button('Continue').click();
    await expect(next).toHaveAccessibleDescription(/Choose an option/);
    await expect(next.getByRole('radio').first()).toBeFocused();
    await selector.option('Townhouse').check();
    await expect(next).not.toHaveAccessibleDescription(/Choose an option/);
  });
  await selector.answer('Townhouse');
  await test.step('3.3.7: an answer is kept when the visitor returns to its question', async () => {
    await selector.press('Back');
    await expect(selector.option('Townhouse')).toBeChecked();
    await expect(selector.heading('What kind of home')).toBeFocused();
    await selector.press('Back');
    await expect(selector.option('No')).toBeChecked();
    await expect(selector.heading('Do you already know')).toBeFocused();
  });
  await selector.answerAll('No', 'Townhouse', 'Single Room', 'Large Outdoor space');
  await test.step('1.3.1, 4.1.2: a question with several answers has checkboxes', async () => {
    await expect(page.getByRole('group', { name: 'Which smart controls' }).getByRole('checkbox')).toHaveCount(3);
  });
  await selector.answer('Not Sure');
  await selector.heading('Systems for your home').waitFor();
  await test.step('1.3.1: headings skip no level, from the level that the page sets', async () => {
    // A changed attribute starts the element again, at the same step.
    await inside(page).evaluate((element) => element.setAttribute('heading-level', '3'));
    await page.getByRole('heading', { level: 3, name: 'Systems for your home' }).waitFor();
    const levels = await inside(page)
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(3);
    expect(levels.every((level, place) => place === 0 || level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
  });
});

const PHONE_PATH = piecesOf(`
  Yes | Ducted | House - Pitched Roof | Multiple Rooms | Individual Temperature Control | 2 Rooms
  Large Outdoor space
`);

test('everything fits and can be reached on a small phone', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await selector.start();
  const bar = page.getByRole('progressbar', { name: 'Progress' });
  const places = new Set<string>();
  let before = -1;
  for (const label of PHONE_PATH) {
    await selector.option(label).waitFor();
    await test.step('1.4.10: nothing scrolls sideways at 320 px', async () => {
      expect(await overflow(page), label).toBe(0);
    });
    await test.step('2.5.7, 2.5.8: every target is large enough, and nothing needs dragging', async () => {
      expect(await smallTargets(page), label).toEqual([]);
    });
    await test.step('3.2.6: Back and Continue are in the same place on every question, within reach of a thumb', async () => {
      for (const name of ['Back', 'Continue']) {
        const { x, y, width, height } = (await selector.button(name).boundingBox()) ?? {
          x: 0,
          y: 0,
          width: 0,
          height: 0,
        };
        places.add(`${name} ${x} ${width}`);
        // In the lower half of the screen for a question of any length, without scrolling.
        expect(y, `${name} at ${label}`).toBeGreaterThan(284);
        expect(y + height, `${name} at ${label}`).toBeLessThanOrEqual(568);
        expect(height, `${name} at ${label}`).toBeGreaterThanOrEqual(44);
      }
      expect(places.size, label).toBe(2);
    });
    await test.step('4.1.3: progress is stated in words, and by a named bar that never goes back', async () => {
      const now = await bar.evaluate((node: HTMLProgressElement) => node.position);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
      await expect(page.getByText(/^Question \d/)).toBeVisible();
    });
    if (label === 'House - Pitched Roof') {
      await test.step('2.4.7, 2.4.11: the focus is visible and not behind the bar', async () => {
        await page.setViewportSize({ width: 320, height: 480 });
        expect(await tabThrough(page)).toContain('Continue');
        await page.setViewportSize({ width: 320, height: 568 });
      });
    }
    await selector.answer(label);
  }
  await expect(page.getByText(/1 more$/)).toBeVisible();
  selector.passesSize = false;
  await selector.answer('Voice Control', 'Mobile App');
  await expect(page.getByText(/the last one$/)).toBeVisible();
  expect(await overflow(page), 'sizes').toBe(0);
  expect(await smallTargets(page), 'sizes').toEqual([]);
  await selector.press('Continue');
  await selector.heading('Systems for your home').waitFor();
  expect(await overflow(page), 'list').toBe(0);
  expect(await smallTargets(page), 'list').toEqual([]);
  await replaceVisit(page, { place: '/result', chosen: 'WB-WALL-025', shortlist: ['WB-WALLP-025'] });
  await page.reload();
  await selector.resume();
  await selector.untilWhole();
  for (const link of ['Brief', 'Quotes', 'Sound', 'Energy', 'All figures']) await selector.button(link).click();
  for (const name of ['Others you compared', 'Your answers']) await selector.heading(name).click();
  await page.getByText('See all').click();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await page.getByRole('region', { name: 'Energy' }).getByText('Energy for cooling').waitFor();
  expect(await overflow(page), 'result').toBe(0);
  expect(await smallTargets(page), 'result').toEqual([]);
  expect(await smallTargets(page, { css: 'summary', least: 44 }), 'folds of the result').toEqual([]);
});

/** @param least the smallest width and height in px */
function smallTargets(page: Page, which = { css: 'button, a, summary, select, input', least: 24 }): Promise<string[]> {
  return inside(page).evaluate((element, { css, least }) => {
    const targets = [...(element.shadowRoot?.querySelectorAll(css) ?? [])];
    return (
      targets
        .filter((target) => target.checkVisibility())
        // The whole card of an option is the target.
        .map((target) => (target.matches('fieldset input') ? (target.parentElement ?? target) : target))
        .map((target) => ({ html: target.outerHTML, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.height < least || box.width < least)
        .map(({ html }) => html)
    );
  }, which);
}

/** Presses Tab until the focus leaves the selector. Expects each stop to be outlined and free; returns their names. */
async function tabThrough(page: Page): Promise<readonly string[]> {
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
  return seen;
}

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
  for (const title of ['How big is the room?', 'Systems for your home']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(selector.heading(title)).toBeFocused();
  }
  const choose = page.getByRole('button', { name: /^Choose / }).first();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await choose.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)) break;
  }
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(selector.heading('What to do next')).toBeVisible();
});
