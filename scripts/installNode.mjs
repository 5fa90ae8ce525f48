import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The registry's package with Node for this machine. */
export const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

/**
 * Installs a Node from the registry into .cache/runtimes, without running scripts, and returns the program's folder. Null if the
 * registry has none for this machine.
 * @param {string} version
 */
export function installNode(version) {
  const folder = resolve(`.cache/runtimes/${version}`);
  const bin = `${folder}/node_modules/${NODE_PACKAGE}/bin`;
  if (existsSync(`${bin}/node`)) return bin;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  spawnSync('npm', ['install', ...options, `${NODE_PACKAGE}@${version}`], { stdio: 'inherit' });
  return existsSync(`${bin}/node`) ? bin : null;
}
