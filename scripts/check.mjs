/**
 * The check: `npm test` runs everything, `node scripts/check.mjs quick` runs format, types, dead code and unit tests. Steps run
 * in parallel, and a failed step doesn't stop the others; its output comes at the end, where people look first. The last line
 * counts the tests; a step that fails without a failed test counts as one.
 */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const isQuick = process.argv[2] === 'quick';
const begun = performance.now();

/** The exit code of a step that this machine can't run. */
const NOT_HERE = 69;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string} [needs] A command that runs first, such as an installation; 69 skips the step.
 * @property {string} [after] The step that must end first.
 * @property {boolean} [isQuick] Part of the quick check.
 */

/**
 * In starting order: first the steps that others need, then the longest, then the short ones that fill gaps. All steps together
 * keep two cores busy, so only the browser tests must not start late, because they take half of the time.
 * @type {readonly Step[]}
 */
const STEPS = [
  { name: 'Build', command: 'npm run package --silent' },
  { name: 'Format and lint', isQuick: true, command: 'biome ci --error-on-warnings' },
  { name: 'Types: the selector, with the DOM', isQuick: true, command: 'tsc -p src --checkers 1' },
  {
    name: 'Browser tests',
    needs: 'node scripts/findChromium.mjs',
    after: 'Build',
    command: 'playwright test --project=browser',
  },
  {
    name: 'WordPress',
    needs: 'node scripts/findChromium.mjs && node tests/wordpress/install.mjs',
    after: 'Build',
    command: 'playwright test --project=wordpress',
  },
  {
    name: 'Unit tests',
    isQuick: true,
    command: 'vitest run --project node --project dom',
  },
  { name: 'Types: the pure folders, without it', isQuick: true, command: 'tsc -p src/tsconfig.pure.json --checkers 1' },
  { name: 'Types: server, tests and tools', isQuick: true, command: 'tsc --checkers 1' },
  { name: 'Dead code', isQuick: true, command: 'knip' },
  {
    name: 'Programs',
    command: 'vitest run --project programs',
  },
  {
    name: 'A killed provider',
    after: 'Build',
    command: 'vitest run --project scaling killedProvider',
  },
  {
    name: 'The package',
    after: 'Build',
    command: 'vitest run --project package',
  },
  {
    name: 'PostgreSQL',
    needs: 'node tests/scaling/installPostgres.mjs',
    command: 'vitest run --project scaling postgres',
  },
  { name: 'Bytes', after: 'Build', command: 'size-limit' },
];

/** With more steps than two cores can run, each gets slower. */
const AT_ONCE = isQuick ? 2 : 3;

let passed = 0;
let failed = 0;
/** @type {string[]} */
const reports = [];

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

/** The last number before a word, because Vitest and Playwright end with their counts. @param {string} output @param {string} word */
const lastCount = (output, word) =>
  Number(new RegExp(`.*\\b(\\d+) ${word}\\b`, 's').exec(stripVTControlCharacters(output))?.[1] ?? 0);

/** @param {Step} step @param {Awaited<ReturnType<typeof run>> | undefined} needed */
async function runStep({ name, command }, needed) {
  const begun = performance.now();
  const { status, output } = needed?.status ? needed : await run(command);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const report = `\n== ${name}: ${command} (${seconds} s)\n${output}`;
  if (needed?.status === NOT_HERE) return console.log(`${report}It can’t run here.`);
  if (/^(vitest|playwright)/.test(command)) passed += lastCount(output, 'passed');
  if (status === 0) return console.log(report);
  failed += Math.max(1, lastCount(output, 'failed'));
  reports.push(report);
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

await runAll(isQuick ? STEPS.filter((step) => step.isQuick) : STEPS);
for (const report of reports) console.log(report);
if (failed === 0) console.log('\nAll checks passed.');
console.log(`\nIt took ${Math.round((performance.now() - begun) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
