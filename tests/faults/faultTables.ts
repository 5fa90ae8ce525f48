import type { RowCells } from './rowCells.ts';

/** A row, and its part of the document. */
export interface DocumentRow {
  readonly part: string;
  readonly cells: RowCells;
}

/** The document's tables, one per part, in the order of the rows. */
export function writeTables(rows: readonly DocumentRow[]): string {
  const parts = new Map<string, RowCells[]>();
  for (const { part, cells } of rows) parts.set(part, [...(parts.get(part) ?? []), cells]);
  const tables = [...parts].map(([part, rowsOfPart]) => {
    const heads = Object.keys(rowsOfPart[0] ?? {});
    const lines = rowsOfPart.map((cells) => lineOf(Object.values(cells)));
    return `\n## ${part}\n\n${lineOf(heads)}\n|${'---|'.repeat(heads.length)}\n${lines.join('\n')}\n`;
  });
  return tables.join('');
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The row of this name in a part of the document; undefined if there is none. */
export function readRow(document: string, part: string, name: string): RowCells | undefined {
  const section = `\n${document}`.split('\n## ').find((text) => text.startsWith(`${part}\n`));
  const [heads = [], , ...rows] = (section ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const cells = rows.find(([first]) => first === name);
  return cells && Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? '']));
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.replaceAll('\\|', '|'));
}
