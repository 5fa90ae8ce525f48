import { cleanText } from '../../src/catalogue/cleanText.ts';
import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import { IN_ENGLISH } from '../../src/catalogue/explainProblem.ts';
import { type Column, type Product, productValue } from '../../src/catalogue/product.ts';
import type { SheetCells } from '../read/sheetCells.ts';
import { agrees } from './agrees.ts';
import { filledFrom } from './filledFrom.ts';
import type { FigureDifference, Filled, FillReport, NotFilled, System } from './fillReport.ts';
import { createRegisterIndex, findRows, type RowCandidate } from './findRows.ts';
import type { RegisterRow } from './readRegister.ts';
import { FIGURE_NAMES } from './registerColumns.ts';

/** The new cells of each changed row, by the row's index in the sheet. */
export type NewCells = ReadonlyMap<number, ReadonlyMap<Column, string>>;

/**
 * Fills blank cells of a catalogue from the energy register. Filled cells never change, except that `filled_from` gets one more
 * source.
 *
 * @param today as YYYY-MM-DD, for expired registrations and for `filled_from`
 */
export function fillCatalogue(
  { products, sheet }: { readonly products: readonly Product[]; readonly sheet: SheetCells },
  rows: readonly RegisterRow[],
  today: string,
  translate = IN_ENGLISH,
): { readonly report: FillReport; readonly cells: NewCells } {
  const index = createRegisterIndex(rows);
  const report = {
    filled: [] as Filled[],
    complete: [] as Filled[],
    proposed: [] as NotFilled[],
    refused: [] as NotFilled[],
    nothingFound: [] as System[],
  };
  const cells = new Map<number, ReadonlyMap<Column, string>>();

  for (const [place, product] of products.entries()) {
    const row = sheet.rows[place]!;
    const raw = rawCells(sheet, row);
    const isBlank = (column: Column) => (raw.get(column) ?? '') === '';
    const unread = new Set(COLUMN_NAMES.filter((column) => productValue(product, column) === null && !isBlank(column)));
    const found = findRows(index, { product, unread, today, translate });
    const use = (candidate: RowCandidate): Filled => ({
      id: product.id,
      title: product.title,
      candidate,
      cells: blanksFilled(candidate.row, isBlank),
      differences: differences(product, candidate.row),
    });
    const { id, title } = product;
    const { certain, refused } = found;
    const proposals = found.proposals.filter((proposal) => use(proposal).cells.length > 0);
    if (certain) {
      const filled = use(certain);
      if (filled.cells.length === 0) report.complete.push(filled);
      else {
        report.filled.push(filled);
        const columns = filled.cells.map(({ column }) => column);
        const source = filledFrom(raw.get('filled_from') ?? '', today, columns);
        const values = filled.cells.map((cell) => [cell.column, cell.value] as const);
        cells.set(row, new Map([...values, ['filled_from', source]]));
      }
    } else if (proposals.length > 0) report.proposed.push({ id, title, proposals, refused });
    else if (found.proposals[0]) report.complete.push(use(found.proposals[0]));
    else if (refused.length > 0) report.refused.push({ id, title, proposals: [], refused });
    else report.nothingFound.push({ id, title });
  }
  return { report, cells };
}

function rawCells(sheet: SheetCells, row: number): ReadonlyMap<Column, string> {
  const cells = new Map<Column, string>();
  for (const [position, column] of sheet.columns.entries()) {
    if (column !== null) cells.set(column, cleanText(sheet.records[row]![position] ?? ''));
  }
  return cells;
}

function blanksFilled(row: RegisterRow, isBlank: (column: Column) => boolean): Filled['cells'] {
  const values: Partial<Record<Column, string | number>> = {
    ...row.figures,
    gems_registration_number: row.registration,
  };
  return COLUMN_NAMES.flatMap((column) => {
    const value = values[column];
    return value === undefined || !isBlank(column) ? [] : [{ column, value: String(value) }];
  });
}

function differences(product: Product, { figures }: RegisterRow): readonly FigureDifference[] {
  return FIGURE_NAMES.flatMap((column) => {
    const sheet = product[column];
    const register = figures[column];
    if (sheet === null || register === undefined || agrees(column, sheet, register)) return [];
    return [{ column, sheet, register }];
  });
}
