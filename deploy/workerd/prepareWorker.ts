import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Policy } from '../../server/app/pagePolicy.ts';
import type { StoredFile } from '../../server/app/prepareFile.ts';
import type { PreparedProducts } from '../../server/app/prepareProducts.ts';
import { shownFile } from '../../server/demoPage.ts';
import { prepareCatalogue } from '../../server/prepareCatalogue.ts';
import { projectFolder } from '../../server/projectFolder.ts';
import { readSite } from '../../server/readSite.ts';
import { readSites, SITE_OPTIONS } from '../../server/readValues.ts';
import { fileTooLarge } from '../../src/catalogue/catalogueLimits.ts';
import { printable } from '../../src/catalogue/printable.ts';

export interface Prepared {
  readonly products: PreparedProducts;
  readonly policy: Policy;
  /** The files by address. */
  readonly files: Readonly<Record<string, StoredFile>>;
  /** Origins whose pages may use the selector; null for all. */
  readonly allowedOrigins: readonly string[] | null;
}

interface PreparedWorker {
  readonly lines: readonly string[];
  /** 1 if the catalogue is refused or something can't be read, 2 for an invalid command line. */
  readonly exitCode: 0 | 1 | 2;
  /** `Prepared` as JSON, each body in base64; null after a failure. */
  readonly json: string | null;
}

/** Brotli's best quality, because it runs once per build. */
const QUALITY = 11;
const OPTIONS = {
  catalogue: { type: 'string' },
  sheet: { type: 'string' },
  'without-bad-rows': { type: 'boolean' },
  ...SITE_OPTIONS,
} as const;

/** Prepares the worker's replies from a catalogue file and `dist/embed`. Never rejects. */
export async function prepareWorker(args: readonly string[]): Promise<PreparedWorker> {
  const fail = (exitCode: 1 | 2, lines: readonly string[]): PreparedWorker => ({
    lines: lines.map(printable),
    exitCode,
    json: null,
  });
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...args], options: OPTIONS }));
  } catch (error) {
    return fail(2, [(error as Error).message.split('\n')[0]!]);
  }
  const sites = readSites(values);
  if (!sites.ok) return fail(2, [sites.problem]);
  const { allowedOrigins, frameAncestors } = sites.value;
  try {
    const project = projectFolder();
    const ownCatalogue = join(project, 'catalogue/products.csv');
    const file = values.catalogue ?? ownCatalogue;
    const { size, mtime: modified } = statSync(file);
    const tooLarge = fileTooLarge(size);
    if (tooLarge !== null) return fail(1, [`${file}: ${tooLarge} Is it the right file?`]);
    const bytes = new Uint8Array(readFileSync(file));
    const withoutBadRows = values['without-bad-rows'] ?? false;
    const { sheet } = values;
    const source = { file, sheet, name: file, bytes, modified, withoutBadRows, quality: QUALITY, now: Date.now() };
    const catalogue = await prepareCatalogue(source);
    if (!catalogue.ok) return fail(1, [...catalogue.lines, catalogue.refusal]);
    const shown = { file: shownFile(file, ownCatalogue), systems: catalogue.products.systems };
    const { files, policy } = await readSite(project, frameAncestors, shown);
    // A worker may only have a few megabytes, and source maps would take most of them.
    const kept = Object.fromEntries([...files].filter(([address]) => !address.includes('.map')));
    const prepared: Prepared = { products: catalogue.products, policy, files: kept, allowedOrigins };
    const asText = (_: string, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
    return { lines: catalogue.lines.map(printable), exitCode: 0, json: JSON.stringify(prepared, asText) };
  } catch (error) {
    return fail(1, [`The worker can't be built: ${error instanceof Error ? error.message : error}`]);
  }
}
