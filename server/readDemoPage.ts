import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the demo page takes what a page has in its head so that the selector is there soonest. */
const PLACE = '<!-- start -->';
/** What stands in `start.html` for where the built element is. */
const ELSEWHERE = 'https://provider.example/embed/';

/**
 * The demo page with the built element's lines for a head in its own.
 *
 * @param file the page
 * @param embedFolder the built element
 * @throws when one of the files cannot be read
 */
export function readDemoPage(file: string, embedFolder: string): string {
  const start = readFileSync(join(embedFolder, 'start.html'), 'utf8').replaceAll(ELSEWHERE, '/embed/');
  return readFileSync(file, 'utf8').replace(PLACE, () => start.trimEnd());
}
