/**
 * Builds everything twice from copies of the sources, at two places of different depth, in two time zones and languages, and
 * fails where a single byte differs:
 *
 *   node scripts/checkReproducible.mjs
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { isAbsolute, join } from 'node:path';

const NOT_SOURCES = ['node_modules', 'dist', '.git', '.cache', 'test-results', 'playwright-report', 'coverage'];
/** Folders that tools make in node_modules. */
const TOOLS_OWN = ['.cache', '.vite', '.vite-temp'];
const PLACES = [
  { path: 'one', env: { TZ: 'Pacific/Auckland', LC_ALL: 'C.UTF-8' } },
  { path: 'another/and/deeper/place', env: { TZ: 'America/Lima', LC_ALL: 'tr_TR.UTF-8' } },
];

/** @param {string} place */
function copyProject(place) {
  mkdirSync(place, { recursive: true });
  for (const entry of readdirSync('.')) {
    if (NOT_SOURCES.includes(entry)) continue;
    cpSync(entry, join(place, entry), { recursive: true, filter: (file) => !file.includes('node_modules') });
  }
  linkFolder(realpathSync('node_modules'), join(place, 'node_modules'));
}

/**
 * The same files under a second name, which takes no room; what tools keep for themselves is left out.
 * @param {string} from
 * @param {string} to
 */
function linkFolder(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      // npm makes relative ones; any other leads out of the copy.
      if (!isAbsolute(readlinkSync(here))) symlinkSync(readlinkSync(here), there);
    } else if (entry.isFile()) linkSync(here, there);
    else if (!TOOLS_OWN.includes(entry.name)) linkFolder(here, there);
  }
}

/**
 * The digest of every file of a folder, by its path.
 * @param {string} folder
 * @returns {ReadonlyMap<string, string>}
 */
function digests(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

// Beside the project: a file has a second name only on its own file system.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(realpathSync('.cache'), 'twice-'));
try {
  const [first, second] = PLACES.map(({ path, env }) => {
    const place = join(folder, path);
    copyProject(place);
    const { status } = spawnSync('npm', ['run', 'package:wordpress', '--silent'], {
      cwd: place,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`The build in ${place} ended with ${status}.`);
    return digests(join(place, 'dist'));
  });
  if (!first || !second) throw new Error('There are no two builds to compare.');
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = names.filter((name) => first.get(name) !== second.get(name));
  for (const name of different) console.error(`dist/${name} is not the same in two builds.`);
  if (different.length === 0) console.log(`Two builds at different places gave the same ${names.length} files.`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
