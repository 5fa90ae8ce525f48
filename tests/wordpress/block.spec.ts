import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { themeJson } from '../../site/tools/writeTheme.ts';
import { Selector } from '../browser/helpers/selector.ts';
import { createPage, RANGE, withPhp } from './pages.ts';
import { publish } from './publish.ts';
import { expect, test } from './test.ts';

/** The parts of WordPress's editor that the test calls directly. It does everything else as a person would. */
interface Editor {
  readonly blocks: { createBlock(name: string): object; parse(content: string): readonly { attributes: object }[] };
  readonly data: {
    select(store: 'core/editor'): { getCurrentPostId(): number | null };
    dispatch(store: 'core/preferences'): { set(scope: string, name: string, value: boolean): void };
    dispatch(store: 'core/editor'): { editPost(change: object): void };
    dispatch(store: 'core/block-editor'): { insertBlocks(block: object): void };
  };
}

/** The block as a page's content has it. */
const blockOf = (attributes: object) => `<!-- wp:product-selector/product-selector ${JSON.stringify(attributes)} /-->`;

/** A block of an earlier version, which had colours of its own. */
const EARLIER = { align: 'wide', paper: '#fff8e0', ink: 'var(--wp--preset--color--contrast)' };

/** A custom property or property as the browser uses it. */
const used = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Opens a new page with the block on it, without the welcome tour for new administrators. */
async function startPage(admin: Page, title: string): Promise<void> {
  await admin.goto('wp-admin/post-new.php?post_type=page');
  await admin.waitForFunction(() => {
    const { wp } = window as unknown as { wp?: Editor };
    return wp?.data?.select('core/editor')?.getCurrentPostId();
  });
  await admin.evaluate((name) => {
    const { wp } = window as unknown as { wp: Editor };
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    wp.data.dispatch('core/editor').editPost({ title: name });
    wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('product-selector/product-selector'));
  }, title);
}

test('an editor adds the block to a page, sees it there, sets it up and publishes it', async ({
  site,
  admin,
  expected,
}) => {
  test.slow();
  // The editor of WordPress 7.1 logs this about its own styles.
  expected.push(/global-styles-css-custom-properties-inline-css/);
  await publish(site, RANGE);
  const catalogue = 'wp-admin/options-general.php?page=product-selector';
  await Promise.all([admin.waitForResponse(/product-selector\/v2\/range/), admin.goto(catalogue)]);
  const listed = await fetch(site.url + (await createPage(site, 'Listed', blockOf({}))));
  expect(await listed.text()).toContain('product-selector-range');
  await admin.setViewportSize({ width: 1280, height: 900 });
  await startPage(admin, 'Guide from the editor');
  const earlier = await admin.evaluate((content) => {
    const { wp } = window as unknown as { wp: Editor };
    return wp.blocks.parse(content)[0]?.attributes;
  }, blockOf(EARLIER));
  expect(earlier).toMatchObject(EARLIER);
  const canvas = admin.frameLocator('iframe[name="editor-canvas"]');
  await expect(new Selector(admin, canvas).button('Start')).toBeVisible();
  await admin.getByRole('combobox', { name: 'Level of the main heading' }).selectOption('4');
  await expect(canvas.getByRole('heading', { level: 4, name: /Find the air conditioning/ })).toBeVisible();
  await admin.getByRole('textbox', { name: 'Address of the button' }).fill('tel:+61299990000');
  await admin.getByRole('textbox', { name: 'Text of the button' }).fill('Call us');
  await admin.getByRole('button', { name: 'How big is the room?' }).click();
  await admin.getByRole('checkbox', { name: 'Ask for the size of the rooms' }).uncheck();
  await expect(admin.getByRole('checkbox', { name: 'The browser’s Back goes to the previous step' })).toBeChecked();
  await admin.getByRole('checkbox', { name: 'Load when it is near' }).check();
  await admin.getByRole('checkbox', { name: 'List every model in the page' }).uncheck();
  await test.step('what is known is picked by its words, and a text of an enquiry has a name', async () => {
    const open = (name: string) => admin.getByRole('button', { name, exact: true }).click();
    await open('Preset');
    await admin.getByRole('combobox', { name: 'What kind of home is it?' }).selectOption('Apartment');
    await admin.getByRole('checkbox', { name: 'Mobile App' }).check();
    await admin.getByRole('combobox', { name: 'The system that the page is about' }).fill('5.0');
    await admin.getByRole('option', { name: 'Alpine Split 5.0 kW (A-50)' }).click();
    await open('Enquiries');
    await admin.getByRole('button', { name: 'Add a text' }).click();
    await admin.getByRole('textbox', { name: 'Name', exact: true }).fill('Campaign');
    await admin.getByRole('textbox', { name: 'Text', exact: true }).fill('Spring');
  });
  await admin.getByRole('tab', { name: 'Styles' }).click();
  const styles = admin.getByRole('tabpanel', { name: 'Styles' });
  await expect(styles.getByRole('button', { name: 'Actions and links' })).toBeVisible();
  // WordPress 7.1 calls both of its colours "Color", under Typography and Background.
  await expect(styles.getByRole('button').filter({ hasText: /^(Text|Background|Color)$/ })).toHaveCount(2);
  await expect(styles.getByText('Padding', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Publish', exact: true }).first().click();
  const panel = admin.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  // Newer editors open it in a new tab.
  const address = await panel
    .getByRole('link', { name: /View Page/ })
    .first()
    .getAttribute('href');
  const html = await (await fetch(address ?? '')).text();
  const [tag = ''] = /<product-selector [^>]*>/.exec(html) ?? [];
  for (const attribute of [
    'heading-level="4"',
    'action-url="tel:+61299990000"',
    'action-label="Call us"',
    'load="visible"',
    'system="A-50"',
    'preset="{&quot;answers&quot;:{&quot;Q2&quot;:&quot;Apartment&quot;,&quot;Q7&quot;:[&quot;Mobile App&quot;]}}"',
    'enquiry-fields="{&quot;Campaign&quot;:&quot;Spring&quot;}"',
  ])
    expect(tag).toContain(attribute);
  expect(tag).toMatch(/ size-help="off".* back="steps"/);
  expect(html).not.toMatch(/modulepreload[^>]*plugins\/product-selector|product-selector-range/);
});

test('WordPress’s own settings of the block reach the selector', async ({ site, page }) => {
  await publish(site, RANGE);
  const attributes = {
    anchor: 'guide',
    align: 'wide',
    className: 'special',
    backgroundColor: 'base',
    style: {
      color: { text: '#2b1a0e' },
      spacing: { padding: { top: '24px' }, margin: { top: '48px' } },
      typography: { fontFamily: 'monospace' },
    },
  };
  await page.goto(await createPage(site, 'Styled', blockOf(attributes)));
  await new Selector(page).button('Start').waitFor();
  const element = page.locator('product-selector#guide');
  await expect(element).toHaveClass(/\balignwide\b.*\bspecial\b|\bspecial\b.*\balignwide\b/);
  await expect(element).toHaveCSS('padding-top', '24px');
  await expect(element).toHaveCSS('margin-top', '48px');
  expect(await used(element, '--ps-paper')).toMatch(/^#f/i);
  expect(await used(element, '--ps-ink')).toBe('#2b1a0e');
  await expect(new Selector(page).button('Start')).toHaveCSS('font-family', 'monospace');
  await expect(page.getByRole('heading', { name: /Find the air/ })).toHaveCSS('color', 'rgb(43, 26, 14)');
});

test('a block of an earlier version keeps its colours on the page', async ({ site, page }) => {
  await page.goto(await createPage(site, 'Old colours', blockOf(EARLIER)));
  expect(await used(page.locator('product-selector'), '--ps-paper')).toBe('#fff8e0');
  expect(await used(page.locator('product-selector'), '--ps-ink')).toBe('#111111');
});

test('the selector takes the accent of the theme, unless the theme or the page says another', async ({
  site,
  page,
}) => {
  const element = page.locator('product-selector');
  const accent = async () => (await used(element, '--ps-accent')) || used(element, '--_theme-accent');
  const plain = await createPage(site, 'Accent', '[product_selector]');
  const colored = await createPage(site, 'Accent', '[product_selector accent="#5b2a86"]');
  await page.goto(plain);
  // The newest theme's buttons have its contrast; it has accents for decoration.
  expect(await accent()).toBe('#111111');
  const theme = (data: string) =>
    `add_filter('wp_theme_json_data_theme', fn($theme) => $theme->update_with(['version' => 2] + ${data}));`;
  const palette = `['settings' => ['color' => ['palette' => [['slug' => 'accent', 'name' => 'Accent', 'color' => '#7a1f5c']]]],
    'styles' => ['elements' => ['button' => ['color' => ['background' => '#222']]],
      'blocks' => ['product-selector/product-selector' => ['color' => ['background' => '#fffdf5']]]]]`;
  await withPhp(site, theme(palette), async () => {
    await page.goto(plain);
    expect(await accent()).toBe('#7a1f5c');
    expect(await used(element, '--ps-paper')).toBe('#fffdf5');
    await page.goto(colored);
    expect(await accent()).toBe('#5b2a86');
    await page.goto(plain);
    await page.addStyleTag({ content: ':root { --ps-accent: #0a5c36 }' });
    expect(await accent()).toBe('#0a5c36');
  });
  const built = themeJson('--ps-accent: light-dark(#5b2a86, #c9a6ee);\n--ps-radius: 2px;');
  await withPhp(site, theme(`json_decode('${built}', true)`), async () => {
    await page.goto(plain);
    expect(await accent()).toBe('light-dark(#5b2a86, #c9a6ee)');
    expect(await used(element, '--ps-radius')).toBe('2px');
  });
  const unsafe = palette.replace('#7a1f5c', 'red;color:blue');
  await withPhp(site, theme(unsafe), async () => {
    expect(await (await page.request.get(plain)).text()).not.toContain('--_theme-accent');
  });
});

test('pages and the editor have the block from the same file', async ({ site }) => {
  const code = `echo wp_json_encode(WP_Block_Type_Registry::get_instance()->get_registered('product-selector/product-selector'));`;
  const { attributes, supports, api_version } = JSON.parse(await site.php(code));
  const block = JSON.parse(readFileSync('wordpress/plugin/block/block.json', 'utf8'));
  expect(supports).toEqual(block.supports);
  expect(api_version).toBe(block.apiVersion);
  expect(attributes).toMatchObject(block.attributes);
});
