import type { Page } from '@playwright/test';
import { fill, query, send, turnOff, turnOn } from './enquiries.ts';
import { RANGE, withPhp } from './pages.ts';
import { publish } from './publish.ts';
import { expect, printed, test } from './test.ts';

const LIST = 'wp-admin/admin.php?page=product-selector-enquiries';
const SETTINGS = 'wp-admin/options-general.php?page=product-selector&tab=enquiries';

test.beforeEach(async ({ site }) => {
  await turnOn(site);
  await query(site, 'DELETE FROM {table}');
});

test.afterAll(({ site }) => turnOff(site));

const titles = (admin: Page) => admin.locator('.row-title');

test('the number beside Enquiries counts what waits in the inbox: no junk, nothing done, nothing in the Trash', async ({
  site,
  admin,
}) => {
  const menu = '#adminmenu a.toplevel_page_product-selector-enquiries';
  const number = () => printed(admin, LIST, `${menu} .awaiting-mod`);
  await send(site, { name: 'Done' });
  await query(site, "UPDATE {table} SET state = 'done'");
  await send(site, { name: 'Spam', topic: 'Offers' });
  expect(await printed(admin, LIST, menu)).toHaveLength(1);
  expect(await number()).toEqual([]);
  await send(site, { name: 'Ada' });
  await send(site, { name: 'Bob' });
  await send(site, { name: 'Cyd' });
  await query(site, "UPDATE {table} SET trashed = NOW() WHERE name = 'Cyd'");
  expect((await number()).map((html) => html.replace(/<[^>]*>/g, ''))).toEqual(['22 enquiries wait']);
});

test('each row can be marked as done, moved to the Trash or answered', async ({ site, admin }) => {
  for (const name of ['Bob', 'Ada', 'Cyd']) await send(site, { name, email: `${name}+x@example.com`.toLowerCase() });
  await query(site, "UPDATE {table} SET email = NULL, phone = '0412 345 678' WHERE name = 'Cyd'");
  await admin.goto(LIST);
  await expect(titles(admin)).toHaveText(['Cyd', 'Ada', 'Bob']);
  const row = (name: string) => admin.getByRole('row').filter({ has: admin.locator('.row-title', { hasText: name }) });
  await expect(row('Cyd').getByRole('link', { name: /^Reply/ })).toHaveCount(0);
  const reply = row('Bob').getByRole('link', { name: 'Reply: Bob' });
  await expect(reply).toHaveAttribute('href', /^mailto:bob%2Bx@example\.com\?subject=Your%20enquiry%20\w{4}-\w{4}$/);
  await row('Bob').hover();
  await row('Bob').getByRole('link', { name: 'Done: Bob' }).click();
  await admin.getByText('1 enquiry was marked as done.').waitFor();
  await row('Ada').hover();
  await row('Ada').getByRole('link', { name: 'Trash: Ada' }).click();
  await admin.getByText('1 enquiry was moved to the Trash.').waitFor();
  // The notice isn’t shown again.
  await admin.getByRole('link', { name: 'Inbox (1)' }).click();
  await expect(titles(admin)).toHaveText(['Cyd']);
  await expect(admin.getByText('was moved to the Trash')).toHaveCount(0);
});

test('after a bulk action the same tab and page are shown again', async ({ site, admin }) => {
  await send(site, { name: 'Ada' });
  await fill(site, 22);
  await query(site, "UPDATE {table} SET state = 'done'");
  await admin.goto(`${LIST}&state=done&paged=2`);
  await expect(titles(admin)).toHaveCount(2);
  await admin
    .getByRole('checkbox', { name: /^Select the enquiry/ })
    .first()
    .check();
  await admin.getByLabel('Select bulk action').first().selectOption('Move to Trash');
  await admin.getByRole('button', { name: 'Apply' }).first().click();
  await admin.getByText('1 enquiry was moved to the Trash.').waitFor();
  await expect(titles(admin)).toHaveCount(1);
  expect(Object.fromEntries(new URL(admin.url()).searchParams)).toMatchObject({ state: 'done', paged: '2' });
});

test('a mail has the title of the system in its subject, and nothing there that a visitor wrote', async ({ site }) => {
  await publish(site, RANGE);
  const brief = { text: '', answers: {}, versions: {} };
  const references = [
    await send(site, { brief: { ...brief, system: 'A-25' } }),
    await send(site, { brief: { ...brief, system: 'Cheap pills' } }),
    await send(site, { brief: { ...brief, system: null } }),
  ];
  const subjects = await site.php(
    `$subjects = [];
     add_filter('pre_wp_mail', function ($none, $mail) use (&$subjects) { $subjects[] = $mail['subject']; return true; }, 20, 2);
     ProductSelector\\Enquiry_Notifier::notify('mail');
     echo wp_json_encode($subjects);`,
  );
  const [first, second, third] = references;
  expect(JSON.parse(subjects)).toEqual([
    `Enquiry ${first}: Alpine Split 2.5 kW`,
    `Enquiry ${second}`,
    `Enquiry ${third}`,
  ]);
});

test('one process begins messages for 60 seconds, and leaves the others to the next', async ({ site }) => {
  await send(site, { name: 'Ada' });
  await fill(site, 5);
  const sent = await site.php(
    `namespace ProductSelector;
     function time() { return \\time() + $GLOBALS['passed']; }
     $passed = 0; $sent = 0;
     add_filter('pre_wp_mail', function () use (&$sent) { $GLOBALS['passed'] += 29; $sent++; return true; });
     Enquiry_Notifier::notify('mail');
     echo $sent;`,
  );
  // Begun after 0, 29 and 58 seconds.
  expect(sent).toBe('3');
});

/** Translates every text of the plugin into letters that appear nowhere else here, and keeps the placeholders. */
const STRANGE = `
  $strange = fn($text) => preg_replace_callback('/%(?:\\d\\$)?[sd]|[A-Za-z]/', fn($found) => strlen($found[0]) > 1 ? $found[0] : mb_chr(ord($found[0]) + 0x400), $text);
  add_filter('gettext_product-selector', $strange);
  add_filter('ngettext_product-selector', $strange);
  add_filter('pre_option_date_format', fn() => 'Y-m-d');
  add_filter('pre_option_time_format', fn() => 'H:i');`;

test('every text of the inbox, of an enquiry and of the settings can be translated', async ({ site, admin }) => {
  const own = {
    name: 'Қ',
    email: null,
    phone: '0412 345 678',
    topic: 'x',
    callTime: 'evening',
    note: '1',
    postcode: '3000',
  } as const;
  await send(site, { ...own, marketing: false, brief: { text: '1', answers: {}, system: null, versions: {} } });
  await query(site, "UPDATE {table} SET reference = '2222-2222', mail = 'waiting'");
  const left = async (address: string, place: string) => {
    const found = await printed(admin, address, place);
    expect(found.length, address).toBeGreaterThan(0);
    return admin.evaluate((all) => {
      const { body } = new DOMParser().parseFromString(all.join(''), 'text/html');
      const others = 'code, .submit, .check-column, .toggle-row, [scope=col] .screen-reader-text';
      for (const other of body.querySelectorAll(others)) other.remove();
      const names = /\S+@\S+|https?:\/\//g;
      return body.textContent?.replace(names, '').match(/[A-Za-z]{2,}/g) ?? [];
    }, found);
  };
  await withPhp(site, STRANGE, async () => {
    expect(await left(`${LIST}&state=all`, '.subsubsub, .wp-list-table')).toEqual([]);
    expect(await left(`${LIST}&enquiry=2222-2222`, '.wrap')).toEqual([]);
    expect(await left(SETTINGS, '.wrap .form-table')).toEqual([]);
  });
});
