/**
 * Provides workerd, a runtime for workers, from npm in this folder's `node_modules`. Usage: `node
 * tests/scaling/installWorkerd.mjs`. Exits with 69 if this machine can't have workerd.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = /** @type {Readonly<Record<string, string>>} */ ({
  'linux x64': 'workerd-linux-64',
  'linux arm64': 'workerd-linux-arm64',
});

/** The path of the program for this machine, whether it exists or not; null if there is no such program. */
export function findWorkerd() {
  const name = PACKAGES[`${process.platform} ${process.arch}`];
  return name ? `${FOLDER}node_modules/@cloudflare/${name}/bin/workerd` : null;
}

/** Returns the reason why this machine can't have workerd, or null. */
function install() {
  const program = findWorkerd();
  if (!program) return `it is supported on ${Object.keys(PACKAGES).join(' and ')} only`;
  if (!existsSync(program)) {
    console.log('Downloading workerd …');
    const args = ['ci', '--silent', '--no-progress'];
    const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0 || !existsSync(program)) return "npm can't download its package";
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
