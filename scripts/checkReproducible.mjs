/**
 * Builds everything a second time from a copy of the sources, at another place, in another time zone and language, and fails
 * where a single byte differs from dist:
 *
 *   npm run package:wordpress && node scripts/checkReproducible.mjs
 */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { isAbsolute, join } from 'node:path';

const NOT_SOURCES = ['node_modules', 'dist', '.git', '.cache', 'test-results', 'playwright-report', 'coverage'];
const MADE_IN_NODE_MODULES = ['.cache', '.vite', '.vite-temp'];

/** @param {string} place */
function copyProject(place) {
  fs.mkdirSync(place, { recursive: true });
  for (const entry of fs.readdirSync('.').filter((name) => !NOT_SOURCES.includes(name))) {
    fs.cpSync(entry, join(place, entry), { recursive: true, filter: (file) => !file.includes('node_modules') });
  }
  linkFolder(fs.realpathSync('node_modules'), join(place, 'node_modules'));
}

/** The same files under a second name, which takes no room. @param {string} from @param {string} to */
function linkFolder(from, to) {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      // npm makes relative ones; any other leads out of the copy.
      if (!isAbsolute(fs.readlinkSync(here))) fs.symlinkSync(fs.readlinkSync(here), there);
    } else if (entry.isFile()) fs.linkSync(here, there);
    else if (!MADE_IN_NODE_MODULES.includes(entry.name)) linkFolder(here, there);
  }
}

/** The bytes of every file of a folder, by its path. @param {string} folder */
function filesIn(folder) {
  const paths = fs.readdirSync(folder, { recursive: true }).map(String);
  const files = paths.filter((path) => fs.statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, fs.readFileSync(join(folder, path), 'latin1')]));
}

// Beside the project: a file has a second name only on its own file system.
fs.mkdirSync('.cache', { recursive: true });
const folder = fs.mkdtempSync(join(fs.realpathSync('.cache'), 'twice-'));
try {
  const place = join(folder, 'another/and/deeper/place');
  copyProject(place);
  const { status } = spawnSync('npm', ['run', 'package:wordpress', '--silent'], {
    cwd: place,
    env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build in ${place} ended with ${status}.`);
  // The project's dist may have more: the worker is not part of this build.
  const [first, second] = [filesIn('dist'), filesIn(join(place, 'dist'))];
  const different = [...second.keys()].filter((name) => first.get(name) !== second.get(name));
  for (const name of different) console.error(`dist/${name} is not the same in two builds.`);
  if (different.length === 0) console.log(`Two builds at different places gave the same ${second.size} files.`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  fs.rmSync(folder, { recursive: true });
}
