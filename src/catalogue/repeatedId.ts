import type { Problem } from './problem.ts';
import { shownValue } from './shownValue.ts';

/** The problem of a row whose id an earlier row has taken: the first one stays. */
export function repeatedId(row: number, id: string, earlier: number): Problem {
  return {
    severity: 'error',
    row,
    column: 'id',
    id: shownValue(id),
    value: shownValue(id),
    reason: `Row ${earlier} has the same id, so this row is left out.`,
    suggestion: 'Give each product an id of its own.',
  };
}
