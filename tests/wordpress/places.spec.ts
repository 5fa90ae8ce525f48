import type { Page } from '@playwright/test';
import { Selector } from '../browser/helpers/selector.ts';
import { createPage, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { expect, test } from './test.ts';

const FILE = `WPMU_PLUGIN_DIR . '/places.php'`;

/** The places where themes, builders and popups render a shortcode, before and after WordPress prints its own modules. */
const PLACES: Readonly<Record<string, string>> = {
  'a template of the header': `add_action('wp_body_open', fn() => print(do_shortcode('[product_selector]')));`,
  'the content': `add_filter('the_content', fn($content) => $content . do_shortcode('[product_selector]'));`,
  'a widget or a template of the footer': `add_action('wp_footer', fn() => print(do_shortcode('[product_selector]')), 1);`,
  'a popup after everything else': `add_action('wp_footer', fn() => print(do_shortcode('[product_selector]')), 9999);`,
  'the header, the content and a popup at once': `foreach (['wp_body_open', 'wp_footer'] as $hook)
    add_action($hook, fn() => print(do_shortcode('[product_selector]')), 9999);
    add_filter('the_content', fn($content) => $content . do_shortcode('[product_selector]'));`,
};

/** Puts the element in again by a script, as a popup, tab or page router does, on a page with another address. */
const putInAgain = (page: Page) =>
  page.evaluate(() => {
    const [first, ...others] = document.querySelectorAll('product-selector');
    const html = (first as HTMLElement).outerHTML.replace(/ share-url="[^"]*"/, '');
    history.pushState(null, '', '?popup=1');
    for (const old of [first as HTMLElement, ...others]) old.remove();
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', html));
  });

test('a selector starts on a page without one, in HTML that a script fetches and whose scripts it runs', async ({
  site,
  page,
}) => {
  await publish(site, RANGE);
  const address = site.url + (await createPage(site, 'Guide', '[product_selector]'));
  await page.goto(await createPage(site, 'Plain', 'Plain text.'));
  await page.evaluate(async (from) => {
    const [html = ''] = /<product-selector.*<\/product-selector>/s.exec(await (await fetch(from)).text()) ?? [];
    document.body.append(document.createRange().createContextualFragment(html));
  }, address);
  await new Selector(page).button('Start').waitFor();
});

for (const theme of ['block', 'classic']) {
  test(`in a ${theme} theme a selector starts wherever its HTML lands, and when it lands`, async ({ site, page }) => {
    test.slow();
    await publish(site, RANGE);
    const own = await site.php('echo get_stylesheet();');
    const path = await createPage(site, 'Plain', 'Plain text.');
    if (theme === 'classic') await site.php(`switch_theme('classic');`);
    try {
      for (const [place, code] of Object.entries(PLACES)) {
        await site.php(`file_put_contents(${FILE}, $input);`, `<?php ${code}`);
        await test.step(`printed in ${place}`, async () => {
          await page.goto(path);
          const count = place.includes(' at once') ? 3 : 1;
          await expect(new Selector(page).button('Start')).toHaveCount(count);
        });
        await test.step('put in by a script later, with the address of its page', async () => {
          await putInAgain(page);
          await new Selector(page).button('Start').waitFor();
          const address = await page.locator('product-selector').getAttribute('share-url');
          expect(address).toBe(page.url());
        });
        await test.step('offers a link that is opened on the open page', async () => {
          await page.evaluate(() => {
            location.hash = '#product-selector=31000100000000';
          });
          await page.getByText("We can't open this link").waitFor();
        });
      }
    } finally {
      await site.php(`@unlink(${FILE}); switch_theme($input);`, own);
    }
  });
}
