/**
 * Makes the pictures of the documentation from the built selector on the real server:
 *
 *   npm run build && node scripts/pictures.mjs
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './findChromium.mjs';

const FOLDER = 'docs/pictures';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found. Run: node scripts/installChromium.mjs, or set CHROMIUM_PATH.');
mkdirSync(FOLDER, { recursive: true });

const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(server.stdout, 'data');
const address = /http:\S+/.exec(String(line))?.[0];
if (!address) throw new Error(`The server said: ${line}`);

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  const page = await browser.newPage({ viewport: { width: 768, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(address);
  /** @param {string} name */
  const take = (name) => page.locator('product-selector').screenshot({ path: `${FOLDER}/${name}.png` });
  await page.getByRole('button', { name: 'Start' }).click();
  for (const label of ['No', 'House - Flat Roof', 'Multiple Rooms', 'Individual Temperature Control', '3 Rooms']) {
    await page.getByRole('radio', { name: label, exact: true }).check();
    if (label === 'House - Flat Roof') await take('question');
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByRole('radio', { name: 'Small Outdoor space' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'Mobile App' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await page.locator('product-selector').boundingBox();
  if (box) await page.screenshot({ path: `${FOLDER}/matches.png`, clip: { ...box, height: 900 }, fullPage: true });
} finally {
  await browser.close();
  server.kill();
}
