import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMNS } from '../catalogue/columns.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { Column } from '../catalogue/product.ts';
import { quoted } from '../catalogue/reading.ts';
import { readId } from '../catalogue/readRow.ts';
import { shownValue } from '../catalogue/shownValue.ts';
import { entriesOf, wordMeant } from './synonyms.ts';

type Cells = Readonly<Record<string, string>>;

/** Cells with our words in place of those that the table of synonyms has, and a warning for each. */
export function readMeant(cells: Cells, row: number): { readonly cells: Cells; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const meant: Record<string, string> = { ...cells };
  for (const [column, cell] of Object.entries(cells) as [Column, string][]) {
    if (cell === '') continue;
    const value = entriesOf(column, cell)
      .map((entry) => wordMeant(column, entry) ?? entry)
      .join('|');
    if (!entriesOf(column, cell).some((entry) => wordMeant(column, entry) !== null)) continue;
    meant[column] = value;
    problems.push({
      severity: 'warning',
      row,
      column,
      id: readId(cells),
      value: shownValue(cell),
      reason: `${quoted(cell)} was read as ${value}.`,
      suggestion: `Put ${value}.`,
    });
  }
  return { cells: problems.length === 0 ? cells : meant, problems };
}

const MEASURES = /^\D{0,3}[\d.,]+\s*\w{0,2}\s*[x×*]\s*[\d.,]+/i;

/** Better advice for a cell with several measures: `840 x 880 x 330`. */
export function withMeasureAdvice(problem: Problem): Problem {
  const rule = COLUMNS[problem.column as Column];
  if (rule?.kind !== 'number' || rule.unit !== 'mm' || !MEASURES.test(cleanText(problem.value ?? ''))) return problem;
  const suggestion = 'Put width, height and depth into one column each; catalogue import splits such cells.';
  return { ...problem, suggestion };
}
