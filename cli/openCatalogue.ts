import { readFileSync, statSync } from 'node:fs';
import { fileTooLarge } from '../src/catalogue/catalogueLimits.ts';
import type { Problem } from '../src/catalogue/problem.ts';
import type { Product } from '../src/catalogue/product.ts';
import { readCatalogue } from '../src/catalogue/readCatalogue.ts';

/** A catalogue that could be opened, with its problems, or why the file could not be. */
export type OpenedCatalogue =
  | { readonly ok: true; readonly products: readonly Product[]; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly reason: string };

/** Opens a catalogue file. The size is looked at before anything is read. */
export function openCatalogue(file: string): OpenedCatalogue {
  try {
    const stat = statSync(file);
    if (stat.isDirectory()) return refused(`${file} is a folder. Name the file in it.`);
    if (!stat.isFile()) return refused(`${file} is not a file.`);
    const tooLarge = fileTooLarge(stat.size);
    if (tooLarge !== null) return refused(`${file}: ${tooLarge} Is it the right file?`);
    return { ok: true, ...readCatalogue(file, readFileSync(file)) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return refused(`${file} does not exist.`);
    if (code === 'EACCES') return refused(`${file} may not be read by this user.`);
    return refused(`${file} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}

function refused(reason: string): OpenedCatalogue {
  return { ok: false, reason };
}
