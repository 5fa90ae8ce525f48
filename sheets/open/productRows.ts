import { cleanText } from '../../src/catalogue/cleanText.ts';
import { kindNamed } from '../recognise/recogniseKind.ts';
import { SECTION_COLUMNS, type SkippedRows, type TableRow } from './table.ts';

const TOTAL =
  /^(?:sub-?\s?total|total|sum|summe|gesamt|totale?s?|somme|итого|всего|合计|合計|합계|tổng( cộng)?|รวม|összesen|jumlah)\b/iu;
/** In a narrower table, a row with one cell may be a product. */
const MIN_COLUMNS = 4;

type Reason = Exclude<SkippedRows['reason'], 'picture'>;

/** A column made from the names of sections. */
export interface SectionColumn {
  readonly name: string;
  /** One text for each kept row. */
  readonly texts: readonly string[];
}

export interface ProductRows {
  readonly kept: readonly TableRow[];
  readonly skipped: readonly SkippedRows[];
  readonly sections: readonly SectionColumn[];
}

/**
 * The rows without repeated headings, names of sections, notes and sums.
 *
 * @param headings the rows of groups, headings and units
 */
export function productRows(rows: readonly TableRow[], headings: readonly TableRow[]): ProductRows {
  const reasonOf = reasonFor(headings);
  const skipped: Record<Reason, number[]> = { headings: [], 'single-cell': [], total: [] };
  const sections = new Sections();
  const kept = rows.filter((row) => {
    const reason = row.problem === undefined ? reasonOf(row) : null;
    if (reason !== null) skipped[reason].push(row.number);
    if (reason === 'single-cell') sections.begin(row.cells.map(cleanText).find((text) => text !== '')!);
    if (reason === null) sections.addRow();
    return reason === null;
  });
  const reasons = Object.entries(skipped) as [Reason, number[]][];
  return {
    kept,
    skipped: reasons.flatMap(([reason, numbers]) => (numbers.length === 0 ? [] : [{ reason, rows: numbers }])),
    sections: sections.columns(),
  };
}

/** Says why a row isn't a product; null for a product. */
function reasonFor(headings: readonly TableRow[]): (row: TableRow) => Reason | null {
  const named = headings.map(({ cells }) => cells.map(cleanText));
  const width = new Set(named.flatMap((texts) => texts.flatMap((text, at) => (text === '' ? [] : [at])))).size;
  return ({ cells, flaws }) => {
    const texts = cells.map(cleanText);
    const filled = texts.filter((text) => text !== '');
    const same = Math.max(
      ...named.map((names) => texts.filter((text, at) => text !== '' && text === names[at]).length),
    );
    if (same > 1 && same >= filled.length / 2) return 'headings';
    const isAlone = filled.length === 1 && !flaws;
    if (isAlone && width > 1 && kindNamed(filled[0]!) && !/\d/.test(filled[0]!)) return 'single-cell';
    if (width < MIN_COLUMNS) return null;
    if (isAlone) return 'single-cell';
    return TOTAL.test(filled[0] ?? '') && filled.length <= width / 2 ? 'total' : null;
  };
}

/** Collects the names of sections. A name directly below another one belongs to it. */
class Sections {
  readonly #rows: (readonly [upper: string, name: string])[] = [];
  #upper = '';
  #name = '';
  #isEmpty = false;

  begin(name: string): void {
    if (this.#isEmpty) this.#upper = this.#name;
    this.#name = name;
    this.#isEmpty = true;
  }

  addRow(): void {
    this.#rows.push([this.#upper, this.#name]);
    this.#isEmpty = false;
  }

  /** Columns for levels where several sections have rows, or where a name is a kind of system. A single note makes none. */
  columns(): readonly SectionColumn[] {
    return SECTION_COLUMNS.flatMap((name, level) => {
      const texts = this.#rows.map((row) => row[level]!);
      const names = [...new Set(texts)].filter((text) => text !== '');
      return names.length > 1 || names.some((text) => kindNamed(text)) ? [{ name, texts }] : [];
    });
  }
}
