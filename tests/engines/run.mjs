/**
 * The whole journey in Firefox ESR and WebKitGTK, from Debian's packages: `npm run test:engines`, before a release. An engine
 * that this machine can't have is named and skipped. `npm run test:engines -- webkit` runs one of them.
 */
import { startFirefox } from './firefox.mjs';
import { needPackages } from './install.mjs';
import { STEPS, walkJourney } from './journey.mjs';
import { startSite } from './site.mjs';
import { startWebKit } from './webkit.mjs';

/** All engines together, in milliseconds. */
const MAX_MS = 5 * 60 * 1000;

/** @type {readonly { name: string, packages: readonly import('./install.mjs').Package[], start: () => Promise<import('./journey.mjs').Browser> }[]} */
const ENGINES = [
  { name: 'firefox', packages: ['firefox-esr'], start: startFirefox },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], start: startWebKit },
];

const begun = performance.now();
const seconds = () => Math.round((performance.now() - begun) / 1000);
const given = process.argv.slice(2);
/** @type {string[]} */
const counts = [];

/** @param {(typeof ENGINES)[number]} engine */
async function runEngine({ name, packages, start }) {
  const missing = needPackages(packages);
  if (missing.length > 0) {
    counts.push(`${name}: skipped, without ${missing.join(' and ')}`);
    return;
  }
  const site = await startSite();
  const browser = await start();
  try {
    console.log(`${browser.name} ${browser.version}`);
    const { passed, failure } = await walkJourney(browser, site);
    counts.push(`${browser.name} ${browser.version}: ${passed} of ${STEPS.length} passed`);
    if (failure === null) return;
    console.error(`  ✗ ${failure}`);
    process.exitCode = 1;
  } finally {
    await browser.end();
    await site.end();
  }
}

setTimeout(() => {
  console.error(`The engines have not ended within ${MAX_MS / 60_000} minutes.`);
  process.exit(1);
}, MAX_MS).unref();
for (const engine of ENGINES.filter(({ name }) => given.length === 0 || given.includes(name))) await runEngine(engine);
for (const line of counts) console.log(line);
console.log(`It took ${seconds()} s.`);
