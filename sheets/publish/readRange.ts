import { FirstOfEachId } from '../../src/catalogue/firstOfEachId.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { withoutEndedSales } from '../../src/catalogue/salePrices.ts';
import { readByKept } from '../map/addedColumns.ts';
import { askSheet, sheetsToChoose } from '../map/ask/askSheet.ts';
import { guessMapping } from '../map/guessMapping.ts';
import { openTable } from '../open/openTable.ts';
import type { Table } from '../open/table.ts';
import type { Mapping } from '../read/mapping.ts';
import { type CatalogueOfRows, readTable, refusedCatalogue } from '../read/readTable.ts';
import type { Moment } from '../read/sales.ts';
import type { FillReport } from '../register/fillReport.ts';
import type { RegisterRow } from '../register/readRegister.ts';
import { withRegister } from '../register/withRegister.ts';
import { type Answered, createDialogue, type Dialogue, type SheetAnswers } from './dialogue.ts';

/** A file of a range, and its name in messages. */
export interface RangeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface RangeSource {
  /** In the order of their systems. */
  readonly files: readonly RangeFile[];
  /** The way from the columns of every file to a catalogue's; without one, it is guessed for a file with other columns. */
  readonly mapping?: Mapping | undefined;
  /** The sheet of a workbook; by default, the only one that could be a catalogue. */
  readonly sheet?: string | undefined;
  /** The energy register, whose figures fill blanks. */
  readonly register?: readonly RegisterRow[] | undefined;
  readonly answers: SheetAnswers;
  /** Takes the suggested answer where there is no other. */
  readonly takesSuggestions: boolean;
  readonly moment: Moment;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

export interface ReadFile extends CatalogueOfRows {
  readonly name: string;
  /** Null for a file with a catalogue's own columns, and for one that can't be opened. */
  readonly foreign: ForeignTable | null;
  /** What the register filled; null without one. */
  readonly filled: FillReport | null;
}

/** A table with columns of its own, and how they were read. */
export interface ForeignTable {
  readonly table: Table;
  readonly mapping: Mapping;
  /** True if the columns were recognised; false if a mapping said them. */
  readonly isGuessed: boolean;
}

/** Several files as one range. */
export interface ReadRange extends Answered {
  /** The systems of all files; a system whose id an earlier file has is left out, and is an error in its file. */
  readonly products: readonly Product[];
  readonly files: readonly ReadFile[];
}

/** Reads the files of a range, each as `catalogue import` reads it. Never throws. */
export function readRange(source: RangeSource): ReadRange {
  const dialogue = createDialogue(source.answers, source.takesSuggestions);
  const read = source.files.map((file) => readFile(file, source, dialogue));
  const kept = new FirstOfEachId();
  const fileOf = new Map<string, ReadFile>();
  const files = read.map((file): ReadFile => {
    const repeated = file.products.flatMap((product, place) => {
      const row = (file.cells?.rows[place] ?? place) + 1;
      const problem = kept.add(product, row);
      const earlier = fileOf.get(product.id);
      if (!problem) fileOf.set(product.id, file);
      return problem ? [{ ...problem, facts: { earlier: `${problem.facts?.earlier} of ${earlier?.name}` } }] : [];
    });
    return repeated.length === 0 ? file : { ...file, problems: [...file.problems, ...repeated] };
  });
  return { products: kept.products, files, ...dialogue.result() };
}

function readFile({ name, bytes }: RangeFile, source: RangeSource, dialogue: Dialogue): ReadFile {
  const { mapping: kept, moment, register, today } = source;
  const how = kept && { header: kept.header, kind: kept.from };
  let opened = openTable(bytes, { name, sheet: source.sheet ?? kept?.sheet, ...how });
  if (!opened.ok && opened.choices.length > 0 && source.sheet === undefined) {
    const sheet = dialogue.answer(askSheet(sheetsToChoose(bytes, { name }, opened.choices)));
    if (sheet !== undefined) opened = openTable(bytes, { name, sheet, ...how });
  }
  if (!opened.ok) return { name, foreign: null, filled: null, ...refusedCatalogue([opened.problem], opened.choices) };
  const { table } = opened;
  const mapping = kept ?? (isForeign(table) ? dialogue.ask(table, guessMapping(table)) : null);
  const read = kept ? readByKept(table, kept, moment) : readTable(table, mapping, moment);
  const foreign = mapping && { table, mapping, isGuessed: kept === undefined };
  const { products, report: filled } = register
    ? withRegister(read, register, today)
    : { products: read.products, report: null };
  return { name, foreign, filled, ...read, products: products.map((product) => withoutEndedSales(product, today)) };
}

/** True for a table whose columns aren't a catalogue's. One column alone isn't a table. */
function isForeign(table: Table): boolean {
  const { isCatalogue, json, columns, rows } = table;
  if (isCatalogue || rows.length === 0) return false;
  return json === undefined ? columns.length > 1 : readTable(table, null).products.length === 0;
}
