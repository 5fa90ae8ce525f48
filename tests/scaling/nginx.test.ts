import { once } from 'node:events';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../provider/contract.ts';
import { exampleCsv } from '../samples/exampleCsv.ts';
import { folderForAll } from '../testFolder.ts';
import { exchange } from './exchange.ts';
import { smallProject } from './smallProject.ts';
import { type Nginx, startNginx } from './startNginx.mjs';
import { type Provider, startProvider } from './startProvider.ts';

const INIT = '/wp-json/product-selector/v2/init';
const PRODUCTS = '/wp-json/product-selector/v2/products';
const ENTRY = '/embed/product-selector.js';
const ORIGIN = 'https://shop.example';
/** Headers as browsers and tools write them, and the expected encoding. */
const SPELLINGS = {
  'gzip, deflate, br, zstd': 'br',
  'gzip, deflate, br': 'br',
  'br;q=1.0, gzip;q=0.8, *;q=0.1': 'br',
  'gzip, deflate': 'gzip',
  'gzip, br;q=0': 'gzip',
  'gzip;q=0, br;q=0.0': null,
  identity: null,
} as const;
/** The max-age of the providers' Cache-Control, in seconds. */
const MAX_AGE = 5;
const STALE_AT_MOST = MAX_AGE + 10;
/** A stale reply is allowed for so long, and the machine may be busy. */
const STALE = { timeout: (STALE_AT_MOST + 30) * 1000 };

const folder = folderForAll();
const range = join(folder.path, 'range.csv');
const CORE = 'core-Abcd1234.js';
const small = smallProject(folder.path, 'small', CORE);
let providers: readonly [Provider, Provider];
let nginx: Nginx;
let lastT = 1_767_225_600_000;

/** Stopped after the last test, even if a test fails. */
const started: (() => Promise<void>)[] = [];
async function provider(...how: Parameters<typeof startProvider>): Promise<Provider> {
  const one = await startProvider(...how);
  started.push(one.kill);
  return one;
}
async function nginxBefore(one: Provider, other: Provider, origin?: string): Promise<Nginx> {
  const front = await startNginx({ providers: [one.address, other.address], ...(origin ? { origin } : {}) });
  started.push(front.stop);
  return front;
}

/** The products' address with a new `t`, as each visitor requests it. */
const products = () => `${nginx.url}${PRODUCTS}?t=${++lastT}`;
const counted = async (route: string) => {
  const counts = await Promise.all(providers.map((one) => one.count(route)));
  return counts.reduce((sum, count) => sum + count, 0);
};
const updated = async () => ((await (await fetch(products())).json()) as { updated: string }).updated;

beforeAll(async () => {
  writeFileSync(range, exampleCsv(...Array.from({ length: 40 }, (_, index) => `A-${index}`)));
  const [one, other] = await Promise.all([
    provider(['--catalogue', range], { project: small }),
    provider(['--catalogue', range], { project: small }),
  ]);
  providers = [one, other];
  nginx = await nginxBefore(one, other);
}, 60_000);
afterAll(() => Promise.all(started.map((end) => end())));

// Twice: first from the providers, then from the cache.
it.each([...contract, ...contract])(
  'two providers behind nginx keep the contract: $name',
  async ({ method, path, headers = {}, expect: judge }) => {
    const ask = (sent: Readonly<Record<string, string>>) => fetch(nginx.url + path, { method, headers: sent });
    await judge(await ask(headers), ask);
  },
);

it('nginx as a shared cache keeps visitors, each with a different t, and their preflights away from the providers', async () => {
  const before = await counted(PRODUCTS);
  const start = performance.now();
  const asked = 600;
  const spellings = Object.keys(SPELLINGS);
  await inParallel(asked, 20, async (index) => {
    const headers = {
      'Accept-Encoding': spellings[index % spellings.length]!,
      Origin: `https://shop-${index}.example`,
    };
    const method = index % 3 === 0 ? 'OPTIONS' : 'GET';
    const { status } = await exchange(products(), { method, headers });
    expect(status).toBe(method === 'GET' ? 200 : 204);
  });
  // nginx fetches three encodings and the preflight, each when first needed and then every five seconds.
  const rounds = 2 + Math.floor((performance.now() - start) / 1000 / MAX_AGE);
  const reached = (await counted(PRODUCTS)) - before;
  expect(reached).toBeLessThanOrEqual(4 * rounds);
  expect(4 * rounds).toBeLessThan(asked / 10);
});

it.each(Object.entries(SPELLINGS))(
  'nginx as a shared cache answers "%s" with the encoding %s, regardless of earlier requests',
  async (accepted, encoding) => {
    const { status, headers, body } = await exchange(products(), { headers: { 'Accept-Encoding': accepted } });
    expect(status).toBe(200);
    expect(headers['content-encoding'] ?? null).toBe(encoding);
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(JSON.parse(String(plain)).products).toHaveLength(40);
    expect(headers.vary).toContain('Accept-Encoding');
    const again = await exchange(products(), {
      headers: { 'Accept-Encoding': accepted, 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.headers['x-cache']).not.toBe('MISS');
  },
);

it('nginx as a shared cache passes every request for initial data to a provider', async () => {
  const before = await counted(INIT);
  await inParallel(20, 20, async () => expect((await exchange(nginx.url + INIT)).status).toBe(200));
  expect((await counted(INIT)) - before).toBe(20);
});

it('nginx in front of providers that take enquiries gives each visit a nonce of its own', async () => {
  const args = ['--catalogue', range, '--enquiries', join(folder.path, 'enquiries.db')];
  const [one, other] = await Promise.all([provider(args, { project: small }), provider(args, { project: small })]);
  const both = await nginxBefore(one, other);
  const replies = await Promise.all(Array.from({ length: 20 }, () => exchange(both.url + INIT)));
  expect(new Set(replies.map(({ body }) => JSON.parse(String(body)).nonce)).size).toBe(20);
});

it('nginx as a shared cache caches the files of the element, and revalidates those without a digest every five seconds', async () => {
  const fixed = ['product-selector.js', 'landing.css'];
  for (const name of [...fixed, CORE]) {
    const { headers } = await exchange(`${nginx.url}/embed/${name}`);
    expect(headers['cache-control']).toMatch(name === CORE ? /immutable/ : /^no-cache$/);
  }
  const before = await counted('/embed/*');
  const start = performance.now();
  await inParallel(100, 10, async (index) => {
    for (const name of [...fixed, CORE]) {
      const { status, body } = await exchange(`${nginx.url}/embed/${name}?visit=${index}`);
      expect(status).toBe(200);
      expect(body.equals(readFileSync(join(small, 'dist/embed', name)))).toBe(true);
    }
  });
  // All visitors who find a stale file revalidate it: ten at most.
  const rounds = 1 + Math.floor((performance.now() - start) / 1000 / MAX_AGE);
  expect((await counted('/embed/*')) - before).toBeLessThanOrEqual(10 * fixed.length * rounds);
});

it('nginx as a shared cache passes on a changed catalogue within the time that the providers allow', async () => {
  const old = await updated();
  writeFileSync(range, exampleCsv(...Array.from({ length: 40 }, (_, index) => `B-${index}`)));
  utimesSync(range, new Date('2026-05-05T05:05:05Z'), new Date('2026-05-05T05:05:05Z'));
  await expect.poll(updated, STALE).toBe('2026-05-05T05:05:05.000Z');
  expect(old).not.toBe('2026-05-05T05:05:05.000Z');
});

it('nginx in front of two builds finds a file that only one of them has', async () => {
  // Enough requests that nginx tries the provider without the file first.
  const names = Array.from({ length: 6 }, (_, index) => `newer-Abcd123${index}.js`);
  const project = smallProject(folder.path, 'newer', ...names);
  const newer = await provider(['--catalogue', range], { project });
  const both = await nginxBefore(providers[0], newer);
  const before = await providers[0].count('/embed/*');
  for (const name of names) expect((await exchange(`${both.url}/embed/${name}`)).status, name).toBe(200);
  expect((await providers[0].count('/embed/*')) - before).toBeGreaterThan(0);
  expect((await exchange(`${both.url}/embed/nowhere-Abcd1234.js`)).status).toBe(404);
});

it('nginx in front of providers for one site allows that site and no other, from the cache too', async () => {
  const args = ['--catalogue', range, '--allow-origin', ORIGIN];
  const [one, other] = await Promise.all([provider(args, { project: small }), provider(args, { project: small })]);
  const guarded = await nginxBefore(one, other, ORIGIN);
  for (const origin of [ORIGIN, 'https://evil.example', ORIGIN, 'https://evil.example', undefined]) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = origin === undefined ? {} : { Origin: origin };
      const reply = await exchange(`${guarded.url}${PRODUCTS}?t=1`, { method, headers });
      expect(reply.headers['access-control-allow-origin']).toBe(origin === ORIGIN ? ORIGIN : undefined);
    }
  }
});

it('nginx in front of a provider that has too many connections tries the other one', async () => {
  const [full, other] = await Promise.all([
    provider(['--catalogue', range, '--max-connections', '1'], { project: small }),
    provider(['--catalogue', range], { project: small }),
  ]);
  const [host = '', port] = full.address.split(':');
  const held = connect(Number(port), host);
  await once(held, 'connect');
  const both = await nginxBefore(full, other);
  for (let time = 0; time < 10; time += 1) expect((await exchange(both.url + INIT)).status).toBe(200);
  // The full one closes each further connection at once.
  expect(both.errors()).toContain(`upstream: "http://${full.address}${INIT}"`);
  expect(await other.count(INIT)).toBe(10);
  held.destroy();
});

it('nginx in front of providers that crash loses no request when one is killed under load, and uses it again when it is back', async () => {
  const [dying, staying] = providers;
  const load = startLoad();
  await expect.poll(() => load.answered()).toBeGreaterThan(200);
  const before = { dying: await dying.count(INIT), staying: await staying.count(INIT) };
  await dying.kill();
  const atDeath = load.answered();
  await expect.poll(() => load.answered()).toBeGreaterThan(atDeath + 150);
  expect(before.dying).toBeGreaterThan(20);
  expect(await staying.count(INIT)).toBeGreaterThan(before.staying + 40);

  const [, port] = dying.address.split(':');
  const back = await provider(['--catalogue', range], { project: small, port: Number(port) });
  providers = [back, staying];
  await expect.poll(() => back.count(INIT)).toBeGreaterThan(20);
  expect(await load.stop()).toEqual([]);
  expect(nginx.errors()).toMatch(/while (connecting to|reading response header from|sending request to) upstream/);
});

it('nginx in front of providers that crash answers with the cached catalogue when all are gone, even if it is stale', async () => {
  await Promise.all(providers.map((one) => one.kill()));
  expect((await exchange(nginx.url + INIT)).status).toBe(502);
  const shown = async () => {
    const { status, headers } = await exchange(products());
    return [status, headers['x-cache']];
  };
  await expect.poll(shown, STALE).toEqual([200, 'STALE']);
  expect((await exchange(nginx.url + ENTRY)).status).toBe(200);
});

/** Ten visitors at a time request the entry, the initial data and the products, over and over. */
function startLoad() {
  const failures: string[] = [];
  let answered = 0;
  let going = true;
  const visit = async () => {
    while (going) {
      for (const address of [nginx.url + ENTRY, nginx.url + INIT, products()]) {
        try {
          const { status } = await exchange(address);
          if (status !== 200) failures.push(`${status} ${address}`);
        } catch (error) {
          failures.push(`${error} ${address}`);
        }
        answered += 1;
      }
    }
  };
  const visits = Array.from({ length: 10 }, visit);
  const stop = async () => {
    going = false;
    await Promise.all(visits);
  };
  started.push(stop);
  return {
    answered: () => answered,
    async stop() {
      await stop();
      return failures;
    },
  };
}

async function inParallel(times: number, lanes: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < times) await run(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
