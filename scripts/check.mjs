/**
 * The one check command: everything that has to hold before a change is done, in the order in which it fails fastest.
 * All steps run, so that one run tells everything. The last line counts the tests; a step that is no test and fails
 * counts as one failed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const UNIT_REPORT = '.cache/unit-tests.json';
const BROWSER_REPORT = '.cache/browser-tests.json';
const WORDPRESS_REPORT = '.cache/wordpress-tests.json';
const NGINX_REPORT = '.cache/nginx-tests.json';
const WORKERD_REPORT = '.cache/workerd-tests.json';

/** What a command ends with where the machine cannot have what a step needs; it has said so in a line of its own. */
const CANNOT_BE_HAD = 69;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string} [needs] A command that comes first. Where it ends with 69, the step is left out.
 * @property {() => { passed: number, failed: number }} [counts]
 */

/** @param {string} file */
const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} file */
function countPlaywright(file) {
  const { expected, unexpected, flaky } = readReport(file).stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** @param {string} file */
function countVitest(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(file);
  return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)) };
}

/** @param {string} command */
const runCommand = (command) => spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status;

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'Format and lint', command: 'biome ci --error-on-warnings' },
  { name: 'Types: the selector, with the DOM', command: 'tsc -p tsconfig.json' },
  { name: 'Types: the pure folders, without it', command: 'tsc -p tsconfig.pure.json' },
  { name: 'Types: server, tests and tools', command: 'tsc -p tsconfig.node.json' },
  { name: 'Dead code', command: 'knip' },
  {
    name: 'Unit tests, with 2,000 hostile catalogues',
    command: 'vitest run',
    counts: () => countVitest(UNIT_REPORT),
  },
  { name: 'Build', command: 'npm run package:wordpress --silent' },
  { name: 'The same build twice', command: 'node scripts/checkReproducible.mjs' },
  { name: 'Licences', command: 'node scripts/writeLicences.mjs --check' },
  { name: 'Bytes', command: 'size-limit' },
  { name: 'Figures', command: 'node scripts/checkFigures.mjs' },
  { name: 'A Chromium for the browser tests', command: 'node scripts/installChromium.mjs' },
  {
    name: 'Browser tests',
    command: 'playwright test',
    counts: () => countPlaywright(BROWSER_REPORT),
  },
  {
    name: 'WordPress',
    needs: 'node tests/wordpress/install.mjs',
    command: 'playwright test -c wordpress.config.ts',
    counts: () => countPlaywright(WORDPRESS_REPORT),
  },
  {
    name: 'Past one machine: nginx',
    needs: 'node tests/scaling/installNginx.mjs',
    command: `vitest run -c scaling.config.ts nginx --outputFile.json=${NGINX_REPORT}`,
    counts: () => countVitest(NGINX_REPORT),
  },
  {
    name: 'Past one machine: workerd',
    needs: 'node tests/scaling/installWorkerd.mjs',
    command: `vitest run -c scaling.config.ts workerd --outputFile.json=${WORKERD_REPORT}`,
    counts: () => countVitest(WORKERD_REPORT),
  },
];

const total = { passed: 0, failed: 0 };
const failures = [];
for (const report of [UNIT_REPORT, BROWSER_REPORT, WORDPRESS_REPORT, NGINX_REPORT, WORKERD_REPORT]) {
  rmSync(report, { force: true });
}
for (const { name, command, needs, counts } of STEPS) {
  console.log(`\n== ${name}: ${command}`);
  const needed = needs ? runCommand(needs) : 0;
  if (needed === CANNOT_BE_HAD) continue;
  const status = needed === 0 ? runCommand(command) : needed;
  const found = { passed: 0, failed: status === 0 ? 0 : 1 };
  if (counts) {
    try {
      const { passed, failed } = counts();
      found.passed = passed;
      found.failed = Math.max(found.failed, failed);
    } catch (error) {
      console.error(`${name} left no report: ${error instanceof Error ? error.message : error}`);
      found.failed = 1;
    }
  }
  total.passed += found.passed;
  total.failed += found.failed;
  if (found.failed > 0) failures.push(name);
}
console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nAll checks hold.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
