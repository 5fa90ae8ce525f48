/**
 * Makes sure that there is a workerd for its tests, from npm, in the `node_modules` of this folder: the runtime of workers
 * as it is used on one's own machines. `node tests/scaling/installWorkerd.mjs`; ends with 69 where this machine cannot
 * have one, which is no fault of the project.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = /** @type {Readonly<Record<string, string>>} */ ({
  'linux x64': 'workerd-linux-64',
  'linux arm64': 'workerd-linux-arm64',
});

/** The path of the program that is right for this machine, whether it is there or not; null where there is none. */
export function findWorkerd() {
  const name = PACKAGES[`${process.platform} ${process.arch}`];
  return name ? `${FOLDER}node_modules/@cloudflare/${name}/bin/workerd` : null;
}

/** Gives why this machine cannot have it, or null. */
function install() {
  const program = findWorkerd();
  if (!program) return `it is tried on ${Object.keys(PACKAGES).join(' and ')} only`;
  if (!existsSync(program)) {
    console.log('Fetching workerd …');
    const args = ['ci', '--silent', '--no-progress'];
    const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0 || !existsSync(program)) return 'npm cannot fetch its package';
  }
  const { status, error, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? null : `it does not run here: ${error?.message ?? stderr.trim()}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const reason = install();
  if (reason !== null) {
    console.error(`No workerd on this machine (${reason}).`);
    process.exitCode = 69;
  }
}
