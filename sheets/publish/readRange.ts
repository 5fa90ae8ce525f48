import { FirstOfEachId } from '../../src/catalogue/firstOfEachId.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { withoutEndedSales } from '../../src/catalogue/salePrices.ts';
import { readByKept } from '../map/addedColumns.ts';
import { askSheet, type SheetQuestion } from '../map/ask/askSheet.ts';
import { guessMapping } from '../map/guessMapping.ts';
import { askAll } from '../map/questions.ts';
import { openTable } from '../open/openTable.ts';
import type { Table } from '../open/table.ts';
import type { Mapping } from '../read/mapping.ts';
import { type CatalogueOfRows, readTable, refusedCatalogue } from '../read/readTable.ts';
import type { Moment } from '../read/sales.ts';
import type { FillReport } from '../register/fillReport.ts';
import type { RegisterRow } from '../register/readRegister.ts';
import { withRegister } from '../register/withRegister.ts';

/** The chosen value for each question's id. */
export type SheetAnswers = Readonly<Record<string, string>>;

/** An answer as it was taken. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly value: string;
  readonly answer: string;
}

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

/** A file as it was read. */
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
export interface ReadRange {
  /** The systems of all files; a system whose id an earlier file has is left out, and is an error in its file. */
  readonly products: readonly Product[];
  readonly files: readonly ReadFile[];
  /** The questions about columns and sheets without an answer. */
  readonly questions: readonly SheetQuestion[];
  readonly answered: readonly AnsweredQuestion[];
  /** The first answer that its question doesn't offer; null if there is none. */
  readonly unfit: { readonly question: SheetQuestion; readonly value: string } | null;
}

/** Reads the files of a range, each as `catalogue import` reads it. Never throws. */
export function readRange(source: RangeSource): ReadRange {
  const dialogue = createDialogue(source);
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

type Dialogue = ReturnType<typeof createDialogue>;

/** Answers each question from the given answers. A question of several files counts once. */
function createDialogue({ answers, takesSuggestions }: RangeSource) {
  const open = new Map<string, SheetQuestion>();
  const answered = new Map<string, AnsweredQuestion>();
  let unfit: ReadRange['unfit'] = null;
  return {
    /** The chosen value; undefined leaves the question open. */
    answer(question: SheetQuestion): string | undefined {
      const { id, text, choices, suggested } = question;
      const value = answers[id] ?? (takesSuggestions ? (suggested ?? undefined) : undefined);
      const isOffered = choices.some((choice) => choice.value === value);
      if (value !== undefined && !isOffered) unfit ??= { question, value };
      if (value === undefined || !isOffered || value === 'open') {
        open.set(id, question);
        return undefined;
      }
      const answer = choices.find((choice) => choice.value === value)?.label ?? value;
      answered.set(id, { id, question: text, value, answer });
      return value;
    },
    result: () => ({
      questions: [...open.values()].map(({ id, text, choices, suggested, isNeeded }) => ({
        id,
        text,
        choices,
        suggested,
        isNeeded,
      })),
      answered: [...answered.values()],
      unfit,
    }),
  };
}

function readFile({ name, bytes }: RangeFile, source: RangeSource, dialogue: Dialogue): ReadFile {
  const { mapping: kept, moment, register, today } = source;
  const how = kept && { header: kept.header, kind: kept.from };
  let opened = openTable(bytes, { name, sheet: source.sheet ?? kept?.sheet, ...how });
  if (!opened.ok && opened.choices.length > 0 && source.sheet === undefined) {
    const sheet = dialogue.answer(askSheet(sheetsOf({ name, bytes }, opened.choices)));
    if (sheet !== undefined) opened = openTable(bytes, { name, sheet, ...how });
  }
  if (!opened.ok) return { name, foreign: null, filled: null, ...refusedCatalogue([opened.problem], opened.choices) };
  const { table } = opened;
  const mapping = kept ?? (isForeign(table) ? guessed(table, dialogue) : null);
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

/** The likely mapping, with the answers. */
function guessed(table: Table, dialogue: Dialogue): Mapping {
  const asking = askAll(table, guessMapping(table));
  let next = asking.next();
  while (!next.done) next = asking.next(dialogue.answer(next.value));
  return next.value;
}

function sheetsOf({ name, bytes }: RangeFile, choices: readonly string[]) {
  return choices.map((sheet) => {
    const opened = openTable(bytes, { name, sheet });
    return {
      name: sheet,
      rows: opened.ok ? opened.table.rows.length : 0,
      columns: opened.ok ? opened.table.columns : [],
    };
  });
}
