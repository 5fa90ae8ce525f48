import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { DEMO } from './app/createApp.ts';
import { type Policy, pagePolicy } from './app/pagePolicy.ts';
import { prepareFile, type StoredFile } from './app/prepareFile.ts';
import { demoPage, type ShownCatalogue } from './demoPage.ts';
import { compressors } from './publish/compressors.ts';
import { formsBeside } from './publish/formsBeside.ts';
import { RANGE } from './publish/publishedFolder.ts';

/** Brotli's best quality takes seconds at each start. The image has forms of that quality beside the files. */
const QUALITY = 9;
/** For source maps and types, which are large. */
const QUALITY_FOR_DEVELOPERS = 5;

export interface Site {
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly policy: Policy;
  /** Renders the demo page again, for a changed catalogue. */
  show(catalogue: ShownCatalogue): Promise<void>;
}

/**
 * Reads the built element and the demo page of the project.
 *
 * @throws when one of the files can't be read
 */
export async function readSite(
  project: string,
  frameAncestors: readonly string[],
  catalogue: ShownCatalogue,
  base = '',
): Promise<Site> {
  const embed = join(project, 'dist/embed');
  const start = readFileSync(join(embed, 'start.html'), 'utf8');
  const page = readFileSync(join(project, 'server/demo.html'), 'utf8');
  const files = new Map(await readEmbedFiles(embed));
  const show = async (shown: ShownCatalogue): Promise<void> => {
    if (shown.range === '') for (const ending of ['', '.br', '.gz']) files.delete(RANGE + ending);
    const pages = { [DEMO]: demoPage(page, start, shown, base), ...(shown.range && { [RANGE]: shown.range }) };
    for (const [name, text] of Object.entries(pages)) {
      const forms = await prepareFile(name, new TextEncoder().encode(text), compressors(QUALITY));
      for (const [address, file] of forms) files.set(address, file);
    }
  };
  await show(catalogue);
  // The policy doesn't depend on texts, so it is valid for every catalogue.
  const policy = await pagePolicy(demoPage(page, start, catalogue, base), frameAncestors);
  return { files, policy, show };
}

/**
 * Reads the built element into memory, by address. No spelling of a path leads out of this table, and a later build can't mix its
 * files with these.
 *
 * @throws when the folder can't be read
 */
export async function readEmbedFiles(folder: string): Promise<ReadonlyMap<string, StoredFile>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  );
  const files = entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    const quality = /\.(map|ts)$/.test(path) ? QUALITY_FOR_DEVELOPERS : QUALITY;
    const forms = formsBeside((ending) => new Uint8Array(readFileSync(`${file}.${ending}`)), compressors(quality));
    return prepareFile(`/embed/${path}`, new Uint8Array(readFileSync(file)), forms);
  });
  return new Map((await Promise.all(files)).flat());
}
