import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For tests: a folder of their own, to be removed after them. */
export function temporaryFolder(parent = tmpdir()): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(parent, 'product-selector-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
