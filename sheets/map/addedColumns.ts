import { fileProblem } from '../../src/catalogue/problem.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import type { Table } from '../open/table.ts';
import { withCurrentNames } from '../read/currentNames.ts';
import type { Mapping } from '../read/mapping.ts';
import { openColumns } from './openColumns.ts';

/** A warning for each column with values that a kept mapping neither uses nor leaves out: it may have been added since. */
export function addedColumns(source: Table, mapping: Mapping): readonly FileProblem[] {
  return openColumns(source, withCurrentNames(mapping, source)).map(({ name }) => ({
    ...fileProblem('warning', 'column-added'),
    value: name,
  }));
}
