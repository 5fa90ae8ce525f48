import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preparePages } from '../../server/app/preparePages.ts';
import { compressors } from '../../server/compressors.ts';
import { prepareCatalogue } from '../../server/prepareCatalogue.ts';
import { projectFolder } from '../../server/projectFolder.ts';
import { readDemoPage } from '../../server/readDemoPage.ts';
import { readEmbedFiles } from '../../server/readEmbedFiles.ts';
import type { Sites } from '../../server/readSites.ts';
import { fileTooLarge } from '../../src/catalogue/catalogueLimits.ts';
import { type Packed, pack } from './prepared.ts';

/** There is time: it is done once for all visitors until the next range. */
const QUALITY = 11;

export type PreparedWorker =
  | (Packed & { readonly ok: true; readonly lines: readonly string[] })
  | { readonly ok: false; readonly lines: readonly string[] };

/**
 * What the worker answers with, from a catalogue file and `dist/embed`. Not ok, with lines that say why, if the catalogue is
 * not ready to be published.
 *
 * @throws when the file or the folder can't be read
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

  const project = projectFolder();
  const embedFolder = join(project, 'dist/embed');
  const demo = readDemoPage(join(project, 'server/demo.html'), embedFolder);
  const files = await readEmbedFiles(embedFolder);
  const packed = pack({
    products: prepared.products,
    pages: await preparePages(demo, { frameAncestors, compressors: compressors(QUALITY) }),
    // A worker may hold few megabytes, and most of them would be source maps.
    files: Object.fromEntries([...files].filter(([path]) => !path.endsWith('.map'))),
    allowedOrigins,
  });
  return { ok: true, lines: prepared.lines, ...packed };
}
