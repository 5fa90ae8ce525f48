/**
 * Makes sure that there is an nginx for its tests: the machine's own, or else Debian's package, unpacked into
 * `.cache/nginx`. It is not installed, since Debian would start it for the whole machine. `node
 * tests/scaling/installNginx.mjs`; ends with 69 where this machine cannot have one, which is no fault of the project.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, isDebian, NotHere, run } from '../wordpress/install.mjs';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const TREE = join(CACHE, 'nginx');

/**
 * How nginx is called here.
 * @returns {{ command: string, env: NodeJS.ProcessEnv } | null} null when there is none
 */
export function findNginx() {
  const command = findProgram('nginx');
  if (command) return { command, env: process.env };
  const unpacked = join(TREE, 'usr/sbin/nginx');
  if (!existsSync(unpacked)) return null;
  // Libraries that the machine does not have came with it.
  const libraries = ['lib', 'usr/lib'].flatMap((folder) => {
    const inside = join(TREE, folder);
    return existsSync(inside) ? readdirSync(inside).map((name) => join(inside, name)) : [];
  });
  return { command: unpacked, env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') } };
}

function install() {
  if (findNginx()) return;
  if (!isDebian()) throw new NotHere('nginx is missing; it is fetched by itself on Debian only');
  console.log('Fetching nginx …');
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

/** The package and what it needs and the machine has not. @param {string} archives */
function fetchInto(archives) {
  const options = ['-o', `Dir::Cache::archives=${archives}`, '-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='];
  try {
    if (process.getuid?.() === 0) run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', '--download-only', ...options, 'nginx']);
  } catch (error) {
    throw new NotHere(`its package cannot be fetched: ${error instanceof Error ? error.message.trim() : error}`);
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
