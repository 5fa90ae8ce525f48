/**
 * Makes the Debian that the Containerfile begins with, in `.cache`: `node tests/container/installRoot.mjs`. Exits with 69 if this
 * machine can't have it; it takes root, debootstrap and a network.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDebian } from '../../scripts/needProgram.mjs';
import { runInstallation } from '../scaling/unpackPackage.mjs';
import { NotHere, run } from '../wordpress/install.mjs';

export const CONTAINERFILE = 'deploy/container/Containerfile';

/** Debian's name of the release in the Containerfile. */
const [, release = ''] = /^ARG DEBIAN=debian:(\w+)-slim$/m.exec(readFileSync(CONTAINERFILE, 'utf8')) ?? [];
/** The folder with that Debian. */
export const BASE_ROOT = fileURLToPath(new URL(`../../.cache/debian-${release}`, import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runInstallation('Debian', () => {
    if (existsSync(BASE_ROOT)) return;
    if (!isDebian() || process.getuid?.() !== 0) throw new NotHere('it takes root on a Debian machine');
    const part = `${BASE_ROOT}.part`;
    try {
      rmSync(part, { recursive: true, force: true });
      mkdirSync(part, { recursive: true });
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'debootstrap']);
      run('debootstrap', ['--variant=minbase', release, part]);
    } catch (error) {
      throw new NotHere(`it can't be downloaded: ${error instanceof Error ? error.message.trim() : error}`);
    }
    renameSync(part, BASE_ROOT);
  });
}
