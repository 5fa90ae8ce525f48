/**
 * Installs a program from Debian's packages if it is missing, and exits with 69 if this machine can't have it:
 *
 *   node scripts/needProgram.mjs PROGRAM PACKAGE
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a program, including folders that only root has in PATH; null if it isn't installed.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

export function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Runs apt-get and shows its messages. @param {readonly string[]} args */
export function runApt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-y', '-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

if (process.argv[1] === import.meta.filename) {
  const [name = '', debianPackage = ''] = process.argv.slice(2);
  if (!findProgram(name) && isDebian() && process.getuid?.() === 0) {
    console.log(`No ${name} found: installing Debian's package ${debianPackage} …`);
    runApt('update');
    runApt('install', '--no-install-recommends', debianPackage);
  }
  if (!findProgram(name)) {
    console.error(`${name} is missing. Install it, on Debian as root: apt-get install ${debianPackage}`);
    process.exitCode = 69;
  }
}
