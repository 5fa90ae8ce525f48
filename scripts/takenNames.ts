import { fileURLToPath } from 'node:url';
import * as natives from '../src/app/natives.ts';

const FILE = fileURLToPath(new URL('../src/app/natives.ts', import.meta.url));

/** The names that each file of the build takes from `natives.ts` instead of from the page. */
export function takenNames(): Record<string, [string, string]> {
  return Object.fromEntries(Object.keys(natives).map((name) => [name, [FILE, name]]));
}
