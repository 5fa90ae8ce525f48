import { changeProduct, closeShop, fillShop, openShop } from './shop.ts';
import type { Site } from './startSite.mjs';
import { expect, printed, test } from './test.ts';

const ADDRESS = 'wp-admin/options-general.php?page=product-selector';
const IS_REAL = Boolean(process.env.WOOCOMMERCE);

interface System {
  readonly id: string;
  readonly price_from_aud?: number;
  readonly sales?: readonly object[];
  readonly availability?: string;
  readonly link?: string;
}

async function systems(site: Site): Promise<Readonly<Record<string, System>>> {
  const { products } = await (await fetch(`${site.url}wp-json/product-selector/v2/products?t=1`)).json();
  return Object.fromEntries((products as System[]).map((system) => [system.id, system]));
}

test.beforeEach(({ expectedLog, expected }) => {
  // WooCommerce's own lines; ours name the plugin.
  if (IS_REAL) {
    expectedLog.push(/^(?!.*product-selector)/is);
    expected.push(/./);
  }
});

test('a shop is read with its GST, mapped once and published; then price, stock and link follow it', async ({
  site,
  admin,
}) => {
  test.slow();
  await openShop(site);
  const ids = await fillShop(site);
  const plain = String(ids.plain);

  await test.step('From WooCommerce asks what it needs to know, and nothing about GST', async () => {
    await admin.goto(ADDRESS);
    await admin.getByRole('button', { name: 'From WooCommerce' }).click();
    await expect(admin.getByRole('heading', { name: 'What do your columns mean?' })).toBeFocused();
    await expect(admin.getByText('with GST?')).toHaveCount(0);
    await admin.getByRole('combobox', { name: /What do the prices include/ }).selectOption('supply_only');
    await admin.getByRole('button', { name: /What do the prices include/ }).click();
    await admin.getByRole('button', { name: 'Use this mapping' }).click();
    await admin.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(admin.getByText('Published. Visitors now get the new catalogue')).toBeVisible();
  });

  await test.step('prices have the GST of their class, and the draft isn’t there', async () => {
    const range = await systems(site);
    expect(Object.keys(range).sort()).toEqual(['A-25', 'A-70', 'D-10', 'D-14', plain].sort());
    const prices = Object.fromEntries(Object.values(range).map(({ id, price_from_aud }) => [id, price_from_aud]));
    expect(prices).toEqual({ 'A-25': 1639, 'A-70': 2490, 'D-10': 4400, 'D-14': 5500, [plain]: 2189.55 });
    expect(range['A-25']).toMatchObject({ availability: 'in_stock', link: expect.stringContaining('alpine-2-5-kw') });
    expect(await (await fetch(range['A-25']!.link!)).text()).toContain('Alpine 2.5 kW');
  });

  await test.step('a change in the shop is there for the next visitor', async () => {
    const asked = await fetch(`${site.url}wp-json/product-selector/v2/products?t=1`);
    await changeProduct(site, ids['A-25']!, { regular_price: '1600', stock_status: 'outofstock', slug: 'alpine-new' });
    await changeProduct(site, ids['D-10']!, {
      regular_price: '4200',
      sale_price: '3900',
      date_on_sale_to: '2099-01-31',
    });
    const range = await systems(site);
    expect(range['A-25']).toMatchObject({ price_from_aud: 1760, availability: 'out_of_stock' });
    expect(range['D-10']).toMatchObject({
      price_from_aud: 4620,
      sales: [{ price_from_aud: 4290, from: null, to: '2099-01-31' }],
    });
    const headers = { 'If-None-Match': asked.headers.get('etag') ?? '' };
    const again = await fetch(`${site.url}wp-json/product-selector/v2/products?t=1`, { headers });
    expect(again.status).toBe(200);
    headers['If-None-Match'] = again.headers.get('etag') ?? '';
    expect((await fetch(`${site.url}wp-json/product-selector/v2/products?t=1`, { headers })).status).toBe(304);
  });

  await test.step('a price mistyped by a digit isn’t shown; the catalogue page says so, with everything else', async () => {
    await changeProduct(site, ids['D-14']!, { regular_price: '50000' });
    await changeProduct(site, ids['A-25']!, { name: 'Alpine Quiet 2.5 kW' });
    expect((await systems(site))['D-14']).toMatchObject({ price_from_aud: 5500 });
    await admin.reload();
    const news = admin.getByRole('status').filter({ hasText: 'The shop has changed.' });
    await expect(news).toContainText('Alpine 2.5 kW → Alpine Quiet 2.5 kW');
    await expect(news).toContainText('$5,500 → $55,000');
    await expect(news).not.toContainText('out_of_stock');
    await news.getByRole('button', { name: 'Review and publish' }).click();
    await expect(admin.getByText('Alpine Quiet 2.5 kW').first()).toBeVisible();
    await changeProduct(site, ids['D-14']!, { regular_price: '5100' });
    expect((await systems(site))['D-14']).toMatchObject({ price_from_aud: 5610 });
  });

  await test.step('a product that is gone is out of stock and has no link', async () => {
    await site.php('wp_trash_post($input);', ids['A-25']);
    const range = await systems(site);
    expect(range['A-25']).toMatchObject({ availability: 'out_of_stock' });
    expect(range['A-25']).not.toHaveProperty('link');
    await site.php('wp_untrash_post($input); wp_publish_post($input);', ids['A-25']);
    expect((await systems(site))['A-25']).toMatchObject({ link: expect.any(String) });
  });

  await test.step('a shop with GST in its prices keeps them', async () => {
    await site.php(`update_option('woocommerce_prices_include_tax', 'yes'); do_action('woocommerce_settings_saved');`);
    expect((await systems(site))['D-14']).toMatchObject({ price_from_aud: 5100 });
    await site.php(`update_option('woocommerce_prices_include_tax', 'no'); do_action('woocommerce_settings_saved');`);
  });

  await test.step('a product’s page passes its system', async () => {
    await site.php(`wp_update_post(['ID' => $input, 'post_content' => '[product_selector]']);`, ids['A-25']);
    const [element] = await printed(admin, `${site.url}?p=${ids['A-25']}&post_type=product`, 'product-selector');
    expect(element).toContain('system="A-25"');
  });

  await test.step('without WooCommerce, visitors get the published range', async () => {
    await closeShop(site);
    expect((await systems(site))['A-25']).toMatchObject({ price_from_aud: 1639, availability: 'in_stock' });
    await admin.reload();
    await expect(admin.getByRole('heading', { name: 'New catalogue' })).toBeVisible();
    await expect(admin.getByRole('button', { name: 'From WooCommerce' })).toHaveCount(0);
  });
});
