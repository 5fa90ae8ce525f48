/**
 * `npm run test:release`: runs every check of a release beyond `npm test` in sequence, and prints one line with the result of
 * each. A failed check doesn't stop the others. Words pick some of them: `npm run test:release -- engines parts`.
 */
import { spawnSync } from 'node:child_process';

/** The exit code of a check that this machine can't run. */
const NOT_HERE = 69;

/** The shortest first. The checks of `test:exhaustive` include fuzz and the runtimes. */
const CHECKS = {
  reproducible: 'test:reproducible',
  scaling: 'test:scaling',
  container: 'test:container',
  engines: 'test:engines',
  site: 'test:site',
  browser: 'test:browser:release',
  parts: 'test:parts',
  dates: 'test:dates',
  wordpress: 'test:wordpress:versions',
  frameworks: 'test:frameworks',
  exhaustive: 'test:exhaustive',
  mutation: 'mutation',
};

/** @param {number | null} status */
const resultOf = (status) => (status === 0 ? 'passed' : status === NOT_HERE ? 'not on this machine' : 'failed');

const given = process.argv.slice(2);
const unknown = given.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length > 0) {
  console.error(`There is no release check “${unknown.join(', ')}”. There are: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(1);
}
/** @type {string[]} */
const results = [];
let isBad = false;
for (const [name, script] of Object.entries(CHECKS)) {
  if (given.length > 0 && !given.includes(name)) continue;
  const begun = performance.now();
  const { status } = spawnSync('npm', ['run', script, '--silent'], { stdio: 'inherit' });
  const result = resultOf(status);
  isBad ||= result === 'failed';
  results.push(`${name}: ${result}, ${Math.round((performance.now() - begun) / 1000)} s`);
}
console.log(`\n${results.join('\n')}`);
process.exitCode = isBad ? 1 : 0;
