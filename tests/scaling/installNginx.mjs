/**
 * Provides nginx for its tests: the installed one, or else Debian's package, unpacked into `.cache/nginx`. The package isn't
 * installed, because Debian would then start nginx as a service. Usage: `node tests/scaling/installNginx.mjs`. Exits with 69
 * if this machine can't have nginx.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, isDebian, NotHere, run } from '../wordpress/install.mjs';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const TREE = join(CACHE, 'nginx');

/**
 * The command and environment that run nginx.
 * @returns {{ command: string, env: NodeJS.ProcessEnv } | null} null if there is no nginx
 */
export function findNginx() {
  const command = findProgram('nginx');
  if (command) return { command, env: process.env };
  const unpacked = join(TREE, 'usr/sbin/nginx');
  if (!existsSync(unpacked)) return null;
  // The download includes libraries that the machine lacks.
  const libraries = ['lib', 'usr/lib'].flatMap((folder) => {
    const inside = join(TREE, folder);
    return existsSync(inside) ? readdirSync(inside).map((name) => join(inside, name)) : [];
  });
  return { command: unpacked, env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') } };
}

function install() {
  if (findNginx()) return;
  if (!isDebian()) throw new NotHere('nginx is missing; only Debian machines download it automatically');
  console.log('Downloading nginx …');
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'nginx-'));
  try {
    const archives = join(work, 'archives');
    mkdirSync(join(archives, 'partial'), { recursive: true });
    fetchInto(archives);
    for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
      run('dpkg', ['-x', join(archives, file), join(work, 'root')]);
    }
    renameSync(join(work, 'root'), TREE);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Downloads the package and its missing dependencies. @param {string} archives */
function fetchInto(archives) {
  const options = ['-o', `Dir::Cache::archives=${archives}`, '-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='];
  try {
    if (process.getuid?.() === 0) run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', '--download-only', ...options, 'nginx']);
  } catch (error) {
    throw new NotHere(`its package can't be downloaded: ${error instanceof Error ? error.message.trim() : error}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    install();
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    console.error(`No nginx on this machine (${error.message}).`);
    process.exitCode = 69;
  }
}
