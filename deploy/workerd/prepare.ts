import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preparePages } from '../../server/app/preparePages.ts';
import { prepareProducts } from '../../server/app/prepareProducts.ts';
import { compressors } from '../../server/compressors.ts';
import { projectFolder } from '../../server/projectFolder.ts';
import { readDemoPage } from '../../server/readDemoPage.ts';
import { readEmbedFiles } from '../../server/readEmbedFiles.ts';
import type { Sites } from '../../server/readSites.ts';
import { describeProblem } from '../../src/catalogue/describeProblem.ts';
import { readCatalogue } from '../../src/catalogue/readCatalogue.ts';
import { type Packed, pack } from './prepared.ts';

/** There is time: it is done once for all visitors until the next range. */
const QUALITY = 11;

export type PreparedWorker =
  | (Packed & { readonly ok: true })
  | { readonly ok: false; readonly lines: readonly string[] };

/**
 * What the worker answers with, from a catalogue file and `dist/embed`. Not ok, with lines that say why, where a row of
 * the file is wrong.
 *
 * @throws when the file or the folder cannot be read
 */
export async function prepare(catalogue: string, { allowedOrigins, frameAncestors }: Sites): Promise<PreparedWorker> {
  const { products, problems } = readCatalogue(catalogue, new Uint8Array(readFileSync(catalogue)));
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { ok: false, lines: errors.map((problem) => describeProblem(problem, catalogue)) };

  const project = projectFolder();
  const embedFolder = join(project, 'dist/embed');
  const demo = readDemoPage(join(project, 'server/demo.html'), embedFolder);
  const files = await readEmbedFiles(embedFolder);
  const packed = pack({
    products: await prepareProducts(products, statSync(catalogue).mtime.toISOString(), compressors(QUALITY)),
    pages: await preparePages(demo, { frameAncestors, compressors: compressors(QUALITY) }),
    // A worker may hold few megabytes, and most of them would be source maps.
    files: Object.fromEntries([...files].filter(([path]) => !path.endsWith('.map'))),
    allowedOrigins,
  });
  return { ok: true, ...packed };
}
