import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type BuiltProgram, buildProgram } from '../tests/provider/builtProgram.ts';
import { accepts, rawConnection } from '../tests/provider/rawConnection.ts';
import { exampleCsv } from '../tests/samples/exampleCsv.ts';

const PRODUCTS = 'wp-json/product-selector/v2/products';
const CALLERS = 20;
/** More than the buffers of two sockets. */
const LARGE = 24 * 1024 * 1024;

let program: BuiltProgram;
let range: string;
beforeAll(() => {
  program = buildProgram();
  program.write('dist/embed/large.map', ' '.repeat(LARGE));
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

it('a program that shuts down serves every request of callers that respect /readyz, under load', async () => {
  const running = program.start(['--catalogue', range, '--drain', '60']);
  const url = await running.started();
  const whole = (await get(url + PRODUCTS, new Agent())).body;
  const failures: unknown[] = [];
  const count = { answered: 0, late: 0, closing: 0 };
  let isStopping = false;
  let isOver = false;

  const call = async (keepAlive: boolean) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (!isOver) {
      const startedLate = isStopping;
      try {
        const { status, isClosing, body } = await get(`${url}${PRODUCTS}?t=${count.answered}`, agent);
        if (status !== 200 || body !== whole) failures.push(`${status}, ${body.length} characters`);
        count.answered += 1;
        if (startedLate) count.late += 1;
        if (startedLate && isClosing) count.closing += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    agent.destroy();
  };
  const callers = Array.from({ length: CALLERS }, (_, index) => call(index % 2 === 0));
  await expect.poll(() => count.answered).toBeGreaterThan(200);

  running.child.kill('SIGTERM');
  // This acts like a load balancer: it checks readiness, and stops sending after a 503.
  const balancer = new Agent();
  await expect.poll(async () => (await get(`${url}readyz`, balancer)).status).toBe(503);
  isStopping = true;
  expect((await get(`${url}healthz`, balancer)).status).toBe(200);
  await expect.poll(() => count.late).toBeGreaterThan(CALLERS);
  isOver = true;
  await Promise.all(callers);

  expect(failures).toEqual([]);
  expect(count.closing).toBe(count.late);
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
  await expect.poll(() => received()).toMatch(/ok\n$/);
  socket.write('GET /readyz HTTP/1.1\r\nHost: lo');
  // Once this reply arrives, the program has read the earlier bytes.
  await fetch(`${url}healthz`);
  running.child.kill('SIGTERM');
  await expect.poll(() => accepts(url)).toBe(false);
  socket.write('calhost\r\n\r\n');
  expect((await closed).match(/HTTP\/1\.1 \d{3}|Connection: \w+(-\w+)?/g)).toEqual([
    'HTTP/1.1 200',
    'Connection: keep-alive',
    'HTTP/1.1 503',
    'Connection: close',
  ]);
  expect((await running.ended).code).toBe(0);
});

it('a program that shuts down lets a caller finish reading, then closes the connection', async () => {
  const running = program.start(['--catalogue', range, '--drain', '0']);
  const url = await running.started();
  const { socket, closed, received } = await rawConnection(url);
  socket.write('GET /embed/large.map HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  running.child.kill('SIGTERM');
  await expect.poll(() => accepts(url)).toBe(false);
  expect(received().length).toBeLessThan(LARGE);
  socket.resume();
  const answer = await closed;
  expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(LARGE);
  expect((await running.ended).code).toBe(0);
});
