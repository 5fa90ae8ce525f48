import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

/** The files below a folder by their names, as a web server has them. */
export function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

/** Serves these files to the page as a site without a process; returns the site's address. */
export async function serveFiles(
  page: Page,
  files: ReadonlyMap<string, Buffer | string>,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const site = 'https://shop.example/';
  await page.route(`${site}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = files.get(path);
    if (body === undefined) return route.fulfill({ status: 404, body: '' });
    const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8';
    return route.fulfill({ contentType, body, headers });
  });
  return site;
}

/**
 * Opens a site with the document's provider replaced by the tests' server. Returns the console's lines as they come, without those
 * of a development server.
 */
export async function openSite(page: Page, address: string, ofTools?: RegExp): Promise<string[]> {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!ofTools?.test(message.text())) lines.push(message.text());
  });
  await page.route('https://provider.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = new URL(`${pathname}${search}`, test.info().project.use.baseURL).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(address);
  return lines;
}

/** Presses *Start* in the page's own words, and expects the questions and the page's line about the event. */
export async function expectStart(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Off we go', exact: true }).click();
  await page.getByRole('heading', { name: 'Do you already know' }).waitFor();
  await expect.poll(() => lines).toEqual(['started']);
}

/** Opens a site, and expects its landing screen's drawing, its own words and its events. */
export async function expectSite(page: Page, address: string, ofTools?: RegExp): Promise<void> {
  const lines = await openSite(page, address, ofTools);
  await expect(page.locator('product-selector .landing-picture path').first()).toBeVisible();
  await expectStart(page, lines);
}
