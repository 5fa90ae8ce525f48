import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type BuiltProgram, buildProgram } from '../tests/provider/builtProgram.ts';
import { rawConnection } from '../tests/provider/rawConnection.ts';
import { exampleCsv } from '../tests/samples/exampleCsv.ts';

const PRODUCTS = 'wp-json/product-selector/v2/products';
const CALLERS = 20;
/** One run may miss a race; `npm run test:exhaustive` runs more, also with few callers. */
const RUNS = process.env.EXHAUSTIVE ? 10 : 1;
const IGNORING = process.env.EXHAUSTIVE ? [16, 200] : [200];
/** More than the buffers of two sockets. */
const LARGE = 24 * 1024 * 1024;

let program: BuiltProgram;
let range: string;
let small: string;
beforeAll(() => {
  program = buildProgram();
  program.write('dist/embed/large.map', ' '.repeat(LARGE));
  small = program.write('small.csv', exampleCsv('A-1', 'A-2'));
  range = program.write('range.csv', exampleCsv(...Array.from({ length: 200 }, (_, index) => `A-${index}`)));
});
afterEach(() => program.killAll());
afterAll(() => program.remove());

interface Reply {
  readonly status: number;
  readonly isClosing: boolean;
  readonly body: string;
}

function get(url: string, agent: Agent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const read = (response: IncomingMessage) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode!, isClosing: response.headers.connection === 'close', body }),
      );
    };
    request(url, { agent }, read).once('error', reject).end();
  });
}

const soon = { timeout: 10_000, interval: 10 };

/** True if a request on a new connection gets its complete reply; null if nothing accepts the connection. */
async function isAnswered(url: string): Promise<boolean | null> {
  const connection = await rawConnection(url).catch(() => null);
  if (!connection) return null;
  connection.socket.write(`GET /${PRODUCTS} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await connection.closed).split('\r\n\r\n');
  return head.startsWith('HTTP/1.1 200 ') && body.length === Number(/^Content-Length: (\d+)$/im.exec(head)?.[1]);
}

/** Repeats the request on one kept-alive connection until a reply closes it. Returns the number of failed requests. */
async function askUntilClosed(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let failed = 0;
  for (let isClosing = false; !isClosing; ) {
    isClosing = await get(url + PRODUCTS, agent).then(
      (reply) => reply.isClosing,
      () => {
        failed += 1;
        return true;
      },
    );
  }
  agent.destroy();
  return failed;
}

it.each(IGNORING)(
  'a program that shuts down serves every request of %i callers that ignore /readyz',
  async (callers) => {
    const lost: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const running = program.start(['--catalogue', small]);
      const url = await running.started();
      const counts = { answered: 0, failed: 0 };
      const callAgain = async () => {
        for (let answered = await isAnswered(url); answered !== null; answered = await isAnswered(url)) {
          if (answered) counts.answered += 1;
          else counts.failed += 1;
        }
      };
      const calls = Array.from({ length: callers }, callAgain);
      const kept = Array.from({ length: callers / 4 }, () => askUntilClosed(url));
      await vi.waitFor(() => expect(counts.answered).toBeGreaterThan(callers), { ...soon, timeout: 60_000 });
      running.child.kill('SIGTERM');
      await Promise.all(calls);
      for (const failed of await Promise.all(kept)) counts.failed += failed;
      lost.push(counts.failed);
      expect((await running.ended).code).toBe(0);
    }
    expect(lost).toEqual(Array.from({ length: RUNS }, () => 0));
  },
  600_000,
);

it('a program that shuts down serves every request of callers that respect /readyz, under load', async () => {
  const running = program.start(['--catalogue', range, '--drain', '60']);
  const url = await running.started();
  const whole = (await get(url + PRODUCTS, new Agent())).body;
  const failures: unknown[] = [];
  const count = { answered: 0, afterSignal: 0, closing: 0 };
  let isSignalled = false;
  let isOver = false;

  const call = async (keepAlive: boolean) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (!isOver) {
      const startedAfterSignal = isSignalled;
      try {
        const { status, isClosing, body } = await get(`${url}${PRODUCTS}?t=${count.answered}`, agent);
        if (status !== 200 || body !== whole) failures.push(`${status}, ${body.length} characters`);
        count.answered += 1;
        if (startedAfterSignal) count.afterSignal += 1;
        if (startedAfterSignal && isClosing) count.closing += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    agent.destroy();
  };
  const callers = Array.from({ length: CALLERS }, (_, index) => call(index % 2 === 0));
  await vi.waitFor(() => expect(count.answered).toBeGreaterThan(200), soon);

  isSignalled = running.child.kill('SIGTERM');
  // This acts like a load balancer: it checks readiness, and stops sending after a 503.
  const balancer = new Agent();
  await vi.waitFor(async () => expect((await get(`${url}readyz`, balancer)).status).toBe(503), soon);
  expect((await get(`${url}healthz`, balancer)).status).toBe(200);
  await vi.waitFor(() => expect(count.afterSignal).toBeGreaterThan(CALLERS), soon);
  isOver = true;
  await Promise.all(callers);

  expect(failures).toEqual([]);
  // Requests that were pending at the signal may miss the closing header.
  expect(count.closing).toBeGreaterThan(count.afterSignal - 2 * CALLERS);
  expect(running.err()).toBe('');
  // A second signal skips the rest of the drain.
  running.child.kill('SIGTERM');
  expect((await running.ended).code).toBe(143);
});

it('a program that shuts down serves a request that had begun on a kept-alive connection, then closes it', async () => {
  const running = program.start(['--catalogue', range, '--drain', '0']);
  const url = await running.started();
  const { socket, closed, received } = await rawConnection(url);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(received()).toMatch(/ok\n$/), soon);
  socket.write('GET /readyz HTTP/1.1\r\nHost: lo');
  // Once this reply arrives, the program has read the earlier bytes.
  await fetch(`${url}healthz`);
  running.child.kill('SIGTERM');
  await vi.waitFor(() => expect(rawConnection(url)).rejects.toThrow(), soon);
  socket.write('calhost\r\n\r\n');
  expect((await closed).match(/HTTP\/1\.1 \d{3}|Connection: \w+(-\w+)?/g)).toEqual([
    'HTTP/1.1 200',
    'Connection: keep-alive',
    'HTTP/1.1 503',
    'Connection: close',
  ]);
  expect((await running.ended).code).toBe(0);
}, 30_000);

it('a program that shuts down lets a caller finish reading, then closes the connection', async () => {
  const running = program.start(['--catalogue', range, '--drain', '0']);
  const url = await running.started();
  const { socket, closed, received } = await rawConnection(url);
  socket.write('GET /embed/large.map HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(received()).not.toBe(''), soon);
  socket.pause();
  running.child.kill('SIGTERM');
  await vi.waitFor(() => expect(rawConnection(url)).rejects.toThrow(), soon);
  expect(received().length).toBeLessThan(LARGE);
  socket.resume();
  const answer = await closed;
  expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(LARGE);
  expect((await running.ended).code).toBe(0);
}, 30_000);
