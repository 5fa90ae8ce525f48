import { createHmac } from 'node:crypto';
import { fill, notifyAtOnce, query, send, turnOff, turnOn } from './enquiries.ts';
import type { Site } from './startSite.mjs';
import { expect, test } from './test.ts';

const LIST = 'wp-admin/admin.php?page=product-selector-enquiries';
const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test.beforeEach(async ({ site }) => {
  await turnOn(site);
  await query(site, 'DELETE FROM {table}');
});

test.afterAll(({ site }) => turnOff(site));

test('mail and webhook are told by the cron, tried again, and Site Health names what nobody was told of', async ({
  site,
  expectedLog,
}) => {
  expectedLog.push(/^A call left the site: https:\/\/crm\.example\/hook(\?.*)?$/);
  await turnOn(site, {
    webhook: 'https://crm.example/hook',
    secret: `whsec_${SECRET}`,
    header: 'Authorization: Bearer a b',
  });
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
           $posts[] = ['url' => $url] + array_intersect_key($options, array_flip(['headers', 'body', 'redirection', 'reject_unsafe_urls', 'sslverify', 'timeout', 'limit_response_size']));
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
  expect(sent).toMatchObject({
    url: 'https://crm.example/hook',
    redirection: 0,
    reject_unsafe_urls: true,
    sslverify: true,
    timeout: 30,
    limit_response_size: 1024,
  });
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = sent.headers;
  const signed = createHmac('sha256', Buffer.from(SECRET, 'base64'))
    .update(`${id}.${time}.${sent.body}`)
    .digest('base64');
  expect(signature).toBe(`v1,${signed}`);
  expect(sent.headers.Authorization).toBe('Bearer a b');
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
  // Nobody is told of the suspected one.
  expect([first.mails.length, first.posts.length]).toEqual([1, 1]);
  expect(JSON.stringify(first.posts)).not.toContain(suspected);

  const late = await told(
    '$GLOBALS["fails"] = false; $wpdb->query("UPDATE $table SET created = DATE_SUB(created, INTERVAL 2 HOUR)");',
  );
  expect(late.health).toMatchObject({ status: 'recommended' });
  expect(late.health.description).toContain(reference);
  expect(late.mails).toEqual([]);
  // The hourly event also finds enquiries without their own event.
  const again = await told(
    `$GLOBALS["fails"] = false; $wpdb->query("UPDATE $table SET mail_due = '2026-01-01', webhook_due = '2026-01-01'"); do_action('product_selector_enquiries_hourly');`,
  );
  expect(again.row).toMatchObject({ mail: 'told', webhook: 'told', mail_fault: '', webhook_tries: '2' });
  expect(again.posts[0].headers['webhook-id']).toBe(id);
  // The theme's own code may change the request.
  const changed = await told(
    `$GLOBALS["fails"] = false; $wpdb->query("UPDATE $table SET webhook = 'waiting', webhook_due = '2026-01-01' ORDER BY id LIMIT 1");
     add_filter('product_selector_webhook_request', function ($request, $type, $data) { $request['url'] .= "?$type={$data['reference']}"; return $request; }, 10, 3);
     do_action('product_selector_enquiries_hourly');`,
  );
  expect(changed.posts[0].url).toBe(`https://crm.example/hook?enquiry.created=${reference}`);
  expect(again.health.status).toBe('good');
  // A test teaches a receiver every field.
  const tried = await told('$GLOBALS["fails"] = false; ProductSelector\\Enquiry_Notifier::test("webhook");');
  const { type, data } = JSON.parse(tried.posts[0].body);
  expect([type, data.reference]).toEqual(['enquiry.test', 'TEST-0000']);
  const { data: real } = JSON.parse(sent.body);
  expect(Object.keys(data)).toEqual(expect.arrayContaining([...Object.keys(real), 'callTime', 'fields']));
  expect(Object.keys(data.brief)).toEqual(expect.arrayContaining(Object.keys(real.brief)));
});

/** Runs a round of the cron with a mail server and a webhook that accept everything, and returns what they received. */
const round = async (site: Site): Promise<{ mails: readonly string[]; posts: readonly Record<string, unknown>[] }> =>
  JSON.parse(
    await site.php(
      `$mails = []; $posts = [];
       add_filter('pre_wp_mail', function ($none, $mail) use (&$mails) { $mails[] = $mail['subject'] . ' ' . preg_replace('/\\s+/', ' ', $mail['message']); return true; }, 20, 2);
       add_filter('pre_http_request', function ($none, $options) use (&$posts) { $posts[] = ['id' => $options['headers']['webhook-id']] + json_decode($options['body'], true); return ['headers' => [], 'body' => '', 'response' => ['code' => 204, 'message' => ''], 'cookies' => [], 'filename' => null]; }, 20, 2);
       foreach (['mail', 'webhook'] as $channel) do_action('product_selector_tell_enquiries', $channel);
       echo wp_json_encode(compact('mails', 'posts'));`,
    ),
  );

test('each of many within an hour is told by itself, and a suspected one is told as new when it is moved to the inbox', async ({
  site,
  admin,
  expectedLog,
}) => {
  expectedLog.push(/^A call left the site: https:\/\/crm\.example\/hook$/);
  await turnOn(site, { webhook: 'https://crm.example/hook' });
  await send(site);
  await fill(site, 70);
  const many = await round(site);
  expect([many.mails.length, many.posts.length]).toEqual([70, 70]);

  const reference = await send(site, { name: 'Sue', topic: 'Offers' });
  expect(await round(site)).toEqual({ mails: [], posts: [] });
  await admin.goto(LIST);
  await admin.getByRole('link', { name: 'Suspected (1)' }).click();
  await admin.getByRole('link', { name: 'Sue', exact: true }).click();
  await admin.getByRole('button', { name: 'Move to the inbox' }).click();
  await admin.getByText('1 enquiry was moved to the inbox.').waitFor();
  await expect(admin.locator('#adminmenu').getByRole('link', { name: 'Enquiries 71 enquiries wait' })).toBeVisible();
  expect(await round(site)).toMatchObject({
    mails: [expect.stringMatching(new RegExp(`^Enquiry ${reference} `))],
    posts: [{ type: 'enquiry.created', data: { reference } }],
  });
  // Once sent, it isn't sent again.
  await site.php(
    `$row = ProductSelector\\Enquiry_List::find('reference', $input);
    foreach (['suspected', 'inbox'] as $action) ProductSelector\\Enquiry_List::change([$row->id], $action);`,
    reference,
  );
  expect(await round(site)).toEqual({ mails: [], posts: [] });
});

/** Moves enquiries around while mails are sent or fail, in an order that depends on a seed. Prints the rows that are wrong. */
const INTERLEAVED = `
  global $wpdb; $table = $wpdb->prefix . 'product_selector_enquiries';
  $first = $wpdb->get_row("SELECT * FROM $table LIMIT 1", ARRAY_A); unset($first['id']);
  $wrong = []; $fails = true; $sent = []; $demoted = []; $number = 0;
  $add = function () use ($wpdb, $table, $first, &$number) {
    $number++;
    $junk = mt_rand(0, 1);
    $wpdb->insert($table, ['reference' => sprintf('T%08d', $number), 'enquiry_key' => wp_generate_uuid4(), 'state' => $junk ? 'suspected' : 'inbox',
      'mail' => $junk ? 'held' : 'waiting', 'mail_tries' => 0, 'mail_due' => gmdate('Y-m-d H:i:s')] + $first);
  };
  $act = function () use ($wpdb, $table, $add, &$demoted) {
    $id = (int) $wpdb->get_var("SELECT id FROM $table ORDER BY id LIMIT 1 OFFSET " . mt_rand(0, max(0, (int) $wpdb->get_var("SELECT COUNT(*) FROM $table") - 1)));
    $action = ['add', 'add', 'inbox', 'inbox', 'suspected', 'trash', 'restore', 'done'][mt_rand(0, 7)];
    if ($action === 'suspected') $demoted[$id] = true;
    $action === 'add' ? $add() : ProductSelector\\Enquiry_List::change([$id], $action);
  };
  add_filter('pre_wp_mail', function ($none, $mail) use ($act, &$sent, &$fails) {
    while ($fails && mt_rand(0, 1)) $act();
    if ($fails && mt_rand(0, 2) === 0) return false;
    if (preg_match('/^Enquiry (.*)/', $mail['subject'], $found)) $sent[$found[1]] = ($sent[$found[1]] ?? 0) + 1;
    return true;
  }, 20, 2);
  $later = fn($minutes) => $wpdb->query("UPDATE $table SET mail_due = DATE_SUB(mail_due, INTERVAL $minutes MINUTE)");
  $check = function ($when) use ($wpdb, $table, &$sent, &$demoted, &$wrong) {
    foreach ($wpdb->get_results("SELECT * FROM $table") as $row) {
      $times = $sent[$row->reference] ?? 0;
      if (($row->mail === 'told' && !$times) || ($times > 1 && !isset($demoted[$row->id])) || ($when === 'end' && !$row->trashed && $row->state === 'inbox' && $row->mail !== 'told'))
        $wrong[] = compact('when', 'times') + (array) $row;
    }
  };
  foreach (range($input, $input + 19) as $seed) {
    mt_srand($seed);
    $wpdb->query("DELETE FROM $table"); $sent = []; $demoted = []; $fails = true;
    $add();
    for ($step = 0; $step < 30; $step++) {
      $act();
      if (mt_rand(0, 2) === 0) ProductSelector\\Enquiry_Notifier::notify('mail');
      if (mt_rand(0, 2) === 0) $later(mt_rand(1, 2000));
      $check("seed $seed, step $step");
    }
    $fails = false;
    foreach ($wpdb->get_col("SELECT id FROM $table WHERE trashed IS NOT NULL") as $id) ProductSelector\\Enquiry_List::change([$id], 'restore');
    for ($round = 0; $round < 3; $round++) { $later(3000); ProductSelector\\Enquiry_Notifier::notify('mail'); }
    $check('end');
  }
  echo wp_json_encode(array_slice($wrong, 0, 3));`;

test('an enquiry is told as its state says, whatever is moved, restored or retried while mails go out', async ({
  site,
}) => {
  await send(site);
  const firstSeed = Math.floor(Math.random() * 1e9);
  expect(JSON.parse(await site.php(INTERLEAVED, firstSeed))).toEqual([]);
});

const toldOf = async (site: Site): Promise<Record<'mail' | 'mail_fault' | 'webhook', string>[]> =>
  JSON.parse(
    await site.php(
      'global $wpdb; echo wp_json_encode($wpdb->get_results("SELECT mail, mail_fault, webhook FROM {$wpdb->prefix}product_selector_enquiries ORDER BY id"));',
    ),
  );

test('a message is tried nine times within three days, and meanwhile another process leaves it alone for ten minutes', async ({
  site,
}) => {
  await send(site);
  const tries = JSON.parse(
    await site.php(
      `global $wpdb; $table = $wpdb->prefix . 'product_selector_enquiries'; $tries = []; $taken = [];
       $minutes = function () use ($wpdb, $table) { return round((strtotime($wpdb->get_var("SELECT mail_due FROM $table") . ' UTC') - time()) / 60); };
       add_filter('pre_wp_mail', function () use (&$taken, $minutes) { $taken[] = $minutes(); return false; }, 20);
       for ($try = 0; $try < 10; $try++) {
         $wpdb->query("UPDATE $table SET mail_due = '2026-01-01'");
         ProductSelector\\Enquiry_Notifier::notify('mail');
         $tries[] = $minutes();
       }
       echo wp_json_encode([array_slice($tries, 0, 8), array_unique($taken), count($taken), $wpdb->get_var("SELECT mail FROM $table")]);`,
    ),
  );
  expect(tries).toEqual([[1, 5, 30, 120, 360, 720, 1440, 1440], [10], 9, 'given up']);
});

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

test('a quiet site tells at once: a post starts the cron, also where page views never do', async ({ site }) => {
  await notifyAtOnce(site);
  await send(site);
  await expect.poll(() => toldOf(site)).toEqual([{ mail: 'told', mail_fault: '', webhook: '' }]);
});
