import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../tests/temporaryFolder.ts';

/** Their JSON is larger than the buffer of a pipe. */
const ERRORS = 600;
/** Only a hanging command takes this long. */
const HANGS = 30_000;
const folder = join(inject('programs'), 'cli');

beforeAll(() => {
  const rows = Array.from({ length: ERRORS }, (_, index) => `S${index},Split,sledge`);
  writeFileSync(`${folder}/many.csv`, ['id,title,system_type', ...rows, 'A,Split A,split', ''].join('\n'));
  writeFileSync(`${folder}/good.csv`, 'id,title,system_type\nA,Split A,split\n');
});

/** Runs a shell command in which `selector` is the built command. Returns its exit code and the output. */
function shell(line: string) {
  const script = `selector() { "$NODE" main.js "$@"; echo $? >code; }\n${line}`;
  const env = { PATH: process.env.PATH, NODE: process.execPath };
  const { stdout, stderr, signal } = spawnSync('sh', ['-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: HANGS,
  });
  return { code: Number(readFileSync(`${folder}/code`, 'utf8')), out: stdout, error: stderr, signal };
}

it('the help names pages of the docs by their address, and no file that the package lacks', () => {
  const names = ['', 'publish', 'quote', 'agents', 'workshop', 'enquiries', 'insight'];
  const { out } = shell(names.map((name) => `selector ${name} --help`).join('\n'));
  const pages = [...out.matchAll(/https:\/\/\S+?\/docs\/([\w-]+)\.html/g)].map(([, page]) => `docs/${page}.md`);
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.filter((page) => !existsSync(page))).toEqual([]);
  expect(out).not.toMatch(/docs\/[\w-]+\.md/);
});

it('enquiries list reads a copy that it may not write, and leaves nothing behind', async () => {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  const [kept, temporary] = [join(path, 'kept'), join(path, 'temporary')];
  for (const made of [kept, temporary]) mkdirSync(made);
  const file = join(kept, 'backup.db');
  writeFileSync(file, gunzipSync(readFileSync('tests/samples/earlier/1.0.0/enquiries.db.gz')));
  chmodSync(file, 0o444);
  chmodSync(kept, 0o555);
  chmodSync(path, 0o755);
  chmodSync(temporary, 0o777);
  // Root may write everywhere, so root runs the command as `nobody`, who has to find it.
  chmodSync(join(folder, '../..'), 0o755);
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'main.js'), 'enquiries', 'list', '--enquiries', file],
    { encoding: 'utf8', env: { TMPDIR: temporary }, timeout: HANGS, ...nobody },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('ada1@example.com');
  expect([readdirSync(temporary), readdirSync(kept)]).toEqual([[], ['backup.db']]);
});

it.each([
  ['with problems', 'selector catalogue check many.csv --json | head -c 1', 1, '{'],
  ['without problems', 'selector catalogue check good.csv --json | head -c 1', 0, '{'],
  ['with unread output', 'selector catalogue check many.csv --json | true', 1, ''],
  ['that prints errors', 'selector match many.csv --answers {} --json 2>&1 >/dev/null | true', 0, ''],
])('an output that ends early keeps the exit code of a command %s', (_, line, code, out) => {
  expect(shell(line)).toEqual({ code, out, error: '', signal: null });
});

describe.skipIf(!existsSync('/dev/full'))('an output that cannot be written', () => {
  const SAID = /^The output couldn't be written: ENOSPC.*\n$/;

  it.each(['selector catalogue check good.csv', 'selector --help'])(
    'an output that can’t be written gives exit code 2 and one line: %s',
    (line) => {
      expect(shell(`${line} >/dev/full`)).toEqual({
        code: 2,
        out: '',
        error: expect.stringMatching(SAID),
        signal: null,
      });
    },
  );

  it('an error output that can’t be written gives exit code 2', () => {
    const { code, out } = shell('selector match many.csv --answers {} --json 2>/dev/full');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toHaveProperty('groups');
    expect(shell('selector bake >/dev/full 2>/dev/full').code).toBe(2);
    expect(shell('selector messages >/dev/full 2>/dev/full').code).toBe(2);
  });
});

it('the command line as a program writes a large result completely into a pipe', () => {
  const { code, out, error } = shell('selector catalogue check many.csv --json | cat');
  expect({ code, error }).toEqual({ code: 1, error: '' });
  expect(JSON.parse(out)).toMatchObject({ errors: ERRORS, systems: 1 });
});

it.each(['catalogue check', 'messages check'])(
  'the command line as a program refuses a pipe without a writer: %s',
  (command) => {
    // Not beside the program, which other tests copy.
    const { path, remove } = temporaryFolder();
    onTestFinished(remove);
    expect(shell(`mkfifo ${path}/pipe; selector ${command} ${path}/pipe`)).toEqual({
      code: 2,
      out: '',
      error: `${path}/pipe isn't a file.\n`,
      signal: null,
    });
  },
);

it('agents answers an assistant over standard input and output, and ends with it', async () => {
  const args = ['main.js', 'agents', 'good.csv', '--share-url', 'https://shop.example/'];
  const transport = new StdioClientTransport({ command: process.execPath, args, cwd: folder, stderr: 'pipe' });
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(transport);
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['find_systems', 'explain_systems']);
  const reply = await client.callTool({ name: 'find_systems', arguments: { answers: { Q0: 'No' } } });
  expect(JSON.stringify(reply.content)).toContain('https://shop.example/#product-selector=Q0=No');
  await client.close();
  expect(shell('selector agents good.csv --share-url https://shop.example/ </dev/null')).toMatchObject({
    code: 0,
    out: '',
    error: '',
  });
});

it.each([
  ['agents good.csv', '--share-url is missing'],
  ['agents good.csv --share-url ftp://shop.example/', '--share-url is missing or no whole address'],
  ['agents gone.csv --share-url https://shop.example/', 'gone.csv does not exist'],
])('%s is refused', (line, reason) => {
  const { code, out, error } = shell(`selector ${line}`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toContain(reason);
});
