import { afterEach, expect, it } from 'vitest';
import { exampleApp } from '../tests/provider/exampleApp.ts';
import { rawConnection, sendRaw } from '../tests/provider/rawConnection.ts';
import type { ProviderAppOptions } from './app/createApp.ts';
import { prepareFile } from './app/prepareFile.ts';
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

const answersIn = (received: string) => received.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;

/** Node's own replies have no body. */
function expectRefusal(answer: string, status: number): void {
  const [head = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^Connection: close$/im);
}

it('a slow caller gets 408 and is disconnected if the headers never end, while others are served', async () => {
  await start({ headersMs: 2000, requestMs: 4000 });
  const slow = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const connection = await rawConnection(server.url);
      connection.socket.write(`GET ${PRODUCTS} HTTP/1.1\r\n${HOST}X-Slow: `);
      const trickle = setInterval(() => connection.socket.write('a'), 20);
      return connection.closed.finally(() => clearInterval(trickle));
    }).concat(Array.from({ length: 5 }, () => sendRaw(server.url, GET_AND_CLOSE))),
  );
  for (const answer of slow.slice(0, 50)) expectRefusal(answer, 408);
  for (const answer of slow.slice(50)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('a slow caller is disconnected if it sends nothing', async () => {
  await start({ headersMs: 300, requestMs: 600 });
  const { closed } = await rawConnection(server.url);
  expectRefusal(await closed, 408);
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
  await expect.poll(() => entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ route: '/embed/*', status: 200, cut: true });
  socket.resume();
  expect((await closed).length).toBeLessThan(LARGE);
});

it('a slow caller gets the complete reply if it reads in pieces', async () => {
  await start({ stalledMs: 10_000 });
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

it('a request with more than 16 KiB of headers is refused', async () => {
  await start();
  expectRefusal(await sendRaw(server.url, `GET / HTTP/1.1\r\n${HOST}X-Large: ${'a'.repeat(17 * 1024)}\r\n\r\n`), 431);
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
      expectRefusal(await ask(2049), 414);
    }
  },
);

it.each([
  ['a length', `Content-Length: ${GET.length}\r\n\r\n${GET}`],
  ['pieces', `Transfer-Encoding: chunked\r\n\r\n${GET.length.toString(16)}\r\n${GET}\r\n0\r\n\r\n`],
])('a request whose body has %s gets a reply without it, and the body is not parsed as a request', async (_, rest) => {
  await start();
  const answer = await sendRaw(server.url, `GET ${PRODUCTS} HTTP/1.1\r\n${HOST}${rest}${GET_AND_CLOSE}`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*^Connection: close\r$/im);
  expect(answersIn(answer)).toBe(2);
});

it('a request whose body never arrives gets a reply at once', async () => {
  await start();
  const { socket, received } = await rawConnection(server.url);
  socket.write(`POST ${PRODUCTS} HTTP/1.1\r\n${HOST}Content-Length: 1000000000\r\n\r\n`);
  await expect.poll(() => received()).toMatch(/^HTTP\/1\.1 405 /);
});

it.each(['*', 'nowhere', '/\\evil'])(
  'a malformed request such as the address %j is refused as a bad request',
  async (target) => {
    await start();
    const answer = await sendRaw(server.url, `GET ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    expectRefusal(answer, 400);
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

it('a reply doesn’t depend on the host, nor on a second one', async () => {
  await start();
  const ask = (hosts: string) => sendRaw(server.url, `GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  const [one, two] = await Promise.all([ask(HOST), ask('Host: other.example\r\nHost: localhost\r\n')]);
  const withoutDate = (answer: string) => answer.replace(/^Date: .*$/im, '');
  expect(withoutDate(two)).toBe(withoutDate(one));
  expect(one).toMatch(/^HTTP\/1\.1 200 /);
});

it('HTTP/1.0 needs no host', async () => {
  await start();
  expect(await sendRaw(server.url, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok\n$/);
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
  await expect.poll(() => entries).toMatchObject([{ status, route }]);
});

it('too many connections are closed at once, while earlier ones are served', async () => {
  await start({ connections: 2 });
  const first = [await rawConnection(server.url), await rawConnection(server.url)];
  const third = await rawConnection(server.url);
  expect(await third.closed).toBe('');
  for (const { socket, received } of first) {
    socket.write(GET);
    await expect.poll(() => received()).toMatch(/^HTTP\/1\.1 200 /);
  }
  first[0]!.socket.destroy();
  await expect.poll(() => sendRaw(server.url, GET_AND_CLOSE)).toMatch(/^HTTP\/1\.1 200 /);
});
