/**
 * The check: `npm test` runs everything, `node scripts/check.mjs quick` format, types, dead code and unit tests. Steps run beside
 * each other, and a failed step doesn't stop the others. The last line counts the tests; a step that fails without a failed test
 * counts as one.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { judgeProofs, readProofs, testsOfPlaywright, testsOfVitest } from './checkProofs.mjs';

const isQuick = process.argv[2] === 'quick';
const begun = performance.now();

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
 * @property {string} [after] The step that must end first.
 * @property {boolean} [isQuick] Part of the quick check.
 */

/** @typedef {import('./checkProofs.mjs').Ran} Ran */

/** @param {string} report */
const vitest = (report) => ({ report, read: testsOfVitest });
/** @param {string} report */
const playwright = (report) => ({ report, read: testsOfPlaywright });

/**
 * In the order of their start: what others need, then the longest, then what fills the gaps. All steps together keep two cores
 * busy, so only the browser tests, which take half of the time, must not start late.
 * @type {readonly Step[]}
 */
const STEPS = [
  { name: 'Build', command: 'npm run package:wordpress --silent && npm run package:npm --silent' },
  { name: 'Format and lint', isQuick: true, command: 'biome ci --error-on-warnings' },
  { name: 'Types: the selector, with the DOM', isQuick: true, command: 'tsc -p src' },
  {
    name: 'Browser tests',
    needs: 'node scripts/findChromium.mjs',
    after: 'Build',
    command: 'playwright test --project=browser',
    ...playwright('.cache/browser-tests.json'),
  },
  {
    name: 'WordPress',
    needs: 'node scripts/findChromium.mjs && node tests/wordpress/install.mjs',
    skips: 'tests/wordpress/',
    after: 'Build',
    command: 'PLAYWRIGHT_JSON_OUTPUT_FILE=.cache/wordpress-tests.json playwright test --project=wordpress',
    ...playwright('.cache/wordpress-tests.json'),
  },
  {
    name: 'Unit tests',
    isQuick: true,
    command: 'vitest run --project node --project dom',
    ...vitest('.cache/unit-tests.json'),
  },
  { name: 'Types: the pure folders, without it', isQuick: true, command: 'tsc -p src/tsconfig.pure.json' },
  { name: 'Types: server, tests and tools', isQuick: true, command: 'tsc' },
  { name: 'Dead code', isQuick: true, command: 'knip' },
  {
    name: 'Programs',
    command: 'TEST_REPORT=.cache/program-tests.json vitest run --project programs',
    ...vitest('.cache/program-tests.json'),
  },
  {
    name: 'Past one machine: workerd',
    needs: 'node tests/scaling/installWorkerd.mjs',
    skips: 'tests/scaling/workerd',
    after: 'Build',
    command: 'TEST_REPORT=.cache/workerd-tests.json vitest run --project scaling workerd',
    ...vitest('.cache/workerd-tests.json'),
  },
  {
    name: 'Past one machine: nginx',
    needs: 'node tests/scaling/installNginx.mjs',
    skips: 'tests/scaling/nginx',
    after: 'Build',
    command: 'TEST_REPORT=.cache/nginx-tests.json vitest run --project scaling nginx',
    ...vitest('.cache/nginx-tests.json'),
  },
  {
    name: 'A killed provider',
    after: 'Build',
    command: 'TEST_REPORT=.cache/killed-tests.json vitest run --project scaling killedProvider',
    ...vitest('.cache/killed-tests.json'),
  },
  {
    name: 'The package',
    after: 'Build',
    command: 'TEST_REPORT=.cache/package-tests.json vitest run --project package',
    ...vitest('.cache/package-tests.json'),
  },
  { name: 'The same build twice', after: 'Build', command: 'node scripts/checkReproducible.mjs' },
  {
    name: 'Past one machine: PostgreSQL',
    needs: 'node tests/scaling/installPostgres.mjs',
    skips: 'tests/scaling/postgres',
    command: 'TEST_REPORT=.cache/postgres-tests.json vitest run --project scaling postgres',
    ...vitest('.cache/postgres-tests.json'),
  },
  { name: 'Bytes', after: 'Build', command: 'size-limit' },
];

/** More steps at once than two cores can run only make each other slower. */
const AT_ONCE = isQuick ? 2 : 3;

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

/**
 * Runs the steps, each as early as its place in the order allows.
 * @param {readonly Step[]} steps
 */
function runAll(steps) {
  const waiting = [...steps];
  /** @type {Set<string>} */
  const ended = new Set();
  /** @type {Map<Step, Awaited<ReturnType<typeof run>>>} */
  const needed = new Map();
  let running = 0;
  return new Promise((resolve) => {
    const startReady = () => {
      while (running < AT_ONCE) {
        const ready = waiting.find(
          (step) => (!step.needs || needed.has(step)) && (!step.after || ended.has(step.after)),
        );
        if (!ready) break;
        waiting.splice(waiting.indexOf(ready), 1);
        running += 1;
        runStep(ready, needed.get(ready)).then(() => {
          running -= 1;
          ended.add(ready.name);
          startReady();
        });
      }
      if (ended.size === steps.length) resolve(undefined);
    };
    // Installations run one at a time, because apt has a lock.
    let installed = Promise.resolve();
    for (const step of steps) {
      const { needs } = step;
      if (!needs) continue;
      installed = installed.then(async () => {
        needed.set(step, await run(needs));
        startReady();
      });
    }
    startReady();
  });
}

for (const { report } of STEPS) if (report) rmSync(report, { force: true });
await runAll(isQuick ? STEPS.filter((step) => step.isQuick) : STEPS);

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
