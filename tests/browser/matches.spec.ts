import { FIRST, openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

const ALPHA = {
  ...SPLIT,
  id: 'a',
  title: 'Alpha',
  cooling_capacity_kw: 5,
  price_from_aud: 2990,
  price_includes: 'supply_only',
  stars_cool_cold: 2,
  stars_heat_cold: 1.5,
  kwh_cool_cold: 100,
  kwh_heat_cold: 400,
  priority: 1,
};
const BETA = { ...SPLIT, id: 'b', title: 'Beta', cooling_capacity_kw: 2.5, stars_cool_cold: 4, priority: 2 };

test('a row on a wide screen has its price at the top right, and a drawing in place of a missing picture', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  await page.route('http://pictures.example/**', (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page, selector, [
    FIRST,
    { ...ALPHA, priority: 2 },
    { ...BETA, image_link: 'http://pictures.example/x.png' },
  ]);
  await test.step('a system without a picture, or with one that fails to load, has a drawing beside its type', async () => {
    // Decoration has no role: a picture of a system is the first thing in its article.
    await expect(page.locator('.row > svg:first-child')).toHaveCount(2);
    await expect(page.locator('.row').getByText(/^Split · /)).toHaveCount(2);
  });
  for (const [title, price] of [
    ['Alpha', '$3,840 to $5,951 installed'],
    ['Beta', 'ask for a price'],
  ] as const) {
    await test.step(`the price of ${title} is at the top right, on the line of its title`, async () => {
      const row = selector.row(title);
      const [box, heading, tag] = await Promise.all(
        [row, row.getByRole('heading'), row.getByText(price)].map((found) => found.boundingBox()),
      );
      if (!box || !heading || !tag) throw new Error(`The row of ${title} isn't shown whole.`);
      expect(Math.abs(tag.y - heading.y)).toBeLessThan(heading.height);
      expect(box.x + box.width - (tag.x + tag.width)).toBeLessThan(box.width / 20);
    });
  }
});

test('stars are on the rows from the start, so that no row grows while it is read', async ({ page, selector }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const rows = document.querySelector('product-selector')?.shadowRoot?.querySelectorAll('article') ?? [];
      for (const found of rows) {
        if (found.classList.contains('row')) seen.push(/stars for cooling/.test(found.textContent ?? ''));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [ALPHA, BETA] }));
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await selector.answerForSingleRoom();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.length))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.every(Boolean))).toBe(true);
});
