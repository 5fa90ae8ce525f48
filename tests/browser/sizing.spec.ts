import type { Page } from '@playwright/test';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { hold } from './helpers/hold.ts';
import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

const SYSTEMS = [2.5, 5, 7.1].map((kw) => ({
  ...SPLIT,
  id: `W${kw}`,
  title: `Wall ${kw.toFixed(1)} kW`,
  item_group_id: 'WALL',
  cooling_capacity_kw: kw,
}));

const room = (page: Page) => page.getByRole('group', { name: 'How big is the room?', exact: true });
const press = (page: Page, choice: string) => page.getByRole('radio', { name: choice, exact: true }).click();
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('one press says how big the room is, becomes a sentence, and can be changed', async ({ page, selector }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, selector, SYSTEMS);
  const change = selector.button('Change: How big is the room?');
  await test.step('nothing is chosen or loaded before', async () => {
    await expect(room(page).getByRole('radio')).toHaveCount(5);
    await expect(room(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByText('More about size')).toHaveCount(0);
    expect(asked.filter((url) => url.includes('sizing-'))).toEqual([]);
    const chips = await room(page)
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((one) => one.getBoundingClientRect()));
    expect(new Set(chips.map(({ y }) => y)).size, 'lines of choices').toBeLessThanOrEqual(2);
    for (const { height } of chips) expect(height).toBeGreaterThanOrEqual(42);
    expect(await findingsOfAxe(page)).toEqual([]);
  });
  await test.step('a press shows the likely size and the range, with the focus on Change', async () => {
    await press(page, '20 to 40 m²');
    await expect(said(page, /^About 30.m²: about 3\.8.kW; rules of thumb say 2\.4 to 5\.4\.$/)).toBeVisible();
    await expect(room(page)).toHaveCount(0);
    await expect(change).toBeFocused();
    await expect(selector.row('Wall')).toBeVisible();
  });
  await test.step('it stays after a reload, and takes no focus then', async () => {
    await page.reload();
    await selector.resumeMatches();
    await expect(said(page, /^About 30.m²: about 3\.8.kW/)).toBeVisible();
    await expect(change).not.toBeFocused();
  });
  await test.step('Change brings the choices back without scrolling, and the same press closes them', async () => {
    const scrolled = () => page.evaluate(() => scrollY);
    await change.scrollIntoViewIfNeeded();
    const before = await scrolled();
    await change.click();
    await expect(page.getByRole('radio', { name: '20 to 40 m²' })).toBeFocused();
    expect(await scrolled()).toBe(before);
    await press(page, '20 to 40 m²');
    await expect(change).toBeFocused();
    await change.click();
    await press(page, 'Bigger');
    await expect(said(page, /^About 75.m²: about 8\.0.kW/)).toBeVisible();
  });
  await test.step('Not sure is nothing said', async () => {
    await change.click();
    await press(page, 'Not sure');
    await expect(page.getByRole('radio', { name: 'Not sure' })).toBeChecked();
    await expect(page.getByText(/rules of thumb say/)).toHaveCount(0);
    await page.reload();
    await selector.resumeMatches();
    await expect(room(page).getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test('the keyboard reaches every choice, and Enter or leaving the group closes it', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS);
  const change = selector.button('Change: How big is the room?');
  await page.getByRole('radio', { name: 'Up to 20 m²' }).focus();
  await page.keyboard.press('Space');
  for (const choice of ['20 to 40 m²', '40 to 60 m²']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: choice })).toBeFocused();
    await expect(page.getByRole('radio', { name: choice })).toBeChecked();
  }
  await expect(said(page, /^About 50.m²/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '40 to 60 m²' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(room(page)).toHaveCount(0);
  await expect(said(page, /^About 30.m²/)).toBeVisible();
  await expect(change).not.toBeFocused();
});

test('the line has the same height before and after its rules load, in any window', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS);
  const release = await hold(page, '**/createSizing-*.js');
  await press(page, '20 to 40 m²');
  const line = said(page, /^About 30.m²/);
  await expect(line).toContainText('looking up what the rules of thumb say');
  const heights = async () => {
    const found: number[] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(await line.locator('..').evaluate((one) => one.getBoundingClientRect().height));
    }
    return found;
  };
  const before = await heights();
  release();
  await expect(line).toContainText('rules of thumb say 2.4');
  expect(await heights()).toEqual(before);
});

test('size-help="off" leaves out the line, and rules of the provider replace ours or are named on the console', async ({
  page,
  selector,
  expected,
}) => {
  const element = page.locator('product-selector');
  await openList(page, selector, SYSTEMS);
  await element.evaluate((one) => one.setAttribute('size-help', 'off'));
  await expect(room(page)).toHaveCount(0);
  await page.route('**/rules.json', (route) =>
    route.fulfill({ json: { rules: [{ source: 'Our own table', date: '2024-01', table: [[35, 4, 6]] }] } }),
  );
  await element.evaluate((one) => {
    one.setAttribute('size-rules', '/rules.json');
    one.removeAttribute('size-help');
  });
  await press(page, '20 to 40 m²');
  await expect(said(page, /about 5\.0.kW; rules of thumb say 4 to 6\.$/)).toBeVisible();
  await page.getByText('More about size').click();
  await page.getByText('Where this comes from').click();
  await expect(page.getByText('read in January 2024, more than 24 months ago')).toBeVisible();
  await page.getByLabel('Floor area').fill('50');
  await expect(said(page, /^About 50.m²: no rule of thumb covers a room this size\.$/)).toBeVisible();
  expected.push(/size-rules="\/none\.json" can't be used/, /404/);
  await element.evaluate((one) => one.setAttribute('size-rules', '/none.json'));
  await expect(said(page, /^About 50.m²: about 6\.5.kW/)).toBeVisible();
});

test('rules that cannot be loaded leave the size open, and say so', async ({ page, selector, expected }) => {
  expected.push(/ERR_FAILED/, /can't be loaded: createSizing/);
  await openList(page, selector, SYSTEMS);
  await page.route('**/createSizing-*.js', (route) => route.abort());
  await press(page, '20 to 40 m²');
  await expect(
    said(page, /^About 30.m²: we couldn't load the rules of thumb, so the size stays open\.$/),
  ).toBeVisible();
  await expect(selector.row('Wall')).toBeVisible();
});
