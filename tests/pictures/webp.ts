import { spawnSync } from 'node:child_process';

/**
 * Runs one of the programs of libwebp: `cwebp` or `img2webp`.
 * @throws where the machine has none, with the way to get it
 */
export function runWebp(program: 'cwebp' | 'img2webp', args: readonly string[]): void {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) throw new Error(`${program} is missing. On Debian: apt-get install webp`, { cause: error });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
