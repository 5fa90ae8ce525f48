/** Provides the engines' programs from Debian's packages, where they are missing and this machine can have them. */
import { existsSync, readdirSync } from 'node:fs';
import { findProgram, isDebian, runApt } from '../../scripts/needProgram.mjs';

const LIBRARIES = '/usr/lib';

/** WebKitGTK's own small browser; null without it. */
export function findMiniBrowser() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu')) : [];
  const places = folders.flatMap((name) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((api) => `${LIBRARIES}/${name}/${api}/MiniBrowser`),
  );
  return places.find((place) => existsSync(place)) ?? null;
}

const HAS = {
  'firefox-esr': () => findProgram('firefox-esr'),
  'webkit2gtk-driver': () => findProgram('WebKitWebDriver') && findMiniBrowser(),
  xvfb: () => findProgram('Xvfb'),
};

/** @typedef {keyof typeof HAS} Package */

/**
 * Installs packages that are missing, and returns those that still are.
 * @param {readonly Package[]} packages
 * @returns {readonly Package[]}
 */
export function needPackages(packages) {
  const missing = () => packages.filter((name) => !HAS[name]());
  if (missing().length > 0 && isDebian() && process.getuid?.() === 0) {
    console.log(`Installing Debian's ${missing().join(', ')} …`);
    runApt('update');
    runApt('install', '--no-install-recommends', ...missing());
  }
  return missing();
}
