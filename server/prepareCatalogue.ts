import { compareCatalogues } from '../sheets/compare/compareCatalogues.ts';
import { type DescribedChanges, describeChanges } from '../sheets/compare/describeChanges.ts';
import { describeFileProblem, type FileProblem } from '../sheets/open/explainFileProblem.ts';
import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import { readiness } from '../sheets/read/readiness.ts';
import { readMapping } from '../sheets/read/readMapping.ts';
import type { PricePeriod } from '../sheets/read/sales.ts';
import { localDate } from '../sheets/register/localDate.ts';
import { readRegister } from '../sheets/register/readRegister.ts';
import { withRegister } from '../sheets/register/withRegister.ts';
import { EXAMPLE_ID } from '../sheets/write/exampleRows.ts';
import type { Product } from '../src/catalogue/product.ts';
import { readReply } from '../src/catalogue/readReply.ts';
import { type PreparedProducts, prepareProducts } from './app/prepareProducts.ts';
import { compressors } from './publish/compressors.ts';

export interface CatalogueSource {
  /** Its extension tells JSON from the rest; its bytes tell everything else. */
  readonly file: string;
  /** The sheet of a workbook; undefined for the only one with a header. */
  readonly sheet: string | undefined;
  /** The mapping of a sheet, a shop export or a feed, and its name in messages. */
  readonly mapping?: { readonly name: string; readonly text: string } | undefined;
  /** The energy register, and its name in messages. */
  readonly register?: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined;
  /** The file's name in messages. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly modified: Date;
  /** True to publish the usable rows without the others. */
  readonly withoutBadRows: boolean;
  /** Brotli's quality. */
  readonly quality: number;
  /** Milliseconds since 1970; for prices of sales. */
  readonly now: number;
  /** The products reply to compare with; undefined for none. */
  readonly lastGood?: Uint8Array | undefined;
}

/** The result as plain data, so it can pass between processes. */
export type PreparedCatalogue =
  | {
      readonly ok: true;
      readonly products: PreparedProducts;
      readonly badRows: number;
      readonly pricePeriod: PricePeriod;
      /** Null if there is nothing to compare with. */
      readonly changes: DescribedChanges | null;
      /** The first problems, one line each. */
      readonly lines: readonly string[];
    }
  | {
      readonly ok: false;
      readonly lines: readonly string[];
      /** One line with the reason why the file isn't published, and the solution. */
      readonly refusal: string;
    };

const PROBLEM_LINES = 20;

/**
 * Reads a catalogue and prepares the products reply. If some rows can't be used, nothing is published without `withoutBadRows`.
 * If no row can be used, nothing is ever published.
 */
export async function prepareCatalogue(source: CatalogueSource): Promise<PreparedCatalogue> {
  const { sheet, mapping, name, bytes, modified, withoutBadRows, quality } = source;
  const kept = mapping && readMapping(mapping.text);
  if (kept?.ok === false) {
    const refusal = `The mapping ${mapping?.name} can't be used: ${kept.reason} ${kept.suggestion}`;
    return { ok: false, lines: [], refusal };
  }
  const register = source.register && readRegister(source.register.bytes);
  if (register?.ok === false) {
    return { ok: false, lines: [], refusal: `The register ${source.register?.name} can't be used: ${register.reason}` };
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const moment = { now: source.now, timeZone };
  const read = readCatalogueFile(bytes, { name: source.file, sheet, mapping: kept?.mapping, moment });
  const { problems, pricePeriod } = read;
  const today = localDate(new Date(source.now));
  const products = register ? withRegister(read, register.rows, today).products : read.products;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const state = readiness({ products, problems });
  const refuse = (refusal: string, some: readonly FileProblem[] = []): PreparedCatalogue => ({
    ok: false,
    lines: linesOf(some, name),
    refusal,
  });
  if (state.kind === 'unusable') {
    if (state.problem.row === null || errors.length === 1) return refuse(describeFileProblem(state.problem, name));
    return refuse(`Nothing in the catalogue ${name} can be used. Fix the problems above.`, errors);
  }
  if (state.kind === 'examples') {
    const [first] = state.ids;
    return refuse(
      `The catalogue ${name} still has the template's example rows (${first} …), so it is not published. Delete the rows whose id begins with ${EXAMPLE_ID}.`,
      errors,
    );
  }
  const badRows = state.kind === 'bad-rows' ? state.rows.length : 0;
  if (badRows > 0 && !withoutBadRows) {
    const [rows, them] = badRows === 1 ? ['1 row', 'it'] : [`${badRows} rows`, 'them'];
    const others = products.length === 1 ? 'other system' : `other ${products.length} systems`;
    return refuse(
      `The catalogue ${name} has ${rows} that can't be used, so it is not published. Fix ${them}, or add --without-bad-rows to publish the ${others}.`,
      errors,
    );
  }
  const updated = new Date(Math.max(modified.getTime(), pricePeriod.from ?? 0)).toISOString();
  const prepared = await prepareProducts(products, updated, compressors(quality));
  const warnings = problems.filter(({ severity }) => severity !== 'error');
  const lines = linesOf([...errors, ...warnings], name);
  return { ok: true, products: prepared, badRows, pricePeriod, changes: changesFrom(source.lastGood, products), lines };
}

function changesFrom(lastGood: Uint8Array | undefined, products: readonly Product[]): DescribedChanges | null {
  const before = lastGood && readReply(JSON.parse(new TextDecoder().decode(lastGood)));
  return before?.ok ? describeChanges(compareCatalogues(before.products, products)) : null;
}

function linesOf(problems: readonly FileProblem[], name: string): readonly string[] {
  const lines = problems.slice(0, PROBLEM_LINES).map((problem) => describeFileProblem(problem, name));
  const more = problems.length - PROBLEM_LINES;
  return more > 0 ? [...lines, `… and ${more} more.`] : lines;
}
