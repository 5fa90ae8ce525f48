import {
  headingOf,
  SHEETS_BETWEEN,
  TAB_COLUMN,
  type Tab,
  type Table,
  type TableHeading,
  type TableRow,
  withCells,
} from './table.ts';

/** The name of a tab's column in the joined table: `Swift: Model`. */
export function columnOfTab(tab: string, column: string): string {
  return `${tab}: ${column}`;
}

/** Joins tables of different layouts: each keeps columns of its own, and one more column names the tab of each row. */
export function joinTables(tables: readonly Table[]): Table {
  const [first] = tables as readonly [Table, ...Table[]];
  const columns: string[] = [];
  const headings: string[] = [];
  const about = new Map<string, TableHeading>();
  const tabs: Tab[] = [];
  const rows: TableRow[] = [];
  const skipped: Table['skipped'][number][] = [];
  const width = tables.reduce((sum, table) => sum + table.columns.length, 0);
  let offset = 0;
  for (const table of tables) {
    const [tab, start] = [table.sheet ?? '', columns.length];
    tabs.push({ name: tab, offset, titles: [], start });
    for (const [at, column] of table.columns.entries()) {
      const name = columnOfTab(tab, column);
      about.set(name, headingOf(table, column));
      columns.push(name);
      headings.push(table.headings[at] ?? '');
    }
    for (const row of table.rows) {
      const cells = Array.from({ length: width + 1 }, (_, at) => row.cells[at - start] ?? '');
      cells[width] = tab;
      rows.push({ ...withCells(row, cells, (at) => at + start), number: row.number + offset });
    }
    const from = offset;
    skipped.push(...table.skipped.map((one) => ({ ...one, rows: one.rows.map((number) => number + from) })));
    offset = Math.max(offset, table.rows.at(-1)?.number ?? 0, ...table.skipped.flatMap((one) => one.rows)) + offset;
  }
  return {
    ...first,
    isCatalogue: false,
    sheet: tabs.map(({ name }) => name).join(SHEETS_BETWEEN),
    columns: [...columns, TAB_COLUMN],
    headings,
    about,
    notices: [],
    rows,
    skipped,
    problems: tables.flatMap(({ problems }) => problems),
    cells: null,
    tabs,
    parts: tables.map((table) => ({ ...table, isTab: true })),
  };
}
