/**
 * Builds and packs everything again from a copy of the sources that has no build and no cache, in another folder, time zone and
 * language, and fails if a byte differs from dist:
 *
 *   npm run test:reproducible
 */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCES = ['node_modules', 'dist', '.git', '.cache', 'test-results', 'playwright-report', 'coverage'];

/** @param {string} place */
function copyProject(place) {
  fs.mkdirSync(place, { recursive: true });
  for (const entry of fs.readdirSync('.').filter((name) => !NOT_SOURCES.includes(name))) {
    fs.cpSync(entry, join(place, entry), {
      recursive: true,
      // Without a commit, the files' times count.
      preserveTimestamps: true,
      filter: (file) => !file.includes('node_modules'),
    });
  }
  // Hard links take no space. A symbolic link would lead out of the copy.
  const { status } = spawnSync('cp', ['-al', `${fs.realpathSync('node_modules')}/.`, join(place, 'node_modules')]);
  if (status !== 0) throw new Error('node_modules could not be linked into the copy.');
  for (const made of ['.cache', '.vite', '.vite-temp']) {
    fs.rmSync(join(place, 'node_modules', made), { recursive: true, force: true });
  }
}

/** The bytes of every file in a folder, by path. @param {string} folder */
function filesIn(folder) {
  const paths = fs.readdirSync(folder, { recursive: true }).map(String);
  const files = paths.filter((path) => fs.statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, fs.readFileSync(join(folder, path), 'latin1')]));
}

// Inside the project, because hard links don't cross file systems.
fs.mkdirSync('.cache', { recursive: true });
const folder = fs.mkdtempSync(join(fs.realpathSync('.cache'), 'twice-'));
try {
  const place = join(folder, 'another and/deeper place');
  copyProject(place);
  const { status } = spawnSync('npm', ['run', 'package', '--silent'], {
    cwd: place,
    env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm run package in ${place} ended with ${status}.`);
  // The project's dist may have more, because this build leaves out the worker.
  const [first, second] = [filesIn('dist'), filesIn(join(place, 'dist'))];
  const different = [...second.keys()].filter((name) => first.get(name) !== second.get(name));
  for (const name of different) console.error(`dist/${name} differs between two builds.`);
  if (different.length === 0) console.log(`Two builds in different folders produced the same ${second.size} files.`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  fs.rmSync(folder, { recursive: true });
}
