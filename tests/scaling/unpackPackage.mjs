import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDebian } from '../../scripts/needProgram.mjs';
import { NotHere, run } from '../wordpress/install.mjs';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** The folder of an unpacked Debian package. @param {string} name */
export function treeOf(name) {
  return join(CACHE, name);
}

/** The environment for a program of an unpacked package, with the libraries that the machine lacks. @param {string} tree */
export function environmentOf(tree) {
  const libraries = ['lib', 'usr/lib'].flatMap((folder) => {
    const inside = join(tree, folder);
    return existsSync(inside) ? readdirSync(inside).map((name) => join(inside, name)) : [];
  });
  return { ...process.env, LD_LIBRARY_PATH: libraries.join(':') };
}

/**
 * Unpacks a package of Debian into `.cache`. It isn't installed, because Debian would then start it as a service.
 *
 * @param {string} name
 * @throws {NotHere} if this machine can't have it
 */
export function unpackPackage(name) {
  if (existsSync(treeOf(name))) return;
  if (!isDebian()) throw new NotHere(`${name} is missing; only Debian machines download it automatically`);
  console.log(`Downloading ${name} …`);
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, `${name}-`));
  try {
    const archives = join(work, 'archives');
    mkdirSync(join(archives, 'partial'), { recursive: true });
    fetchInto(archives, name);
    for (const file of readdirSync(archives).filter((found) => found.endsWith('.deb'))) {
      run('dpkg', ['-x', join(archives, file), join(work, 'root')]);
    }
    renameSync(join(work, 'root'), treeOf(name));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Downloads the package and its missing dependencies. @param {string} archives @param {string} name */
function fetchInto(archives, name) {
  const options = ['-o', `Dir::Cache::archives=${archives}`, '-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='];
  try {
    if (process.getuid?.() === 0) run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', '--download-only', ...options, name]);
  } catch (error) {
    throw new NotHere(`its package can't be downloaded: ${error instanceof Error ? error.message.trim() : error}`);
  }
}

/**
 * Runs an installation and exits with 69 if this machine can't have the program.
 *
 * @param {string} name @param {() => void} install
 */
export function runInstallation(name, install) {
  try {
    install();
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    console.error(`No ${name} on this machine (${error.message}).`);
    process.exitCode = 69;
  }
}
