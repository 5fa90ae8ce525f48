import { afterEach, expect, it, vi } from 'vitest';
import { exampleApp } from '../tests/provider/exampleApp.ts';
import { rawConnection, sendRaw } from '../tests/provider/rawConnection.ts';
import { exampleProducts } from '../tests/samples/exampleProducts.ts';
import type { ProviderAppOptions } from './app/createApp.ts';
import { prepareFile } from './app/prepareFile.ts';
import { prepareProducts } from './app/prepareProducts.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type Listening, listen } from './listen.ts';
import type { RequestEntry } from './logged.ts';

const PRODUCTS = '/wp-json/product-selector/v2/products';
const HOST = 'Host: localhost\r\n';
const GET = `GET ${PRODUCTS} HTTP/1.1\r\n${HOST}\r\n`;
const GET_AND_CLOSE = `GET ${PRODUCTS} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
/** More than the buffers of two sockets. */
const LARGE = 24 * 1024 * 1024;
const files = new Map(await prepareFile('/embed/large.txt', new Uint8Array(LARGE)));

let server: Listening;
let entries: RequestEntry[];

async function start(limits: Partial<Limits> = {}, options: Partial<ProviderAppOptions> = {}): Promise<void> {
  entries = [];
  server = await listen(await exampleApp({ files, ...options }), {
    host: '127.0.0.1',
    port: 0,
    limits,
    log: (entry) => entries.push(entry),
  });
}
afterEach(() => server.stop({ drainMs: 0, graceMs: 0 }));

const soon = { timeout: 5000, interval: 10 };
const answersIn = (received: string) => received.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;

function expectProblem(answer: string, status: number, code: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^Connection: close$/im);
  expect(head).toMatch(/^X-Content-Type-Options: nosniff$/im);
  expect(JSON.parse(body)).toEqual({ code, message: expect.any(String), data: { status } });
}

it('a slow caller gets 408 and is disconnected if the headers never end, while others are served', async () => {
  await start({ headersMs: 300, requestMs: 600 });
  const slow = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const connection = await rawConnection(server.url);
      connection.socket.write(`GET ${PRODUCTS} HTTP/1.1\r\n${HOST}X-Slow: `);
      const trickle = setInterval(() => connection.socket.write('a'), 20);
      return connection.closed.finally(() => clearInterval(trickle));
    }).concat(Array.from({ length: 5 }, () => sendRaw(server.url, GET_AND_CLOSE))),
  );
  for (const answer of slow.slice(0, 50)) expectProblem(answer, 408, 'rest_request_timeout');
  for (const answer of slow.slice(50)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('a slow caller is disconnected if it sends nothing', async () => {
  await start({ headersMs: 300, requestMs: 600 });
  const { closed } = await rawConnection(server.url);
  expectProblem(await closed, 408, 'rest_request_timeout');
});

it('a slow caller is disconnected if it sends no second request', async () => {
  await start({ idleMs: 100 });
  expect(answersIn(await sendRaw(server.url, GET))).toBe(1);
});

it("a slow caller is disconnected if it doesn't read the reply, and the log says so", async () => {
  await start({ stalledMs: 300 });
  const { socket, closed } = await rawConnection(server.url);
  socket.pause();
  socket.write(`GET /embed/large.txt HTTP/1.1\r\n${HOST}\r\n`);
  await vi.waitFor(() => expect(entries).toHaveLength(1), soon);
  expect(entries[0]).toMatchObject({ route: '/embed/*', status: 200, cut: true });
  socket.resume();
  expect((await closed).length).toBeLessThan(LARGE);
});

it('a slow caller gets the complete reply if it reads in pieces', async () => {
  await start({ stalledMs: 2000 });
  const { socket, closed, received } = await rawConnection(server.url);
  socket.write(`GET /embed/large.txt HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
  let pieces = 0;
  socket.on('data', () => {
    pieces += 1;
    if (pieces % 100 !== 0) return;
    socket.pause();
    setImmediate(() => socket.resume());
  });
  await closed;
  expect(received().length - received().indexOf('\r\n\r\n') - 4).toBe(LARGE);
});

it.each([
  ['header', `GET / HTTP/1.1\r\n${HOST}X-Large: ${'a'.repeat(17 * 1024)}\r\n\r\n`],
  ['address', `GET ${PRODUCTS}?t=${'1'.repeat(30_000)} HTTP/1.1\r\n${HOST}\r\n`],
])('a request that is too large is refused because of one long %s', async (_, request) => {
  await start();
  expectProblem(await sendRaw(server.url, request), 431, 'rest_headers_too_large');
});

it.each([PRODUCTS, '/wp-json/product-selector/v2/init'])(
  'an address of %s may have 2048 characters and no more, whatever the host',
  async (path) => {
    await start();
    for (const host of ['localhost', 'a.'.repeat(1500)]) {
      const ask = (length: number) =>
        sendRaw(
          server.url,
          `GET ${`${path}?t=`.padEnd(length, '1')} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        );
      expect(await ask(2048)).toMatch(/^HTTP\/1\.1 200 /);
      expectProblem(await ask(2049), 414, 'rest_uri_too_long');
    }
  },
);

it.each([
  ['a length', 'Content-Length: 5\r\n\r\nhello'],
  ['pieces', 'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'],
])('a request whose body has %s gets a reply without it, and the body is not parsed as a request', async (_, rest) => {
  await start();
  const answer = await sendRaw(server.url, `GET ${PRODUCTS} HTTP/1.1\r\n${HOST}${rest}${GET}`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*^Connection: close\r$/im);
  expect(answersIn(answer)).toBe(1);
});

it('a request whose body never arrives gets a reply at once', async () => {
  await start();
  const answer = await sendRaw(server.url, `POST ${PRODUCTS} HTTP/1.1\r\n${HOST}Content-Length: 1000000000\r\n\r\n`);
  expectProblem(answer, 405, 'rest_method_not_allowed');
});

it.each([
  ['noise', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a line without an address', 'GET\r\n\r\n'],
  ['a version from nowhere', `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  ['a length and pieces', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`],
  ['a NUL in a header', `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`],
])('a malformed request such as %s is refused as a bad request', async (_, bytes) => {
  await start();
  expectProblem(await sendRaw(server.url, bytes), 400, 'rest_bad_request');
  expect(entries).toEqual([{ method: null, route: null, status: 400, bytes: expect.any(Number), ms: 0 }]);
  expect(entries[0]!.bytes).toBeGreaterThan(100);
});

it.each(['*', 'nowhere', '/\\evil'])(
  'a malformed request such as the address %j is refused as a bad request',
  async (target) => {
    await start();
    const answer = await sendRaw(server.url, `GET ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    expectProblem(answer, 400, 'rest_bad_request');
  },
);

it('a malformed request gets its reply after the previous reply is complete', async () => {
  await start();
  const answer = await sendRaw(server.url, `${GET}nonsense\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 \d{3} /g)).toEqual(['HTTP/1.1 200 ', 'HTTP/1.1 400 ']);
});

it('a malformed request is not repeated by TRACE', async () => {
  await start();
  const answer = await sendRaw(server.url, `TRACE / HTTP/1.1\r\n${HOST}X-Mine: secret\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain('secret');
});

it.each([
  ['without a host', `GET ${PRODUCTS} HTTP/1.1\r\n\r\n`, 'GET', PRODUCTS, 400, 'rest_bad_request'],
  [
    'with two hosts',
    `GET ${PRODUCTS} HTTP/1.1\r\n${HOST}hOST: other.example\r\n\r\n`,
    'GET',
    PRODUCTS,
    400,
    'rest_bad_request',
  ],
  [
    'with two hosts by HTTP/1.0',
    `GET ${PRODUCTS} HTTP/1.0\r\n${HOST}${HOST}\r\n`,
    'GET',
    PRODUCTS,
    400,
    'rest_bad_request',
  ],
  [
    'that expects what is not done',
    `GET ${PRODUCTS} HTTP/1.1\r\n${HOST}Expect: bananas\r\n\r\n`,
    'GET',
    PRODUCTS,
    417,
    'rest_expectation_failed',
  ],
  [
    'for a tunnel',
    'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example\r\n\r\nmore',
    'CONNECT',
    'other',
    405,
    'rest_method_not_allowed',
  ],
])(
  'an unsupported request %s gets the usual error, and the log has it',
  async (_, bytes, method, route, status, code) => {
    await start();
    const answer = await sendRaw(server.url, bytes);
    expectProblem(answer, status, code);
    await vi.waitFor(() => expect(entries).toHaveLength(1), soon);
    expect(entries).toEqual([{ method, route, status, bytes: answer.length, ms: expect.any(Number) }]);
  },
);

it('an unsupported request for a tunnel delays nothing, not even the shutdown, if its caller doesn’t read', async () => {
  // Sent together, so the tunnel request is queued behind the first one.
  const products = exampleProducts({ id: 'A' }).map((product) => ({ ...product, title: 'a'.repeat(LARGE) }));
  const current = await prepareProducts(products, '2026-01-02T03:04:05.000Z');
  await start({ stalledMs: 300, connections: 1 }, { catalogue: { current } });
  const stall = async () => {
    const { socket } = await rawConnection(server.url);
    socket.pause();
    socket.write(`${GET}CONNECT other.example:443 HTTP/1.1\r\n${HOST}\r\n`);
    await vi.waitFor(() => expect(entries.some(({ method }) => method === 'CONNECT')).toBe(true), soon);
  };
  await stall();
  expect(await sendRaw(server.url, GET_AND_CLOSE)).toMatch(/^HTTP\/1\.1 503 /);
  await vi.waitFor(async () => expect(await sendRaw(server.url, GET_AND_CLOSE)).toMatch(/^HTTP\/1\.1 200 /), soon);
  await server.stop({ drainMs: 0, graceMs: 0 });
  await start({}, { catalogue: { current } });
  await stall();
  await server.stop({ drainMs: 0, graceMs: 100 });
});

it('an unsupported request gets its reply after the previous reply is complete', async () => {
  await start();
  const answer = await sendRaw(server.url, `${GET}CONNECT other.example:443 HTTP/1.1\r\n${HOST}\r\n`);
  expect(answer.match(/HTTP\/1\.1 \d{3} /g)).toEqual(['HTTP/1.1 200 ', 'HTTP/1.1 405 ']);
  expect(entries.map(({ method, cut }) => [method, cut]).sort()).toEqual([
    ['CONNECT', undefined],
    ['GET', undefined],
  ]);
});

it.each(['Connection: close\r\nExpect: 100-continue', 'Connection: Upgrade, close\r\nUpgrade: websocket'])(
  'a request with %j gets its reply',
  async (fields) => {
    await start();
    const answer = await sendRaw(server.url, `GET ${PRODUCTS} HTTP/1.1\r\n${HOST}${fields}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /m);
    await vi.waitFor(() => expect(entries).toMatchObject([{ route: PRODUCTS, status: 200 }]), soon);
  },
);

it('each connection has the limits that docs/provider.md promises', () => {
  expect(LIMITS).toEqual({
    headerBytes: 16_384,
    headersMs: 10_000,
    requestMs: 20_000,
    idleMs: 65_000,
    stalledMs: 30_000,
    connections: 4096,
  });
});

it('HTTP/1.0 needs no host', async () => {
  await start();
  expect(await sendRaw(server.url, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok\n$/);
});

it.each(['0.9', '2.0', '1.2', '3.0'])('a request line of HTTP/%s is refused', async (version) => {
  await start();
  for (const path of [PRODUCTS, '/healthz'])
    expect(await sendRaw(server.url, `GET ${path} HTTP/${version}\r\n${HOST}\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

it('an absolute address is routed by its path', async () => {
  await start();
  const answer = await sendRaw(
    server.url,
    `GET http://provider.example${PRODUCTS}?t=1 HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['/wp-json/product-selector/v2/pr%6fducts?t=1', 200, PRODUCTS],
  [`http://provider.example${PRODUCTS}?t=1`, 200, PRODUCTS],
  ['http://provider.example/embed/large.txt', 200, '/embed/*'],
  ['/%65mbed/nothing.js', 404, '/embed/*'],
  ['/secret?/embed/large.txt', 404, 'other'],
  ['http://provider.example/secret', 404, 'other'],
  ['/%', 404, 'other'],
])('an address in another spelling such as %s gets %i, and is in the log as %s', async (target, status, route) => {
  await start();
  await sendRaw(server.url, `GET ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
  await vi.waitFor(() => expect(entries).toMatchObject([{ status, route }]), soon);
});

it('too many connections are told to retry, while earlier ones are served', async () => {
  await start({ connections: 2 });
  const first = [await rawConnection(server.url), await rawConnection(server.url)];
  const answer = await sendRaw(server.url, GET);
  expectProblem(answer, 503, 'rest_too_busy');
  expect(answer).toMatch(/^Retry-After: \d+\r$/im);

  for (const { socket, received } of first) {
    socket.write(GET);
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 200 /), soon);
  }
  first[0]!.socket.destroy();
  await vi.waitFor(async () => expect(await sendRaw(server.url, GET_AND_CLOSE)).toMatch(/^HTTP\/1\.1 200 /), soon);
});

it('too many connections are told to retry on pages of other origins too, after a preflight', async () => {
  await start({ connections: 1 }, { allowedOrigins: ['https://shop.example'] });
  await rawConnection(server.url);
  const ask = (method: string, origin: string) =>
    sendRaw(server.url, `${method} ${PRODUCTS}?t=1 HTTP/1.1\r\n${HOST}Origin: ${origin}\r\n\r\n`);

  const first = await ask('OPTIONS', 'https://shop.example');
  expect(first).toMatch(/^HTTP\/1\.1 204 /);
  expect(first).toMatch(/^Connection: close\r$/im);
  expect(first).toMatch(/^Access-Control-Allow-Origin: https:\/\/shop\.example\r$/im);
  expect(first).toMatch(/^Access-Control-Allow-Headers: Content-Type\r$/im);

  const then = await ask('GET', 'https://shop.example');
  expectProblem(then, 503, 'rest_too_busy');
  expect(then).toMatch(/^Retry-After: \d+\r$/im);
  expect(then).toMatch(/^Access-Control-Allow-Origin: https:\/\/shop\.example\r$/im);
  expect(then).toMatch(/^Access-Control-Expose-Headers: Retry-After,Date\r$/im);
  expect(await ask('GET', 'https://other.example')).not.toMatch(/^Access-Control-Allow/im);
});

it('too many connections are refused above twice the limit', async () => {
  await start({ connections: 1 });
  await rawConnection(server.url);
  await rawConnection(server.url);
  const third = await rawConnection(server.url);
  expect(await third.closed).toBe('');
});
