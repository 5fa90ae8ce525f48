import type { Page } from '@playwright/test';
import { openList, plain, rowTitles, SPLIT } from './openList.ts';
import { expect, test } from './test.ts';

const price = (aud: number) => ({ price_from_aud: aud, price_includes: 'supply_only' });
const use = (kwh: number) => ({ kwh_cool_cold: kwh / 5, kwh_heat_cold: (kwh * 4) / 5 });
const CLOSEST = {
  ...SPLIT,
  id: 'a',
  title: 'Alpha',
  ...price(2990),
  ...use(500),
  outdoor_sound_power_dba: 65,
  priority: 1,
};
const CHEAPEST = {
  ...SPLIT,
  id: 'b',
  title: 'Beta',
  ...price(1990),
  ...use(600),
  outdoor_sound_power_dba: 66,
  priority: 2,
};
const FRUGAL = {
  ...SPLIT,
  id: 'c',
  title: 'Gamma',
  ...price(3990),
  ...use(300),
  outdoor_sound_power_dba: 64,
  priority: 3,
};
const QUIETEST = {
  ...SPLIT,
  id: 'd',
  title: 'Delta',
  ...price(4990),
  ...use(550),
  outdoor_sound_power_dba: 50,
  priority: 4,
};
const SYSTEMS = [QUIETEST, FRUGAL, CHEAPEST, CLOSEST];

const points = (page: Page) => page.getByRole('region', { name: 'Three to start from' });
/** Caption and title of each starting point. */
const captions = (page: Page) =>
  points(page)
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) => [
        [...(article.querySelector('p')?.children ?? [])].map(({ textContent }) => textContent).join('; '),
        article.ariaLabelledByElements?.[0]?.textContent,
      ]),
    );

test('three systems to start from, each by the rule above it, and repeated in their group', async ({
  page,
  selector,
}) => {
  await openList(page, selector, SYSTEMS);
  expect(await captions(page)).toEqual([
    ['Closest to your answers', 'Alpha'],
    ['Lowest listed price, supply only', 'Beta'],
    ['Lowest running cost in your zone', 'Gamma'],
  ]);
  await selector.button('Show all 4').click();
  expect(await rowTitles(page)).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

test('without a postcode, the quietest takes the place of the lowest running cost', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS, {});
  expect(await captions(page)).toEqual([
    ['Closest to your answers', 'Alpha'],
    ['Lowest listed price, supply only', 'Beta'],
    ['Quietest outdoors', 'Delta'],
  ]);
});

test('each further one says how it differs from the first, with the figure of its rule first', async ({
  page,
  selector,
}) => {
  await openList(page, selector, SYSTEMS);
  const text = async (title: string) => plain(await points(page).getByRole('article', { name: title }).textContent());
  expect(await text('Alpha')).not.toContain('Compared with');
  expect(await text('Beta')).toContain(
    'Compared with the first: $1,000 less, 1 dB(A) louder outdoors and $33 more a year to run.',
  );
  expect(await text('Gamma')).toContain(
    'Compared with the first: $66 less a year to run, $1,000 more and 1 dB(A) quieter outdoors.',
  );
});

test('a rule whose winner is already there, or that no figure decides, is left out', async ({ page, selector }) => {
  await openList(page, selector, [
    { ...CLOSEST, price_from_aud: 990 },
    ...[CHEAPEST, FRUGAL, QUIETEST].map((system) => ({ ...system, kwh_cool_cold: null })),
  ]);
  expect(await captions(page)).toEqual([
    ['Closest to your answers; Lowest listed price, supply only', 'Alpha'],
    ['Quietest outdoors', 'Delta'],
  ]);
});

test('a lower price that includes less is not the lowest', async ({ page, selector }) => {
  const installed = { price_includes: 'supply_and_standard_install' };
  await openList(
    page,
    selector,
    [{ ...CLOSEST, ...installed }, CHEAPEST, { ...FRUGAL, ...installed, price_from_aud: 2890 }, QUIETEST],
    {},
  );
  expect((await captions(page))[1]).toEqual(['Lowest listed price, with standard installation', 'Gamma']);
});

test('there are none where three or fewer families fit, whatever their sizes', async ({ page, selector }) => {
  await openList(page, selector, [
    CLOSEST,
    CHEAPEST,
    FRUGAL,
    ...[2.5, 3.5, 5].map((kw) => ({ ...QUIETEST, id: `d${kw}`, item_group_id: 'A', suits_areas: 'whole_home' })),
  ]);
  await expect(page.getByText('3 systems fit everything you asked for.')).toBeVisible();
  await expect(selector.button('Details of Alpha')).toBeVisible();
  await expect(points(page)).toHaveCount(0);
});

test('a family stands there as the size that the rule picked', async ({ page, selector }) => {
  const sizes = [2.5, 5].map((kw) => ({
    ...{ ...CHEAPEST, id: `b${kw}`, item_group_id: 'B', title: `Beta ${kw.toFixed(1)} kW`, cooling_capacity_kw: kw },
    ...{ price_from_aud: kw * 400, priority: kw === 5 ? 2 : 3 },
  }));
  await openList(page, selector, [CLOSEST, ...sizes, FRUGAL, QUIETEST]);
  const beta = points(page).getByRole('article', { name: 'Beta', exact: true });
  await expect(beta).toContainText(/Split · 2\.5.kW · one of 2 sizes/);
  await expect(beta).toContainText('From $1,000');
  // In its group it stands as the size that fits best.
  await expect(selector.row('Beta')).toContainText(/5\.0.kW/);
  await beta.getByRole('button', { name: 'Choose Beta 2.5 kW' }).click();
  await expect(selector.heading('Beta 2.5 kW').first()).toBeFocused();
});
