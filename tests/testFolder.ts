import { afterAll, afterEach, beforeEach } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';

/** A temporary folder for each test of a file. */
export function folderForEach(): { readonly path: string } {
  const own = { path: '', remove() {} };
  beforeEach(() => void Object.assign(own, temporaryFolder()));
  afterEach(() => own.remove());
  return own;
}

/** One temporary folder for all tests of a file. */
export function folderForAll(parent?: string): { readonly path: string } {
  const own = temporaryFolder(parent);
  afterAll(own.remove);
  return own;
}
