import type { Page } from '@playwright/test';
import { Selector } from '../browser/helpers/selector.ts';
import { RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { expect, test } from './test.ts';

/** The parts of WordPress's editor that the test calls directly. It does everything else as a person would. */
interface Editor {
  readonly blocks: { createBlock(name: string): object };
  readonly data: {
    select(store: 'core/editor'): { getCurrentPostId(): number | null };
    dispatch(store: 'core/preferences'): { set(scope: string, name: string, value: boolean): void };
    dispatch(store: 'core/editor'): { editPost(change: object): void };
    dispatch(store: 'core/block-editor'): { insertBlocks(block: object): void };
  };
}

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
  await admin.setViewportSize({ width: 1280, height: 900 });
  await startPage(admin, 'Guide from the editor');
  const canvas = admin.frameLocator('iframe[name="editor-canvas"]');
  await expect(new Selector(admin, canvas).button('Start')).toBeVisible({ timeout: 20_000 });
  await admin.getByRole('combobox', { name: 'Level of the main heading' }).selectOption('4');
  await expect(canvas.getByRole('heading', { level: 4, name: /Find the air conditioning/ })).toBeVisible();
  await admin.getByRole('textbox', { name: 'Address of the button' }).fill('tel:+61299990000');
  await admin.getByRole('textbox', { name: 'Text of the button' }).fill('Call us');
  await admin.getByRole('button', { name: 'What size do I need?' }).click();
  await admin.getByRole('checkbox', { name: 'Offer rules of thumb for a room' }).uncheck();
  await expect(admin.getByRole('checkbox', { name: 'The browser’s Back goes to the previous step' })).toBeChecked();
  await expect(admin.getByRole('button', { name: 'Actions and links' })).toBeVisible();
  await admin.getByRole('button', { name: 'Publish', exact: true }).first().click();
  const panel = admin.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  // Newer editors open it in a new tab.
  const address = await panel
    .getByRole('link', { name: /View Page/ })
    .first()
    .getAttribute('href');
  const html = await (await fetch(address ?? '')).text();
  expect(html).toMatch(
    /<product-selector [^>]*heading-level="4"[^>]* action-url="tel:\+61299990000" action-label="Call us"[^>]* size-help="off" back="steps"/,
  );
});
