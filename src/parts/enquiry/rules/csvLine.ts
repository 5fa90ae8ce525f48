import { withoutFormulas } from '../../../catalogue/formula.ts';

/** The separators of tables for spreadsheet programs, by the name of the choice. */
export const SEPARATORS: Readonly<Record<string, string>> = { ',': ',', ';': ';', tab: '\t' };

/** A line of CSV for a spreadsheet program of any country, with every text in quotes. */
export function csvLine(cells: readonly (string | number)[], separator: string): string {
  const quoted = (text: string) => `"${withoutFormulas(text).replaceAll('"', '""')}"`;
  return `${cells.map((cell) => (typeof cell === 'number' ? cell : quoted(cell))).join(separator)}\r\n`;
}
