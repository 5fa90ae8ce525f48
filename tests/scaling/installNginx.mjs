/**
 * Provides nginx for its tests: the installed one, or else Debian's package, unpacked. Usage: `node
 * tests/scaling/installNginx.mjs`. Exits with 69 if this machine can't have nginx.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../scripts/needProgram.mjs';
import { environmentOf, runInstallation, treeOf, unpackPackage } from './unpackPackage.mjs';

/**
 * The command and environment that run nginx.
 * @returns {{ command: string, env: NodeJS.ProcessEnv } | null} null if there is no nginx
 */
export function findNginx() {
  const command = findProgram('nginx');
  if (command) return { command, env: process.env };
  const unpacked = join(treeOf('nginx'), 'usr/sbin/nginx');
  return existsSync(unpacked) ? { command: unpacked, env: environmentOf(treeOf('nginx')) } : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runInstallation('nginx', () => {
    if (!findNginx()) unpackPackage('nginx');
  });
}
