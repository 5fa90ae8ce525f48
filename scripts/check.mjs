/**
 * The one check command: everything that has to hold before a change is done, in the order in which it fails fastest.
 * All steps run, so that one run tells everything. The last line counts the tests; a step that is no test and fails
 * counts as one failed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { judgeProofs, readProofs, testsOfPlaywright, testsOfVitest } from './checkProofs.mjs';

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
 * @property {string} [tests] Where its tests are, if a machine may be unable to run them.
 * @property {() => Found} [read] What the tests' report holds.
 */

/** @param {string} file */
const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @type {(error: { message?: string }) => string} */
const messageOf = ({ message }) => stripVTControlCharacters(message ?? '');

/**
 * @typedef {object} Found
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} texts Each failed test's name, and what it said.
 * @property {import('./checkProofs.mjs').Ran[]} ran
 */

/**
 * @param {string} report
 * @returns {Found}
 */
function readPlaywright(report) {
  const read = readReport(report);
  const { stats, suites, errors } = read;
  /** @type {(suite: any) => any[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const failed = suites.flatMap(specsOf).filter((/** @type {any} */ spec) => !spec.ok);
  const texts = failed.map((/** @type {any} */ { file, line, title, tests }) => {
    const results = tests.flatMap((/** @type {any} */ test) => test.results);
    const messages = results.flatMap((/** @type {any} */ { errors: said }) => said.map(messageOf));
    return [`${file}:${line} ${title}`, ...messages].join('\n');
  });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    texts: [...texts, ...errors.map(messageOf)],
    ran: testsOfPlaywright(read),
  };
}

/**
 * @param {string} report
 * @returns {Found}
 */
function readVitest(report) {
  const read = readReport(report);
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = read;
  const texts = testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
    const tests = failed.map((/** @type {any} */ { fullName, failureMessages }) =>
      [`${file} ${fullName}`, ...failureMessages].join('\n'),
    );
    return message ? [`${file}\n${message}`, ...tests] : tests;
  });
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)),
    texts,
    ran: testsOfVitest(read),
  };
}

/** @param {string} command */
const runCommand = (command) => spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status;

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'Format and lint', command: 'biome ci --error-on-warnings' },
  { name: 'Types: the selector, with the DOM', command: 'tsc -p src' },
  { name: 'Types: the pure folders, without it', command: 'tsc -p src/tsconfig.pure.json' },
  { name: 'Types: server, tests and tools', command: 'tsc' },
  { name: 'Dead code', command: 'knip' },
  {
    name: 'Unit tests, with 2,000 hostile catalogues',
    command: 'vitest run',
    read: () => readVitest(UNIT_REPORT),
  },
  { name: 'Build', command: 'npm run package:wordpress --silent' },
  { name: 'The same build twice', command: 'node scripts/checkReproducible.mjs' },
  { name: 'Licences', command: 'node scripts/writeLicences.mjs --check' },
  { name: 'Bytes', command: 'size-limit' },
  { name: 'A Chromium for the browser tests', command: 'node scripts/findChromium.mjs' },
  {
    name: 'Browser tests',
    command: 'playwright test --project=browser',
    read: () => readPlaywright(BROWSER_REPORT),
  },
  {
    name: 'WordPress',
    tests: 'tests/wordpress/',
    needs: 'node tests/wordpress/install.mjs',
    command: `PLAYWRIGHT_JSON_OUTPUT_FILE=${WORDPRESS_REPORT} playwright test --project=wordpress`,
    read: () => readPlaywright(WORDPRESS_REPORT),
  },
  {
    name: 'Past one machine: nginx',
    tests: 'tests/scaling/nginx',
    needs: 'node tests/scaling/installNginx.mjs',
    command: `vitest run -c tests/scaling/vitest.config.ts nginx --outputFile.json=${NGINX_REPORT}`,
    read: () => readVitest(NGINX_REPORT),
  },
  {
    name: 'Past one machine: workerd',
    tests: 'tests/scaling/workerd',
    needs: 'node tests/scaling/installWorkerd.mjs',
    command: `vitest run -c tests/scaling/vitest.config.ts workerd --outputFile.json=${WORKERD_REPORT}`,
    read: () => readVitest(WORKERD_REPORT),
  },
];

const total = { passed: 0, failed: 0 };
const failures = [];
/** @type {import('./checkProofs.mjs').Ran[]} */
const ran = [];
/** @type {string[]} */
const leftOut = [];
for (const report of [UNIT_REPORT, BROWSER_REPORT, WORDPRESS_REPORT, NGINX_REPORT, WORKERD_REPORT]) {
  rmSync(report, { force: true });
}
for (const { name, command, needs, tests, read } of STEPS) {
  console.log(`\n== ${name}: ${command}`);
  const needed = needs ? runCommand(needs) : 0;
  if (needed === CANNOT_BE_HAD) {
    if (tests) leftOut.push(tests);
    continue;
  }
  const status = needed === 0 ? runCommand(command) : needed;
  /** @type {Found} */
  let found = { passed: 0, failed: 0, texts: [], ran: [] };
  if (read) {
    try {
      found = read();
    } catch (error) {
      found.texts = [`${name} left no report: ${error instanceof Error ? error.message : error}`];
      found.failed = 1;
    }
  }
  const failed = Math.max(found.failed, status === 0 ? 0 : 1);
  const [script] = command.match(/scripts\/\S+/) ?? [];
  if (script) ran.push({ file: script, title: name, outcome: status === 0 ? 'passed' : 'failed' });
  ran.push(...found.ran);
  total.passed += found.passed;
  total.failed += failed;
  if (failed > 0) failures.push([name, ...found.texts].join('\n\n'));
}
console.log('\n== Proofs named in SECURITY.md');
const proofs = judgeProofs(readProofs(readFileSync('SECURITY.md', 'utf8')), ran, leftOut);
for (const proof of proofs.notRun) console.log(`Not run here: ${proof}`);
if (proofs.failures.length > 0) {
  total.failed += 1;
  failures.push(['Proofs named in SECURITY.md', ...proofs.failures].join('\n'));
}
// Once more at the end, so that whoever reads the last lines only knows what to look at.
for (const failure of failures) console.log(`\n== Failed: ${failure}`);
if (failures.length === 0) console.log('\nAll checks hold.');
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
