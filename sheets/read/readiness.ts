import { fileProblem } from '../../src/catalogue/problem.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import { EXAMPLE_ID } from '../write/exampleRows.ts';

/**
 * Whether a catalogue file can be published. The command line, the embedded provider and WordPress use the same rule: a
 * file is ready when every row can be used. With rows that can't, nothing is published unless somebody says "without
 * these rows".
 */
export type Readiness =
  | { readonly kind: 'ready' }
  /** The other rows can be published without these, in file order. */
  | { readonly kind: 'bad-rows'; readonly rows: readonly number[] }
  /** Nothing can be published while the template's example rows are there. */
  | { readonly kind: 'examples'; readonly ids: readonly string[] }
  /** Nothing can be published, for this reason. */
  | { readonly kind: 'unusable'; readonly problem: FileProblem };

export const NO_SYSTEMS = fileProblem('error', 'no-systems');

/** Applies the rule. An error without a row is an error of the whole file. */
export function readiness(catalogue: {
  readonly products: readonly { readonly id: string }[];
  readonly problems: readonly FileProblem[];
}): Readiness {
  const errors = catalogue.problems.filter(({ severity }) => severity === 'error');
  const rows = new Set<number>();
  for (const problem of errors) {
    if (problem.row === null) return { kind: 'unusable', problem };
    rows.add(problem.row);
  }
  if (catalogue.products.length === 0) return { kind: 'unusable', problem: errors[0] ?? NO_SYSTEMS };
  const examples = catalogue.products.flatMap(({ id }) => (id.startsWith(EXAMPLE_ID) ? [id] : []));
  if (examples.length > 0) return { kind: 'examples', ids: examples };
  return rows.size === 0 ? { kind: 'ready' } : { kind: 'bad-rows', rows: [...rows].toSorted((a, b) => a - b) };
}
