import { readFileSync } from 'node:fs';
import { Selector } from '../browser/helpers/selector.ts';
import { createPage, openResult, RANGE, siteHealth, withPhp } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { expect, test } from './test.ts';

test.beforeAll(async ({ site }) => {
  await publish(site, RANGE);
});

test('a visitor reaches the result from the shortcode, and the page preloads what Start needs along with the loader', async ({
  site,
  page,
  expected,
}) => {
  // The shop has no rules of its own; only their address is tested.
  expected.push(/rules\.json/);
  const shortcode =
    '[product_selector heading-level="3" accent="#5b2a86" link="/range" action-url="/quote?a=1&b=2" action-label="Ask &amp; book" size-help="off" size-rules="/rules.json" back="off" preset=\'{"postcode": "3000"}\' preset-skip="off" enquiry-fields=\'{"Campaign": "<b>Spring"}\']';
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (/product-selector\/element\/.*\.js$/.test(response.url()))
      fetched.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(await createPage(site, 'Guide', shortcode));
  await expect(page.getByRole('heading', { level: 3, name: /Find the air conditioning/ })).toBeVisible();
  await new Selector(page).button('Start').waitFor();
  const named = await page
    .locator('product-selector link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(named.length).toBeGreaterThan(1);
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(named.map((url) => `200 ${url}`)));
  expect(new Set(fetched).size).toBe(fetched.length);

  const quote = new URL('/quote?a=1&b=2', site.url).href;
  const expectResult = async () => {
    await expect(page.getByRole('heading', { name: 'Alpine Split' }).first()).toBeVisible();
    await expect(page.locator('product-selector')).toHaveCSS('--ps-accent', '#5b2a86');
    await expect(page.getByRole('link', { name: 'Ask & book' })).toHaveAttribute('href', quote);
    await expect(page.locator('product-selector')).toHaveAttribute('size-rules', new URL('/rules.json', site.url).href);
    await expect(page.getByText('How big is the room?')).toHaveCount(0);
    await expect(page.locator('product-selector')).toHaveAttribute('preset', '{"postcode": "3000"}');
    await expect(page.locator('product-selector')).not.toHaveAttribute('preset-skip');
    await expect(page.locator('product-selector')).toHaveAttribute('enquiry-fields', '{"Campaign": "<b>Spring"}');
    await expect(page.locator('product-selector')).not.toHaveAttribute('back', 'steps');
  };
  await new Selector(page).reachResult();
  await expectResult();
  await test.step('with plain permalinks', async () => {
    await site.setPermalinks('plain');
    await openResult(page, await createPage(site, 'Guide', shortcode));
    await expectResult();
    await site.setPermalinks('pretty');
  });
});

test('a page without a selector contains nothing of it', async ({ site }) => {
  const path = await createPage(site, 'Nothing here', 'Plain text.');
  const html = await (await fetch(site.url + path)).text();
  expect(html).toContain('Plain text.');
  expect(html).not.toMatch(/product-selector[/-]/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a heading and a link to all products replace the selector', async ({ site, page }) => {
    await page.goto(await createPage(site, 'Plain', '[product_selector link="/range" link-text="Our whole range"]'));
    await expect(page.getByRole('heading', { name: 'Find the air conditioning that suits your home' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Our whole range' })).toHaveAttribute('href', '/range');
    await expect(page.getByText('No name, email or phone number needed.')).toBeVisible();
    await expect(page.locator('.product-selector-landing')).toHaveCSS('display', 'grid');
  });
});

test('a page whose loader is missing says so, without an inline handler', async ({ site, page, expected }) => {
  expected.push(/Failed to load resource/);
  const path = await createPage(site, 'Blocked', '[product_selector]');
  await page.route(/\/loader\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  await expect(page.getByText("The questions haven't loaded.")).toBeVisible();
  await expect(page.locator('[onerror]')).toHaveCount(0);
});

/** The changes that optimisers make to a page with the loader. */
const OPTIMISERS: Readonly<Record<string, (html: string, loader: string) => string>> = {
  inlined: (html, loader) => html.replace(LOADER, () => `<script type="module">${loader}</script>`),
  'combined into one classic script in the head': (html, loader) =>
    html.replace(LOADER, '').replace('<head>', () => `<head><script>${loader}</script>`),
  'delayed until the visitor interacts': (html, loader) =>
    html.replace(
      LOADER,
      () =>
        `<script>addEventListener('pointermove', () => { const late = document.createElement('script'); late.text = ${JSON.stringify(loader)}; document.head.append(late) }, { once: true })</script>`,
    ),
};
const LOADER = /<script[^>]+loader\.js[^>]*><\/script>/;

test('the selector starts when an optimiser has the loader inlined, combined or delayed', async ({ site, page }) => {
  const path = await createPage(site, 'Optimised', '[product_selector]');
  const html = await (await fetch(site.url + path)).text();
  expect(html).toMatch(LOADER);
  const loader = readFileSync('dist/wordpress/loader.js', 'utf8').replace(/\/\/# source.*/, '');
  for (const [name, change] of Object.entries(OPTIMISERS)) {
    await test.step(name, async () => {
      await page.route(`**/${path}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: change(html, loader) }),
      );
      await page.goto(path);
      await page.mouse.move(10, 10);
      await page.mouse.move(20, 20);
      await expect(new Selector(page).button('Start')).toBeVisible();
      await page.unrouteAll();
    });
  }
});

test('a script that an optimiser puts into a classic one leaves no global, and says that it stays as it is', async ({
  site,
  page,
}) => {
  const path = await createPage(site, 'Optimised', '[product_selector]');
  const [tag = ''] = LOADER.exec(await (await fetch(site.url + path)).text()) ?? [];
  for (const mark of ['data-cfasync="false"', 'nowprocket', 'data-no-optimize="1"']) expect(tag).toContain(mark);
  const names = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  await page.goto('wp-includes/images/blank.gif');
  const before = await names();
  await page.addScriptTag({ content: readFileSync('dist/wordpress/loader.js', 'utf8') });
  expect(await names()).toEqual(before);
});

test('an author cannot inject anything into the page through an attribute', async ({ site, page }) => {
  const path = await createPage(
    site,
    'Attributes',
    '[product_selector heading-level="9" accent="red;} body{display:none" paper="url(javascript:1)" link="javascript:alert(1)" link-text="<img src=x onerror=alert(1)>" action-url="javascript:alert(1)" action-label="x&quot; onclick=&quot;alert(1)"]',
  );
  const html = await (await page.request.get(path)).text();
  const element = /<product-selector.*?<\/product-selector>/s.exec(html)?.[0] ?? '';
  expect(element).toContain('heading-level="2"');
  expect(element).toContain('action-url="" action-label="x&quot; onclick=&quot;alert(1)"');
  // Every selector has the theme's accent; nothing from the author is in its styles.
  expect(element.match(/--[\w-]+:[^;"]*/g)).toEqual(['--_theme-accent:#111111']);
  expect(element).not.toMatch(/javascript:|<img|display:none|--ps-|<style/);
});

test('if a security plugin closes the REST API to guests, the page tells the visitor and Site Health names the cause', async ({
  site,
  page,
  expected,
}) => {
  expected.push(/Failed to load resource/, /Error (on )?fetching/);
  const closed = `add_filter('rest_authentication_errors', fn($e) => is_user_logged_in() ? $e : new WP_Error('rest_closed', 'The REST API is closed to guests.', ['status' => 401]));`;
  await withPhp(site, closed, async () => {
    await page.goto(await createPage(site, 'Closed', '[product_selector]'));
    const selector = new Selector(page);
    await selector.answerForSingleRoom();
    await expect(page.getByText("We couldn't load our systems")).toBeVisible();
    const { status, description } = await siteHealth(site);
    expect(status).toBe('critical');
    expect(description).toMatch(/product-selector\/v2.*401/);
  });
});

test.describe('a German site', () => {
  const own = `WP_LANG_DIR . '/plugins/product-selector-de_DE.messages.json'`;
  const filter = `WPMU_PLUGIN_DIR . '/german.php'`;
  /** Site Health's own test of German; null where there is none. */
  const health = async (site: Site) =>
    JSON.parse(
      await site.php(`
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        $test = apply_filters('site_status_tests', ['direct' => []])['direct']['product_selector_german'] ?? null;
        echo wp_json_encode($test ? $test['test']() : null);`),
    );
  test.beforeEach(async ({ site }) => {
    await site.php(`file_put_contents(${filter}, "<?php add_filter('locale', fn() => 'de_DE');");`);
  });
  test.afterEach(async ({ site }) => {
    await site.php(`
      unlink(${filter});
      if (file_exists(${own})) unlink(${own});
      update_option('product_selector_german', '', true);`);
  });

  test('that installs the plugin now is asked in English, in its own formats', async ({ site, page, expected }) => {
    expected.push(/lang="de-DE" has no translation/);
    // The option of the tables says that the plugin was here before.
    await site.php(`
      $tables = get_option('product_selector_db');
      delete_option('product_selector_db');
      delete_option('product_selector_edition');
      ProductSelector\\Carry_Over::run();
      update_option('product_selector_db', $tables, false);`);
    await page.goto(await createPage(site, 'Neu', '[product_selector]'));
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(await health(site)).toBeNull();
  });

  test('that used German before an update keeps it on every page, below its own sentences', async ({
    site,
    page,
    admin,
  }) => {
    const path = await createPage(site, 'Auswahl', '[product_selector]');
    await site.php(`
      wp_mkdir_p(WP_LANG_DIR . '/plugins'); file_put_contents(${own}, '{"step.continue": "Und weiter & fort", "landing.title": "Was <passt> zu Ihnen?"}');
      delete_option('product_selector_edition');`);
    await page.goto(path);
    await expect(page.locator('product-selector')).toHaveAttribute('lang', 'de-DE');
    // The page says the same before the selector has loaded.
    const printed = await (await page.request.get(path)).text();
    expect(printed).toContain('<h2>Was &lt;passt&gt; zu Ihnen?</h2>');
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(page.getByRole('button', { name: 'Und weiter & fort' })).toBeVisible();
    await admin.goto('wp-admin/options-general.php?page=product-selector');
    await expect(admin.getByRole('link', { name: 'Anfragen' })).toBeVisible();
    await expect(admin.getByRole('heading', { name: 'Versionen' })).toBeVisible();
    // New sentences are English, such as the one about German itself.
    expect(await health(site)).toMatchObject({
      status: 'recommended',
      label: 'Nobody keeps the German of Product Selector up',
      actions: expect.stringContaining('languages/plugins/product-selector-de_DE.messages.json'),
    });
  });
});

test('the pop-up of docs/popups.md works in a Custom HTML block, and a link opens it', async ({ site, page }) => {
  const [, example = ''] = /```html dialog\n(.*?)```/s.exec(readFileSync('docs/popups.md', 'utf8')) ?? [];
  const own = example.replace(/<product-selector.*<\/product-selector>/, '[product_selector load="visible"]');
  await site.php("update_option('test_block', $input);", `<!-- wp:html -->\n${own}<!-- /wp:html -->`);
  // As an administrator, who may write scripts.
  const path = await site.php(`kses_remove_filters();
    $id = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Pop-up', 'post_content' => wp_slash(get_option('test_block'))]);
    echo get_permalink($id);`);
  await page.goto(path);
  await page.getByRole('button', { name: 'Find my air conditioner' }).click();
  await expect(new Selector(page).button('Start')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${path}#product-selector=Q2=Apartment&Q3=Single%20Room`);
  await expect(new Selector(page).button('Open it')).toBeVisible();
});
