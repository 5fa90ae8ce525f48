import { cpSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type BuiltProgram, buildProgram, type Running } from '../tests/provider/builtProgram.ts';
import { accepts } from '../tests/provider/rawConnection.ts';
import { exampleCsv } from '../tests/samples/exampleCsv.ts';
import { workbook } from '../tests/samples/workbook.ts';
import { folderForAll } from '../tests/testFolder.ts';
import { publish } from './publish/publish.ts';

let program: BuiltProgram;
const elsewhere = folderForAll();

beforeAll(() => {
  program = buildProgram();
  program.write('catalogue/products.csv', exampleCsv('A-1', 'A-2'));
  program.write('server/demo.html', '<title>Demo</title><!-- range --><!-- landing -->');
});
afterEach(() => program.killAll());
afterAll(() => program.remove());

function start(args: readonly string[] = [], env: Record<string, string> = {}, main?: string): Running {
  return program.start(args, { env, main, folder: elsewhere.path });
}

it('assistants are answered with --agents alone, by links to the provider’s own page', async () => {
  const call = async (url: string, method: string, params: object) => {
    const headers = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const reply = await fetch(`${url}mcp`, { method: 'POST', headers, body });
    return { status: reply.status, text: await reply.text() };
  };
  const without = await start().started();
  expect((await call(without, 'tools/list', {})).status).toBe(404);
  const url = await start(['--agents', '--base', '/guide']).started();
  const { status, text } = await call(url, 'tools/call', {
    name: 'find_systems',
    arguments: { answers: { Q0: 'No' } },
  });
  expect(status).toBe(200);
  expect(text).toContain(`${url}#product-selector=Q0=No`);
});

it('the program prints two lines with its address and catalogue, from any working folder, and its options reach the replies', async () => {
  const running = start(['--allow-origin', 'https://shop.example', '--frame-ancestors', 'none']);
  const url = await running.started();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/$/);
  expect(running.out().split('\n')).toEqual([
    `Product Selector is at ${url}`,
    `Catalogue: ${join(program.path, 'catalogue/products.csv')}, 2 systems`,
    '',
  ]);
  const page = await fetch(url);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await page.text()).toMatch(/<title>Demo<\/title>.*2 systems, all made up/);
  expect(await (await fetch(`${url}embed/product-selector.js`)).text()).toBe('export {};');
  const reply = (await (await fetch(`${url}wp-json/product-selector/v2/products?t=1`)).json()) as {
    products: unknown[];
  };
  expect(reply.products).toHaveLength(2);
  const init = `${url}wp-json/product-selector/v2/init`;
  const allowed = async (Origin: string) =>
    (await fetch(init, { headers: { Origin } })).headers.get('access-control-allow-origin');
  expect(await allowed('https://shop.example')).toBe('https://shop.example');
  expect(await allowed('https://other.example')).toBeNull();
});

it('the program serves a catalogue from a relative path, and names it, also after a change', async () => {
  const file = join(elsewhere.path, 'own range.csv');
  writeFileSync(file, exampleCsv('B-1'));
  const pageOf = async (url: string) => (await fetch(url)).text();
  const running = start(['--catalogue', 'own range.csv']);
  const url = await running.started();
  expect(running.out()).toContain('\nCatalogue: own range.csv, 1 system\n');
  expect(await pageOf(url)).toContain('1 system from own range.csv');
  writeFileSync(file, exampleCsv('B-1', 'B-2', 'B-3'));
  await expect.poll(() => pageOf(url)).toContain('3 systems from own range.csv');
});

it('the program survives a hostile workbook, keeps the last good catalogue and reads the next file', async () => {
  const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
  const row = (at: number, ...texts: readonly string[]) => `<row r="${at}">${texts.map(cell).join('')}</row>`;
  const rows = row(1, 'id', 'title', 'system_type') + row(999_999_999, 'A-9', 'Nine', 'split');
  const file = program.write('followed.csv', exampleCsv('A-1'));
  const running = start(['--catalogue', file]);
  const url = await running.started();
  const systems = async () => (await (await fetch(`${url}readyz`)).json()).systems;
  const put = (content: string | Uint8Array) => {
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  };
  put(workbook([{ name: 'S', rows }]));
  const line = /The file holds far more than a catalogue of 5,000 systems\..* Still serving the catalogue/;
  await expect.poll(() => running.err()).toMatch(line);
  expect(running.err().trim().split('\n')).toHaveLength(1);
  expect(await systems()).toBe(1);
  put(exampleCsv('B-1', 'B-2'));
  await expect.poll(systems).toBe(2);
});

it('the program that is killed while a change asks keeps the last publication, and serves what somebody publishes', async () => {
  const file = program.write('asks.csv', exampleCsv('A-1', 'A-2', 'A-3'));
  const ready = async (url: string) => (await fetch(`${url}readyz`)).json();
  const first = start(['--catalogue', file]);
  const url = await first.started();
  writeFileSync(file, exampleCsv('A-1'));
  const unpublished = {
    kind: 'asks',
    reason: expect.stringContaining('it has 1 of 3 systems'),
    command: 'product-selector publish asks.csv --to asks.csv.published --yes',
  };
  await expect.poll(() => ready(url)).toMatchObject({ systems: 3, unpublished });
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await start(['--catalogue', file]).started();
  expect(await ready(second)).toMatchObject({ ready: true, systems: 3, unpublished });
  await publish({ files: [file], to: `${file}.published`, yes: true }, Date.now());
  await expect.poll(async () => (await ready(second)).systems).toBe(1);
  expect(await ready(second)).not.toHaveProperty('unpublished');
});

it('the program serves an empty folder, and then its first publication', async () => {
  const folder = join(elsewhere.path, 'published');
  const running = start(['--folder', folder]);
  const url = await running.started();
  const reply = async (name: string) => (await fetch(`${url}wp-json/product-selector/v2/${name}`)).json();
  const ready = await fetch(`${url}readyz`);
  expect([ready.status, await reply('products'), await reply('init')]).toEqual([503, {}, { nonce: 'static' }]);
  expect((await ready.json()).unpublished).toMatchObject({ command: 'product-selector publish FILE --to published' });
  const file = program.write('first.csv', exampleCsv('A-1'));
  await publish({ files: [file], to: folder }, Date.now());
  await expect.poll(async () => (await fetch(`${url}readyz`)).status).toBe(200);
  expect((await reply('products')).products).toHaveLength(1);
  const range = readFileSync(join(folder, 'range.html'), 'utf8');
  await expect.poll(async () => (await fetch(`${url}range.html`)).text()).toBe(range);
  expect(await (await fetch(url)).text()).toContain(range);
});

it('the program publishes a catalogue without its bad rows on request, and /readyz reports the number of systems', async () => {
  const mixed = program.write('mixed.csv', `${exampleCsv('A-1')}A-2,Teapot,,,,teapot,,\n`);
  const refused = await start(['--catalogue', mixed]).ended;
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(
    /^\S*mixed\.csv isn't published: 1 row can't be used\. Nothing is published yet\..* --yes\n$/,
  );

  const running = start(['--catalogue', mixed, '--without-bad-rows', '--accept-changes']);
  const url = await running.started();
  expect(running.out()).toContain('mixed.csv, 1 system\n');
  expect(running.err()).toMatch(/^--accept-changes is ignored\. .*--answers/);
  expect(await (await fetch(`${url}readyz`)).json()).toEqual({
    ready: true,
    systems: 1,
    updated: new Date(Math.floor(statSync(mixed).mtimeMs)).toISOString(),
    servedSince: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

it.each([[], ['--trust-proxy']])('the program says where a visitor’s address comes from (%s)', async (...option) => {
  const running = start(['--enquiries', join(elsewhere.path, 'enquiries.db'), ...option]);
  await running.started();
  expect(running.out()).toContain(
    option.length > 0 ? 'the last address in X-Forwarded-For' : 'Behind a proxy, start with --trust-proxy.',
  );
});

it('the program starts with insight still on its command line, and says in a line each what takes its place', async () => {
  const store = join(elsewhere.path, 'insight.db');
  const running = start(['--insight', store, '--insight-notes', '--insight-steps', '--trust-proxy']);
  await running.started();
  expect(running.err().trim().split('\n')).toEqual([
    expect.stringMatching(/--insight is ignored\. .*insight export/),
    expect.stringMatching(/--insight-notes is ignored\. .*catalogue check/),
    expect.stringMatching(/--insight-steps is ignored\. .*events/),
  ]);
  expect(existsSync(store)).toBe(false);
});

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'the program shuts down on %s, says when that begins and ends, and logs no request by default',
  async (signal) => {
    // A drain would take longer than this test may.
    const running = start(signal === 'SIGINT' ? ['--drain', '600'] : []);
    const url = await running.started();
    await (await fetch(url)).text();
    running.child.kill(signal);
    const { code, out, err } = await running.ended;
    expect(code).toBe(0);
    const [, , stopping, ...stopped] = out.split('\n');
    expect([stopping, ...stopped]).toEqual([
      `Stopping after ${signal}: open requests get their replies.`,
      'Stopped.',
      '',
    ]);
    expect(err).toBe('');
  },
);

it('the program ends at once on a second signal', async () => {
  const running = start();
  const url = new URL(await running.started());
  // An unfinished request keeps the program waiting for its grace time.
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.on('connect', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: ');
  // Once this reply arrives, the program has read the earlier bytes.
  await (await fetch(url)).text();
  running.child.kill('SIGINT');
  await expect.poll(() => accepts(url.href)).toBe(false);
  running.child.kill('SIGINT');
  expect((await running.ended).code).toBe(130);
  socket.destroy();
});

const STAMP = '2026-01-02T03:04:05.000Z'.replaceAll(/\d/g, '\\d');

it('the log has one line of JSON for each request and nothing about the visitor or their query', async () => {
  const running = start(['--log', 'json']);
  const url = await running.started();
  const secrets = { 'User-Agent': 'secret-agent', Referer: 'https://secret.example/', Cookie: 'secret=1' };
  await fetch(`${url}wp-json/product-selector/v2/products?t=secret`, { headers: secrets });
  await fetch(`${url}embed/product-selector.js`, { method: 'HEAD', headers: secrets });
  await fetch(`${url}embed/secret.js`, { headers: secrets });
  await fetch(`${url}secret?postcode=secret`, { method: 'POST', body: 'secret', headers: secrets });
  await fetch(`${url}healthz`);
  running.child.kill('SIGINT');
  const { out, err } = await running.ended;
  expect(err).toBe('');
  expect(out).not.toMatch(/secret|127\.0\.0\.1[^:]/);

  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const { time } of lines) expect(time).toMatch(new RegExp(`^${STAMP}$`));
  expect(lines.slice(0, 2).map(({ level }) => level)).toEqual(['info', 'info']);
  const requests = lines.filter((line) => 'route' in line);
  expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/wp-json/product-selector/v2/products', 200],
    ['HEAD', '/embed/*', 200],
    ['GET', '/embed/*', 404],
    ['POST', 'other', 404],
    ['GET', '/healthz', 200],
  ]);
  for (const request of requests) {
    expect(Object.keys(request)).toEqual(['time', 'method', 'route', 'status', 'bytes', 'ms']);
    expect(request.bytes).toBeGreaterThan(100);
    expect(request.ms).toBeGreaterThanOrEqual(0);
  }
});

it.each([
  [[], 1, /^Port \d+ of 127\.0\.0\.1 is in use/],
  [['--prot', '1'], 2, /'--prot'/],
  [['--catalogue', 'nowhere.csv'], 1, /nowhere\.csv does not exist/],
])('the log of a program that cannot start is JSON as well, after %j', async (args, status, words) => {
  const other: Server = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, out, err } = await start([...args, '--log', 'json', '--port', String(port)]).ended;
  other.close();
  expect(code).toBe(status);
  expect(out).toBe('');
  expect(err.split('\n')).toHaveLength(2);
  expect(JSON.parse(err)).toEqual({
    time: expect.any(String),
    level: expect.stringMatching(/^(warning|error)$/),
    message: expect.stringMatching(words),
  });
});

it('the program prints help', async () => {
  const { code, out, err } = await start(['--help']).ended;
  expect(code).toBe(0);
  expect(out).toMatch(/--catalogue FILE[\s\S]*--port NUMBER[\s\S]*--host NAME/);
  expect(err).toBe('');
});

it('a program that can’t start ends with 2 and one line after a wrong option', async () => {
  const { code, out, err } = await start([], { PORT: 'x' }).ended;
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/PORT is 'x'/);
  expect(err.split('\n')).toHaveLength(2);
});

it('a program that can’t start ends with 1 and says which command to run when the selector is not built', async () => {
  const main = 'unbuilt/dist/server/main.js';
  program.write('unbuilt/package.json', '{"type":"module"}');
  for (const folder of ['server', 'programs'])
    cpSync(join(program.path, 'dist', folder), join(program.path, 'unbuilt/dist', folder), { recursive: true });
  const { code, err } = await start([], {}, main).ended;
  expect(code).toBe(1);
  expect(err).toMatch(/Run npm run build\.\n$/);
  expect(err.split('\n')).toHaveLength(2);
});
