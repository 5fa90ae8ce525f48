import { fileProblem } from '../../src/catalogue/problem.ts';
import { shownValue } from '../../src/catalogue/shownValue.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import type { Table } from '../open/table.ts';
import { withCurrentNames } from '../read/currentNames.ts';
import type { Mapping } from '../read/mapping.ts';
import { type CatalogueOfRows, readTable } from '../read/readTable.ts';
import type { Moment } from '../read/sales.ts';
import { openColumns } from './openColumns.ts';

/**
 * A warning for each column with values that a kept mapping neither uses, suggests nor leaves out: it may have been added since.
 */
export function addedColumns(source: Table, mapping: Mapping): readonly FileProblem[] {
  const added = openColumns(source, withCurrentNames(mapping, source)).filter((open) => open.suggestions.length === 0);
  return added.map(({ name }) => ({ ...fileProblem('warning', 'column-added'), value: shownValue(name) }));
}

/** Reads a table by a kept mapping, with a warning about the columns that it doesn't know. */
export function readByKept(table: Table, mapping: Mapping, moment: Moment): CatalogueOfRows {
  const read = readTable(table, mapping, moment);
  return { ...read, problems: [...read.problems, ...addedColumns(table, mapping)] };
}
