import { Selector } from '../browser/selector.ts';
import { RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { expect, test } from './test.ts';

test('the block is put on a page in the editor, seen there, set up, and published', async ({ site, admin }) => {
  test.slow();
  await publish(site, RANGE);
  await admin.setViewportSize({ width: 1280, height: 900 });
  await admin.goto('wp-admin/post-new.php?post_type=page');
  await admin.evaluate(() => {
    // The tour that greets a new administrator.
    const { data } = window as unknown as {
      data?: unknown;
      wp: { data: { dispatch(store: string): { set(...args: unknown[]): void } } };
    } & Window;
    void data;
    (
      window as unknown as {
        wp: { data: { dispatch(store: string): { set(scope: string, name: string, value: boolean): void } } };
      }
    ).wp.data
      .dispatch('core/preferences')
      .set('core/edit-post', 'welcomeGuide', false);
  });
  await admin.evaluate(() => {
    const { wp } = window as unknown as {
      wp: {
        blocks: { createBlock(name: string, attributes: object): object };
        data: { dispatch(store: string): { insertBlocks(block: object): void; editPost(change: object): void } };
      };
    };
    wp.data.dispatch('core/editor').editPost({ title: 'Guide from the editor' });
    wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('product-selector/product-selector', {}));
  });
  const canvas = admin.frameLocator('iframe[name="editor-canvas"]');
  await expect(new Selector(admin, canvas).button('Start')).toBeVisible({ timeout: 20_000 });
  const level = admin.getByRole('combobox', { name: 'Level of the main heading' });
  await level.selectOption('4');
  await expect(canvas.getByRole('heading', { level: 4, name: /Find the air conditioning/ })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Actions and links' })).toBeVisible();
  await admin.getByRole('button', { name: 'Publish', exact: true }).first().click();
  await admin
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await admin.getByRole('region', { name: 'Editor publish' }).getByRole('link', { name: 'View Page' }).first().click();
  await expect(admin.getByRole('heading', { level: 4, name: /Find the air conditioning/ })).toBeVisible();
  await new Selector(admin).reachResult();
});
