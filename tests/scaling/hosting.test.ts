import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../server/projectFolder.ts';
import { publish } from '../../server/publish/publish.ts';
import { folderForAll } from '../testFolder.ts';
import { exchange } from './exchange.ts';
import { type Nginx, startNginx } from './startNginx.mjs';

const folder = folderForAll();
const V2 = '/wp-json/product-selector/v2';
const ORIGIN = 'https://shop.example';
let nginx: Nginx;

const published = () => join(folder.path, 'published');
const publishDemo = (more: object) =>
  publish({ files: ['catalogue/products.csv'], to: published(), yes: true, ...more }, Date.now());

beforeAll(async () => {
  await publishDemo({ embed: join(projectFolder(), 'dist/embed') });
  const [, config = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  nginx = await startNginx({ config: config.replace('/srv/published', published()) });
});
afterAll(() => nginx?.stop());

it('nginx by docs/hosting.md serves a published folder to pages of any origin, compressed', async () => {
  for (const name of ['init', 'products']) {
    const plain = await exchange(`${nginx.url}${V2}/${name}?t=1`, { headers: { Origin: ORIGIN } });
    expect([plain.status, plain.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(plain.headers['content-type']).toBe('application/json');
    const gzip = await exchange(`${nginx.url}${V2}/${name}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const preflight = await exchange(`${nginx.url}${V2}/${name}`, { method: 'OPTIONS', headers: { Origin: ORIGIN } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type',
    });
  }
});

it('nginx by docs/hosting.md keeps the files with a digest in their names, and asks for the others again', async () => {
  const files = readdirSync(join(published(), 'embed'));
  const kept = files.filter((name) => /^core-|^landing-/.test(name));
  expect(kept).toHaveLength(2);
  const cached = async (name: string) => {
    const { status, headers } = await exchange(`${nginx.url}/embed/${name}`);
    return [status, headers['cache-control'], headers['access-control-allow-origin']];
  };
  for (const name of kept) expect(await cached(name)).toEqual([200, 'public, max-age=31536000, immutable', '*']);
  for (const name of ['product-selector.js', 'landing.css', 'start.html']) {
    expect(await cached(name)).toEqual([200, 'no-cache', '*']);
  }
});

it('nginx by docs/hosting.md serves a new publication at once', async () => {
  const init = async () => JSON.parse(String((await exchange(`${nginx.url}${V2}/init`)).body));
  expect(await init()).toEqual({ nonce: 'static' });
  await publishDemo({ installation: 'catalogue/installation.json' });
  await expect.poll(init).toHaveProperty('installation');
});
