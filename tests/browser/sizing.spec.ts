import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

const SYSTEMS = [2.5, 5, 7.1].map((kw) => ({
  ...SPLIT,
  id: `W${kw}`,
  title: `Wall ${kw.toFixed(1)} kW`,
  item_group_id: 'WALL',
  cooling_capacity_kw: kw,
  priority: Math.round(kw),
}));

test('What size do I need? gives a span with its sources, marks sizes inside it, changes no count, and is in the brief', async ({
  page,
  selector,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openList(page, selector, SYSTEMS);
  const count = page.getByText('3 systems fit your answers. All are sizes of one model.');
  await expect(count).toBeVisible();
  expect(asked.filter((url) => url.includes('sizing-'))).toEqual([]);
  await expect(selector.row('Wall')).toContainText('2.5 kW');

  await test.step('the box loads when it is opened, and takes an area as people write it', async () => {
    await page.getByText('What size do I need?').click();
    const area = page.getByLabel('Floor area');
    await area.fill('4 x ten');
    await expect(page.getByText('Enter an area such as 20')).toBeVisible();
    await area.fill('300');
    await expect(page.getByText(/These rules are for rooms of up to 100.m²/)).toBeVisible();
    await expect(area).toHaveValue('300');
    await area.fill('6 x 7 m');
    await expect(page.getByText(/^Published rules of thumb give 3\.4.kW to 7\.6.kW of cooling\.$/)).toBeVisible();
    await expect(page.getByText('Samsung Australia, size guide')).toBeVisible();
    await expect(page.getByText('read in November 2026').first()).toBeVisible();
    expect(await findingsOfAxe(page)).toEqual([]);
  });
  await test.step('the family shows the size inside the span, and nothing else changes', async () => {
    await expect(selector.row('Wall')).toContainText('5.0 kW');
    await expect(count).toBeVisible();
    await selector.openRow('Wall');
    await expect(page.getByRole('radio', { name: '5.0 kW' })).toHaveAccessibleDescription('Within the rules of thumb');
    await expect(page.getByRole('radio', { name: '2.5 kW' })).toHaveAccessibleDescription('Suits your answers');
  });
  await test.step('what is said of the room widens or narrows the span, and stays after a reload', async () => {
    await page.getByLabel('Kind of room').first().selectOption('Bedroom');
    await expect(page.getByText(/rules of thumb give 3\.4.kW/).first()).toBeVisible();
    await page.reload();
    await selector.resume();
    await expect(selector.row('Wall')).toContainText('5.0 kW');
  });
  await test.step('the brief has the room and the span', async () => {
    await selector.openRow('Wall');
    await selector.button('Choose Wall 5.0 kW').click();
    await page.getByRole('heading', { name: 'What to do next' }).waitFor();
    await selector.button('Copy as text').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Room 1: 42.m², Bedroom/)).toBeVisible();
    await expect(
      page.getByText(/Published rules of thumb give .* of cooling\. For the cold climate zone\./),
    ).toBeVisible();
  });
});

test('size-help="off" leaves the box out, and rules of the provider replace ours or are named on the console', async ({
  page,
  selector,
  expected,
}) => {
  const element = page.locator('product-selector');
  await openList(page, selector, SYSTEMS);
  await element.evaluate((one) => one.setAttribute('size-help', 'off'));
  await expect(page.getByText('What size do I need?')).toHaveCount(0);
  await page.route('**/rules.json', (route) =>
    route.fulfill({ json: { rules: [{ source: 'Our own table', date: '2024-01', table: [[50, 4, 6]] }] } }),
  );
  await element.evaluate((one) => {
    one.setAttribute('size-rules', '/rules.json');
    one.removeAttribute('size-help');
  });
  await page.getByText('What size do I need?').click();
  await page.getByLabel('Floor area').fill('20');
  await expect(page.getByText(/give 4\.0.kW to 6\.0.kW/)).toBeVisible();
  await expect(page.getByText('read in January 2024, more than two years ago')).toBeVisible();
  expected.push(/size-rules="\/none\.json" can't be used/, /404/);
  await element.evaluate((one) => one.setAttribute('size-rules', '/none.json'));
  await expect(page.getByText('Samsung Australia, size guide')).toBeVisible();
});

test('a whole home has no span', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS, {
    answers: { Q0: 'No', Q2: 'Townhouse', Q3: 'Whole Home', Q4: 'Unsure', Q6: 'Large Outdoor space', Q7: ['None'] },
  });
  await page.getByText('What size do I need?').click();
  await expect(page.getByText(/We can't work out a size for a whole home/)).toBeVisible();
});

test('several rooms have a span once each has an area, and their spans add up', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS, {
    answers: {
      Q0: 'No',
      Q2: 'Townhouse',
      Q3: 'Multiple Rooms',
      Q4: 'Unsure',
      Q5: '2 Rooms',
      Q6: 'Large Outdoor space',
      Q7: ['None'],
    },
  });
  await page.getByText('What size do I need?').click();
  const areas = page.getByLabel('Floor area');
  await expect(areas).toHaveCount(2);
  await areas.first().fill('20');
  await expect(page.getByText('Enter the floor area of each room')).toBeVisible();
  await areas.last().fill('20');
  await expect(page.getByText(/^Published rules of thumb give 3\.2.kW to /)).toBeVisible();
});
