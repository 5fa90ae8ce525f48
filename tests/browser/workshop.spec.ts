import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { Selector } from './helpers/selector.ts';
import { test as base, expect } from './helpers/test.ts';

interface Workshop {
  readonly address: string;
  readonly folder: string;
}

const SHEET = [
  'Code,Model name,Series,kW cooling,RRP,Stock room',
  'NB25,Norden Wall 2.5,Wall split,2.5,1599,B1',
  'NB35,Norden Wall 3.5,Wall split,3.5,1849,B2',
  'NB50,Norden Wall 5.0,Wall split,5,2399,B3',
  'NX,,Wall split,5,2399,B3',
].join('\n');

/** The built command with a sheet, in a folder of its own. */
const test = base.extend<{ workshop: Workshop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  workshop: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'product-selector-'));
    writeFileSync(join(folder, 'list.csv'), SHEET);
    const main = join(process.cwd(), 'dist/cli/main.js');
    const started = spawn(process.execPath, [main, 'workshop', 'list.csv', '--to', 'public'], {
      cwd: folder,
      // What a container sets for a provider counts for nothing here.
      env: { ...process.env, HOST: '0.0.0.0', PORT: '1' },
    });
    const ended = once(started, 'exit');
    const address = await addressOf(started);
    await use({ address, folder });
    started.kill('SIGTERM');
    const [code] = await ended;
    expect(code).toBe(0);
    rmSync(folder, { recursive: true });
  },
});

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of stdout!) {
    text += chunk;
    const [, address] = /^The workshop is at (http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{22,})\n$/.exec(text) ?? [];
    if (address) return address;
  }
  throw new Error(`The workshop said: ${text}`);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Publish' });

test('a sheet is answered, looked at, published, and served as plain files to a page with two lines', async ({
  page,
  workshop,
}) => {
  const { address, folder } = workshop;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.goto(address);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);

  await test.step('asks what the columns mean', async () => {
    await expect(page.getByRole('heading', { name: 'What do your columns mean?' })).toBeVisible();
    await page.getByRole('button', { name: /^Answer What says which kind of system/ }).click();
    const question = page.getByRole('combobox', { name: /What do the prices include/ });
    await question.selectOption('supply_only');
    await page.getByRole('button', { name: /Answer What do the prices include/ }).click();
    await page.getByRole('button', { name: 'Use this mapping' }).click();
  });

  await test.step('shows problems, changes and the selector itself', async () => {
    await expect(bar(page)).toContainText('list.csv isn’t ready: 1 row can’t be used.');
    await expect(page.getByRole('listitem').filter({ hasText: /^Row 5, title/ })).toBeVisible();
    await expect(page.getByText('3 added (“Norden Wall 2.5”, “Norden Wall 3.5”, “Norden Wall 5.0”).')).toBeVisible();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.locator('product-selector')).toHaveCount(1);
    await new Selector(page, preview).answerForSingleRoom();
    await expect(preview.getByText('Norden Wall').first()).toBeVisible();
    expect(existsSync(join(folder, 'public'))).toBe(false);
    expect(await findingsOfAxe(page)).toEqual([]);
  });

  await test.step('publishes without the row', async () => {
    await page.getByRole('button', { name: 'Publish without these rows (1)' }).click();
    await expect(page.locator(':focus')).toContainText('Published. public has 3 systems.');
    const { products } = JSON.parse(readFileSync(join(folder, 'public/wp-json/product-selector/v2/products'), 'utf8'));
    expect(products.map(({ id }: { id: string }) => id)).toEqual(['NB25', 'NB35', 'NB50']);
    expect(new Set(asked)).toEqual(new Set([new URL(address).host]));
  });

  await test.step('a reload keeps working, and the next sheet of this shape asks nothing', async () => {
    await page.reload();
    await expect(bar(page)).toContainText('list.csv isn’t ready');
    await expect(page.getByText('Your columns were read as in the published catalogue.')).toBeVisible();
    await expect(page.getByText('Nothing changes: both catalogues are the same.')).toBeVisible();
  });

  await test.step('any static host serves the folder', async () => {
    const site = await serveFiles(join(folder, 'public'));
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await expect(page.getByText(/^\d models? fits?$/)).toBeVisible();
    await site.close();
  });
});

test('asks again before half of the range goes, and publishes nothing for a sheet that can’t be used', async ({
  page,
  workshop,
}) => {
  const header = 'id,title,system_type\n';
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'range.csv', mimeType: 'text/csv', buffer: Buffer.from(header + text) });
  await page.goto(workshop.address);
  await choose('A,Split A,split\nB,Split B,split\n');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. public has 2 systems.')).toBeVisible();
  await choose('A,Split A,split\n');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 system' }).click();
  await expect(page.getByText('Published. public has 1 system.')).toBeVisible();
  await choose('EXAMPLE-1,Split A,split\n');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
});

/** A host that only sends files, as any does, with a page of two lines. */
async function serveFiles(folder: string) {
  const lines =
    '<script type="module" src="/embed/product-selector.js"></script>\n<product-selector></product-selector>';
  const server = createServer(({ url = '/' }, response) => {
    const [path = '/'] = url.split('?');
    const file = join(folder, path);
    if (path === '/') response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Mine</title>${lines}`);
    else if (!existsSync(file)) response.writeHead(404).end();
    else {
      if (extname(file) === '.js') response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(file));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      server.close();
      // A browser opens connections ahead; Node would wait a minute for the request that never comes.
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
