import { fileURLToPath } from 'node:url';
import * as natives from '../src/app/natives.ts';

const FILE = fileURLToPath(new URL('../src/app/natives.ts', import.meta.url));

/** What each file of the build uses in place of the page's names: those that `natives.ts` takes at the start. */
export function takenNames(): Record<string, [string, string]> {
  return Object.fromEntries(Object.keys(natives).map((name) => [name, [FILE, name]]));
}
