import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** In memory where Linux has room for it: half of the tests of stores would wait for the disk, and none is about one. */
const PLACE = existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize > 1e9 ? MEMORY : tmpdir();

/** A temporary folder. The caller removes it. */
export function temporaryFolder(parent = PLACE): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(parent, 'product-selector-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
