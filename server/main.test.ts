import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { brokenCsv, exampleCsv } from './exampleCsv.ts';
import { projectFolder } from './projectFolder.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A project of its own, inside this one so that the program finds its dependencies. */
let project: ReturnType<typeof temporaryFolder>;
const elsewhere = temporaryFolder();
const running = new Set<ChildProcess>();

beforeAll(async () => {
  const cache = join(projectFolder(), '.cache');
  mkdirSync(cache, { recursive: true });
  project = temporaryFolder(cache);
  write('package.json', '{"type":"module"}');
  write('server/demo.html', '<title>Demo</title>');
  write('catalogue/products.csv', exampleCsv('A-1', 'A-2'));
  write('dist/embed/product-selector.js', 'export {};');
  write(
    'dist/embed/start.html',
    '<script type="module" src="https://provider.example/embed/product-selector.js"></script>',
  );
  await build({
    configFile: join(projectFolder(), 'server/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(project.path, 'dist/server') },
  });
}, 60_000);
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => {
  project.remove();
  elsewhere.remove();
});

function write(path: string, content: string): string {
  const file = join(project.path, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  return file;
}

interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
  out(): string;
}

function start(args: readonly string[] = [], env: Record<string, string> = {}, main = 'dist/server/main.js'): Program {
  const child = spawn(process.execPath, [join(project.path, main), ...args], {
    cwd: elsewhere.path,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  child.stderr!.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
  return { child, ended, out: () => out };
}

async function started(program: Program): Promise<string> {
  await vi.waitFor(() => expect(program.out()).toMatch(/systems\n$/), { timeout: 10_000, interval: 20 });
  return /^Product Selector is at (\S+)$/m.exec(program.out())![1]!;
}

describe('the program', () => {
  it('says in two lines where it is and what it serves, from any working folder', async () => {
    const program = start();
    const url = await started(program);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/$/);
    expect(program.out().split('\n')).toEqual([
      `Product Selector is at ${url}`,
      `Catalogue: ${join(project.path, 'catalogue/products.csv')}, 2 systems`,
      '',
    ]);
    expect(await (await fetch(url)).text()).toBe('<title>Demo</title>');
    expect(await (await fetch(`${url}embed/product-selector.js`)).text()).toBe('export {};');
    const reply = (await (await fetch(`${url}wp-json/product-selector/v2/products?t=1`)).json()) as {
      products: unknown[];
    };
    expect(reply.products).toHaveLength(2);
  });

  it('serves the catalogue it is given, by a path from where it was started', async () => {
    writeFileSync(join(elsewhere.path, 'range.csv'), exampleCsv('B-1'));
    const program = start(['--catalogue', 'range.csv']);
    await started(program);
    expect(program.out()).toContain('\nCatalogue: range.csv, 1 systems\n');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends well on %s', async (signal) => {
    const program = start();
    const url = await started(program);
    await (await fetch(url)).text();
    program.child.kill(signal);
    const { code, err } = await program.ended;
    expect(code).toBe(0);
    expect(err).toBe('');
  });

  it('ends at once on a second signal', async () => {
    const program = start();
    const url = new URL(await started(program));
    // A request that never comes to its end keeps the program waiting for its grace time.
    const socket = connect(Number(url.port), url.hostname);
    socket.on('error', () => {});
    await new Promise((resolve) => socket.on('connect', resolve));
    socket.write('GET / HTTP/1.1\r\nHost: ');
    program.child.kill('SIGINT');
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 3000, interval: 20 });
    program.child.kill('SIGINT');
    expect((await program.ended).code).toBe(130);
    socket.destroy();
  });
});

describe('a program that cannot begin', () => {
  it('explains itself when asked', async () => {
    const { code, out, err } = await start(['--help']).ended;
    expect(code).toBe(0);
    expect(out).toMatch(/--catalogue FILE[\s\S]*--port NUMBER[\s\S]*--host NAME/);
    expect(err).toBe('');
  });

  it.each([
    [['--prot', '1'], {}, /'--prot'/],
    [['--port', '70000'], {}, /--port is '70000'/],
    [[], { PORT: 'x' }, /PORT is 'x'/],
  ])('ends with 2 and one line after %j %j', async (args, env, line) => {
    const { code, out, err } = await start(args, env).ended;
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(line);
    expect(err.split('\n')).toHaveLength(2);
  });

  it.each([
    ['nowhere.csv', /^The catalogue nowhere\.csv does not exist\./],
    ['.', /^The catalogue \. is a folder, not a file\./],
  ])('ends with 1 and one line when the catalogue is %s', async (path, line) => {
    const { code, out, err } = await start(['--catalogue', path]).ended;
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(line);
    expect(err.split('\n')).toHaveLength(2);
  });

  it('ends with 1 and the lines of its problems when the catalogue is broken', async () => {
    const { code, out, err } = await start(['--catalogue', write('broken.csv', brokenCsv('A-1', 'A-2'))]).ended;
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err.split('\n')).toHaveLength(4);
    expect(err).toMatch(/teapot[\s\S]*teapot[\s\S]*cannot be used/);
  });

  it('ends with 1 and one line when the port is taken', async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, out, err } = await start(['--port', String(port)]).ended;
    other.close();
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toBe(
      `Port ${port} of 127.0.0.1 is taken by another program: stop it, or choose another port with --port.\n`,
    );
  });

  it('ends with 1 and says what to run when the selector is not built', async () => {
    const main = 'unbuilt/dist/server/main.js';
    write('unbuilt/package.json', '{"type":"module"}');
    write(main, readFileSync(join(project.path, 'dist/server/main.js'), 'utf8'));
    const { code, err } = await start([], {}, main).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/run npm run build first\.\n$/);
    expect(err.split('\n')).toHaveLength(2);
  });
});
