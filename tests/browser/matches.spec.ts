import type { Locator, Page } from '@playwright/test';
import { saveVisit } from './savedVisit.ts';
import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

const BASE = { system_type: 'split', indoor_unit_style: 'wall_mounted', suits_home_types: 'townhouse' };
const SYSTEMS = [
  {
    ...BASE,
    id: 'a',
    title: 'Alpha',
    cooling_capacity_kw: 5,
    heating_capacity_kw: 6,
    outdoor_sound_power_dba: 65,
    stars_cool_cold: 2,
    stars_heat_cold: 1.5,
    controls: 'mobile_app',
    price_from_aud: 2990,
    price_includes: 'supply_only',
    priority: 1,
  },
  {
    ...BASE,
    id: 'b',
    title: 'Beta',
    cooling_capacity_kw: 2.5,
    outdoor_sound_power_dba: 58,
    stars_cool_cold: 4,
    priority: 2,
  },
  { ...BASE, id: 'c', title: 'Gamma', cooling_capacity_kw: 2.5, outdoor_sound_pressure_dba: 45, priority: 3 },
  {
    ...BASE,
    id: 'd',
    title: 'Delta',
    system_type: 'multi_split',
    suits_areas: 'single_room',
    cooling_capacity_kw: 8,
    priority: 4,
  },
];

async function toMatches(page: Page, selector: Selector, products: readonly object[] = SYSTEMS): Promise<void> {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: products }));
  await saveVisit(page, { postcode: '3000' });
  await page.goto('/');
  await selector.resume();
  await selector.heading('Systems for your home').waitFor();
}

const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title });
const titles = async (page: Page): Promise<string[]> =>
  page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((found) => found.ariaLabelledByElements?.[0]?.textContent ?? ''));

test('a card answers the first questions: what, where, why, figures, price, and what to do', async ({
  page,
  selector,
}) => {
  await toMatches(page, selector);
  await expect(card(page, 'Alpha')).toContainText('Energy label, Cold zone');
  const text = ((await card(page, 'Alpha').textContent()) ?? '').replaceAll('\u202f', ' ');
  const order = [
    'Alpha',
    'Split, indoor unit on the wall',
    'Why it fits',
    'Cooling',
    '5 kW',
    '65 dB(A) sound power',
    'Mobile app',
    'Energy label, Cold zone',
    'cooling 2 stars, heating 1.5 stars',
    'From $2,990 including GST, supply only: installation is extra',
    'Choose',
    'Compare',
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await expect(card(page, 'Beta').getByText(/From \$/)).toHaveCount(0);
  await expect(card(page, 'Gamma').getByText('no rating given')).toBeVisible();
});

test('reasons against are visible, further reasons for are behind a disclosure', async ({ page, selector }) => {
  await toMatches(page, selector, [{ ...SYSTEMS[0], suits_areas: 'whole_home' }]);
  const found = card(page, 'Alpha');
  await expect(found.getByRole('heading', { name: "What it doesn't do" })).toBeVisible();
  await expect(found.getByText('Not recommended for a single room.')).toBeVisible();
});

test('a system without a picture, or with one that fails to load, has a drawing beside its kind in words', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  await page.route('http://pictures.example/**', (route) => route.abort());
  const broken = { ...SYSTEMS[1], image_link: 'http://pictures.example/x.png' };
  await toMatches(page, selector, [SYSTEMS[0] as object, broken]);
  // Decoration has no role: a picture of a system is the first thing in its article.
  await expect(page.locator('article > svg:first-child')).toHaveCount(2);
  await expect(page.getByText('Split, indoor unit on the wall')).toHaveCount(2);
});

test('systems are sorted by one figure, each kind separately, and the order is explained', async ({
  page,
  selector,
}) => {
  await toMatches(page, selector);
  await expect(page.getByText(/^Closest match first/)).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Cooling capacity');
  expect(await titles(page)).toEqual(['Beta', 'Gamma', 'Alpha', 'Delta']);
  await expect(page.getByRole('heading', { name: 'Multi-split', exact: true })).toBeVisible();
  await sort.selectOption('Outdoor sound');
  expect(await titles(page)).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']);
  await expect(page.getByText(/lowest sound power first/)).toBeVisible();
  await sort.selectOption('Cooling stars');
  expect(await titles(page)).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']);
  await expect(page.getByText(/most stars in the Cold zone first/)).toBeVisible();
  // The order is still there when the visitor comes back from a system.
  await selector.chooseFirst();
  await selector.button('Back').click();
  await expect(sort).toHaveValue('cooling_stars');
});

test('sorting by stars needs a climate zone', async ({ page, selector }) => {
  await page.goto('/');
  await selector.answerForSingleRoom();
  const options = page.getByRole('combobox', { name: 'Sort by' }).getByRole('option');
  await expect(options).toHaveText(['Closest match', 'Outdoor sound', 'Cooling capacity', 'Price']);
});

test('up to three systems stand side by side, differences first', async ({ page, selector }) => {
  await toMatches(page, selector);
  const compare = (title: string) => page.getByRole('button', { name: `Compare ${title}` });
  await compare('Alpha').click();
  await expect(compare('Alpha')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: '1 system to compare. Add one or two more.' })).toHaveCount(
    1,
  );
  await expect(selector.button('Compare now')).toHaveCount(0);
  await compare('Beta').click();
  await compare('Gamma').click();
  await expect(compare('Delta')).toHaveAttribute('aria-disabled', 'true');
  await compare('Delta').click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: '3 systems to compare. Remove one' })).toHaveCount(1);

  await selector.button('Compare now').click();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await expect(dialog.getByRole('columnheader')).toHaveText([/^Alpha/, /^Beta/, /^Gamma/]);
  const rows = await dialog.getByRole('rowheader').allInnerTexts();
  expect(rows.indexOf('What differs')).toBe(0);
  expect(rows.indexOf('Cooling')).toBeLessThan(rows.indexOf('The same for all'));
  expect(rows.indexOf('Type and position')).toBeGreaterThan(rows.indexOf('The same for all'));
  const cooling = dialog.getByRole('row').filter({ has: page.getByRole('cell', { name: /^5.kW$/ }) });
  await expect(cooling.getByRole('cell')).toHaveText([/5.kW/, /2\.5.kW/, /2\.5.kW/]);

  await dialog.getByRole('button', { name: 'Remove Gamma' }).click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Remove Beta' }).click();
  await expect(dialog).toBeHidden();
  await selector.button('Clear').click();
  await expect(page.getByText(/to compare/)).toHaveCount(0);
});

test('a system can be chosen from the comparison too', async ({ page, selector }) => {
  await toMatches(page, selector);
  for (const title of ['Alpha', 'Beta']) await page.getByRole('button', { name: `Compare ${title}` }).click();
  await selector.button('Compare now').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose Beta' }).click();
  await expect(selector.heading('Beta')).toBeFocused();
});

test('the comparison on a phone loses no column', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await toMatches(page, selector);
  for (const title of ['Alpha', 'Beta', 'Gamma']) await page.getByRole('button', { name: `Compare ${title}` }).click();
  await selector.button('Compare now').click();
  const box = page.getByRole('region', { name: 'Compare systems' });
  await expect(box).toBeVisible();
  await box.focus();
  await page.keyboard.press('End');
  const last = page.getByRole('columnheader', { name: /Gamma/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('shows the first four of several hundred systems, and all on request', async ({ page, selector }) => {
  const many = Array.from({ length: 500 }, (_, number) => ({
    ...SYSTEMS[0],
    id: `s${number}`,
    title: `System ${number}`,
  }));
  await toMatches(page, selector, many);
  await expect(page.getByText('500 systems fit everything you asked for.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await selector.button('Show all 500').click();
  await expect(page.getByRole('article')).toHaveCount(500);
  // On from the first of the new ones.
  await expect(page.getByRole('article').nth(4).getByRole('heading').first()).toBeFocused();
  await expect(selector.button('Show all 500')).toHaveCount(0);
});

test('stars are on the cards from the start, so that no card grows while it is read', async ({ page, selector }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const cards = document.querySelector('product-selector')?.shadowRoot?.querySelectorAll('article') ?? [];
      for (const found of cards) seen.push(/Energy label, Cold zone/.test(found.textContent ?? ''));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: SYSTEMS }));
  await page.goto('/');
  await page.getByLabel('Postcode').fill('3000');
  await selector.answerForSingleRoom();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.length))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.every(Boolean))).toBe(true);
});
