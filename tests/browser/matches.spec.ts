import { openList, plain, rowTitles, SPLIT } from './openList.ts';
import { expect, test } from './test.ts';

const SYSTEMS = [
  {
    ...SPLIT,
    id: 'a',
    title: 'Alpha',
    cooling_capacity_kw: 5,
    heating_capacity_kw: 6,
    outdoor_sound_power_dba: 65,
    stars_cool_cold: 2,
    stars_heat_cold: 1.5,
    kwh_cool_cold: 100,
    kwh_heat_cold: 400,
    controls: 'mobile_app',
    price_from_aud: 2990,
    price_includes: 'supply_only',
    priority: 1,
  },
  {
    ...SPLIT,
    id: 'b',
    title: 'Beta',
    cooling_capacity_kw: 2.5,
    outdoor_sound_power_dba: 58,
    stars_cool_cold: 4,
    priority: 2,
  },
  { ...SPLIT, id: 'c', title: 'Gamma', cooling_capacity_kw: 2.5, outdoor_sound_pressure_dba: 45, priority: 3 },
  {
    ...SPLIT,
    id: 'd',
    title: 'Delta',
    system_type: 'multi_split',
    suits_areas: 'single_room',
    cooling_capacity_kw: 8,
    priority: 4,
  },
];

/** Fails unless the text has these parts in their order. */
function expectOrder(text: string, parts: readonly string[]): void {
  const places = parts.map((part) => text.replaceAll('\u00a0', ' ').indexOf(part));
  expect(places, text).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

test('a closed row answers the first questions: what, how much, how loud, how frugal, and why', async ({
  page,
  selector,
}) => {
  await openList(page, selector, SYSTEMS.slice(0, 3));
  const text = plain(await selector.row('Alpha').textContent());
  const order = [
    'Alpha',
    'Split · 5.0 kW',
    'Outdoor sound65 dB(A) sound power',
    'Cooling2 stars',
    'Heating1.5 stars',
    'Running costabout $165 a year',
    'From $2,990 supply only',
    'Details',
  ];
  expectOrder(text, order);
});

test('an open row has every reason, then Choose and Compare, and every figure', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS.slice(0, 3));
  const row = await selector.openRow('Alpha');
  await expect(row.getByRole('heading', { name: 'Why it fits' })).toBeVisible();
  const text = plain(await row.textContent());
  const order = [
    'Recommended for a townhouse.',
    'From $2,990 including GST, supply only: installation is extra',
    'Choose',
    'Compare',
    'Split, indoor unit on the wall',
    'Heating6 kW',
    'Mobile app',
    'Energy label, Cold zone',
    'cooling 2 stars, heating 1.5 stars',
  ];
  expectOrder(text, order);
  await selector.button('Details of Alpha').click();
  await expect(selector.button('Details of Alpha')).toHaveAttribute('aria-expanded', 'false');
  await expect(selector.button('Choose Alpha')).toHaveCount(0);
});

test('each sound says which kind it is, each missing figure that it is missing', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS.slice(0, 3));
  await expect(selector.row('Beta')).toContainText(/58.dB\(A\) sound power/);
  await expect(selector.row('Gamma')).toContainText(/45.dB\(A\) sound pressure/);
  await expect(selector.row('Beta').getByText('Ask for a price')).toBeVisible();
  await expect(selector.row('Beta')).toContainText('Heatingno rating given');
  await expect(selector.row('Gamma')).toContainText('Energy label, Cold zoneno rating given');
  await expect(selector.row('Gamma')).not.toContainText('Running cost');
});

test('the price is at the top right of a wide row, on the line of its title', async ({ page, selector }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page, selector, SYSTEMS.slice(0, 3));
  for (const [title, price] of [
    ['Alpha', 'From $2,990'],
    ['Beta', 'Ask for a price'],
  ] as const) {
    const row = selector.row(title);
    const [box, heading, tag] = await Promise.all(
      [row, row.getByRole('heading'), row.getByText(price)].map((found) => found.boundingBox()),
    );
    if (!box || !heading || !tag) throw new Error(`The row of ${title} isn't shown whole.`);
    expect(Math.abs(tag.y - heading.y)).toBeLessThan(heading.height);
    expect(box.x + box.width - (tag.x + tag.width)).toBeLessThan(box.width / 20);
  }
});

test('a misfit is on the closed row already, and has a heading in the open one', async ({ page, selector }) => {
  await openList(page, selector, [{ ...SYSTEMS[0], suits_areas: 'whole_home' }]);
  const row = page.getByRole('region', { name: 'Nearly fits' }).getByRole('article', { name: 'Alpha' });
  await expect(row.getByText('Not recommended for a single room.')).toBeVisible();
  await selector.openRow('Alpha');
  await expect(row.getByRole('heading', { name: "What it doesn't do" })).toBeVisible();
});

test('a system without a picture, or with one that fails to load, has a drawing beside its type in words', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  await page.route('http://pictures.example/**', (route) => route.abort());
  const broken = { ...SYSTEMS[1], image_link: 'http://pictures.example/x.png' };
  await openList(page, selector, [SYSTEMS[0] as object, broken]);
  // Decoration has no role: a picture of a system is the first thing in its article.
  await expect(page.locator('article > svg:first-child')).toHaveCount(2);
  await expect(page.getByText(/^Split · /)).toHaveCount(2);
});

test('systems are sorted by one figure, each type separately, and the order is explained', async ({
  page,
  selector,
}) => {
  await openList(page, selector, SYSTEMS);
  await selector.button('Show all 4').click();
  await expect(page.getByText(/^Closest match first/)).toBeVisible();
  expect(await rowTitles(page)).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Cooling capacity');
  expect(await rowTitles(page)).toEqual(['Beta', 'Gamma', 'Alpha', 'Delta']);
  await expect(page.getByRole('heading', { name: 'Multi-split', exact: true })).toBeVisible();
  await sort.selectOption('Outdoor sound');
  expect(await rowTitles(page)).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']);
  await expect(page.getByText(/lowest sound power first/)).toBeVisible();
  await sort.selectOption('Cooling stars');
  expect(await rowTitles(page)).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']);
  await expect(page.getByText(/most stars in the Cold zone first/)).toBeVisible();
  // The order is still there when the visitor comes back from a system.
  await selector.chooseFirst();
  await selector.button('Back').click();
  await expect(sort).toHaveValue('cooling_stars');
});

test('sorting by stars needs a climate zone', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS, {});
  const options = page.getByRole('combobox', { name: 'Sort by' }).getByRole('option');
  await expect(options).toHaveText(['Closest match', 'Outdoor sound', 'Cooling capacity', 'Price']);
});

test('shows the first three of several hundred systems, and all on request', async ({ page, selector }) => {
  const many = Array.from({ length: 500 }, (_, number) => ({
    ...SYSTEMS[0],
    id: `s${number}`,
    title: `System ${number}`,
  }));
  await openList(page, selector, many);
  const details = page.getByRole('button', { name: /^Details of / });
  await expect(page.getByText('500 systems fit everything you asked for.')).toBeVisible();
  await expect(details).toHaveCount(3);
  await selector.button('Show all 500').click();
  await expect(details).toHaveCount(500);
  // On from the first of the new ones.
  await expect(details.nth(3)).toBeFocused();
  await expect(selector.button('Show all 500')).toHaveCount(0);
});

test('stars and costs are on the rows from the start, so that no row grows while it is read', async ({
  page,
  selector,
}) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const rows = document.querySelector('product-selector')?.shadowRoot?.querySelectorAll('article') ?? [];
      for (const found of rows) seen.push(/Running cost|Energy label/.test(found.textContent ?? ''));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: SYSTEMS }));
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await selector.answerForSingleRoom();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.length))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.every(Boolean))).toBe(true);
});
