import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCREENS } from '../../dev/screens.ts';
import { expect, test } from '../chromium.ts';

let server: ChildProcess;
let address = '';
const folder = mkdtempSync(join(tmpdir(), 'dev-'));
const catalogue = join(folder, 'range.csv');

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  cpSync('catalogue/products.csv', catalogue);
  server = spawn(process.execPath, ['dev/serve.mjs', '--port', '0', '--catalogue', catalogue]);
  address = await new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.on('data', (text) => {
        said += text;
        const [, found] = said.match(/Product Selector is at (\S+\/),/) ?? [];
        if (found) resolve(found);
      });
    }
    server.once('exit', () => reject(new Error(said)));
  });
});
test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

for (const [index, name] of Object.keys(SCREENS).entries()) {
  const language = index % 2 === 0 ? 'pseudo' : 'mirrored';
  test(`the gallery reaches “${name}” in ${language}`, async ({ page }) => {
    await page.goto(`${address}screen?${new URLSearchParams({ screen: name, language, theme: 'dark' })}`);
    await expect(page.locator('product-selector[data-shown]')).toBeVisible();
  });
}

test('the gallery has a frame for every screen', async ({ page }) => {
  await page.goto(`${address}gallery?language=mirrored&fault=products+500`);
  await expect(page.locator('iframe')).toHaveCount(Object.keys(SCREENS).length);
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toHaveText(/^⟦/);
});

test('a changed catalogue reloads the page, which continues where it was', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What kind of home is it?' })).toBeVisible();
  const [header, ...rows] = readFileSync(catalogue, 'utf8').trim().split('\n');
  const reloaded = page.waitForEvent('load');
  writeFileSync(catalogue, [header, ...rows.slice(0, 50)].join('\n'));
  await reloaded;
  await expect(page.getByText('Demo: 50 systems from range.csv')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What kind of home is it?' })).toBeVisible();
});
