import { MAX_FILE_BYTES, MAX_SYSTEMS } from '../../src/catalogue/catalogueLimits.ts';
import { UnreadableFile } from './unreadableFile.ts';

const CATALOGUE = {
  /** Twice a full catalogue: there may be titles above it, and a shop sells other things too. The reader of systems counts exactly. */
  rows: 2 * MAX_SYSTEMS,
  /** A full catalogue has 300,000 cells. */
  cells: 1_000_000,
  /** A text file has no more characters than bytes, and a workbook may use one text in many cells. */
  characters: MAX_FILE_BYTES,
};
const MAX_COLUMNS = 1000;
/** Spreadsheet programs stop at this row. */
const LAST_ROW = 1_048_576;

const number = (count: number): string => count.toLocaleString('en-AU');
const tooMany = (most: number, what: 'rows' | 'columns' | 'cells' | 'characters'): UnreadableFile =>
  new UnreadableFile(`too-many-${what}`, { most: number(most) });

/**
 * Counts rows, columns, cells and characters of one file before they are kept, for every kind of file. Each method throws
 * `UnreadableFile` beyond its limit.
 */
export class CellLimit {
  #rows = 0;
  #cells = 0;
  #characters = 0;
  readonly #most: typeof CATALOGUE;

  constructor(most = CATALOGUE) {
    this.#most = most;
  }

  /** @param place the row's number in the spreadsheet */
  takeRow(place = 1): void {
    this.#rows += 1;
    if (this.#rows > this.#most.rows) throw tooMany(this.#most.rows, 'rows');
    if (place > LAST_ROW) throw new UnreadableFile('row-number', { number: number(place), most: number(LAST_ROW) });
  }

  /** @param columns the number of columns so far */
  takeColumns(columns: number): void {
    if (columns > MAX_COLUMNS) throw tooMany(MAX_COLUMNS, 'columns');
  }

  /** @param count including blank cells before others */
  takeCells(count: number): void {
    this.#cells += count;
    if (this.#cells > this.#most.cells) throw tooMany(this.#most.cells, 'cells');
  }

  takeCharacters(count: number): void {
    this.#characters += count;
    if (this.#characters > this.#most.characters) throw tooMany(this.#most.characters, 'characters');
  }
}
