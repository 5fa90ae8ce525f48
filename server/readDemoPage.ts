import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the demo page takes what a page has in its head so that the selector is there soonest. */
const PLACE = '<!-- start -->';

/**
 * The demo page, with the style of the landing content in its head and with the files that *Start* needs named there, so
 * that they come beside the entry.
 *
 * @param file the page
 * @param embedFolder the built element
 * @throws when one of the files cannot be read
 */
export function readDemoPage(file: string, embedFolder: string): string {
  const read = (name: string) => readFileSync(join(embedFolder, name), 'utf8');
  const { modules } = JSON.parse(read('start.json')) as { readonly modules: readonly string[] };
  const links = modules.map((name) => `<link rel="modulepreload" href="/embed/${name}">`);
  return readFileSync(file, 'utf8').replace(PLACE, () =>
    [`<style>${read('landing.css')}</style>`, ...links].join('\n'),
  );
}
