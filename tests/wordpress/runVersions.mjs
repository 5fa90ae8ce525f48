/**
 * Tests the block and the element on every available WordPress, in block and classic themes: `npm run
 * test:wordpress:versions`, part of a release. A version that this machine can't have is named and skipped. Other tests:
 * `node tests/wordpress/runVersions.mjs enquiries.spec`.
 */
import { spawnSync } from 'node:child_process';
import { SOURCES } from './install.mjs';

/** The exit code of an installation that this machine can't have. */
const NOT_HERE = 69;
const SPECS = ['places.spec', 'block.spec', 'page.spec', 'routes.spec'];

/** @param {string} command @param {readonly string[]} args @param {string} version */
const run = (command, args, version) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, WORDPRESS: version } }).status;

const given = process.argv.slice(2);
/** @type {string[]} */
const failed = [];
for (const { version } of SOURCES) {
  console.log(`\nWordPress ${version}`);
  const status = run('node', ['tests/wordpress/install.mjs'], version);
  if (status === NOT_HERE) {
    console.log(`Not run here: WordPress ${version}.`);
    continue;
  }
  const args = ['playwright', 'test', '--project=wordpress', ...(given.length > 0 ? given : SPECS)];
  if (status !== 0 || run('npx', args, version) !== 0) failed.push(version);
}
if (failed.length > 0) console.error(`Failed on WordPress ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
