import type { Outcome } from './journey.ts';
import type { Row } from './row.ts';

/** A row of the document: cells by column heading, in order. */
export type RowCells = Readonly<Record<string, string>>;

/** The cells of one row, from the journey's outcome. The document is written from them and checked against them. */
export function rowCells(
  { name, counted }: Pick<Row, 'name' | 'counted'>,
  { asked, saw, answersKept, wayOn, logged }: Omit<Outcome, 'arrived' | 'unexpected'>,
): RowCells {
  const list = (parts: readonly string[], none: string) => (parts.length > 0 ? parts.join('; ') : none);
  return {
    'What fails': name,
    ...(counted ? { Requests: String(asked) } : {}),
    'The visitor sees': list(saw, 'nothing unusual'),
    Answers: answersKept ? 'kept' : 'LOST',
    'Next steps': list(wayOn, 'none needed'),
    // The browser's network and the page log independently, so the order of their lines has no meaning.
    Logged: list([...logged].sort(), 'nothing'),
  };
}
