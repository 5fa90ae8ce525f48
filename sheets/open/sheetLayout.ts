import { attributesOf, type OpenTag, type StepLimit } from './readXml.ts';
import type { Merge, SheetLayout } from './table.ts';

/** Spreadsheets have no more columns. */
const MAX_COLUMNS = 16_384;
/** Further merged cells are ignored; those in the headings come first. */
const MAX_MERGES = 10_000;

/** Collects the merged cells and the hidden columns of a workbook's sheet. */
export class LayoutReader {
  readonly #merges: Merge[] = [];
  readonly #hidden = new Set<number>();

  get columns(): Pick<SheetLayout, 'merges' | 'hidden'> {
    return { merges: this.#merges, hidden: this.#hidden };
  }

  take(tag: OpenTag, limit: StepLimit): void {
    if (tag.name === 'mergeCell') this.#takeMerge(attributesOf(tag, limit).get('ref') ?? '');
    if (tag.name === 'col') this.#takeColumns(attributesOf(tag, limit));
  }

  #takeMerge(area: string): void {
    const [, from, top, to, bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(area) ?? [];
    if (from === undefined || this.#merges.length === MAX_MERGES) return;
    const [at, row] = [columnAt(from), Number(top)];
    this.#merges.push({ row, at, rows: Number(bottom) - row + 1, columns: columnAt(to!) - at + 1 });
  }

  #takeColumns(attributes: ReadonlyMap<string, string>): void {
    const isHidden = /^(1|true)$/.test(attributes.get('hidden') ?? '') || Number(attributes.get('width') ?? 1) === 0;
    const [first, last] = [Number(attributes.get('min')), Math.min(Number(attributes.get('max')), MAX_COLUMNS)];
    if (isHidden) for (let at = Math.max(first, 1); at <= last; at++) this.#hidden.add(at - 1);
  }
}

/** The position of a column: 2 for `C`. */
export function columnAt(letters: string): number {
  let position = 0;
  for (const letter of letters) position = 26 * position + letter.charCodeAt(0) - 64;
  return position - 1;
}
