import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../server/enquiries/openStore.ts';
import { enquiryOf } from '../enquiries/storeContract.ts';
import { folderForEach } from '../testFolder.ts';
import { buildRoot, type ContainerRoot, installPackages, wayInside } from './buildRoot.ts';

const PORT = process.env.TEST_PORT ?? '8317';
const ADDRESS = `http://127.0.0.1:${PORT}`;
const ARCHITECTURE = process.arch === 'arm64' ? 'arm64' : 'amd64';
const PACKAGE = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = folderForEach();
let root: ContainerRoot;
const inside = (command: readonly string[], volumes: Readonly<Record<string, string>>) =>
  wayInside(root, PORT, command, volumes);

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  root = buildRoot(ARCHITECTURE);
}, 600_000);
afterAll(() => root?.remove());

/** Makes a volume that belongs to the image's user, as an engine does. */
function volume(name: string): string {
  const path = join(folder.path, name);
  mkdirSync(path);
  spawnSync('chown', [root.user, path]);
  return path;
}

/** Starts the image with arguments and waits until its own health check passes. */
async function start(args: readonly string[], volumes: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const [command, rest] = inside([...root.entrypoint, ...args], volumes);
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  while (!isHealthy()) {
    if (child.exitCode !== null) throw new Error(`The provider ended with ${child.exitCode}: ${log}`);
    await pass(200);
  }
  return child;
}

const isHealthy = (): boolean => {
  const [command, args] = inside(root.healthcheck, {});
  return spawnSync(command, args).status === 0;
};

it('the image serves as a user without rights, healthy by its own check, with a root that nobody can write', async () => {
  expect(isHealthy()).toBe(false);
  const child = await start([], {});
  expect(await (await fetch(ADDRESS)).text()).toContain('<product-selector');
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
  expect(status).toMatch(/^CapEff:\t0+$/m);
  const [command, args] = inside(['sh', '-c', 'touch /tmp/x /opt/x /data/enquiries/x'], {});
  expect(spawnSync(command, args, { encoding: 'utf8' }).stderr.match(/Read-only file system/g)).toHaveLength(3);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('the image loses no enquiry that it has answered when it is killed', async () => {
  const volumes = {
    '/data/enquiries': volume('enquiries'),
    '/data/catalogue': volume('catalogue'),
    '/data/published': volume('published'),
  };
  cpSync('catalogue/products.csv', join(volumes['/data/catalogue'], 'catalogue.csv'));
  const args = ['--enquiries', '/data/enquiries/enquiries.db', '--catalogue', '/data/catalogue/catalogue.csv'];
  const keys: string[] = [];
  for (let life = 0; life < 2; life += 1) {
    const child = await start(args, volumes);
    const rest = `${ADDRESS}/wp-json/product-selector/v2`;
    const { nonce } = Object(await (await fetch(`${rest}/init`)).json());
    const enquiry = enquiryOf();
    const reply = await fetch(`${rest}/enquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...enquiry, nonce }),
    });
    expect(reply.status).toBe(201);
    keys.push(enquiry.key);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  expect(readdirSync(volumes['/data/catalogue'])).toEqual(['catalogue.csv']);
  const store = await openStore(join(volumes['/data/enquiries'], 'enquiries.db'), { mustExist: true });
  expect((await store.list()).map(({ key }) => key).sort()).toEqual(keys.sort());
  await store.close();
});

it('the image serves an empty folder, and then what is published there', async () => {
  const volumes = { '/data/published': volume('published'), '/data/catalogue': volume('catalogue') };
  cpSync('catalogue/products.csv', join(volumes['/data/catalogue'], 'catalogue.csv'));
  await start([], volumes);
  const ready = () => fetch(`${ADDRESS}/readyz`);
  expect((await ready()).status).toBe(503);
  const publish = ['publish', '/data/catalogue/catalogue.csv', '--to', '/data/published'];
  const [command, args] = inside([...root.entrypoint.slice(0, 2), ...publish], volumes);
  expect(spawnSync(command, args, { encoding: 'utf8' }).stdout).toContain('Published 63 systems to /data/published.');
  await expect.poll(async () => (await ready()).json()).toMatchObject({ ready: true, systems: 63 });
});

it('the image says which folder it can’t write, as which user, and what to do', () => {
  const volumes = { '/data/enquiries': volume('enquiries') };
  spawnSync('chown', ['0:0', volumes['/data/enquiries']]);
  chmodSync(volumes['/data/enquiries'], 0o755);
  const [command, args] = inside([...root.entrypoint, '--enquiries', '/data/enquiries/enquiries.db'], volumes);
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 1 });
  expect(JSON.parse(stderr.trim()).message).toMatch(
    /enquiries\.db.* can’t be kept: EACCES.* runs as user 10001: let this user write in the folder \/data\/enquiries\.$/,
  );
});

it('the packages of the other architecture are those of its own', () => {
  const other = ARCHITECTURE === 'amd64' ? 'arm64' : 'amd64';
  const builds = readdirSync(join(installPackages(root, other), '@libsql'));
  expect(builds).toEqual([`linux-${other === 'amd64' ? 'x64' : other}-gnu`]);
});

it('the image’s bill of materials has its packages, what the provider contains, and Debian’s, and nothing else', () => {
  const { metadata, components } = JSON.parse(
    readFileSync(join(root.folder, 'opt/product-selector/image.cdx.json'), 'utf8'),
  );
  expect(metadata.component).toMatchObject({ name: 'product-selector', version: PACKAGE.version });
  const names: string[] = components.map(({ name }: { name: string }) => name);
  const modules = join(root.folder, 'opt/product-selector/node_modules');
  const installed = readdirSync(modules).filter((name) => /^[a-z]/.test(name) && name !== 'product-selector');
  expect(installed.filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['hono', 'react', 'nodejs', 'ca-certificates', 'libc6']));
  expect(names.filter((name) => ['vite', 'vitest', 'typescript', '@libsql/darwin-arm64'].includes(name))).toEqual([]);
  expect(components.filter(({ version }: { version: string }) => !version)).toEqual([]);
  const purls = components.map(({ purl }: { purl: string }) => purl);
  expect(purls).toHaveLength(new Set(purls).size);
});

it('a second build has the same files with the same bytes, rights and owners', () => {
  const second = buildRoot(ARCHITECTURE);
  onTestFinished(() => second.remove());
  const list = (from: ContainerRoot) => {
    const script =
      "find . -xdev ! -type f -printf '%P %y %m %U:%G %l\\n' , -xdev -type f -printf '%P %m %U:%G ' -exec sha256sum '{}' ';' | sort";
    return spawnSync('sh', ['-c', script], { cwd: from.folder, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout.split(
      '\n',
    );
  };
  const [one, other] = [list(root), list(second)];
  expect(one.length).toBeGreaterThan(5000);
  expect(other.filter((line) => !one.includes(line))).toEqual([]);
  expect(one.length).toBe(other.length);
}, 900_000);

it('the service of systemd is valid, and exposed to little', () => {
  const unit = 'deploy/systemd/product-selector.service';
  const analyze = (...args: readonly string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
  const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', '--no-pager');
  expect({ status, level: /level for .*: ([\d.]+)/.exec(stdout)?.[1] }).toMatchObject({ status: 0 });
  // It names programs that this machine doesn't have.
  expect(analyze('verify', '--man=no').stderr.replaceAll(/^.*is not executable.*\n/gm, '')).toBe('');
});
