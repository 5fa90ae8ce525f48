import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enquiryHeader, enquiryRows, type ListedEnquiry } from '../../src/parts/enquiry/rules/enquiryCsv.ts';
import { post } from '../enquiries/enquiryContract.ts';
import { enquiryOf } from '../enquiries/storeContract.ts';
import { enquiryProvider, query, send, turnOff, turnOn } from './enquiries.ts';
import { createPage, openResult, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { takePicture } from './takePicture.ts';
import { expect, printed, signIn, test } from './test.ts';

const LIST = 'wp-admin/admin.php?page=product-selector-enquiries';
const SETTINGS = 'wp-admin/options-general.php?page=product-selector&tab=enquiries';

test.beforeEach(async ({ site }) => {
  await turnOn(site);
  await query(site, 'DELETE FROM {table}');
});

test.afterAll(({ site }) => turnOff(site));

/** The visitor's address in a request with these server variables, whether its sender is known, and Site Health. */
const seen = async (site: Site, server: Readonly<Record<string, string>>, code = '') =>
  JSON.parse(
    await site.php(
      `$_SERVER = $input + $_SERVER; ${code}
       echo wp_json_encode([ProductSelector\\Visitor_Address::find(), ProductSelector\\Enquiry_Sender::of_visitor() !== '',
         ProductSelector\\Enquiry_Health::test()['status']]);`,
      server,
    ),
  );

test('a proxy’s headers hide the sender until the server or a filter says the address, and Site Health says so', async ({
  site,
}) => {
  const cdn = { REMOTE_ADDR: '198.41.128.1', HTTP_X_FORWARDED_FOR: '9.9.9.9, 203.0.114.7' };
  const visitor = ['203.0.114.7', true, 'good'];
  const unknown = ['', false, 'recommended'];
  expect(await seen(site, { REMOTE_ADDR: '203.0.114.7' })).toEqual(visitor);
  expect(await seen(site, cdn)).toEqual(unknown);
  expect(await seen(site, { REMOTE_ADDR: '198.41.128.1', HTTP_VIA: '1.1 x' })).toEqual(unknown);
  // The server has put the address there.
  expect(await seen(site, { ...cdn, REMOTE_ADDR: '203.0.114.7', HTTP_VIA: '1.1 x' })).toEqual(visitor);
  const filter = `add_filter('product_selector_visitor_address', fn() => '203.0.114.7');`;
  expect(await seen(site, cdn, filter)).toEqual(visitor);
});

test('the cron forgets a sender after its hour, the next post does if the cron is late, and a site without our cron keeps none', async ({
  site,
}) => {
  const { senders } = enquiryProvider(site);
  const sendFrom = async (address: string) => {
    const provider = enquiryProvider(site);
    const body = { ...enquiryOf(), nonce: await provider.nonce(10) };
    expect((await post(provider, body, { 'X-Forwarded-For': address })).status).toBe(201);
  };
  await sendFrom('203.0.114.7');
  const left = Number(await site.php(`echo wp_next_scheduled('product_selector_enquiries_forget') - time();`));
  expect(left).toBeGreaterThan(3500);
  expect(left).toBeLessThanOrEqual(3600);
  await query(site, 'UPDATE {table} SET created = DATE_SUB(created, INTERVAL 61 MINUTE)');
  await sendFrom('203.0.114.8');
  expect(await senders()).toEqual(['', expect.stringMatching(/./)]);
  await site.php('ProductSelector\\Enquiry_Notifier::unschedule();');
  expect(await senders()).toEqual(['', '']);
});

test('the admin pages count enquiries once each, by an index, and a kept count ends with each change', async ({
  site,
}) => {
  await send(site);
  const counted = JSON.parse(
    await site.php(
      `namespace ProductSelector; global $wpdb;
       require_once ABSPATH . 'wp-admin/includes/admin.php';
       $queries = []; add_filter('query', function ($sql) use (&$queries) { if (str_contains($sql, 'COUNT(*)')) $queries[] = $sql; return $sql; });
       for ($times = 0; $times < 3; $times++) $counts = Enquiry_List::counts();
       $plan = $wpdb->get_row("EXPLAIN " . $queries[0]);
       Enquiry_List::change([$wpdb->get_var("SELECT id FROM {$wpdb->prefix}product_selector_enquiries")], 'done');
       $queries = array_slice($queries, 0, 1);
       echo wp_json_encode([count($queries), $plan->key, $counts, Enquiry_List::counts()]);`,
    ),
  );
  const none = { inbox: 0, suspected: 0, done: 0, trash: 0, all: 1 };
  expect(counted).toEqual([1, 'tab', { ...none, inbox: 1 }, { ...none, done: 1 }]);
});

test('an enquiry that can’t be stored is answered with 503, the list says so, and nothing personal is logged', async ({
  site,
  admin,
  expectedLog,
}) => {
  const provider = enquiryProvider(site);
  const body = { ...enquiryOf({ name: 'Wilhelmina' }), nonce: await provider.nonce(10) };
  await query(site, 'RENAME TABLE {table} TO moved');
  const refused = await post(provider, body);
  expect([refused.status, Object(await refused.json()).code]).toEqual([503, 'rest_enquiry_not_stored']);
  const health = await site.php('echo ProductSelector\\Enquiry_Health::test()["status"];');
  const [shown] = await printed(admin, LIST, '.wrap');
  await query(site, 'RENAME TABLE moved TO {table}');
  expect(health).toBe('critical');
  expect(shown).toContain('Product Selector can’t store enquiries');
  expect(shown).not.toContain('No enquiries here.');
  expect((await post(provider, body)).status).toBe(201);
  expectedLog.push(
    /^Product Selector couldn’t store an enquiry: Table … doesn't exist$/,
    /^WordPress database error Table '\w+\.\w+_enquiries' doesn't exist for query SELECT CASE WHEN trashed/,
  );
});

test('Site Health notices a cache that gives everybody one nonce', async ({ site }) => {
  await publish(site, RANGE);
  const health = async (caches: boolean) =>
    JSON.parse(
      await site.php(
        `if ($input) {
           $kept = ProductSelector\\Routes::init(new WP_REST_Request())->get_data();
           add_filter('pre_http_request', fn($none, $options, $url) => preg_match('~/init$~', $url)
             ? ['headers' => ['cache-control' => 'no-store'], 'body' => wp_json_encode($kept), 'response' => ['code' => 200, 'message' => ''], 'cookies' => [], 'filename' => null] : $none, 20, 3);
         }
         echo wp_json_encode(ProductSelector\\Health::test());`,
        caches,
      ),
    );
  expect((await health(false)).status).toBe('good');
  expect(await health(true)).toMatchObject({
    status: 'critical',
    description: expect.stringContaining('twice the same nonce'),
  });
});

test('what is in the Trash is deleted after 30 days', async ({ site }) => {
  await turnOn(site, { days: 365 });
  await send(site);
  const left = async (days: number) => {
    await query(site, `UPDATE {table} SET trashed = DATE_SUB(NOW(), INTERVAL ${days} DAY)`);
    return site.php(
      `do_action('product_selector_enquiries_daily'); echo ProductSelector\\Enquiry_List::counts()['trash'];`,
    );
  };
  expect(await left(29)).toBe('1');
  expect(await left(31)).toBe('0');
});

test('export finds everything of an address, erasing leaves nothing, and the CSV is that of the command line', async ({
  site,
  admin,
  request,
}) => {
  await send(site, {
    email: 'Ada@Example.com',
    name: '=cmd()',
    phone: '+61 3 9999 0000',
    callTime: 'evening',
    note: '＠x',
    brief: {
      text: '-1\n"two"',
      answers: { Q0: 'No', Q7: ['Mobile App', 'Voice Control'] },
      system: ' =1',
      way: 'splits',
      systems: [' =1', 'WB-25'],
      others: ['WB-35', '=2'],
      versions: {},
    },
    fields: { Campaign: '<b>Spring</b>', '=Page': '+split' },
  });
  await send(site, { email: 'ada@example.com', topic: 'suspected' });
  await send(site, { email: 'àda@example.com' });
  await admin.goto(LIST);
  await expect(admin.getByText('+61 3 9999 0000 (evening)')).toBeVisible();
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('link', { name: 'Export all as CSV' }).click(),
  ]);
  // The state is WordPress's own.
  const csv = enquiryHeader() + enquiryRows(await enquiryProvider(site).list());
  const [head, ...lines] = csv.split(/\r\n(?="|$)/);
  const states = ['inbox', 'suspected', 'inbox'];
  const expected = [`${head},"state"`, ...lines.slice(0, 3).map((line, place) => `${line},"${states[place]}"`), ''];
  expect(csv).toMatch(/"evening".*"WB-35,' =2"/);
  expect(readFileSync(await file.path(), 'utf8')).toBe(`\ufeff${expected.join('\r\n')}`);
  const exported = JSON.parse(
    await site.php(`echo wp_json_encode(ProductSelector\\Enquiry_Privacy::export('ada@example.com'));`),
  );
  expect([exported.done, exported.data.length]).toEqual([true, 2]);
  const given = exported.data.flatMap(({ data }: { data: unknown[] }) => data);
  for (const [name, value] of [
    ['Email', 'Ada@Example.com'],
    ['Best time to call', 'evening'],
    ['Also sent by the page', 'Campaign: <b>Spring</b>\n=Page: +split'],
    ['Also quote for', expect.stringMatching(/WB-35.*, .*=2/)],
  ]) {
    expect(given).toContainEqual({ name, value });
  }
  const erased = JSON.parse(
    await site.php(
      `echo wp_json_encode(apply_filters('wp_privacy_personal_data_erasers', [])['product-selector']['callback']('ADA@example.com', 1));`,
    ),
  );
  expect(erased).toMatchObject({ items_removed: true, items_retained: false, done: true });
  expect((await enquiryProvider(site).list()).map(({ email }: ListedEnquiry) => email)).toEqual(['àda@example.com']);
  // Nobody else can read them.
  await signIn(request, site, 'editor');
  for (const address of [LIST, 'wp-admin/admin-post.php?action=product_selector_enquiries']) {
    expect((await request.get(address)).status(), address).toBe(403);
  }
});

/** Saves the settings, and waits for the page that WordPress answers with. */
async function save(admin: Page): Promise<void> {
  const loaded = admin.waitForEvent('load');
  await admin.getByRole('button', { name: 'Save Changes' }).click();
  await loaded;
}

test('saving the settings brings the menu at once, for administrators', async ({ site, admin, request }) => {
  await turnOff(site);
  await admin.goto(SETTINGS);
  const menu = admin.locator('#adminmenu').getByRole('link', { name: 'Enquiries' });
  await expect(menu).toHaveCount(0);
  await admin.getByLabel('Take enquiries').check();
  await save(admin);
  await admin.getByText('Settings saved.').waitFor();
  await expect(menu).toBeVisible();
  await signIn(request, site, 'editor');
  expect((await request.get(LIST)).status()).toBe(403);
});

test('buttons send tests to the webhook and by mail', async ({ site, admin, expectedLog }) => {
  await turnOn(site, { webhook: 'https://crm.example:99999/hook' });
  await admin.goto(SETTINGS);
  await admin.getByRole('button', { name: 'Send a test to the webhook' }).click();
  await admin.getByText('The test didn’t reach the webhook.').waitFor();
  await admin.getByRole('button', { name: 'Send a test mail' }).click();
  await admin.getByText('The test mail was sent.').waitFor();
  expectedLog.push(/^A call left the site: https:\/\/crm\.example:99999\/hook$/);
});

test('the settings page turns enquiries on and off, and refuses values that can’t work', async ({ site, admin }) => {
  const init = async () => Object(await (await fetch(`${enquiryProvider(site).rest}/init`)).json());
  // A form leaves out a box that isn't ticked.
  await turnOn(site, { on: '' });
  expect(Object.keys(await init())).toEqual(['nonce']);
  expect((await post(enquiryProvider(site), {})).status).toBe(404);
  await admin.goto(SETTINGS);
  await admin.getByLabel('Take enquiries').check();
  await expect(admin.getByLabel('Answering')).toHaveAttribute('maxlength', '300');
  await admin.getByLabel('Answering').evaluate((field) => field.removeAttribute('maxlength'));
  const wrong = {
    'Mail to': 'nobody',
    Answering: 'x'.repeat(301),
    'Privacy policy': 'https://shop.example/our\u00a0policy',
    'Keep for': '0',
    Webhook: 'http://crm.example',
    'Webhook’s secret': 'short',
  };
  for (const [name, value] of Object.entries(wrong)) await admin.getByLabel(name, { exact: true }).fill(value);
  await admin.getByLabel('Header', { exact: true }).fill('Host: a');
  await admin.getByRole('button', { name: 'Save Changes' }).click();
  // The browser stops only at what the server can’t mend.
  await expect(admin.locator('input:invalid')).toHaveCount(1);
  await admin.locator('form[action="options.php"]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await save(admin);
  await expect(
    admin.getByText(
      'weren’t changed: Mail to, Answering, Privacy policy, Keep for, Webhook, Webhook’s secret, Header. All other settings were saved.',
    ),
  ).toBeVisible();
  await admin.getByLabel('Mail to').fill('sales@shop.example, ');
  await admin.getByLabel('Keep for').fill('180');
  await admin.getByLabel('Marketing').fill('Tell me about offers.');
  await admin.getByLabel('Answering').fill(' We call within <i>one</i> working day. ');
  await admin.getByLabel('Short notice').fill('We are <b>Wattlebird</b> & Sons.');
  await admin.getByLabel('Privacy policy').fill('https://shop.example/privacy');
  await admin.getByLabel('Webhook', { exact: true }).fill('HTTPS://crm.example/hook');
  await save(admin);
  await expect(admin.getByLabel('Mail to')).toHaveValue('sales@shop.example');
  await expect(admin.getByLabel('Webhook’s secret')).toHaveValue(/^whsec_[\w+/]{43}=$/);
  expect((await init()).enquiry).toMatchObject({
    fields: { postcode: true, note: true, marketing: 'Tell me about offers.' },
    notice: { short: 'We are Wattlebird & Sons.', policyUrl: 'https://shop.example/privacy' },
    reply: 'We call within one working day.',
  });
});

test('a visitor with a link sends an enquiry from the block, and an administrator finds, answers and deletes it', async ({
  site,
  page,
  admin,
}) => {
  await publish(site, RANGE);
  const path = await createPage(site, 'Guide', '<!-- wp:product-selector/product-selector /-->');
  // A person takes longer than this test.
  const nonce = await enquiryProvider(site).nonce(10);
  await page.route('**/v2/init', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), nonce } });
  });
  const selector = await openResult(page, path);
  await selector.button('Ask for a quote').click();
  await page.getByLabel('Your name').fill('Ada Nguyễn');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Phone').fill('0400 123 456');
  await page.getByLabel('A good time to call').selectOption('Evening');
  await page.getByLabel('Anything else').fill('<i>Two</i> storeys.\nRing twice.');
  await selector.button('Send').click();
  await expect(selector.heading('Your enquiry has arrived')).toBeVisible();
  const [stored] = await enquiryProvider(site).list();
  await expect(page.getByText(`Your reference is ${stored?.reference}.`, { exact: true })).toBeVisible();

  await send(site, { name: 'Bob' });
  await send(site, { name: 'Spam', topic: 'Offers' });
  await admin.goto(LIST);
  await takePicture(admin, 'wordpress-enquiries');
  await expect(admin.getByRole('link', { name: 'Bob', exact: true })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Spam', exact: true })).toHaveCount(0);
  await expect(admin.getByRole('link', { name: 'All (3)' })).toBeVisible();
  await expect(admin.getByRole('cell', { name: 'Alpine Split 2.5 kW (A-25)' })).toBeVisible();
  await admin.getByLabel('Search enquiries').fill('ring twice');
  await admin.getByRole('button', { name: 'Search enquiries' }).click();
  await expect(admin.getByRole('link', { name: 'Bob', exact: true })).toHaveCount(0);
  expect(admin.url()).not.toContain('ring');
  await admin.getByRole('link', { name: 'Ada Nguyễn', exact: true }).click();
  await expect(admin.getByRole('heading', { name: 'Enquiry from Ada Nguyễn' })).toBeVisible();
  await expect(admin.getByRole('row', { name: 'System Alpine Split 2.5 kW (A-25)' })).toBeVisible();
  await expect(admin.getByRole('row', { name: 'Best time to call evening' })).toBeVisible();
  await expect(admin.getByRole('row', { name: 'Note <i>Two</i> storeys. Ring twice.' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute('href', 'mailto:ada@example.com');
  await expect(admin.getByRole('link', { name: 'Reply' })).toHaveAttribute('href', /^mailto:ada@example\.com\?/);
  await admin.getByRole('button', { name: 'Mark as done' }).click();
  await admin.getByText('1 enquiry was marked as done.').waitFor();
  await expect(admin.getByRole('link', { name: 'Done (1)' })).toBeVisible();
  await admin.getByRole('link', { name: 'Suspected (1)' }).click();
  await expect(admin.getByRole('cell', { name: 'filled in a hidden field' })).toBeVisible();
  await admin.getByLabel('Select the enquiry from Spam').check();
  const apply = async (action: string) => {
    await admin.getByLabel('Select bulk action').first().selectOption(action);
    await admin.getByRole('button', { name: 'Apply' }).first().click();
  };
  await apply('Move to Trash');
  await admin.getByText('1 enquiry was moved to the Trash.').waitFor();
  // A search looks everywhere.
  await admin.getByRole('link', { name: 'All (2)' }).click();
  await admin.getByLabel('Search enquiries').fill('spam');
  await admin.getByRole('button', { name: 'Search enquiries' }).click();
  await expect(admin.getByRole('cell', { name: 'Spam — Trash' })).toBeVisible();
  await admin.getByRole('link', { name: 'Spam', exact: true }).click();
  await admin.getByRole('button', { name: 'Restore' }).click();
  await admin.getByText('1 enquiry was restored from the Trash.').waitFor();
  await admin.getByRole('link', { name: 'Suspected (1)' }).click();
  await admin.getByRole('link', { name: 'Spam', exact: true }).click();
  await admin.getByRole('button', { name: 'Move to Trash' }).click();
  await admin.getByRole('link', { name: 'Trash (1)' }).click();
  await admin.getByLabel('Select the enquiry from Spam').check();
  await apply('Delete permanently');
  await admin.getByText('1 enquiry was permanently deleted.').waitFor();
  expect((await enquiryProvider(site).list()).map(({ name }) => name)).toEqual(['Bob', 'Ada Nguyễn']);
});
