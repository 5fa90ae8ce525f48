import { execFileSync } from 'node:child_process';
import { inProject } from '../scripts/importSource.mjs';

export const installPeers = () =>
  execFileSync('npm', ['ci', '--silent', '--no-progress'], { cwd: inProject('bench'), stdio: 'inherit' });
