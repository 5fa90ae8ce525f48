import type { Request } from '@playwright/test';
import { saveVisit } from './savedVisit.ts';
import { expect, test } from './test.ts';

/** All that a request carries, without the time that the products call appends, which may hold any four digits. */
function carriedBy(request: Request): string {
  const address = new URL(request.url());
  address.searchParams.delete('t');
  return [address.href, JSON.stringify(request.headers()), request.postData() ?? ''].join('\n');
}

for (const postcode of ['2480', 'ZQX 77']) {
  test(`no request of a whole journey contains the postcode ${postcode}`, async ({ page, selector }) => {
    const carried: string[] = [];
    page.on('request', (request) => carried.push(carriedBy(request)));
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Postcode' }).fill(postcode);
    await selector.reachResult();
    await page.reload();
    await selector.button('Continue where you left off').click();
    await expect(selector.heading('What to do next')).toBeVisible();
    expect(carried.length).toBeGreaterThan(3);
    expect(carried.filter((text) => text.includes(postcode) || text.includes(encodeURIComponent(postcode)))).toEqual(
      [],
    );
    expect(carried.join('\n')).toContain('/wp-json/product-selector/v2/products');
  });
}

test('the list and the result say whether a system is installed there, and rule nothing out', async ({
  page,
  selector,
}) => {
  const one = (id: string, service_postcodes: string) => ({
    id,
    title: `System ${id}`,
    system_type: 'split',
    service_postcodes,
  });
  const json = [one('a', '2000-2249'), one('b', '3000'), one('c', '')];
  await page.route('**/v2/products?**', (route) => route.fulfill({ json }));
  await saveVisit(page, { place: '/result', chosen: 'b', postcode: '2100' });
  await page.goto('/');
  await selector.resume();
  const unlisted = "We don't list 2100 for this system. Ask us if we install it there.";
  await expect(page.getByText(unlisted)).toBeVisible();
  await selector.button('Back').click();
  const row = (id: string) => page.getByRole('article', { name: `System ${id}`, exact: true }).last();
  await expect(row('a').getByText('We install this system in 2100.')).toBeVisible();
  await expect(row('b').getByText(unlisted)).toBeVisible();
  await expect(row('c')).toBeVisible();
  await expect(row('c')).not.toContainText('2100');
});
