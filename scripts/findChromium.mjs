/**
 * Finds Chromium for the browser tests. Run as a program, it installs Debian's package if there is none:
 *
 *   node scripts/findChromium.mjs
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runApt } from './needProgram.mjs';

/** Common paths of Chromium and its relatives on Debian, other Linux systems and macOS. */
const PLACES = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Creates contexts much faster than the browser with windows. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of the headless browser; `CHROMIUM_PATH` has priority. */
export function findHeadless() {
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** The path of the browser with windows; `CHROMIUM_PATH` has priority. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist. Correct or unset it.`);
  const found = named ?? PLACES.find((place) => existsSync(place));
  if (!found) throw new Error('No Chromium found. Run: node scripts/findChromium.mjs, or set CHROMIUM_PATH.');
  return found;
}

if (process.argv[1] === import.meta.filename) {
  if (!process.env.CHROMIUM_PATH && !PLACES.some((place) => existsSync(place))) {
    console.log("No Chromium found: installing Debian's package …");
    runApt('update');
    // Pages need a font.
    runApt('install', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
  }
  // Optional: tests are only faster with it.
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) {
    spawnSync('apt-get', ['-y', '-q', 'install', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'ignore',
    });
  }
  console.log(findHeadless());
}
