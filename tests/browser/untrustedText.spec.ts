import type { Page } from '@playwright/test';
import { saveVisit } from './savedVisit.ts';
import { expect, test } from './test.ts';

const SPLIT = { system_type: 'split', phase: 1, suits_home_types: 'townhouse' };
const NO_SPACES = 'Unit'.repeat(50);
const SENTENCES = 'It is quiet, small and kind to neighbours. '.repeat(46).trim();
const TURNED = 'Split \u202egnp.exe\u202c 7.1 \u2066kW\u2069 \u200f!';

async function openWith(page: Page, products: readonly object[]): Promise<void> {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: { products } }));
  await saveVisit(page);
  await page.goto('/');
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a name without spaces and a long description stay inside, and can be read to the end', async ({
    page,
    selector,
  }) => {
    await openWith(
      page,
      ['A', 'B', 'C'].map((id) => ({
        ...SPLIT,
        id,
        title: `${id}${NO_SPACES.slice(1)}`,
        brand: NO_SPACES,
        model_number: NO_SPACES,
        description: SENTENCES,
        link: `https://shop.example/${NO_SPACES}`,
      })),
    );
    await selector.resumeMatches();
    expect(await overflow(page)).toBe(0);
    await selector.compareFirstThree();
    expect(await overflow(page)).toBe(0);
    const box = page.getByRole('region', { name: 'Compare systems' });
    const room = await box.evaluate((element) => element.clientHeight);
    const name = await page.getByRole('columnheader').first().boundingBox();
    // The names stay above the figures while these are scrolled: most of the room is for the figures.
    expect((name?.height ?? room) / room).toBeLessThan(0.5);
    await page.keyboard.press('Escape');
    await selector.chooseFirst();
    expect(await overflow(page)).toBe(0);
    await expect(selector.heading(`A${NO_SPACES.slice(1)}`)).toBeVisible();
    await expect(page.getByText(SENTENCES).first()).toBeVisible();
  });
});

test('a name that reverses and hides text reads as it is written, on every screen and on the console, and long text is cut', async ({
  page,
  selector,
  expected,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  expected.push(/^Product Selector: products reply/);
  await openWith(page, [
    { ...SPLIT, id: 'A\u202e', title: TURNED, cooling_capacity_kw: '7.1\u202e kW', priority: 1 },
    { ...SPLIT, id: 'B', title: 'Endless '.repeat(125_000), priority: 2 },
    { ...SPLIT, id: 'x'.repeat(201), title: 'Nobody' },
  ]);
  await selector.resumeMatches();
  await test.step('text longer than its column allows is cut, and the console says so', async () => {
    await expect(page.getByRole('button', { name: /^Details of / })).toHaveCount(2);
    const title = await page
      .getByRole('heading', { name: /^Endless/ })
      .first()
      .textContent();
    expect(title).toMatch(/^(Endless )+Endl…$|^(Endless )+.*…$/);
    expect(title).toHaveLength(200);
    expect(lines.filter((line) => line.includes('was cut to 200'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('has more than 200 characters'))).toHaveLength(1);
  });
  const shown = () => page.locator('product-selector').evaluate(({ shadowRoot }) => shadowRoot?.innerHTML ?? '');
  const list = await shown();
  await selector.chooseFirst();
  await expect(selector.heading('Split gnp.exe 7.1 kW !')).toBeVisible();
  for (const text of [list, await shown(), ...lines]) expect(text).not.toMatch(/\p{Bidi_C}/u);
  expect(lines.some((line) => line.includes('“7.1 kW” was read as 7.1'))).toBe(true);
});

test('a link opens the provider’s page without telling it about this one', async ({ page, context, selector }) => {
  const referrers: (string | undefined)[] = [];
  await context.route('https://shop.example/**', (route) => {
    referrers.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' });
  });
  await openWith(page, [{ ...SPLIT, id: 'A', title: 'Split A', link: 'https://shop.example/a' }]);
  await selector.resumeMatches();
  await selector.chooseFirst();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /See full details/ }).click();
  const shop = await opening;
  await expect.poll(() => shop.title()).toBe('Shop');
  expect(await shop.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  expect(referrers).toEqual([undefined]);
});

test('an impossible saved visit is offered without its impossible parts', async ({ page, selector }) => {
  await page.addInitScript(() => {
    const answers = { Q0: ['Yes', 'No'], Q7: ['None', 'Mobile App'], constructor: 'x', Q2: '<b>' };
    const saved = {
      version: 1,
      answers,
      postcode: '<img src=x>',
      tariff: 1e308,
      chosen: {},
      shortlist: ['__proto__', 5],
    };
    sessionStorage.setItem('product-selector:0', JSON.stringify(saved));
  });
  await page.goto('/');
  await selector.button('Continue where you left off').click();
  await expect(selector.option('Yes').or(selector.option('Ducted')).first()).toBeVisible();
  for (const label of ['Split', 'Townhouse', 'Single Room', 'Large Outdoor space']) await selector.answer(label);
  await expect(selector.option('Mobile App')).toBeChecked();
  await expect(selector.option('Not Sure')).not.toBeChecked();
  await selector.button('Continue').click();
  await selector.chooseFirst();
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('');
});
