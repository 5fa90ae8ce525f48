import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

const SLIM = {
  ...SPLIT,
  system_type: 'slim_ducted',
  indoor_unit_style: 'concealed_ducted',
  suits_areas: 'single_room',
};
const SYSTEMS = [
  { ...SPLIT, id: 'a', title: 'Alpha', priority: 1 },
  { ...SLIM, id: 'b', title: 'Beta', priority: 2 },
];

test('the type chosen above the list is told to the page, and kept over a reload', async ({ page, selector }) => {
  await page.addInitScript(() => {
    const types: unknown[] = [];
    Object.assign(window, { types });
    addEventListener('selector-type', (event) => types.push((event as CustomEvent).detail));
  });
  const types = () => page.evaluate(() => (window as unknown as { types: unknown[] }).types);
  await openList(page, selector, SYSTEMS, {});
  await selector.button('Show these: Vents in the ceilings').click();
  await expect(selector.row('Alpha')).toHaveCount(0);
  await expect(page.getByText('2 models fit.')).toBeVisible();
  expect(await types()).toEqual([{ type: 'ducted' }]);
  await page.reload();
  await selector.resumeMatches();
  await expect(selector.row('Beta')).toBeVisible();
  await expect(selector.row('Alpha')).toHaveCount(0);
  await selector.button('Show both, not only Vents in the ceilings').click();
  await expect(selector.row('Alpha')).toBeVisible();
  expect(await types()).toEqual([{ type: 'ducted' }, { type: null }]);
  await test.step('a page can turn it off', async () => {
    const choice = page.getByRole('region', { name: 'Which would you rather see at home?' });
    await expect(choice).toBeVisible();
    await page.locator('product-selector').evaluate((element) => element.setAttribute('select-type', 'off'));
    await expect(choice).toHaveCount(0);
    await expect(selector.row('Alpha')).toBeVisible();
  });
});

test('the two types are side by side where there is room, and one above the other on a phone', async ({
  page,
  selector,
}) => {
  await openList(page, selector, SYSTEMS, {});
  const box = async (name: string) =>
    (await page.getByRole('article', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0 };
  for (const [width, isWide] of [
    [390, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const [walls, ceilings] = [await box('Units on the walls'), await box('Vents in the ceilings')];
    expect(walls.y === ceilings.y, `${width} px`).toBe(isWide);
    expect(walls.x < ceilings.x, `${width} px`).toBe(isWide);
  }
});

test('the list shows three rows at first on a phone and five where there is room, and the focus goes to the next row', async ({
  page,
  selector,
}) => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...SPLIT, id: `s${index}`, title: `System ${index}` }));
  await openList(page, selector, many, {});
  const details = page.getByRole('button', { name: /^Details of / });
  await expect(details.filter({ visible: true })).toHaveCount(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(details.filter({ visible: true })).toHaveCount(3);
  await selector.button('Show all 7').click();
  await expect(details.filter({ visible: true })).toHaveCount(7);
  await expect(details.nth(3)).toBeFocused();
});
