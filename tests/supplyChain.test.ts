import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dev?: boolean;
  readonly inBundle?: boolean;
}

/** Folders with their own packages: the project, the image, the site, and tests that install something. */
const FOLDERS = ['.', 'deploy/container', 'site', ...readdirSync('tests').map((name) => `tests/${name}`)].filter(
  (folder) => existsSync(`${folder}/package-lock.json`),
);
/** Folders for a release or a measurement only; nothing in the product comes from them. */
const UNLOCKED = ['bench/mutation', 'tests/frameworks'];
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const SCRIPTS_AT_INSTALL = ['preinstall', 'install', 'postinstall'];

const files = new Map<string, string>();
const read = (file: string): string => files.get(file) ?? files.set(file, readFileSync(file, 'utf8')).get(file)!;
const readJson = (file: string) => JSON.parse(read(file));
const lockedIn = (folder: string): [string, Locked][] =>
  Object.entries<Locked>(readJson(`${folder}/package-lock.json`).packages).filter(([path]) => path !== '');

describe.each(FOLDERS)('the packages of %s', (folder) => {
  it('have exact versions, the same as in the lock file', () => {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = readJson(`${folder}/package.json`);
    const locked = new Map(lockedIn(folder));
    for (const [name, version] of Object.entries<string>({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    })) {
      expect(version, name).toMatch(EXACT);
      expect(locked.get(`node_modules/${name}`)?.version, name).toBe(version.split('@').at(-1));
    }
  });

  it('can come from any registry: the lock file names no address', () => {
    const { packages } = readJson(`${folder}/package-lock.json`);
    for (const [path, { resolved }] of Object.entries<Locked>(packages)) expect(resolved, path).toBeUndefined();
    const addresses =
      readFileSync(`${folder}/package-lock.json`, 'utf8').match(/"(?:https?|git\+?\w*|file):[^"]*"/g) ?? [];
    // Nothing is fetched from the addresses where maintainers ask for funding.
    expect(addresses.filter((address) => !funding(folder).has(address.slice(1, -1)))).toEqual([]);
  });

  it('have a digest, except the builds that SECURITY.md names', () => {
    const entries = lockedIn(folder);
    for (const [path, { integrity }] of entries) expect(integrity ?? 'sha512-', path).toMatch(/^sha512-/);
    // A bundled package comes in the tarball of another, which has a digest.
    const bare = entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
    expect(countedByTool(bare)).toEqual(folder === '.' ? namedWithoutDigest() : {});
    for (const [path, { dev, optional, os, cpu, libc }] of bare) {
      expect({ dev, optional }, path).toEqual({ dev: true, optional: true });
      const [system = ''] = os ?? [];
      const isSupported = system === 'linux' && /^(x64|arm64)$/.test(cpu?.join() ?? '') && libc?.join() !== 'musl';
      expect(isSupported, path).toBe(false);
      expect(withoutDigest(), path).toContain(SYSTEMS[system] ?? system);
    }
  });

  it('run no script on installation', () => {
    expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const withScripts = lockedIn(folder).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScripts).toEqual([]);
  });
});

it.each(UNLOCKED)('the packages of %s have exact versions, keep no lock file and run no script', (folder) => {
  const { dependencies, optionalDependencies = {} } = readJson(`${folder}/package.json`);
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
    expect(version, name).toMatch(EXACT);
  }
  expect(read(`${folder}/.npmrc`)).toMatch(/^ignore-scripts=true$/m);
  expect(read(`${folder}/.npmrc`)).toMatch(/^package-lock=false$/m);
});

const SYSTEMS: Readonly<Record<string, string>> = {
  android: 'Android',
  darwin: 'macOS',
  freebsd: 'FreeBSD',
  linux: 'Linux',
  openharmony: 'OpenHarmony',
  win32: 'Windows',
};

/** SECURITY.md's list of entries without a digest. */
function withoutDigest(): string {
  return (
    readFileSync('SECURITY.md', 'utf8')
      .split('\n- ')
      .find((text) => text.includes('no digest')) ?? ''
  );
}

/** Checks how many builds of each tool SECURITY.md names, and that the numbers add up. */
function namedWithoutDigest(): Readonly<Record<string, number>> {
  const text = withoutDigest();
  const named = [...text.matchAll(/(\d+) of\s+`(@[^`]+)`/g)].map(([, count, tool]) => [tool, Number(count)] as const);
  const sum = named.reduce((total, [, count]) => total + count, 0);
  expect(text).toContain(`${sum} entries`);
  return Object.fromEntries(named);
}

function countedByTool(entries: readonly [string, Locked][]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [path] of entries) {
    const tool = path.replace(/^node_modules\/(@[\w-]+\/[a-z]+)-.*/, '$1');
    counts[tool] = (counts[tool] ?? 0) + 1;
  }
  return counts;
}

/** Addresses where packages ask for funding. */
function funding(folder: string): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (value && typeof value === 'object') for (const inside of Object.values(value)) collect(inside);
  };
  for (const [, locked] of lockedIn(folder)) collect((locked as { funding?: unknown }).funding);
  return found;
}

it('the installed packages run no script on installation', () => {
  const asking = lockedIn('.').flatMap(([path]) => {
    if (!existsSync(`${path}/package.json`)) return [];
    const { scripts = {} } = readJson(`${path}/package.json`);
    return SCRIPTS_AT_INSTALL.filter((name) => scripts[name]).map((name) => `${path}: ${name}`);
  });
  expect(asking).toEqual([]);
});

it('the installed packages have the versions of the lock file', () => {
  const other = lockedIn('.')
    .filter(([path]) => existsSync(`${path}/package.json`))
    .filter(([path, { version }]) => readJson(`${path}/package.json`).version !== version)
    .map(([path]) => path);
  expect(other).toEqual([]);
  expect(existsSync('node_modules/react/package.json')).toBe(true);
});

it('the image installs the versions of the packages beside the provider that are tested', () => {
  const { dependencies, devDependencies, peerDependencies } = readJson('package.json');
  const peers = Object.keys(peerDependencies).map((name) => [name, devDependencies[name]]);
  expect(readJson('deploy/container/package.json').dependencies).toEqual({
    ...dependencies,
    ...Object.fromEntries(peers),
  });
});
