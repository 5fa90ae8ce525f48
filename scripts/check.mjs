/**
 * The check: `npm test` runs everything, `node scripts/check.mjs quick` only the first two lanes. Lanes run in parallel, and a
 * failed step doesn't stop the others. The last line counts the tests; a step that fails without a failed test counts as one.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { judgeProofs, readProofs, testsOfPlaywright, testsOfVitest } from './checkProofs.mjs';

/** The exit code if this machine can't have what a step needs. */
const NOT_HERE = 69;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string} [needs] A command that runs first, such as an installation; 69 skips the step.
 * @property {string} [skips] Where the tests of a skipped step are.
 * @property {string} [report] The tests' report.
 * @property {(report: any) => Ran[]} [read]
 * @property {readonly string[]} [after] Steps of other lanes that must end first.
 */

/** @typedef {import('./checkProofs.mjs').Ran} Ran */

/** @param {string} report */
const vitest = (report) => ({ report, read: testsOfVitest });
/** @param {string} report */
const playwright = (report) => ({ report, read: testsOfPlaywright });

/** @type {Record<'source' | 'unit' | 'programs' | 'build' | 'browser', readonly Step[]>} */
const LANES = {
  source: [
    { name: 'Format and lint', command: 'biome ci --error-on-warnings' },
    { name: 'Types: the selector, with the DOM', command: 'tsc -p src' },
    { name: 'Types: the pure folders, without it', command: 'tsc -p src/tsconfig.pure.json' },
    { name: 'Types: server, tests and tools', command: 'tsc' },
    { name: 'Dead code', command: 'knip' },
  ],
  unit: [
    { name: 'Unit tests', command: 'vitest run --project node --project dom', ...vitest('.cache/unit-tests.json') },
  ],
  programs: [
    {
      name: 'Programs',
      after: ['Unit tests'],
      command: 'TEST_REPORT=.cache/program-tests.json vitest run --project programs',
      ...vitest('.cache/program-tests.json'),
    },
  ],
  build: [
    { name: 'Build', command: 'npm run package:wordpress --silent' },
    { name: 'The same build twice', command: 'node scripts/checkReproducible.mjs' },
    { name: 'Bytes', command: 'size-limit' },
    {
      name: 'The package',
      command: 'npm run build:package --silent && TEST_REPORT=.cache/package-tests.json vitest run --project package',
      ...vitest('.cache/package-tests.json'),
    },
    {
      name: 'A killed provider',
      command: 'TEST_REPORT=.cache/killed-tests.json vitest run --project scaling killedProvider',
      ...vitest('.cache/killed-tests.json'),
    },
    {
      name: 'Past one machine: nginx',
      needs: 'node tests/scaling/installNginx.mjs',
      skips: 'tests/scaling/nginx',
      command: 'TEST_REPORT=.cache/nginx-tests.json vitest run --project scaling nginx',
      ...vitest('.cache/nginx-tests.json'),
    },
    {
      name: 'Past one machine: workerd',
      needs: 'node tests/scaling/installWorkerd.mjs',
      skips: 'tests/scaling/workerd',
      command: 'TEST_REPORT=.cache/workerd-tests.json vitest run --project scaling workerd',
      ...vitest('.cache/workerd-tests.json'),
    },
    {
      name: 'Past one machine: PostgreSQL',
      needs: 'node tests/scaling/installPostgres.mjs',
      skips: 'tests/scaling/postgres',
      command: 'TEST_REPORT=.cache/postgres-tests.json vitest run --project scaling postgres',
      ...vitest('.cache/postgres-tests.json'),
    },
    {
      name: 'WordPress',
      needs: 'node scripts/findChromium.mjs && node tests/wordpress/install.mjs',
      skips: 'tests/wordpress/',
      command: 'PLAYWRIGHT_JSON_OUTPUT_FILE=.cache/wordpress-tests.json playwright test --project=wordpress',
      ...playwright('.cache/wordpress-tests.json'),
    },
  ],
  browser: [
    {
      name: 'Browser tests',
      needs: 'node scripts/findChromium.mjs',
      after: ['The package', 'Unit tests'],
      command: 'playwright test --project=browser',
      ...playwright('.cache/browser-tests.json'),
    },
  ],
};

/** @type {Ran[]} */
const ran = [];
let passed = 0;
/** @type {string[]} */
const skipped = [];
/** @type {string[]} */
const failures = [];

/** Returns the output, because steps run in parallel. @param {string} command */
async function run(command) {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, output };
}

/** @param {Step} step @param {Awaited<ReturnType<typeof run>> | undefined} needed */
async function runStep({ name, command, skips = '', report = '', read }, needed) {
  const begun = performance.now();
  const own = needed?.status ? { status: needed.status, output: '' } : await run(command);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\n== ${name}: ${command} (${seconds} s)\n${needed?.output ?? ''}${own.output}`);
  if (needed?.status === NOT_HERE) {
    skipped.push(skips);
    return;
  }
  const [script] = command.match(/scripts\/\S+/) ?? [];
  if (script) ran.push({ file: script, title: name, outcome: own.status === 0 ? 'passed' : 'failed' });
  const before = failures.length;
  try {
    const found = read?.(JSON.parse(readFileSync(report, 'utf8'))) ?? [];
    ran.push(...found);
    passed += found.filter(({ outcome }) => outcome === 'passed').length;
    const failed = found.filter(({ outcome }) => outcome === 'failed');
    failures.push(...failed.map(({ file, title, problem }) => `${file} ${title}\n${problem}`));
  } catch (error) {
    failures.push(`${name} left no report: ${error}`);
  }
  if (own.status !== 0 && failures.length === before) failures.push(`${name} ended with ${own.status}`);
}

const isQuick = process.argv[2] === 'quick';
const begun = performance.now();
/** @type {Map<string, Promise<void>>} */
const ends = new Map();
// Installations run one at a time, because apt has a lock.
let installed = Promise.resolve({ status: 0, output: '' });
// Two lanes keep two cores busy; the whole check has more of them.
const inFront = isQuick ? [LANES.source, LANES.unit] : [[...LANES.source, ...LANES.unit]];
for (const lane of isQuick ? inFront : [...inFront, LANES.programs, LANES.build, LANES.browser]) {
  let previous = Promise.resolve();
  for (const step of lane) {
    const { needs, report, after = [] } = step;
    if (report) rmSync(report, { force: true });
    if (needs) installed = installed.then(() => run(needs));
    const needed = needs ? installed : undefined;
    previous = Promise.all([previous, ...after.map((name) => ends.get(name))]).then(async () =>
      runStep(step, await needed),
    );
    ends.set(step.name, previous);
  }
}
await Promise.all(ends.values());

if (!isQuick) {
  const proofs = judgeProofs(readProofs(readFileSync('SECURITY.md', 'utf8')), ran, skipped);
  for (const proof of proofs.notRun) console.log(`Not run here: ${proof}`);
  if (proofs.failures.length > 0) failures.push(['Proofs named in SECURITY.md', ...proofs.failures].join('\n'));
}
// Repeated at the end, where people look first.
for (const failure of failures) console.log(`\n== Failed: ${failure}`);
if (failures.length === 0) console.log('\nAll checks passed.');
console.log(`\nIt took ${Math.round((performance.now() - begun) / 1000)} s.`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
