import { withoutFormulas } from '../../../catalogue/formula.ts';

/** A line of CSV for a spreadsheet program of any country, with every text in quotes. */
export function csvLine(cells: readonly (string | number)[]): string {
  const quoted = (text: string) => `"${withoutFormulas(text).replaceAll('"', '""')}"`;
  return `${cells.map((cell) => (typeof cell === 'number' ? cell : quoted(cell))).join(',')}\r\n`;
}
