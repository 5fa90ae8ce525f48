import type { Page } from '@playwright/test';
import { saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

const SPLIT = { system_type: 'split', phase: 1, suits_home_types: 'townhouse' };
const NO_SPACES = 'Unit'.repeat(50);
const SENTENCES = 'It is quiet, small and kind to neighbours. '.repeat(46).trim();
const SCRIPT = '<script>document.title = "owned"</script>';
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
    // Most of the room is for the figures.
    expect((name?.height ?? room) / room).toBeLessThan(0.5);
    await page.keyboard.press('Escape');
    await selector.chooseFirst();
    expect(await overflow(page)).toBe(0);
    await expect(selector.heading(`A${NO_SPACES.slice(1)}`)).toBeVisible();
    await selector.button('All figures').click();
    await expect(page.getByText(SENTENCES).first()).toBeVisible();
  });
});

test('the console names bad rows, and the rest is used, as plain text; a name that reverses and hides text reads as it is written, on every screen and on the console, and long text is cut; a link opens the provider’s page without telling it about this one', async ({
  page,
  context,
  selector,
  expected,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  expected.push(/^Product Selector: products reply/, /Failed to load resource/);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  await page.route('http://pictures.example/good.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await page.route('http://pictures.example/bad.svg', (route) => route.fulfill({ status: 404 }));
  const referrers: (string | undefined)[] = [];
  await context.route('https://shop.example/**', (route) => {
    referrers.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' });
  });
  const endless = { ...SPLIT, id: 'B', title: 'Endless '.repeat(125_000), priority: 2 };
  await openWith(page, [
    {
      ...SPLIT,
      id: 'A\u202e',
      title: TURNED,
      cooling_capacity_kw: '7.1\u202e kW',
      priority: 1,
      link: 'https://shop.example/a',
    },
    { ...endless, image_link: 'http://pictures.example/good.svg' },
    { ...SPLIT, id: 'x'.repeat(201), title: 'Nobody' },
    { title: 'No id', system_type: 'split' },
    { ...endless, title: 'Twice' },
    { ...SPLIT, id: 'H', title: 'Heater', system_type: 'heater' },
    {
      ...SPLIT,
      id: 'C',
      title: SCRIPT,
      link: 'javascript:alert(1)',
      cooling_capacity_kw: '2.5',
      priority: 3,
      image_link: 'http://pictures.example/bad.svg',
    },
  ]);
  const shown = () => page.locator('product-selector').evaluate(({ shadowRoot }) => shadowRoot?.innerHTML ?? '');
  const screens: string[] = [];
  await selector.resumeMatches();

  await test.step('text longer than its column allows is cut, and the console says so', async () => {
    // The first has a card, the others a row.
    await expect(page.getByRole('button', { name: /^Details of / })).toHaveCount(2);
    const title = await page
      .getByRole('heading', { name: /^Endless/ })
      .first()
      .textContent();
    expect(title).toMatch(/^(Endless )+Endl…$|^(Endless )+.*…$/);
    expect(title).toHaveLength(200);
    expect(lines.filter((line) => line.includes('was cut to 200'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('has more than 200 characters'))).toHaveLength(1);
    screens.push(await shown());
  });

  await test.step('the console names bad rows, and the rest is used, with the pictures that load', async () => {
    await expect(page.getByRole('img', { name: /^Picture: Endless/ }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: `Picture: ${SCRIPT}` })).toHaveCount(0);
    for (const named of [/row 4.*id/, /B.*row|row 5/, /heater/, /link/, /cooling_capacity_kw/]) {
      expect(
        lines.some((line) => named.test(line)),
        String(named),
      ).toBe(true);
    }
    expect(lines.some((line) => line.includes('“7.1 kW” was read as 7.1'))).toBe(true);
  });

  await test.step('a script is plain text, and its address is no link', async () => {
    await expect(await selector.openRow(SCRIPT)).toContainText('2.5');
    await selector.button(`Choose ${SCRIPT}`).first().click();
    await expect(selector.heading('What to do next')).toBeVisible();
    await selector.button('All figures').click();
    await expect(page.getByRole('link', { name: /See full details/ })).toHaveCount(0);
    expect(await page.title()).not.toBe('owned');
    await selector.button('Back').click();
  });

  await test.step('a reversed name reads as it is written', async () => {
    await selector.chooseFirst();
    await expect(selector.heading('Split gnp.exe 7.1 kW !')).toBeVisible();
    screens.push(await shown());
    for (const text of [...screens, ...lines]) expect(text).not.toMatch(/\p{Bidi_C}/u);
  });

  await test.step('a link opens the provider’s page without telling it about this one', async () => {
    const opening = page.waitForEvent('popup');
    await selector.button('All figures').click();
    await page.getByRole('link', { name: /See full details/ }).click();
    const shop = await opening;
    await expect.poll(() => shop.title()).toBe('Shop');
    expect(await shop.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    expect(referrers).toEqual([undefined]);
  });
});
