import { readFileSync } from 'node:fs';
import { PRICE_LIST } from '../samples/priceList.ts';
import { turnOff, turnOn } from './enquiries.ts';
import { createPage, RANGE, siteHealth, withPhp } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { expect, printed, test } from './test.ts';

const init = async (address: string) => (await fetch(address)).json();

/** A day before or after today, in the site's time zone. */
const day = (site: Site, days: number) => site.php(`echo wp_date('Y-m-d', time() + $input * DAY_IN_SECONDS);`, days);

/** The sentences of Site Health about what ends. */
const reminders = async (site: Site) =>
  JSON.parse(await site.php('echo wp_json_encode(ProductSelector\\Reminders::test());')) as {
    status: string;
    description: string;
  };

test('what ends by a day is in Site Health, and on the dashboard from 30 days before', async ({ site, admin }) => {
  await publish(site, RANGE);
  expect(await reminders(site)).toMatchObject({ status: 'good' });
  const dashboard = () => printed(admin, 'wp-admin/', '.notice-warning');
  expect((await dashboard()).join()).not.toContain('Product Selector');
  const list = async (days: number) => {
    const table = JSON.stringify({ ...PRICE_LIST, valid_until: await day(site, days) });
    await site.php(`update_option('product_selector_installation', $input);`, table);
  };

  await list(31);
  expect(await reminders(site)).toMatchObject({ status: 'good' });
  await list(30);
  expect((await dashboard()).join()).toContain('Your installation prices end on');
  await list(0);
  expect((await reminders(site)).description).toContain('after that day, visitors see none');
  await list(-1);
  expect(await reminders(site)).toMatchObject({
    status: 'recommended',
    description: expect.stringMatching(/The last day of your installation prices, .*, is over/),
  });
  await site.php(`delete_option('product_selector_installation');`);

  const publishedOn = (days: number) =>
    site.php(
      `global $wpdb; $wpdb->query("UPDATE {$wpdb->prefix}product_selector_versions SET published = '" . gmdate('Y-m-d H:i:s', time() - $input * DAY_IN_SECONDS) . "'");`,
      days,
    );
  await publishedOn(334);
  expect(await reminders(site)).toMatchObject({ status: 'good' });
  await publishedOn(335);
  expect((await reminders(site)).description).toContain('Your catalogue is of');
  await publishedOn(0);

  const sale = (to: string) =>
    site.php(
      `global $wpdb; $wpdb->query($wpdb->prepare("UPDATE {$wpdb->prefix}product_selector_versions SET body = %s", $input));`,
      `{"products":[{"id":"A","sales":[{"price_from_aud":1799,"from":null,"to":"${to}"}]}]}`,
    );
  await sale(await day(site, 0));
  expect(await reminders(site)).toMatchObject({ status: 'good' });
  await sale(await day(site, -1));
  expect((await reminders(site)).description).toContain('1 sale has ended, on');
  expect((await dashboard()).join()).toContain('1 sale has ended');
  await site.php('global $wpdb; $wpdb->query("DELETE FROM {$wpdb->prefix}product_selector_versions");');
});

test('a firewall that refuses enquiries is seen by Site Health', async ({ site }) => {
  await publish(site, RANGE);
  await turnOn(site);
  await site.php('ProductSelector\\Enquiry_Store::set_up();');
  expect(await siteHealth(site)).toMatchObject({ status: 'good' });
  const count = () => site.php('echo ProductSelector\\Enquiry_List::counts()["all"];');
  expect(await count()).toBe('0');
  const wall = `if ('POST' === ($_SERVER['REQUEST_METHOD'] ?? '') && strpos($_SERVER['REQUEST_URI'], '/enquiries')) { http_response_code(403); exit('<h1>Blocked</h1>'); }`;
  await withPhp(site, wall, async () => {
    expect(await siteHealth(site)).toMatchObject({
      status: 'critical',
      label: 'Something refuses visitors’ enquiries',
      description: expect.stringContaining('product-selector/v2/enquiries: 403'),
    });
  });
  await turnOff(site);
});

test('a filter that takes tags away leaves the landing content and no style', async ({ site, admin }) => {
  const left = await site.php(`echo wp_kses_post(do_shortcode('[product_selector]'));`);
  const shown = await admin.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const hidden of body.querySelectorAll('[hidden]')) hidden.remove();
    return body.textContent?.replaceAll(/\s+/g, ' ').trim();
  }, left);
  expect(shown).toBe(
    "Find the air conditioning that suits your homeAnswer a few plain questions about your home, and see which systems fit and why.Up to nine questions, about two minutes, no expertise needed.No name, email or phone number needed.Where we don't know something, we say so.All our air conditioners",
  );
});

test('statistics are the documented lines, only beside a selector and only if they are on', async ({ site, page }) => {
  const path = await createPage(site, 'Counted', '[product_selector]');
  const set = (values: object) =>
    site.php(
      `require_once ABSPATH . 'wp-admin/includes/admin.php'; ProductSelector\\Page_Settings::register(); update_option('product_selector_pages', $input);`,
      values,
    );
  const scripts = async (address: string) =>
    (await (await fetch(`${site.url}${address}`)).text()).match(/[^"]*product-selector\/statistics\/[^"]*/g) ?? [];
  expect(await scripts(path)).toEqual([]);
  await set({ statistics: 'matomo' });
  expect(await scripts('')).toEqual([]);
  const [matomo = ''] = await scripts(path);
  const lines = await (await fetch(matomo)).text();
  expect(readFileSync('docs/statistics/matomo.md', 'utf8')).toContain(
    `\`\`\`html matomo\n<script>\n${lines}</script>\n\`\`\``,
  );
  await set({ statistics: '<script>' });
  expect(await scripts(path)).toEqual([]);
  await set({ statistics: 'google' });
  await page.goto(path);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForFunction(() =>
    (window as unknown as { dataLayer?: { event: string }[] }).dataLayer?.some(
      ({ event }) => event === 'selector_question',
    ),
  );
  await set({});
});

test('with the small script on every page, a selector that comes later starts', async ({ site, page }) => {
  const path = await createPage(site, 'Later', 'A popup comes.');
  const html = (await site.php(`echo do_shortcode('[product_selector]');`)).replaceAll(/<script.*?<\/script>/gs, '');
  const add = async () => {
    await page.goto(path);
    await page.evaluate((markup) => {
      document.querySelector('main')!.innerHTML = markup;
    }, html);
  };
  await add();
  await expect(page.locator('script[src*="loader.js"]')).toHaveCount(0);
  await site.php(`update_option('product_selector_pages', ['everywhere' => true]);`);
  await add();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await site.php(`update_option('product_selector_pages', []);`);
});

test('the page’s language goes with its requests, and the owner’s texts are offered for translation', async ({
  site,
}) => {
  await turnOn(site, { reply: 'We call back.' });
  await site.php('ProductSelector\\Enquiry_Store::set_up();');
  const path = await createPage(site, 'Sprache', '[product_selector]');
  const restOf = async () => {
    const html = await (await fetch(`${site.url}${path}`)).text();
    return (/rest-url="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#038;', '&').replaceAll('&amp;', '&');
  };
  expect(await restOf()).toBe(`${site.url}wp-json/`);
  // What WPML and Polylang do: a filter for the language, one for a text, and an action that lists texts.
  const plugin = `
    add_filter('wpml_current_language', fn() => 'de');
    add_filter('wpml_translate_single_string', fn($text, $domain, $name, $language) => "$language $name: $text", 10, 4);
    add_filter('get_available_languages', fn() => ['de_DE']);
    add_filter('gettext_product-selector', fn($text) => get_locale() . ' ' . $text);
    add_action('wpml_register_single_string', function ($domain, $name, $text) { update_option('listed_texts', [$domain, $name, $text]); }, 10, 3);`;
  await withPhp(
    site,
    `${plugin} if (!defined('REST_REQUEST') && empty($_GET['rest_route'])) add_filter('locale', fn() => 'de_DE');`,
    async () => {
      const rest = await restOf();
      expect(rest).toBe(`${site.url}index.php?lang=de&locale=de_DE&rest_route=/`);
      const { enquiry } = await init(`${rest}product-selector/v2/init`);
      expect(enquiry.reply).toBe('de reply: We call back.');
      expect(enquiry.notice.short).toMatch(/^de_DE We use what you send/);
      const other = await init(`${rest.replace('de_DE', 'xx_YY')}product-selector/v2/init`);
      expect(other.enquiry.notice.short).toMatch(/^en_US We use what you send/);
      await site.php('ProductSelector\\Languages::register_texts();');
      expect(JSON.parse(await site.php(`echo wp_json_encode(get_option('listed_texts'));`))).toEqual([
        'Product Selector',
        'reply',
        'We call back.',
      ]);
    },
  );
  await site.php(`delete_option('listed_texts');`);
  await turnOff(site);
});

test('a page without the selector and another plugin’s REST request ask nothing of the database, an admin page once', async ({
  site,
  admin,
}) => {
  const count = `
    if (!defined('SAVEQUERIES')) define('SAVEQUERIES', true);
    register_shutdown_function(function () {
      global $wpdb;
      $ours = array_filter(array_column($wpdb->queries, 0), fn($sql) => false !== strpos($sql, 'product_selector'));
      file_put_contents(WP_CONTENT_DIR . '/queries.json', json_encode(array_values($ours)));
    });`;
  await withPhp(site, count, async () => {
    for (const [path, most] of [
      ['', 0],
      ['wp-json/wp/v2/types', 0],
      ['wp-admin/tools.php', 1],
    ] as const) {
      await (await admin.request.get(path)).text();
      const asked = JSON.parse(readFileSync(`${site.folder}/wp-content/queries.json`, 'utf8'));
      expect(asked.length, `${path}: ${asked}`).toBeLessThanOrEqual(most);
    }
  });
});
