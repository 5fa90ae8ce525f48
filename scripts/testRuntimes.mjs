/**
 * Runs the unit tests, with the built server and command line, on every supported Node: `npm run test:runtimes`, part of
 * `npm run test:exhaustive`. The programs come from the registry as packages without scripts, into .cache/runtimes. One
 * version and some tests: `npm run test:runtimes -- 22 server`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The oldest supported version, and the newest of each later line. */
const VERSIONS = ['20.19.0', '22', '24'];
const PACKAGE = `node-${process.platform}-${process.arch}`;

/** @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (command, args, env = process.env) => spawnSync(command, args, { stdio: 'inherit', env }).status === 0;

/** The folder of a Node's program; null if the registry has none for this machine. @param {string} version */
function install(version) {
  const folder = resolve(`.cache/runtimes/${version}`);
  const bin = `${folder}/node_modules/${PACKAGE}/bin`;
  if (existsSync(`${bin}/node`)) return bin;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  return run('npm', ['install', ...options, `${PACKAGE}@${version}`]) && existsSync(`${bin}/node`) ? bin : null;
}

if (!run('npm', ['run', 'build', '--silent'])) process.exit(1);
/** @type {string[]} */
const failed = [];
const given = process.argv.slice(2);
const wanted = VERSIONS.filter((version) => given.includes(version));
for (const version of wanted.length > 0 ? wanted : VERSIONS) {
  const bin = install(version);
  if (bin === null) {
    console.log(`Not run here: the registry has no Node ${version} for this machine (${PACKAGE}).`);
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
