import type { Page } from '@playwright/test';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

/** A page that cancels every event it receives, and notes its name. */
const TAKES_ALL = `<script>
  window.heard = [];
  for (const name of ['keydown', 'keypress', 'keyup', 'mousedown', 'selectstart', 'wheel', 'touchmove', 'pointerdown', 'click']) {
    document.addEventListener(name, (event) => {
      heard.push(event.key ? name + ' ' + event.key : name);
      if (name !== 'click' && name !== 'pointerdown') event.preventDefault();
    }, { passive: false });
  }
</script>`;

declare const window: Window & { readonly heard: string[] };

const heard = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.heard.splice(0));

test('a page that takes keys, presses and selections leaves those in our controls alone', async ({ page }) => {
  await hostPage(page, { head: TAKES_ALL + LOADER, body: '<p>Ours</p><product-selector></product-selector>' });
  const selector = new Selector(page);
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await postcode.waitFor();
  // As a script of a pop-up that opens around the selector.
  await page.evaluate(() =>
    addEventListener('keydown', ({ key }) => key === 'Escape' && window.heard.push('first'), true),
  );
  await postcode.click();
  await page.keyboard.type('3000');
  await expect(postcode).toHaveValue('3000');
  expect(await heard(page)).toEqual(['pointerdown', 'click']);
  await selector.start();
  await selector.option('Yes').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(selector.option('No')).toBeChecked();
  await heard(page);
  await page.keyboard.press('Enter');
  await expect(selector.heading('What kind of home')).toBeVisible();
  expect((await heard(page)).filter((name) => name.startsWith('key'))).toEqual([]);
  const explain = selector.button('More about House - Pitched Roof');
  await explain.press('Escape');
  expect(await heard(page)).toEqual(['first', 'keydown Escape', 'keyup Escape']);
  await test.step('while a dialog of ours is open, Escape closes it alone', async () => {
    await explain.click();
    await page.getByRole('dialog').waitFor();
    await heard(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await heard(page)).toEqual([]);
  });
  await page.getByText('Ours').click();
  expect(await heard(page)).toContain('mousedown');
});

test('a text beside the controls leaves keys, presses and the wheel to the page', async ({ page }) => {
  await hostPage(page, { head: TAKES_ALL + LOADER, body: '<product-selector></product-selector>' });
  const selector = new Selector(page);
  await selector.start();
  await expect(selector.heading('Do you already know')).toBeFocused();
  await page.keyboard.press('x');
  await page.getByText("It's fine if you don't").click();
  await page.mouse.wheel(0, 10);
  await expect
    .poll(() => heard(page))
    .toEqual(expect.arrayContaining(['keydown x', 'pointerdown', 'mousedown', 'click', 'wheel']));
});

test('the wheel scrolls the comparison on a page that takes it', async ({ page, selector }) => {
  await page.addInitScript(() =>
    document.addEventListener('wheel', (event) => event.preventDefault(), { passive: false }),
  );
  await page.setViewportSize({ width: 500, height: 520 });
  await page.goto('/');
  await selector.answerForSingleRoom();
  await selector.compareFirstThree();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('table').waitFor();
  await page.mouse.move(250, 250);
  const scrolled = () =>
    dialog.evaluate((box) => Math.max(...[box, ...box.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)));
  // In a low window the whole dialog scrolls.
  for (const height of [520, 390]) {
    await page.setViewportSize({ width: 500, height });
    expect(await scrolled()).toBe(0);
    const byWheel = async (by: number) => {
      await page.mouse.wheel(0, by);
      return scrolled();
    };
    await expect.poll(() => byWheel(100), `at ${height} px`).toBeGreaterThan(0);
    await expect.poll(() => byWheel(-1000)).toBe(0);
  }
});

test('a drawer that closes when the focus leaves it stays open over a whole visit', async ({ page }) => {
  await hostPage(page, {
    head: LOADER,
    body: `<div id="drawer"><product-selector></product-selector></div><script>
      const drawer = document.querySelector('#drawer');
      drawer.addEventListener('focusout', ({ relatedTarget }) => { drawer.hidden ||= !drawer.contains(relatedTarget) });
    </script>`,
  });
  const selector = new Selector(page);
  await selector.button('Start').press('Enter');
  const answer = async (label: string) => {
    await selector.option(label).press('Space');
    await selector.button('Continue').press('Enter');
  };
  for (const label of ['No', 'Townhouse', 'Multiple Rooms']) await answer(label);
  await selector.option('Unsure').press('Space');
  await selector.button('Back').press('Enter');
  await selector.option('Single Room').press('Space');
  await selector.button('Undo').press('Enter');
  for (const label of ['Single Room', 'Large Outdoor space', 'Not Sure']) await answer(label);
  await selector.heading('How big is the room?').waitFor();
  await selector.button('Continue').press('Space');
  await selector
    .button(/^Choose /)
    .first()
    .press('Enter');
  for (const name of ['Back', 'Start again']) await selector.button(name).press('Enter');
  await selector.button('Start').waitFor();
});
