import { explainAll } from '../../sheets/open/explainFileProblem.ts';
import { COLUMNS } from '../../src/catalogue/columns.ts';
import { readCell } from '../../src/catalogue/readCell.ts';
import { cellOf } from '../../src/catalogue/readReply.ts';
import { readRow } from '../../src/catalogue/readRow.ts';

/** For tests: a row with these cells by column, with the sentences of its problems. */
export function readObject(cells: Readonly<Record<string, unknown>>, row = 1) {
  const { product, problems } = readRow((column) => readCell(COLUMNS[column], cellOf(cells, column), 'usual'), row);
  return { product, problems: explainAll(problems) };
}
