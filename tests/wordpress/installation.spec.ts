import { findingsOfAxe } from '../browser/helpers/findingsOfAxe.ts';
import { PRICE_LIST } from '../samples/priceList.ts';
import { createPage, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { expect, test } from './test.ts';

const PAGE = 'wp-admin/options-general.php?page=product-selector';
const PRICES = { ...PRICE_LIST, valid_until: '2099-06-30' };

test('pages list every model once the catalogue’s page has been open, with its prices while they are the published ones', async ({
  admin,
  site,
}) => {
  await publish(site, RANGE);
  const path = await createPage(site, 'Guide', '[product_selector]');
  const off = await createPage(site, 'Quiet', '[product_selector range="off"]');
  const list = async (address = path) =>
    (await (await fetch(site.url + address)).text()).match(
      /<details class="product-selector-range">.*?<\/details>/s,
    )?.[0];
  await Promise.all([admin.waitForResponse(/product-selector\/v2\/range/), admin.goto(PAGE)]);
  expect(await list()).toMatch(/<li>Alpine Split, .*(unit|price)/);
  expect(await list(off)).toBeUndefined();
  await site.php(`update_option('product_selector_installation', wp_json_encode($input));`, PRICES);
  expect(await list()).toContain('<li>Alpine Split');
  expect(await list()).not.toMatch(/\$|price/);
  await site.php(`update_option('product_selector_pages', ['range' => 'off']);`);
  expect(await list()).toBeUndefined();
  await site.php(`delete_option('product_selector_installation'); update_option('product_selector_pages', []);`);
  await publish(site, RANGE.replace('Alpine', 'Alpine II'));
  expect(await list()).toBeUndefined();
});

test('installation prices are checked, published and withdrawn on the catalogue page', async ({ admin, site }) => {
  await admin.goto(PAGE);
  const place = admin.locator('#product-selector-installation');
  const choose = (table: object) =>
    place.locator('input[type=file]').setInputFiles({
      name: 'prices.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(table)),
    });
  const prices = async () => (await (await fetch(`${site.url}wp-json/product-selector/v2/init`)).json()).installation;
  const list = { ...PRICE_LIST, valid_until: '2099-06-30' };

  await choose({ ...list, gst: 'no' });
  await expect(place).toContainText('gst: “no” can’t be used.');
  expect(await findingsOfAxe(admin, '#product-selector-installation')).toEqual([]);
  await choose(list);
  await place.getByRole('button', { name: 'Publish the prices' }).click();
  await expect(place).toContainText('Published: the price list of Wattlebird Air');
  expect(await prices()).toEqual(list);
  await admin.reload();
  // The versions above have come, so nothing moves under the pointer.
  await expect(admin.getByText('Loading …')).toHaveCount(0);
  await place.getByRole('button', { name: 'Withdraw the prices' }).click();
  await place.getByRole('button', { name: 'Keep them' }).click();
  expect(await prices()).toEqual(list);
  await place.getByRole('button', { name: 'Withdraw the prices' }).click();
  expect(await findingsOfAxe(admin, '#product-selector-installation')).toEqual([]);
  await place.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(place).toContainText('No prices are published.');
  expect(await prices()).toBeUndefined();
  await place.getByRole('button', { name: 'Restore' }).click();
  await place.getByRole('button', { name: 'Publish the prices' }).click();
  await expect(place).toContainText('Published: the price list of Wattlebird Air');
  expect(await prices()).toEqual(list);
});
