/**
 * Runs the unit tests, with the built server and command line, on every supported Node: `npm run test:runtimes`, part of `npm run
 * test:exhaustive`. The programs come from the registry as packages, without running scripts, into .cache/runtimes. For one
 * version and some tests: `npm run test:runtimes -- 22 server`.
 */
import { spawnSync } from 'node:child_process';
import { installNode, NODE_PACKAGE } from './installNode.mjs';

/** The oldest supported version, and the newest of each later line. */
const VERSIONS = ['20.19.0', '22', '24'];

/** @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (command, args, env = process.env) => spawnSync(command, args, { stdio: 'inherit', env }).status === 0;

if (!run('npm', ['run', 'build', '--silent'])) process.exit(1);
/** @type {string[]} */
const failed = [];
const given = process.argv.slice(2);
const wanted = VERSIONS.filter((version) => given.includes(version));
for (const version of wanted.length > 0 ? wanted : VERSIONS) {
  const bin = installNode(version);
  if (bin === null) {
    console.log(`Not run here: the registry has no Node ${version} for this machine (${NODE_PACKAGE}).`);
    continue;
  }
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  run(`${bin}/node`, ['--version']);
  const projects = ['node', 'dom', 'programs'].map((name) => `--project=${name}`);
  const tests = given.filter((word) => !VERSIONS.includes(word));
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...tests];
  if (!run(`${bin}/node`, vitest, env)) failed.push(version);
}
if (failed.length > 0) console.error(`Failed on Node ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
