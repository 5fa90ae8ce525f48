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
    if (this.#rows > this.#most.rows) {
      throw new UnreadableFile('too-many-rows', { most: this.#most.rows.toLocaleString('en-AU') });
    }
    refuseAbove(place, LAST_ROW);
  }

  /** @param columns the number of columns so far */
  takeColumns(columns: number): void {
    refuseAbove(columns, MAX_COLUMNS);
  }

  /** @param count including blank cells before others */
  takeCells(count: number): void {
    this.#cells += count;
    refuseAbove(this.#cells, this.#most.cells);
  }

  takeCharacters(count: number): void {
    this.#characters += count;
    refuseAbove(this.#characters, this.#most.characters);
  }
}

function refuseAbove(count: number, most: number): void {
  if (count > most) throw new UnreadableFile('too-large-inside');
}
