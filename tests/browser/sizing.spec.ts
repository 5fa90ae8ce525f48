import type { Page } from '@playwright/test';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';
import { untilEntered } from './helpers/untilEntered.ts';

const SYSTEMS = [2.5, 5, 7.1].map((kw) => ({
  ...SPLIT,
  id: `W${kw}`,
  title: `Wall ${kw.toFixed(1)} kW`,
  item_group_id: 'WALL',
  cooling_capacity_kw: kw,
}));
const TO_SIZES = ['No', 'Townhouse', 'Multiple Rooms', 'Unsure', '2 Rooms', 'Large Outdoor space', 'Not Sure'];

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const title = 'How big are the rooms?';
const WAYS = /^2 rooms: \d ways to do it$/;

test('the sizes are a step after the last question, which a reload, Back and Forward keep', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('product-selector').evaluate((one) => one.setAttribute('back', 'steps'));
  selector.passesSize = false;
  await selector.start();
  await selector.answerAll(...TO_SIZES);
  await expect(selector.heading(title)).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await findingsOfAxe(page)).toEqual([]);
  await group(page, 'How big is room 2?').getByRole('radio', { name: 'Living room', exact: true }).check();
  await test.step('a reload continues on the step, with what was said', async () => {
    await page.reload();
    await page.locator('product-selector').evaluate((one) => one.setAttribute('back', 'steps'));
    await selector.resume();
    await expect(group(page, 'How big is room 2?').getByRole('radio', { checked: true })).toHaveAccessibleName(
      'Living room',
    );
    await expect(group(page, 'How big is room 1?').getByRole('radio', { checked: true })).toHaveCount(0);
  });
  await test.step('the page’s Back leads from the list to the step and to the last question, and Forward returns', async () => {
    await selector.press('Continue');
    await expect(selector.heading(WAYS)).toBeFocused();
    await untilEntered(page);
    await page.goBack();
    await expect(selector.heading(title)).toBeVisible();
    await page.goForward();
    await expect(selector.heading(WAYS)).toBeVisible();
    await page.goBack();
    await selector.press('Back');
    await expect(selector.heading('Which smart controls matter to you?')).toBeVisible();
  });
});

test('rules of the provider replace the table for rooms, or are named on the console', async ({
  page,
  selector,
  expected,
}) => {
  const element = page.locator('product-selector');
  const rules = [{ source: 'Our own table', date: '2024-01', table: [[35, 4, 6]] }];
  await page.route('**/rules.json', (route) => route.fulfill({ json: { rules } }));
  await openList(page, selector, SYSTEMS, { parts: { sizing: { rooms: ['living'] } } });
  await expect(page.getByText(/^Living room: 3\.5 to 6\.0.kW\.$/)).toBeVisible();
  await element.evaluate((one) => one.setAttribute('size-rules', '/rules.json'));
  await expect(page.getByText(/^Living room: 4\.0 to 6\.0.kW\.$/)).toBeVisible();
  await selector.button('Change: How big is the room?').click();
  await page.getByText('More about size').click();
  await page.getByText('Where this comes from').click();
  await expect(page.getByText('Source: Our own table, read in January 2024, more than 24 months ago.')).toBeVisible();
  expected.push(/size-rules="\/none\.json" can't be used/, /404/);
  await element.evaluate((one) => one.setAttribute('size-rules', '/none.json'));
  await expect(page.getByRole('status').filter({ hasText: /^Living room: 3\.5 to 6\.0.kW\./ })).toBeVisible();
  await element.evaluate((one) => one.setAttribute('size-help', 'off'));
  await expect(selector.heading('Systems for your home')).toBeVisible();
});
