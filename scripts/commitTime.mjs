import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * The time for files in a package: the commit's, or `SOURCE_DATE_EPOCH` in seconds. An archive of the sources has no commit, but
 * its files have the commit's time.
 *
 * @returns {Date}
 */
export function commitTime() {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  const seconds =
    Number(process.env.SOURCE_DATE_EPOCH || stdout) || Math.floor(statSync('package.json').mtimeMs / 1000);
  return new Date(seconds * 1000);
}
