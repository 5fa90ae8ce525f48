/**
 * Makes sure that there is a Chromium for the browser tests: one that is there already, or Debian's package. Nothing is
 * downloaded by a test tool.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium.mjs';

/** @param {readonly string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

if (!findChromium()) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    console.error(`CHROMIUM_PATH is ${named}, where there is no file. Correct it or take it away.`);
    process.exit(1);
  }
  console.log("No Chromium found: installing Debian's package …");
  // Fonts come with it, or pages would be drawn without letters.
  apt(['update', '-q']);
  const installed = apt(['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  if (!installed || !findChromium()) {
    console.error(
      'Chromium could not be installed. Install any Chromium or Chrome by hand and, where it is in an unusual place, set CHROMIUM_PATH.',
    );
    process.exit(1);
  }
}
