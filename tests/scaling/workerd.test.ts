import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareWorker } from '../../deploy/workerd/prepareWorker.ts';
import { projectFolder } from '../../server/projectFolder.ts';
import { publish } from '../../server/publish/publish.ts';
import { contract } from '../provider/contract.ts';
import { folderForAll } from '../testFolder.ts';
import { exchange } from './exchange.ts';
import { startWorkerd, type Workerd } from './startWorkerd.mjs';

const PRODUCTS = '/wp-json/product-selector/v2/products';
const EMBED = join(projectFolder(), 'dist/embed');
const BUILT = join(projectFolder(), 'dist/workerd/worker.js');
const ENCODINGS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const;

const folder = folderForAll();
let workerd: Workerd;

function buildWorker(...args: string[]) {
  const program = join(projectFolder(), 'deploy/workerd/build.mjs');
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
}

/** The demo range, published with its price list. */
const published = () => join(folder.path, 'published');

beforeAll(async () => {
  await publish(
    { files: ['catalogue/products.csv'], to: published(), installation: 'catalogue/installation.json' },
    Date.now(),
  );
  const { status, stderr } = buildWorker(published());
  expect(status, stderr).toBe(0);
  workerd = await startWorkerd();
}, 60_000);
afterAll(() => workerd?.stop());

it.each(contract)(
  'the worker in workerd keeps the contract: $name',
  async ({ method, path, headers = {}, expect: judge }) => {
    const ask = (sent: Readonly<Record<string, string>>) => fetch(workerd.url + path, { method, headers: sent });
    await judge(await ask(headers), ask);
  },
);

it('the worker serves the catalogue that the build compressed', async () => {
  const plain = await exchange(workerd.url + PRODUCTS);
  expect(JSON.parse(String(plain.body)).products.length).toBeGreaterThan(40);
  for (const [encoding, decode] of Object.entries(ENCODINGS)) {
    const { headers, body } = await exchange(`${workerd.url}${PRODUCTS}?t=1`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(decode(body).equals(plain.body), encoding).toBe(true);
  }
});

it('the worker answers 304 if the visitor already has the products', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  const { headers: first } = await exchange(workerd.url + PRODUCTS, { headers });
  const again = await exchange(workerd.url + PRODUCTS, {
    headers: { ...headers, 'If-None-Match': String(first.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

it('the worker serves the published initial data', async () => {
  const { body } = await exchange(`${workerd.url}/wp-json/product-selector/v2/init`);
  expect(JSON.parse(String(body))).toMatchObject({ nonce: 'static', installation: { gst: 'included' } });
});

it('the worker serves every file of the element except its source maps, byte for byte', async () => {
  const files = readdirSync(EMBED).filter((name) => !name.endsWith('.map'));
  expect(files).toContain('product-selector.js');
  for (const name of files) {
    const { status, headers, body } = await exchange(`${workerd.url}/embed/${name}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(status, name).toBe(200);
    const plain = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
    expect(plain.equals(readFileSync(join(EMBED, name))), name).toBe(true);
  }
  expect((await exchange(`${workerd.url}/embed/product-selector.js.map`)).status).toBe(404);
});

it('the worker serves a demo page, and a page for an unknown address', async () => {
  const { headers, body } = await exchange(workerd.url);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'/);
  expect(String(body)).toMatch(/<script type="module" [^>]*src="\/embed\/product-selector\.js"/);
  // The demo page prints the range in words, which the folder has too.
  const range = readFileSync(join(published(), 'range.html'), 'utf8');
  expect(range).toContain('Wattlebird Wall Split');
  expect(String(body)).toContain(range);
  expect(String((await exchange(`${workerd.url}/range.html`)).body)).toBe(range);
  expect((await exchange(`${workerd.url}/nowhere`)).status).toBe(404);
});

it('the worker is always ready, and rejects an address that is too long', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await exchange(workerd.url + path)).status).toBe(200);
  const longest = `${PRODUCTS}?t=`.padEnd(2048, '1');
  expect((await exchange(workerd.url + longest)).status).toBe(200);
  expect((await exchange(`${workerd.url}${longest}1`)).status).toBe(414);
});

it('the worker answers no assistant without --agents', async () => {
  expect((await fetch(`${workerd.url}/mcp`, { method: 'POST' })).status).toBe(404);
  expect(readFileSync(BUILT, 'utf8')).not.toContain('find_systems');
});

it('the worker writes nothing to its console', () => {
  expect(workerd.errors()).toBe('');
});

describe('a worker for one site', () => {
  const SHOP = 'https://shop.example';
  let guarded: Workerd;
  beforeAll(async () => {
    const agents = ['--agents', '--share-url', `${SHOP}/guide`];
    const { status, stderr } = buildWorker(published(), '--allow-origin', SHOP, '--frame-ancestors', 'none', ...agents);
    expect(status, stderr).toBe(0);
    guarded = await startWorkerd();
  }, 60_000);
  afterAll(() => guarded?.stop());

  it('a worker for one site allows that site and no other', async () => {
    for (const origin of [SHOP, 'https://evil.example']) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await exchange(guarded.url + PRODUCTS, { method, headers: { Origin: origin } });
        expect(headers['access-control-allow-origin']).toBe(origin === SHOP ? SHOP : undefined);
        expect(headers.vary).toMatch(/\bOrigin\b/);
      }
    }
  });

  it.each([['legacy'], [{ pin: '2026-07-28' }]] as const)(
    'a worker with --agents answers the client of the generation %j',
    async (mode) => {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
      await client.connect(new StreamableHTTPClientTransport(new URL(`${guarded.url}/mcp`)));
      const { content } = await client.callTool({ name: 'installed_cost', arguments: { system: 'WB-WALL-025' } });
      expect(JSON.stringify(content)).toContain(`${SHOP}/guide#product-selector=system=WB-WALL-025`);
      await client.close();
      expect(guarded.errors()).toBe('');
    },
  );

  it('a worker for one site serves pages that only the named sites may frame', async () => {
    for (const path of ['/', '/nowhere']) {
      const { headers } = await exchange(guarded.url + path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none';");
    }
  });
});

it('a worker that fails to build says why, and keeps the existing one', () => {
  const before = readFileSync(BUILT);
  const { status, stderr } = buildWorker(folder.path);
  expect(status).toBe(1);
  expect(stderr).toContain('has no whole publication. Run: product-selector publish FILE --to');
  expect(readFileSync(BUILT).equals(before)).toBe(true);
});

it.each([
  [['nowhere'], 1, 'nowhere has no whole publication'],
  [[], 2, 'Use: node deploy/workerd/build.mjs FOLDER'],
  [['--allow-origin', 'shop.example'], 2, "--allow-origin is 'shop.example'"],
  [['--frame-ancestors', 'everybody'], 2, "--frame-ancestors is 'everybody'"],
  [['published', '--agents'], 2, '--agents needs --share-url, the page with the selector.'],
  [['--port', '8080'], 2, "'--port'"],
])('a worker that can’t be prepared has an exit code and one line after %j', async (args, exitCode, line) => {
  const lines = [expect.stringContaining(line)];
  expect(await prepareWorker(args)).toEqual({ exitCode, lines, agents: false, json: null });
});
