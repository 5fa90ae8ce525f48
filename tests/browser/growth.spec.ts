import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const NO_PRODUCTS = /^Error fetching products/;
const REFUSED = /net::ERR_FAILED|Failed to load resource/;

/** Systems that fit whoever looks for one room in a townhouse. */
function systems(count: number, from = 0): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `S${String(from + index).padStart(5, '0')}`,
    title: `System ${from + index}`,
    system_type: 'split',
  }));
}

/** A provider whose list of 50 systems comes in five parts; gives the addresses that were asked for. */
async function providerOfFiveParts(page: Page, broken: () => boolean = () => false): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/v2\/products\?/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    asked.push(route.request().url());
    const part = Number(searchParams.get('part') ?? 1);
    if (part === 3 && broken()) return route.fulfill({ status: 500, body: 'no' });
    return route.fulfill({
      json: {
        products: systems(10, (part - 1) * 10),
        ...(part < 5 && { next: `${pathname}?part=${part + 1}` }),
      },
    });
  });
  return asked;
}

test('a list that comes in parts is one list to the visitor', async ({ page, selector }) => {
  const asked = await providerOfFiveParts(page);
  await page.goto('/');
  await selector.answerForSingleRoom();
  await expect(page.getByText('50 systems fit everything you asked for.')).toBeVisible();
  const [first, ...others] = asked.slice(0, 5).map((url) => new URL(url).search);
  expect(first).toMatch(/^\?t=\d{13}$/);
  expect(others).toEqual(['?part=2', '?part=3', '?part=4', '?part=5']);
});

test('when one part fails no part is shown as if it were the range, and the visitor can ask again', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, NO_PRODUCTS);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  let broken = true;
  await providerOfFiveParts(page, () => broken);
  await page.goto('/');
  await selector.answerForSingleRoom();
  await expect(page.getByText('The products could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(logged.filter((text) => NO_PRODUCTS.test(text)).every((text) => text.includes('?part=3'))).toBe(true);
  await expect(selector.button('Try again')).toBeEnabled();
  broken = false;
  await selector.button('Try again').click();
  await expect(page.getByText('50 systems fit everything you asked for.')).toBeVisible();
});

test('questions are answered while the counts are still being prepared, and nothing moves when they come', async ({
  page,
  selector,
}) => {
  const count = 6000;
  // Each look at the clock takes a tenth of a millisecond, so a slice is 120 steps: reading takes fifty slices, and in
  // what comes after it the browser gives no turn until the test lets it.
  await page.addInitScript(
    (most) => {
      let time = 0;
      performance.now = () => {
        time += 0.1;
        return time;
      };
      let turns = 0;
      const held = new Promise<void>((resolve) => Object.assign(window, { letGo: resolve }));
      const letOthers = (): Promise<void> => {
        turns += 1;
        return turns > most ? held : new Promise((resolve) => setTimeout(resolve));
      };
      Object.defineProperty(window, 'scheduler', { value: { yield: letOthers } });
    },
    count / 120 + 20,
  );
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: systems(count) }));
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await selector.start();
  await selector.answer('No');
  await expect(selector.heading('What kind of home is it?')).toBeFocused();
  await selector.option('Townhouse').check();
  await expect(page.getByText('6,000 systems')).toHaveCount(0);
  const place = () => selector.option('Apartment').boundingBox();
  const before = await place();
  await page.evaluate(() => (window as unknown as { letGo(): void }).letGo());
  await expect(page.getByText('6,000 systems').first()).toBeVisible();
  expect(await place()).toEqual(before);
});

test('of five thousand matching systems a dozen are shown, and a dozen more for each time they are asked for', async ({
  page,
  selector,
}) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: systems(5000) }));
  await page.goto('/');
  await selector.answerForSingleRoom();
  await expect(page.getByText('5,000 systems fit everything you asked for.')).toBeVisible();
  for (const shown of [12, 24, 36]) {
    await expect(page.getByRole('article')).toHaveCount(shown);
    await selector.button(/^Show 12 more of 5,?000$/).click();
    // On from the first of the new ones.
    await expect(page.getByRole('article').nth(shown).getByRole('heading').first()).toBeFocused();
  }
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('article')).toHaveCount(48);
});
