import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import { quoted } from '../../src/catalogue/shownValue.ts';
import { fold } from '../recognise/fold.ts';
import { headingNames, readHeader } from './readHeader.ts';
import { ALL_SHEETS, type CellRows, type Tab, type TableRow } from './table.ts';

interface Part {
  readonly cells: CellRows;
  readonly titles: readonly string[];
  /** The rows below the headings. */
  readonly below: readonly TableRow[];
}

/**
 * Joins the sheets that share the most common headings, under the headings of the first one. Null if no two sheets have the same
 * headings. A warning names the other sheets.
 *
 * @param asked the number of the row with the headings, if a person has given it
 */
export function joinSheets(sheets: readonly CellRows[], asked?: number): CellRows | null {
  const layouts = new Map<string, Part[]>();
  for (const cells of sheets) {
    const isThere = cells.rows.some(({ number }) => asked === undefined || number === asked);
    if (!isThere) continue;
    const header = readHeader(cells, asked);
    const layout = headingNames(header).map(fold).join('|');
    const titles = cells.rows.slice(0, header.top).flatMap((row) => row.cells.map(cleanText));
    layouts.set(layout, [...(layouts.get(layout) ?? []), { cells, titles, below: cells.rows.slice(header.below) }]);
  }
  const [parts = []] = [...layouts.values()].sort((a, b) => b.length - a.length);
  const [first, ...more] = parts;
  if (first === undefined || more.length === 0) return null;
  const rows = [...first.cells.rows];
  const tabs: Tab[] = [{ name: first.cells.sheet ?? '', offset: 0, titles: first.titles }];
  const merges = [...(first.cells.layout?.merges ?? [])];
  const hiddenRows = new Set(first.cells.layout?.hiddenRows);
  for (const { cells, titles, below } of more) {
    const offset = rows.at(-1)!.number;
    const start = below[0]?.number ?? 0;
    const own = cells.layout?.merges.filter(({ row }) => row >= start) ?? [];
    for (const row of cells.layout?.hiddenRows ?? []) hiddenRows.add(offset + row);
    merges.push(...own.map((merge) => ({ ...merge, row: offset + merge.row })));
    tabs.push({ name: cells.sheet ?? '', offset, titles });
    rows.push(...below.map((row) => ({ ...row, number: offset + row.number })));
  }
  const others = sheets
    .filter((cells) => !parts.some((part) => part.cells === cells))
    .map(({ sheet }) => quoted(sheet ?? ''));
  return {
    ...first.cells,
    sheet: ALL_SHEETS,
    rows,
    tabs,
    layout: { merges, hiddenRows, hidden: new Set(parts.flatMap(({ cells }) => [...(cells.layout?.hidden ?? [])])) },
    problems: [
      ...parts.flatMap(({ cells }) => cells.problems),
      ...(others.length === 0 ? [] : [fileProblem('warning', 'other-sheets', { sheets: others.join(', ') })]),
    ],
  };
}
