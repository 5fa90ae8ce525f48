import { readFileSync, statSync } from 'node:fs';
import { prepareCatalogue } from '../../server/prepareCatalogue.ts';
import { projectFolder } from '../../server/projectFolder.ts';
import { readSite } from '../../server/readSite.ts';
import type { Sites } from '../../server/readValues.ts';
import { fileTooLarge } from '../../src/catalogue/catalogueLimits.ts';
import { type Packed, pack } from './prepared.ts';

/** Brotli's best, because it runs once per build. */
const QUALITY = 11;

export type PreparedWorker =
  | (Packed & { readonly ok: true; readonly lines: readonly string[] })
  | { readonly ok: false; readonly lines: readonly string[] };

/**
 * Prepares the worker's replies from a catalogue file and `dist/embed`. Not ok, with the problems, if the catalogue is not
 * ready.
 *
 * @throws if the file or the folder can't be read
 */
export async function prepare(
  catalogue: string,
  withoutBadRows: boolean,
  { allowedOrigins, frameAncestors }: Sites,
): Promise<PreparedWorker> {
  const { size, mtime: modified } = statSync(catalogue);
  const tooLarge = fileTooLarge(size);
  if (tooLarge !== null) return { ok: false, lines: [`${catalogue}: ${tooLarge} Is it the right file?`] };
  const bytes = new Uint8Array(readFileSync(catalogue));
  const source = { file: catalogue, name: catalogue, bytes, modified, withoutBadRows, quality: QUALITY };
  const prepared = await prepareCatalogue(source);
  if (!prepared.ok) return { ok: false, lines: [...prepared.lines, prepared.refusal] };

  const { files, pages } = await readSite(projectFolder(), frameAncestors);
  // A worker may have few megabytes, and source maps would take most of them.
  const kept = [...files].filter(([address]) => !address.includes('.map'));
  const packed = pack({ products: prepared.products, pages, files: Object.fromEntries(kept), allowedOrigins });
  return { ok: true, lines: prepared.lines, ...packed };
}
