import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder. The caller removes it. */
export function temporaryFolder(parent = tmpdir()): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(parent, 'product-selector-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
