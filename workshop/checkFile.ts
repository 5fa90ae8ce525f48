import { type ExplainedFileProblem, explainAll } from '../sheets/open/explainFileProblem.ts';
import { type Readiness, readiness } from '../sheets/read/readiness.ts';
import type { CatalogueOfRows } from '../sheets/read/readTable.ts';
import { MAX_FILE_BYTES } from '../src/catalogue/catalogueLimits.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';
import { withoutEndedSales } from '../src/catalogue/salePrices.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { translated } from './i18n.ts';

export type SheetFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

export interface CheckedFile extends Omit<CatalogueOfRows, 'problems'> {
  readonly name: string;
  readonly problems: readonly ExplainedFileProblem[];
  readonly errors: readonly ExplainedFileProblem[];
  readonly warnings: readonly ExplainedFileProblem[];
  /** The size when published. */
  readonly bytes: number;
  readonly readiness: Readiness;
}

export type FileCheck = ({ readonly ok: true } & CheckedFile) | UnreadFile;

/** Reasons why a file wasn't read. */
export type UnreadFile =
  | { readonly ok: false; readonly reason: 'too-large'; readonly name: string; readonly size: number }
  | { readonly ok: false; readonly reason: 'unreadable'; readonly name: string };

/** The site puts its own time in place of this, which is as long. */
export const SOME_TIME = '2026-01-01T00:00:00Z';

/** Reads a file after checking its size. Never rejects. */
export async function readBytes(file: SheetFile): Promise<Uint8Array<ArrayBuffer> | UnreadFile> {
  const { name, size } = file;
  if (size > MAX_FILE_BYTES) return { ok: false, reason: 'too-large', name, size };
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return { ok: false, reason: 'unreadable', name };
  }
}

/** Checks a catalogue as the selector would. */
export function checkSheet(name: string, catalogue: CatalogueOfRows): CheckedFile {
  const today = dayOf(Date.now());
  const products = catalogue.products.map((product) => withoutEndedSales(product, today));
  const problems = explainAll(catalogue.problems, translated);
  return {
    ...catalogue,
    products,
    name,
    problems,
    errors: problems.filter(({ severity }) => severity === 'error'),
    warnings: problems.filter(({ severity }) => severity === 'warning'),
    bytes: bytesOf(writeReply(products, SOME_TIME)),
    readiness: readiness(catalogue),
  };
}

/** Counts in UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
