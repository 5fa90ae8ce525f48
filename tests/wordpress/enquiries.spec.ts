import { createHmac } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enquiryCsv, type ListedEnquiry } from '../../src/enquiry/enquiryCsv.ts';
import { post } from '../enquiries/enquiryContract.ts';
import { enquiryOf } from '../enquiries/storeContract.ts';
import { enquiryProvider, tellAtOnce, turnOff, turnOn } from './enquiries.ts';
import { createPage, openResult, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { takePicture } from './takePicture.ts';
import { expect, signIn, test } from './test.ts';

const LIST = 'wp-admin/admin.php?page=product-selector-enquiries';
const SETTINGS = 'wp-admin/options-general.php?page=product-selector&tab=enquiries';
const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const query = (site: Site, sql: string) =>
  site.php(
    `global $wpdb; $wpdb->query(str_replace('{table}', "{$wpdb->prefix}product_selector_enquiries", $input));`,
    sql,
  );

test.beforeEach(async ({ site }) => {
  await turnOn(site);
  await query(site, 'DELETE FROM {table}');
});

test.afterAll(({ site }) => turnOff(site));

/** Stores an enquiry and returns its reference. */
async function send(
  site: Site,
  own: Parameters<typeof enquiryOf>[0] & { readonly topic?: string } = {},
): Promise<string> {
  const provider = enquiryProvider(site);
  const reply = await post(provider, { ...enquiryOf(), ...own, nonce: await provider.nonce(10) });
  expect(reply.status).toBe(201);
  return Object(await reply.json()).reference;
}

test('many within an hour are suspected, then refused with the time to wait, and a repeat is always answered', async ({
  site,
}) => {
  const provider = enquiryProvider(site);
  const known = { ...enquiryOf(), nonce: await provider.nonce(10) };
  expect((await post(provider, known)).status).toBe(201);
  const fill = (count: number) =>
    site.php(
      `global $wpdb; $table = $wpdb->prefix . 'product_selector_enquiries';
       $row = $wpdb->get_row("SELECT * FROM $table ORDER BY id LIMIT 1", ARRAY_A); unset($row['id']);
       for ($i = $wpdb->get_var("SELECT COUNT(*) FROM $table"); $i < $input; $i++)
         $wpdb->insert($table, ['reference' => "T$i", 'enquiry_key' => "key $i", 'nonce' => "n$i", 'content' => "c$i", 'created' => gmdate('Y-m-d H:i:s', time() - 1800)] + $row);`,
      count,
    );
  await fill(60);
  const busy = { ...enquiryOf(), nonce: await provider.nonce(10) };
  expect((await post(provider, busy)).status).toBe(201);
  expect((await provider.list())[0]).toMatchObject({ key: busy.key, suspicions: ['busy hour'] });
  await fill(600);
  const refused = await post(provider, { ...enquiryOf(), nonce: await provider.nonce(10) });
  expect([refused.status, Object(await refused.json()).code]).toEqual([429, 'rest_enquiry_too_many']);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(1700);
  expect(wait).toBeLessThanOrEqual(1800);
  expect((await post(provider, known)).status).toBe(200);
});

test('an enquiry that can’t be stored is answered with 503, and nothing personal is logged', async ({
  site,
  expectedLog,
}) => {
  const provider = enquiryProvider(site);
  const body = { ...enquiryOf({ name: 'Wilhelmina' }), nonce: await provider.nonce(10) };
  await query(site, 'RENAME TABLE {table} TO moved');
  const refused = await post(provider, body);
  expect([refused.status, Object(await refused.json()).code]).toEqual([503, 'rest_enquiry_not_stored']);
  const health = await site.php('echo ProductSelector\\Enquiry_Health::test()["status"];');
  await query(site, 'RENAME TABLE moved TO {table}');
  expect(health).toBe('critical');
  expect((await post(provider, body)).status).toBe(201);
  expectedLog.push(/^Product Selector couldn’t store an enquiry: Table … doesn't exist$/);
});

test('a table that the database refuses to change stays marked as old until it has every column', async ({
  site,
  expectedLog,
}) => {
  expectedLog.push(/^WordPress database error .*ALTER TABLE nowhere/);
  await query(site, 'ALTER TABLE {table} DROP COLUMN webhook_fault');
  const setUp = (refuses: boolean) =>
    site.php(
      `if ($input) {
         update_option('product_selector_enquiries_db', '0');
         add_filter('query', fn($sql) => str_starts_with($sql, 'ALTER') ? 'ALTER TABLE nowhere ADD a int' : $sql);
       }
       ProductSelector\\Enquiry_Store::set_up();
       echo get_option('product_selector_enquiries_db'), ' ', ProductSelector\\Enquiry_Health::test()['status'];`,
      refuses,
    );
  expect(await setUp(true)).toBe('0 critical');
  expect(await setUp(false)).toMatch(/^[1-9] good$/);
  await send(site);
});

test('no statement needs a function that older SQLite lacks', async ({ site }) => {
  const statements = await site.php(
    `$statements = '';
     add_filter('query', function ($sql) use (&$statements) { $statements .= $sql; return $sql; });
     ProductSelector\\Enquiry_List::page('inbox', 20);
     ProductSelector\\Enquiry_List::search('ring', 20);
     ProductSelector\\Enquiry_List::counts();
     ProductSelector\\Enquiry_List::not_told();
     echo $statements;`,
  );
  expect(statements).toContain('ring');
  expect(statements).not.toMatch(/CONCAT/i);
});

test('mail and webhook are told by the cron, tried again, and Site Health names what nobody was told of', async ({
  site,
  expectedLog,
}) => {
  expectedLog.push(/^A call left the site: https:\/\/crm\.example\/hook$/);
  await turnOn(site, { webhook: 'https://crm.example/hook', secret: `whsec_${SECRET}` });
  const reference = await send(site, { name: 'Ada\r\nBcc: x@y.example', email: 'ada@example.com', phone: '=1+555000' });
  const suspected = await send(site, { topic: 'Offers' });
  const told = async (work: string) =>
    JSON.parse(
      await site.php(
        `$mails = []; $posts = [];
         add_filter('pre_wp_mail', function ($none, $mail) use (&$mails) {
           $mails[] = $mail;
           if (count($mails) === 1 && $GLOBALS['fails']) { do_action('wp_mail_failed', new WP_Error('x', 'The server refused ada@example.com.')); return false; }
           return true;
         }, 20, 2);
         add_filter('pre_http_request', function ($none, $options, $url) use (&$posts) {
           $posts[] = ['url' => $url] + array_intersect_key($options, array_flip(['headers', 'body', 'redirection', 'reject_unsafe_urls']));
           return ['headers' => [], 'body' => 'ok', 'response' => ['code' => $GLOBALS['fails'] ? 302 : 204, 'message' => ''], 'cookies' => [], 'filename' => null];
         }, 20, 3);
         global $wpdb; $table = $wpdb->prefix . 'product_selector_enquiries';
         $due = function () { foreach (_get_cron_array() as $time => $hooks) foreach ($hooks['product_selector_tell_enquiries'] ?? [] as $event) { wp_unschedule_event($time, 'product_selector_tell_enquiries', $event['args']); do_action('product_selector_tell_enquiries', ...$event['args']); } };
         ${work}
         echo wp_json_encode(['mails' => $mails, 'posts' => $posts, 'row' => $wpdb->get_row("SELECT * FROM $table ORDER BY id LIMIT 1"), 'health' => ProductSelector\\Enquiry_Health::test(),
           'next' => wp_next_scheduled('product_selector_tell_enquiries', ['mail'])]);`,
      ),
    );
  const first = await told('$GLOBALS["fails"] = true; $due();');
  expect(first.row).toMatchObject({
    mail: 'waiting',
    webhook: 'waiting',
    mail_fault: 'The server refused …',
    webhook_fault: 'The webhook answered with status 302.',
  });
  expect(first.next * 1000).toBeGreaterThan(Date.now());
  const [sent] = first.posts;
  expect(sent).toMatchObject({ url: 'https://crm.example/hook', redirection: 0, reject_unsafe_urls: true });
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = sent.headers;
  const signed = createHmac('sha256', Buffer.from(SECRET, 'base64'))
    .update(`${id}.${time}.${sent.body}`)
    .digest('base64');
  expect(signature).toBe(`v1,${signed}`);
  expect(JSON.parse(sent.body)).toMatchObject({
    type: 'enquiry.created',
    data: { reference, name: 'Ada Bcc: x@y.example', brief: { system: 'WB-25' } },
  });
  const [mail] = first.mails;
  expect(mail).toMatchObject({
    to: ['sales@shop.example'],
    subject: `Enquiry ${reference}`,
    headers: ['Reply-To: ada@example.com'],
  });
  expect(mail.message).toContain('Name: Ada Bcc: x@y.example');
  expect(first.mails.length + first.posts.length).toBe(2);
  expect(JSON.stringify(first.posts)).not.toContain(suspected);

  const late = await told(
    '$GLOBALS["fails"] = false; $wpdb->query("UPDATE $table SET created = DATE_SUB(created, INTERVAL 2 HOUR)");',
  );
  expect(late.health).toMatchObject({ status: 'recommended', test: 'product_selector_enquiries' });
  expect(late.health.description).toContain(reference);
  expect(late.mails).toEqual([]);
  // The hourly event also finds what has no event of its own.
  const again = await told(
    `$GLOBALS["fails"] = false; $wpdb->query("UPDATE $table SET mail_due = '2026-01-01', webhook_due = '2026-01-01'"); do_action('product_selector_enquiries_hourly');`,
  );
  expect(again.row).toMatchObject({ mail: 'told', webhook: 'told', mail_fault: '', webhook_tries: '2' });
  expect(again.posts[0].headers['webhook-id']).toBe(id);
  expect(again.health.status).toBe('good');
});

const toldOf = async (site: Site) =>
  JSON.parse(
    await site.php(
      'global $wpdb; echo wp_json_encode($wpdb->get_results("SELECT mail, mail_fault, webhook FROM {$wpdb->prefix}product_selector_enquiries ORDER BY id"));',
    ),
  );

test('a mail plugin that throws delays neither the webhook nor later enquiries', async ({ site, expectedLog }) => {
  expectedLog.push(/^A call left the site: https:\/\/crm\.example\/hook$/);
  await turnOn(site, { webhook: 'https://crm.example/hook' });
  await send(site, { name: 'Ada' });
  await send(site, { name: 'Bob' });
  await site.php(
    `add_filter('pre_wp_mail', function ($none, $mail) { if (str_contains($mail['message'], 'Ada')) throw new Error('Too few words.'); return true; }, 20, 2);
     add_filter('pre_http_request', fn() => ['headers' => [], 'body' => '', 'response' => ['code' => 200, 'message' => ''], 'cookies' => [], 'filename' => null], 20);
     do_action('product_selector_enquiries_hourly');`,
  );
  expect(await toldOf(site)).toEqual([
    { mail: 'waiting', mail_fault: 'A plugin failed: Too few words.', webhook: 'told' },
    { mail: 'told', mail_fault: '', webhook: 'told' },
  ]);
});

test('a quiet site tells at once, while the cron is busy or never called', async ({ site }) => {
  await tellAtOnce(site);
  await send(site);
  await expect.poll(() => toldOf(site)).toEqual([{ mail: 'told', mail_fault: '', webhook: '' }]);
});

test('where PHP can end the answer before the process, the same request tells', async ({ site }) => {
  const file = join(site.folder, 'wp-content/mu-plugins/ends-answers.php');
  writeFileSync(
    file,
    `<?php function fastcgi_finish_request() {
       global $wpdb;
       update_option('test_site_state', $wpdb->get_var("SELECT mail FROM {$wpdb->prefix}product_selector_enquiries"));
     }`,
  );
  try {
    await send(site);
  } finally {
    rmSync(file);
  }
  await expect.poll(() => toldOf(site)).toMatchObject([{ mail: 'told' }]);
  expect(await site.php(`echo get_option('test_site_state');`)).toBe('waiting');
});

test('enquiries older than the days in the settings are deleted, by the cron and with each new one', async ({
  site,
}) => {
  await turnOn(site, { days: 7 });
  const stored = async () => (await enquiryProvider(site).list()).length;
  const age = () => query(site, 'UPDATE {table} SET created = DATE_SUB(created, INTERVAL 8 DAY)');
  await send(site);
  await age();
  await send(site);
  expect(await stored()).toBe(1);
  await age();
  // The site's cron, as a server's crontab calls it.
  await site.php(
    `wp_clear_scheduled_hook('product_selector_enquiries_hourly'); wp_schedule_event(time() - 1, 'hourly', 'product_selector_enquiries_hourly');`,
  );
  expect((await fetch(`${site.url}wp-cron.php`)).status).toBe(200);
  await expect.poll(stored).toBe(0);
});

test('export finds everything of an address, erasing leaves nothing, and the CSV is that of the command line', async ({
  site,
  admin,
  page,
}) => {
  await send(site, {
    email: 'Ada@Example.com',
    name: '=cmd()',
    phone: '+61 3 9999 0000',
    note: '＠x',
    brief: {
      text: '-1\n"two"',
      answers: { Q0: 'No', Q7: ['Mobile App', 'Voice Control'] },
      system: ' =1',
      versions: {},
    },
  });
  await send(site, { email: 'ada@example.com', topic: 'suspected' });
  await send(site, { email: 'àda@example.com' });
  await admin.goto(LIST);
  const download = await admin.request.get(
    (await admin.getByRole('link', { name: 'Export all as CSV' }).getAttribute('href')) ?? '',
  );
  expect(download.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(await download.text()).toBe(`\ufeff${enquiryCsv(await enquiryProvider(site).list())}`);
  const exported = JSON.parse(
    await site.php(`echo wp_json_encode(ProductSelector\\Enquiry_Privacy::export('ada@example.com'));`),
  );
  expect([exported.done, exported.data.length]).toEqual([true, 2]);
  expect(exported.data[0].data).toContainEqual({ name: 'Email', value: 'Ada@Example.com' });
  const erased = JSON.parse(
    await site.php(
      `echo wp_json_encode(apply_filters('wp_privacy_personal_data_erasers', [])['product-selector']['callback']('ADA@example.com', 1));`,
    ),
  );
  expect(erased).toMatchObject({ items_removed: true, items_retained: false, done: true });
  expect((await enquiryProvider(site).list()).map(({ email }: ListedEnquiry) => email)).toEqual(['àda@example.com']);
  // Nobody else gets at them.
  await signIn(page.request, site, 'editor');
  for (const address of [LIST, 'wp-admin/admin-post.php?action=product_selector_enquiries']) {
    expect((await page.request.get(address)).status(), address).toBe(403);
  }
});

test('saving the settings brings the menu at once, and a box lets editors read', async ({ site, admin, page }) => {
  await turnOff(site);
  await admin.goto(SETTINGS);
  const menu = admin.locator('#adminmenu').getByRole('link', { name: 'Enquiries' });
  await expect(menu).toHaveCount(0);
  await admin.getByLabel('Take enquiries').check();
  const save = () => admin.getByRole('button', { name: 'Save Changes' }).click();
  await save();
  await admin.getByText('Settings saved.').waitFor();
  await expect(menu).toBeVisible();
  await signIn(page.request, site, 'editor');
  const read = async () => (await page.request.get(LIST)).status();
  expect(await read()).toBe(403);
  await admin.getByLabel('Editors may read enquiries').check();
  await save();
  await expect(admin.getByLabel('Editors may read enquiries')).toBeChecked();
  await expect.poll(read).toBe(200);
  await admin.getByLabel('Editors may read enquiries').uncheck();
  await save();
  await expect.poll(read).toBe(403);
});

test('the settings page turns enquiries on and off, and refuses values that can’t work', async ({ site, admin }) => {
  const init = async () => Object(await (await fetch(`${enquiryProvider(site).rest}/init`)).json());
  // A form leaves out a box that isn't ticked.
  await turnOn(site, { on: '' });
  expect(Object.keys(await init())).toEqual(['nonce']);
  expect((await post(enquiryProvider(site), {})).status).toBe(404);
  await admin.goto(SETTINGS);
  await admin.getByLabel('Take enquiries').check();
  const save = async () => {
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('Settings saved.').or(admin.getByText('weren’t changed.')).waitFor();
  };
  await admin.getByLabel('Mail to').fill('nobody');
  await admin.getByLabel('Keep for').fill('0');
  await admin.getByLabel('Webhook', { exact: true }).fill('http://crm.example');
  await save();
  await expect(admin.getByText('The recipients must be email addresses')).toBeVisible();
  await expect(admin.getByText('Enquiries are kept for 1 to 3,650 days.')).toBeVisible();
  await expect(admin.getByText('must begin with https://. It wasn’t changed.')).toBeVisible();
  await expect(admin.getByLabel('Mail to')).toHaveValue('sales@shop.example');
  await admin.getByLabel('Marketing').fill('Tell me about offers.');
  await admin.getByLabel('Short notice').fill('We are <b>Wattlebird</b> & Sons.');
  await admin.getByLabel('Privacy policy').fill('https://shop.example/privacy');
  await admin.getByLabel('Webhook', { exact: true }).fill('https://crm.example/hook');
  await save();
  await expect(admin.getByLabel('Webhook’s secret')).toHaveValue(/^whsec_[\w+/]{43}=$/);
  expect((await init()).enquiry).toMatchObject({
    fields: { postcode: true, note: true, marketing: 'Tell me about offers.' },
    notice: { short: 'We are Wattlebird & Sons.', policyUrl: 'https://shop.example/privacy' },
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
  await page.getByLabel('Anything else').fill('<i>Two</i> storeys.\nRing twice.');
  await selector.button('Send').click();
  await expect(selector.heading('Your enquiry has arrived')).toBeVisible();
  const [stored] = await enquiryProvider(site).list();
  await expect(page.getByText(`Your reference is ${stored?.reference}`)).toBeVisible();

  await send(site, { name: 'Bob' });
  await send(site, { name: 'Spam', topic: 'Offers' });
  await admin.goto(LIST);
  await takePicture(admin, 'wordpress-enquiries');
  await expect(admin.getByRole('link', { name: 'Bob' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Spam' })).toHaveCount(0);
  await expect(admin.getByRole('link', { name: 'All (3)' })).toBeVisible();
  await expect(admin.getByRole('cell', { name: 'Alpine Split 2.5 kW (A-25)' })).toBeVisible();
  await admin.getByLabel('Search enquiries').fill('ring twice');
  await admin.getByRole('button', { name: 'Search enquiries' }).click();
  await expect(admin.getByRole('link', { name: 'Bob' })).toHaveCount(0);
  expect(admin.url()).not.toContain('ring');
  await admin.getByRole('link', { name: 'Ada Nguyễn' }).click();
  await expect(admin.getByRole('heading', { name: 'Enquiry from Ada Nguyễn' })).toBeVisible();
  await expect(admin.getByRole('row', { name: 'System Alpine Split 2.5 kW (A-25)' })).toBeVisible();
  await expect(admin.getByRole('row', { name: 'Note <i>Two</i> storeys. Ring twice.' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute('href', 'mailto:ada@example.com');
  await expect(admin.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    `mailto:ada@example.com?subject=Your%20enquiry%20${stored?.reference}`,
  );
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
  await admin.getByLabel('Search enquiries').fill('spam');
  await admin.getByRole('button', { name: 'Search enquiries' }).click();
  await expect(admin.getByRole('cell', { name: 'Spam — Trash' })).toBeVisible();
  await admin.goBack();
  await admin.getByRole('link', { name: 'Undo' }).click();
  await admin.getByText('1 enquiry was restored from the Trash.').waitFor();
  await admin.getByRole('link', { name: 'Suspected (1)' }).click();
  await admin.getByRole('link', { name: 'Spam' }).click();
  await admin.getByRole('button', { name: 'Move to Trash' }).click();
  await admin.getByRole('link', { name: 'Trash (1)' }).click();
  await admin.getByLabel('Select the enquiry from Spam').check();
  await apply('Delete permanently');
  await admin.getByText('1 enquiry was permanently deleted.').waitFor();
  expect((await enquiryProvider(site).list()).map(({ name }) => name)).toEqual(['Bob', 'Ada Nguyễn']);
});
