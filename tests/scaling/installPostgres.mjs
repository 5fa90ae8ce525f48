/**
 * Provides PostgreSQL for its tests: the installed one, or else Debian's package, unpacked. Usage: `node
 * tests/scaling/installPostgres.mjs`. Exits with 69 if this machine can't have PostgreSQL.
 */
import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NotHere } from '../wordpress/install.mjs';
import { environmentOf, runInstallation, treeOf, unpackPackage } from './unpackPackage.mjs';

/**
 * The folder of PostgreSQL's programs, which Debian keeps out of the path, and their environment.
 * @returns {{ programs: string, env: NodeJS.ProcessEnv } | null} null if there is none
 */
export function findPostgres() {
  for (const tree of ['/', treeOf('postgresql')]) {
    const versions = join(tree, 'usr/lib/postgresql');
    const [newest] = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
    const programs = join(versions, newest ?? '', 'bin');
    if (existsSync(join(programs, 'initdb'))) {
      return { programs, env: tree === '/' ? process.env : environmentOf(tree) };
    }
  }
  return null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runInstallation('PostgreSQL', () => {
    try {
      userInfo();
    } catch {
      throw new NotHere(`its initdb needs a user with a name, and user ${process.getuid?.()} has none`);
    }
    if (!findPostgres()) unpackPackage('postgresql');
  });
}
