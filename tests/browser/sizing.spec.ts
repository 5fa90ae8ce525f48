import type { Page } from '@playwright/test';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { hold } from './helpers/hold.ts';
import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

const systemsOf = (...sizes: readonly number[]) =>
  sizes.map((kw) => ({
    ...SPLIT,
    id: `W${kw}`,
    title: `Wall ${kw.toFixed(1)} kW`,
    item_group_id: 'WALL',
    cooling_capacity_kw: kw,
  }));
const SYSTEMS = systemsOf(2.5, 5, 7.1);
const DUCTED = SYSTEMS.map((system) => ({ ...system, system_type: 'ducted', indoor_unit_style: null }));
const severalRooms = (rooms: string) => ({
  answers: {
    Q0: 'No',
    Q2: 'Townhouse',
    Q3: 'Multiple Rooms',
    Q4: 'Unsure',
    Q5: rooms,
    Q6: 'Large Outdoor space',
    Q7: ['None'],
  },
});

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

for (const width of [390, 1280]) {
  test(`the line is as high while its rules load as after it, at ${width} px`, async ({ page, selector }) => {
    await page.setViewportSize({ width, height: 844 });
    await openList(page, selector, SYSTEMS);
    const release = await hold(page, '**/createSizing-*.js');
    await press(page, '20 to 40 m²');
    const line = said(page, /^About 30.m²/);
    await expect(line).toContainText('looking up what the rules of thumb say');
    const heightOf = () => line.locator('..').evaluate((one) => one.getBoundingClientRect().height);
    const before = await heightOf();
    release();
    await expect(line).toContainText('rules of thumb say 2.4');
    expect(await heightOf()).toBe(before);
  });
}

test('More about size takes an area as people write it, and what is known of the room', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS);
  await press(page, '40 to 60 m²');
  await page.getByText('More about size').click();
  const area = page.getByLabel('Floor area');
  await expect(area).toHaveValue('50');
  await test.step('an area that is no number, or outside the rules, says so and moves nothing above', async () => {
    for (const [typed, reason] of [
      ['4 x ten', 'Enter an area such as 20'],
      ['3', /These rules are for rooms of 5.m² or more/],
      ['300', /These rules are for rooms of up to 100.m²/],
    ] as const) {
      await area.fill(typed);
      await expect(page.getByText(reason)).toBeVisible();
      await expect(area).toHaveValue(typed);
      await expect(said(page, 'Enter the floor area of each room')).toBeVisible();
      await expect(room(page)).toHaveCount(0);
    }
    await area.fill('12');
    await expect(said(page, /^12.m²: about 1\.7.kW; rules of thumb say 1 to 2\.5\.$/)).toBeVisible();
  });
  await test.step('a typed area is named as typed', async () => {
    await area.fill('6 x 7 m');
    await expect(said(page, /^42.m²: about 5\.0.kW; rules of thumb say 3\.4 to 7\.6\.$/)).toBeVisible();
  });
  await test.step('what is known of the room moves the size, and leaves out rules that it breaks', async () => {
    const minimum = page.getByRole('listitem').filter({ hasText: 'airconagency.co.uk' });
    await expect(page.getByText('airmax.nz')).not.toBeVisible();
    await page.getByText('Where this comes from').click();
    await expect(page.getByText('airmax.nz')).toBeVisible();
    await expect(page.getByText('from a copy of the page, November 2026').first()).toBeVisible();
    await expect(minimum).toHaveCount(0);
    await page.getByLabel('Large windows to the west or north').selectOption('No');
    await expect(minimum).toContainText(/at least 4.0.kW$/);
    expect(await findingsOfAxe(page)).toEqual([]);
    await page.getByLabel('Large windows to the west or north').selectOption('Yes');
    await expect(minimum).toHaveCount(0);
    await page.getByLabel('Kind of room').selectOption('Bedroom');
    await page.getByLabel('Insulation').selectOption('Good');
    await expect(said(page, /^42.m²: about 4\.6.kW; rules of thumb say 3\.4 to 6\.$/)).toBeVisible();
  });
  await test.step('a press replaces what was typed, and keeps the rest', async () => {
    await selector.button('Change: How big is the room?').click();
    await press(page, 'Up to 20 m²');
    await expect(area).toHaveValue('15');
    await expect(page.getByLabel('Kind of room')).toHaveValue('bedroom');
  });
  await test.step('the result has the line, and the brief says how the size came about', async () => {
    await selector.openRow('Wall');
    await page
      .getByRole('button', { name: /^Choose Wall/ })
      .first()
      .click();
    await selector.heading('What to do next').waitFor();
    await selector.heading('Figures').click();
    await expect(said(page, /^About 15.m²: about 1\.7.kW/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(/About 15.m²: about 1\.7.kW, by rules of thumb; an installer works it out\./),
    ).toBeVisible();
    await expect(
      page.getByText(/Published rules of thumb give .* of cooling\. For the cold climate zone\./),
    ).toBeVisible();
    await expect(page.getByText(/Room 1: 15.m², Bedroom/)).toBeVisible();
  });
});

test('a usual room stands for all rooms, and over three is at least', async ({ page, selector }) => {
  await openList(page, selector, DUCTED, severalRooms('Over 3 Rooms'));
  await expect(page.getByRole('group', { name: 'How big is a usual room?' })).toBeVisible();
  await press(page, 'Up to 20 m²');
  await expect(
    said(page, /^At least 4 rooms of about 15.m² each: about 8\.5.kW; rules of thumb say 4\.8 to 10\.8\.$/),
  ).toBeVisible();
  await page.getByText('More about size').click();
  const areas = page.getByLabel('Floor area');
  await expect(areas).toHaveCount(4);
  await areas.first().fill('40');
  await expect(said(page, /^At least 40.m², 15.m², 15.m² and 15.m²: /)).toBeVisible();
  await areas.last().fill('');
  await expect(said(page, 'Enter the floor area of each room')).toBeVisible();
});

test('a whole home has one sentence, and size-help="off" leaves out the line', async ({ page, selector }) => {
  const { answers } = severalRooms('2 Rooms');
  const { Q5: _, ...whole } = { ...answers, Q3: 'Whole Home' };
  await openList(page, selector, DUCTED, { answers: whole });
  const sentence = page.getByText('An installer measures the home and works out the size.');
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.locator('product-selector').evaluate((one) => one.setAttribute('size-help', 'off'));
  await expect(sentence).toHaveCount(0);
});

test('rules of the provider replace ours, or are named on the console', async ({ page, selector, expected }) => {
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
  expected.push(/ERR_FAILED/);
  await openList(page, selector, systemsOf(2, 20));
  await page.route('**/createSizing-*.js', (route) => route.abort());
  await press(page, '20 to 40 m²');
  await expect(
    said(page, /^About 30.m²: we couldn't load the rules of thumb, so the size stays open\.$/),
  ).toBeVisible();
  await expect(selector.row('Wall')).toBeVisible();
});

test('a range with only far too small and far too large sizes keeps its row', async ({ page, selector }) => {
  await openList(page, selector, systemsOf(2, 20));
  await press(page, '20 to 40 m²');
  await expect(said(page, /about 3\.8.kW/)).toBeVisible();
  await expect(selector.row('Wall')).toBeVisible();
});
