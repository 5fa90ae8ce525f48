import type { Request } from '@playwright/test';
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
