import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publish } from '../../server/publish/publish.ts';
import { capturedOutput } from '../../tests/capturedOutput.ts';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import { runWorkshop } from './runWorkshop.ts';
import { createWorkshopApp } from './workshopApp.ts';

const folder = folderForEach();
const at = (name: string) => join(folder.path, name);
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const OWN = { host: '127.0.0.1:8123', cookie: `product-selector-workshop-8123=${TOKEN}` };
const NOW = Date.UTC(2026, 10, 28);

function workshop(file?: string) {
  mkdirSync(at('embed'), { recursive: true });
  writeFileSync(at('embed/product-selector.js'), 'export {};');
  const task = { token: TOKEN, to: at('published'), file, built: at('.'), now: () => NOW };
  const app = createWorkshopApp(task);
  const ask = async (path: string, headers: Readonly<Record<string, string>> = OWN, body?: FormData | string) =>
    app.request(`http://127.0.0.1:8123${path}`, { headers, ...(body && { method: 'POST', body }) });
  return { ask };
}

function form(content: string, more: Readonly<Record<string, string>> = {}, name = 'range.csv'): FormData {
  const sent = new FormData();
  sent.set('file', new File([content], name));
  for (const [key, value] of Object.entries(more)) sent.set(key, value);
  return sent;
}

const HEADER = 'id,title,system_type\n';
const GOOD = `${HEADER}A,Split A,split\nB,Split B,split\nC,Split C,split\n`;

it('the workshop opens with its token once, and with its cookie from then on', async () => {
  const { ask } = workshop();
  const first = await ask(`/?token=${TOKEN}`, { host: OWN.host });
  expect(first.status).toBe(200);
  expect(first.headers.get('set-cookie')).toBe(`${OWN.cookie}; Path=/; HttpOnly; SameSite=Strict`);
  expect(first.headers.get('referrer-policy')).toBe('no-referrer');
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(first.headers.get('access-control-allow-origin')).toBeNull();
  expect((await ask('/')).status).toBe(200);
});

it.each([
  ['no token', { host: OWN.host }, ''],
  ['a wrong token', { host: OWN.host }, '?token=wrong'],
  ['a wrong token beside the cookie', OWN, '?token=wrong'],
  ['the cookie of another workshop', { ...OWN, host: '127.0.0.1:8124' }, ''],
  ['another host’s name', { ...OWN, host: 'evil.example:8123' }, `?token=${TOKEN}`],
  ['a name that begins like this machine’s', { ...OWN, host: '127.0.0.1.evil.example:8123' }, ''],
  ['a page of another origin', { ...OWN, origin: 'https://evil.example' }, ''],
  ['a page of another port', { ...OWN, origin: 'http://127.0.0.1:9000' }, ''],
  ['a page without an origin', { ...OWN, origin: 'null' }, ''],
])('the workshop answers %s with 403 everywhere, and writes nothing', async (_, headers, query) => {
  const { ask } = workshop();
  for (const path of [
    '/',
    '/folder',
    '/file',
    '/workshop/workshop.js',
    '/programs/engine.js',
    '/embed/product-selector.js',
  ]) {
    const reply = await ask(path + query, headers);
    expect([path, reply.status]).toEqual([path, 403]);
    expect(reply.headers.get('set-cookie')).toBeNull();
  }
  expect((await ask(`/publish${query}`, headers, form(GOOD))).status).toBe(403);
  expect(existsSync(at('published'))).toBe(false);
});

it('the workshop publishes a sheet by its mapping and keeps the mapping for the next one, outside the folder', async () => {
  const { ask } = workshop();
  const columns = JSON.stringify({
    version: 1,
    from: 'sheet',
    columns: { id: { from: ['Code'] }, title: { from: ['Name'] }, system_type: { default: 'split' } },
  });
  const sheet = form('Code,Name\nK1,Kestrel\n', { columns, mapping: columns }, '../../up.csv');
  expect(await (await ask('/publish', OWN, sheet)).json()).toEqual({ state: 'published', systems: 1, reason: null });
  const replies = at('published/wp-json/product-selector/v2');
  expect(JSON.parse(readFileSync(join(replies, 'products'), 'utf8')).products).toEqual([
    { id: 'K1', title: 'Kestrel', system_type: 'split' },
  ]);
  expect(readFileSync(at('published/embed/product-selector.js'), 'utf8')).toBe('export {};');
  expect(await (await ask('/folder')).json()).toMatchObject({ file: null, mapping: columns });
  expect(readdirSync(folder.path).toSorted()).toEqual(['embed', 'published']);
});

it.each([
  ['a row that can’t be used', `${GOOD}D,,split\n`, {}, 'asks', "1 row can't be used"],
  ['the loss of two thirds', `${HEADER}A,Split A,split\n`, {}, 'asks', 'it has 1 of 3 systems'],
  ['example rows', `${GOOD}EXAMPLE-1,X,split\n`, { 'bad-rows': 'leave-out' }, 'refused', 'range.csv still has the'],
  ['a file that is none', '%PDF-1.7', {}, 'refused', 'range.csv: The file is neither an Excel workbook'],
  ['an unknown answer', GOOD, { 'bad-rows': 'perhaps' }, 'refused', '“perhaps” is no answer to bad-rows'],
])('the workshop judges again, and publishes nothing for %s', async (_, content, answers, state, reason) => {
  const { ask } = workshop();
  await ask('/publish', OWN, form(GOOD));
  const before = await (await ask('/folder')).json();
  const reply = await (await ask('/publish', OWN, form(content, { answers: JSON.stringify(answers) }))).json();
  expect(reply).toMatchObject({ state, reason: expect.stringContaining(reason) });
  expect(reply.reason).not.toContain('/tmp');
  expect(await (await ask('/folder')).json()).toEqual(before);
});

it('the workshop keeps the published installation prices', async () => {
  const { ask } = workshop();
  writeFileSync(at('range.csv'), GOOD);
  writeFileSync(at('prices.json'), JSON.stringify(PRICE_LIST));
  await publish({ files: [at('range.csv')], to: at('published'), installation: at('prices.json') }, NOW);
  const reply = await ask('/publish', OWN, form(`${GOOD}D,Split D,split\n`));
  expect(await reply.json()).toMatchObject({ state: 'published', systems: 4 });
  const init = readFileSync(at('published/wp-json/product-selector/v2/init'), 'utf8');
  expect(JSON.parse(init).installation).toEqual(PRICE_LIST);
});

it('the workshop publishes what the person has confirmed', async () => {
  const { ask } = workshop();
  await ask('/publish', OWN, form(GOOD));
  const answers = JSON.stringify({ 'bad-rows': 'leave-out', 'fewer-systems': 'publish' });
  const reply = await ask('/publish', OWN, form(`${HEADER}A,Split A,split\nB,,split\n`, { answers }));
  expect(await reply.json()).toEqual({ state: 'published', systems: 1, reason: null });
});

it('the workshop gives the file it was started with as it is now, and no other', async () => {
  const file = at('list.csv');
  writeFileSync(file, 'one');
  const { ask } = workshop(file);
  writeFileSync(file, 'two');
  expect(await (await ask('/folder')).json()).toEqual({
    folder: at('published'),
    file: 'list.csv',
    products: null,
    mapping: '',
  });
  expect(await (await ask('/file')).text()).toBe('two');
  for (const path of ['/embed/..%2flist.csv', '/embed/..%2f..%2fetc%2fpasswd.js', '/embed/none.js', '/list.csv'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

it.each([
  [['--host', '0.0.0.0'], "Unknown option '--host'"],
  [['--port', '99999'], "--port is '99999', but a port is a whole number from 0 to 65535."],
  [['--to', ''], '--to is empty.'],
  [['gone.csv'], 'gone.csv does not exist.'],
  [['a.csv', 'b.csv'], 'Use: workshop [FILE] [--to FOLDER] [--port NUMBER]'],
])('workshop %j is not carried out', async (args, reason) => {
  const { output, written } = capturedOutput();
  const tools = { built: '', now: () => NOW, ended: async () => {} };
  expect(await runWorkshop(args, output, tools)).toBe(2);
  expect(written.error).toContain(reason);
  expect(written.out).toBe('');
});

it('a body that is no form is refused, and the workshop goes on', async () => {
  const { ask } = workshop();
  const headers = { ...OWN, 'content-type': 'multipart/form-data; boundary=x' };
  expect((await ask('/publish', headers, 'no form')).status).toBe(400);
});
