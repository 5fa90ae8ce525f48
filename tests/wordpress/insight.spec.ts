import type { Page } from '@playwright/test';
import { counterKeys } from '../../src/parts/insight/rules/counterKeys.ts';
import type { Counter, InsightMessage } from '../../src/parts/insight/rules/insight.ts';
import { weekBefore, weekOf } from '../../src/parts/insight/rules/week.ts';
import type { Answers } from '../../src/questionnaire/question.ts';
import { walk } from '../../src/questionnaire/walk.ts';
import { findingsOfAxe } from '../browser/helpers/findingsOfAxe.ts';
import { SHORTEST_ANSWERS } from '../samples/shortestAnswers.ts';
import { enquiryProvider, send, turnOff, turnOn } from './enquiries.ts';
import { removeInsight, seed, storedRows, turnInsightOn } from './insight.ts';
import { RANGE } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { takePicture } from './takePicture.ts';
import { expect, signIn, test } from './test.ts';

const SETTINGS = 'wp-admin/options-general.php?page=product-selector&tab=insight';
const PAGE = 'wp-admin/index.php?page=product-selector-insight';

const NOTE = { kind: 'note', questions: 1, answers: SHORTEST_ANSWERS, zone: 'average', fits: 0 } as const;
const STEPS = { kind: 'steps', reached: 'list', last: 'Q6', language: 'en' } as const;

async function post(site: Site, body: object, headers: Readonly<Record<string, string>> = {}) {
  const { rest, nonce } = enquiryProvider(site);
  return fetch(`${rest}/insight`, {
    method: 'POST',
    body: JSON.stringify({ nonce: await nonce(10), ...body }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
const outcome = async (reply: Response) => [reply.status, reply.status === 204 ? '' : Object(await reply.json()).code];

test.afterAll(async ({ site }) => {
  await removeInsight(site);
  await turnOff(site);
});

test('is off until a switch is on, and each part can be on alone', async ({ site }) => {
  await removeInsight(site);
  const init = async () => Object(await (await fetch(`${enquiryProvider(site).rest}/init`)).json());
  expect(Object.keys(await init())).toEqual(['nonce']);
  const unknown = await fetch(`${enquiryProvider(site).rest}/elsewhere`, { method: 'POST' });
  const off = await post(site, NOTE);
  expect([off.status, await off.json()]).toEqual([unknown.status, await unknown.json()]);

  await turnInsightOn(site, 'enquiries');
  expect(Object.keys(await init())).toEqual(['nonce']);
  expect((await post(site, NOTE)).status).toBe(404);

  await turnInsightOn(site, 'notes');
  const { nonce, insight } = await init();
  expect(insight).toEqual({ notes: true, steps: false });
  expect(await outcome(await post(site, { ...NOTE, nonce }))).toEqual([204, '']);
  expect(await outcome(await post(site, STEPS))).toEqual([400, 'rest_insight_off']);

  await turnInsightOn(site, 'steps');
  expect((await init()).insight).toEqual({ notes: false, steps: true });
  expect(await outcome(await post(site, STEPS))).toEqual([204, '']);
  expect(await outcome(await post(site, NOTE))).toEqual([400, 'rest_insight_off']);
});

test('keeps counters by the week and nothing else, whatever a body’s type, and refuses all that isn’t listed', async ({
  site,
}) => {
  await removeInsight(site);
  await turnInsightOn(site, 'notes', 'steps');
  const week = weekOf(Date.now());
  for (const [body, type] of [
    [NOTE, 'application/json'],
    [NOTE, 'text/plain;charset=UTF-8'],
    [{ ...NOTE, fits: null, zone: null }, 'application/json'],
    [STEPS, 'text/plain;charset=UTF-8'],
  ] as const) {
    const reply = await post(site, body, { 'Content-Type': type, Origin: new URL(site.url).origin });
    expect(await outcome(reply)).toEqual([204, '']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  }
  const { questions: _, ...note } = NOTE;
  const messages: InsightMessage[] = [note, note, { ...note, fits: null, zone: null }, STEPS];
  const counted = new Map<string, number>();
  for (const key of messages.flatMap(counterKeys)) counted.set(key, (counted.get(key) ?? 0) + 1);
  const rows = await storedRows(site);
  const ofWeek = rows.filter((row) => row.week === week).map(({ key, count }) => [key, count]);
  expect(Object.fromEntries(ofWeek)).toEqual(Object.fromEntries(counted));
  expect(rows.filter((row) => row.week !== week)).toEqual([
    // The sender of this test has no public address.
    { week: 'hour', key: '', count: 4 },
    { week: 'month', key: new Date().toISOString().slice(0, 7), count: 1 },
  ]);

  const nonce = await enquiryProvider(site).nonce(10);
  for (const bad of [undefined, null, '', `${nonce}x`, await enquiryProvider(site).forgedNonce()]) {
    expect(await outcome(await post(site, { ...NOTE, nonce: bad }))).toEqual([403, 'rest_insight_nonce']);
  }
  for (const bad of [
    { name: 'Ada' },
    { postcode: '3000' },
    { questions: 2 },
    { answers: { Q0: 'No' } },
    { zone: 'x' },
  ]) {
    expect(await outcome(await post(site, { ...NOTE, ...bad }))).toEqual([400, 'rest_invalid_param']);
  }
  expect((await post(site, { ...NOTE, name: 'x'.repeat(1024) })).status).toBe(413);
  for (const origin of ['https://evil.example', 'null', 'https://']) {
    expect(await outcome(await post(site, NOTE, { Origin: origin }))).toEqual([403, 'rest_insight_origin']);
  }
  expect(await storedRows(site)).toEqual(rows);
});

test('counts 60 an hour from one network and 6,000 from all, forgets the networks after the hour, and says when it can’t count', async ({
  site,
  expectedLog,
}) => {
  await removeInsight(site);
  await turnInsightOn(site, 'notes');
  const from = (address: string) => post(site, NOTE, { 'X-Forwarded-For': address });
  expect((await from('203.0.114.7')).status).toBe(204);
  const set = (sql: string) =>
    site.php(
      `global $wpdb; $wpdb->query(str_replace('{table}', "{$wpdb->prefix}product_selector_insight", $input));`,
      sql,
    );
  await set(`UPDATE {table} SET total = 60 WHERE week = 'hour'`);
  const refused = await from('203.0.114.9');
  expect(await outcome(refused)).toEqual([429, 'rest_insight_too_many']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect((await from('203.0.115.7')).status).toBe(204);
  expect((await from('127.0.0.1')).status).toBe(204);
  await set(`UPDATE {table} SET total = 6000 WHERE week = 'hour' AND counter = ''`);
  expect((await from('127.0.0.1')).status).toBe(429);
  const rows = await storedRows(site);
  expect(JSON.stringify(rows)).not.toContain('203.0.11');
  expect(rows.filter(({ week }) => week === 'hour')).toHaveLength(3);
  await site.php(`do_action('product_selector_enquiry_network_forget');`);
  expect((await storedRows(site)).filter(({ week }) => week === 'hour')).toEqual([]);
  expect((await from('203.0.114.7')).status).toBe(204);

  await set('RENAME TABLE {table} TO moved');
  const failed = await outcome(await from('203.0.114.7'));
  await set('RENAME TABLE moved TO {table}');
  expect(failed).toEqual([503, 'rest_insight_not_stored']);
  expectedLog.push(/^Product Selector couldn’t count a note or steps: Table … doesn't exist$/);
});

test('a table of the first layout loses its days and keeps its counts; counters older than two years go once a month', async ({
  site,
}) => {
  await removeInsight(site);
  await turnInsightOn(site, 'notes');
  const combination = 'Q2=Townhouse&Q3=Single Room&Q6=Large Outdoor space';
  const months = (count: number) => weekOf(Date.now() - count * 30.5 * 86_400_000);
  const old = [
    [months(30), '2024-01-01', 'note', 4],
    [months(3), '2026-11-20', 'note', 3],
    [months(3), '', 'note', 2],
    [months(3), '2026-11-20', `wish ${combination}`, 5],
    [months(3), '2026-11-20', 'Q2=Townhouse', 5],
  ];
  await site.php(
    `global $wpdb; $table = "{$wpdb->prefix}product_selector_insight";
     $wpdb->query("DROP TABLE $table");
     $wpdb->query("CREATE TABLE $table (week varchar(10) NOT NULL, catalogue varchar(10) NOT NULL, counter varchar(150) NOT NULL, total int(10) unsigned NOT NULL, PRIMARY KEY (week,catalogue,counter))");
     foreach ($input as $row) $wpdb->insert($table, array_combine(['week', 'catalogue', 'counter', 'total'], $row));
     update_option('product_selector_insight_db', '1', false);
     ProductSelector\\Insight_Store::set_up();
     ProductSelector\\Insight_Store::set_up();`,
    old,
  );
  expect(await storedRows(site)).toEqual([
    { week: months(30), key: 'note', count: 4 },
    { week: months(3), key: `combination ${combination}`, count: 5 },
    { week: months(3), key: 'note', count: 5 },
  ]);
  // The newest counter is months old, so a jump of the clock deletes by its time.
  expect((await post(site, NOTE)).status).toBe(204);
  const weeks = (await storedRows(site)).map(({ week }) => week);
  expect(weeks).not.toContain(months(30));
  expect(weeks).toContain(months(3));
});

test('a clock that jumps years ahead deletes no counter at its first message', async ({ site }) => {
  await removeInsight(site);
  await turnInsightOn(site, 'notes');
  const weeks = [100, 60, 1].map((count) => weekBefore(Date.now(), count));
  await seed(
    site,
    weeks.map((week) => ({ week, key: 'note', count: 1 })),
  );
  const kept = await site.php(
    `namespace ProductSelector;
     function gmdate($format, $time = null) { return \\gmdate($format, ($time ?? \\time()) + 20 * YEAR_IN_SECONDS); }
     echo wp_json_encode([Insight_Store::add(['note'], ''), gmdate('Y')]);`,
  );
  expect(JSON.parse(kept)).toEqual([true, String(new Date(Date.now() + 20 * 365 * 86_400_000).getUTCFullYear())]);
  const stored = (await storedRows(site)).map(({ week }) => week);
  expect(stored).toEqual(expect.arrayContaining(weeks));
  expect(stored.filter((week) => week > weekOf(Date.now()) && /^\d/.test(week))).toHaveLength(1);
});

test('an administrator turns it on and reads what visitors look for; editors may where they may read enquiries', async ({
  site,
  admin,
  request,
}) => {
  await removeInsight(site);
  await turnOn(site);
  await publish(site, RANGE);
  const menu = admin.locator('#adminmenu').getByRole('link', { name: 'Insight' });

  await test.step('switches, each off', async () => {
    await admin.goto(SETTINGS);
    await expect(menu).toHaveCount(0);
    await expect(admin.getByRole('checkbox', { checked: true })).toHaveCount(0);
    for (const box of await admin.getByRole('main').getByRole('checkbox').all()) await box.check();
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('Settings saved.').waitFor();
    await expect(admin.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(3);
  });

  await test.step('without anything counted, the page says so', async () => {
    await expect(menu).toHaveCount(1);
    await admin.goto(PAGE);
    await expect(admin.getByText('Nothing is counted yet in a week that has ended.')).toBeVisible();
    await expect(admin.getByText('0 enquiries')).toBeVisible();
  });

  await test.step('enquiries, notes and steps, sentences first', async () => {
    await seed(site, seededCounters());
    await send(site, {
      brief: { text: '', answers: SHORTEST_ANSWERS, system: 'A-25', versions: {} },
      postcode: '3000',
    });
    await send(site, { brief: { text: '', answers: anAnswer('Apartment'), system: null, versions: {} } });
    await send(site, { brief: { text: '', answers: {}, system: null, versions: {} }, topic: 'suspected' });
    await admin.reload();
    await expect(admin.getByText('2 enquiries, 2 with answers.')).toBeVisible();
    await expect(row(admin, 'How many of your systems fit fully today', 'None')).toContainText('1');
    await expect(row(admin, 'Chosen systems', 'Alpine Split 2.5 kW (A-25)')).toContainText('1');
    await expect(admin.getByText(/^1 of 2 enquiries would be served by one more/).first()).toBeVisible();
    await expect(admin.getByText(/: 50 visitors chose to tell you\. .*not shares of all visitors/)).toBeVisible();
    await expect(
      admin.getByText(/^40 visitors looked for: Apartment, Single Room,.*Your range has none\.$/),
    ).toBeVisible();
    await expect(admin.getByText('Of 7 visits, 7 saw the list')).toBeVisible();
    await expect(row(admin, 'What they looked for', /^House - Flat Roof/)).toContainText('fewer than 5');
    await expect(row(admin, 'How far visits came', 'Ended after: Saw the list').getByRole('cell')).toHaveText(
      'fewer than 5',
    );
  });

  await test.step('readable on a phone and by everybody', async () => {
    await takePicture(admin, 'wordpress-insight');
    expect(await findingsOfAxe(admin, '#product-selector-insight')).toEqual([]);
    await admin.setViewportSize({ width: 320, height: 700 });
    const { clientWidth, scrollWidth } = await admin
      .locator('#product-selector-insight')
      .evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  await test.step('in the site’s language', async () => {
    const file = `WPMU_PLUGIN_DIR . '/german.php'`;
    await site.php(`file_put_contents(${file}, "<?php add_filter('locale', fn() => 'de_DE');");`);
    try {
      await admin.reload();
      await expect(admin.getByText(/^40 Besucher suchten: Wohnung, .*Ihr Sortiment hat nichts davon\.$/)).toBeVisible();
      await expect(admin.getByRole('rowheader', { name: /^Wissen Sie schon, .*Nein$/ }).first()).toBeVisible();
    } finally {
      await site.php(`unlink(${file});`);
    }
  });

  await test.step('editors', async () => {
    await signIn(request, site, 'editor');
    expect((await request.get(PAGE)).status()).toBe(403);
    await turnOn(site, { editors: '1' });
    expect((await request.get(PAGE)).status()).toBe(200);
    expect((await request.get('wp-json/product-selector/v2/insight')).status()).toBe(401);
    await turnOn(site);
  });
});

const row = (admin: Page, table: string, name: string | RegExp) =>
  admin
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: admin.getByRole('rowheader', { name }) });

function anAnswer(home: string): Answers {
  const found = [...walk()].find(
    ({ Q0, Q2, Q3, Q6 }) => Q0 === 'No' && Q2 === home && Q3 === 'Single Room' && Q6 === 'Small Outdoor space',
  );
  return found ?? {};
}

/** Two weeks of 25 notes, and 7 visits. */
function seededCounters(): readonly Counter[] {
  const counters = new Map<string, Counter>();
  const add = (week: string, message: InsightMessage): void => {
    for (const key of counterKeys(message)) {
      const place = `${week} ${key}`;
      counters.set(place, { week, key, count: (counters.get(place)?.count ?? 0) + 1 });
    }
  };
  const now = Date.now();
  for (const week of [weekBefore(now, 2), weekBefore(now, 1)]) {
    for (let i = 0; i < 25; i++) {
      const answers = anAnswer(i < 20 ? 'Apartment' : i < 23 ? 'Townhouse' : 'House - Flat Roof');
      add(week, { kind: 'note', answers, zone: null, fits: 0 });
    }
  }
  for (let i = 0; i < 7; i++) {
    add(weekBefore(now, 1), { kind: 'steps', reached: i < 4 ? 'list' : 'result', last: 'Q7', language: 'en' });
  }
  return [...counters.values()];
}
