import { findWord } from '../../src/catalogue/findWord.ts';
import { SYSTEM_TYPES } from '../../src/catalogue/product.ts';
import { FACT_VALUES, HOME_FACTS, METRE_FACTS } from '../../src/pricing/installation.ts';
import { PER, type TableFault } from '../../src/pricing/installationShape.ts';
import { daysIn, dollarsIn, idOf, isWithGst, isWithoutGst, metresIn, monthIn } from './installationCells.ts';
import { INSTALLATION_COLUMNS, type InstallationColumn, ROW_COLUMNS, ROW_KINDS } from './installationColumns.ts';
import type { InstallationRow } from './openInstallationSheet.ts';

/** A value of the object: its path, its column and its content. */
type Value = readonly [path: string, column: InstallationColumn, value: unknown];
type Note = (column: InstallationColumn, kind: TableFault['kind'], found?: string, allowed?: readonly string[]) => void;
type Tree = Record<string, unknown>;

export interface RowsReading {
  /** The table in the shape of the JSON. A cell that can't be read stays text, so the shape refuses it. */
  readonly found: unknown;
  readonly faults: readonly TableFault[];
  /** The cell that a value of the object comes from; null if it has none. */
  placeOf(path: string): string | null;
}

const NEEDED_ROWS = ['provider', 'month', 'valid_until', 'gst', 'base'] as const;

/** Reads the rows of an installation table as its object. */
export function readInstallationRows(rows: readonly InstallationRow[]): RowsReading {
  const tree = { version: 1, limits: {}, kinds: {}, extras: {} as Tree };
  const faults: TableFault[] = [];
  const places = new Map<string, string>();
  const ids: string[] = [];
  const seen: string[] = [];
  for (const row of rows) {
    const note: Note = (column, kind, found, allowed) => {
      faults.push({ place: `row ${row.number}, ${column}`, kind, found, ...(allowed && { allowed }) });
    };
    const what = findWord(row.cell('what'), ROW_KINDS)?.word;
    if (what === undefined) {
      note('what', 'what', row.cell('what'), ROW_KINDS);
      continue;
    }
    seen.push(what);
    noteCells(row, what, note);
    if (what === 'extra') places.set(`extras.${ids.length}`, `row ${row.number}`);
    const values = valuesOf(row, what, ids, note);
    const again = values.find(([path]) => places.has(path));
    if (again) note(again[1], 'again');
    for (const [path, column, value] of again ? [] : values) {
      places.set(path, `row ${row.number}, ${column}`);
      // A base without a price still counts, so the missing price is reported.
      if (value !== undefined || column === 'price') plant(tree, path, value);
    }
  }
  const extras = Object.values(tree.extras) as readonly Tree[];
  const unlimited = METRE_FACTS.filter((fact) => !places.has(`limits.${fact}`) && extras.some(({ of }) => of === fact));
  const missing = [...NEEDED_ROWS.filter((what) => !seen.includes(what)), ...unlimited.map((fact) => `limit, ${fact}`)];
  const lacking = missing.map((row): TableFault => ({ place: 'what', kind: 'no-row', allowed: [`“${row}”`] }));
  return { found: { ...tree, extras }, faults: [...lacking, ...faults], placeOf };

  function placeOf(path: string): string | null {
    const plain = path.replaceAll(/\[(\d+)\]/g, '.$1');
    return places.get(plain) ?? (plain.includes('.') ? placeOf(plain.slice(0, plain.lastIndexOf('.'))) : null);
  }
}

/** Notes cells that can't be read, and cells that a row of this kind doesn't have. */
function noteCells(row: InstallationRow, what: keyof typeof ROW_COLUMNS, note: Note): void {
  const used: readonly InstallationColumn[] = ['what', 'label', ...ROW_COLUMNS[what]];
  for (const column of INSTALLATION_COLUMNS) {
    const flaw = row.flaw(column);
    const isDay = flaw?.date && column === 'label' && (what === 'month' || what === 'valid_until');
    if (flaw?.isUnknown && !isDay) note(column, flaw.date === undefined ? 'formula' : 'as-date');
    else if (row.cell(column) !== '' && !used.includes(column)) note(column, 'no-cell', row.cell(column), used);
  }
}

function valuesOf(row: InstallationRow, what: keyof typeof ROW_COLUMNS, ids: string[], note: Note): readonly Value[] {
  const label = row.cell('label') || undefined;
  const date = row.flaw('label')?.date;
  const kinds =
    what === 'base' || what === 'per_unit' || what === 'extra' ? wordsIn(row, 'kinds', SYSTEM_TYPES, note) : undefined;
  switch (what) {
    case 'provider':
      return [[what, 'label', label]];
    case 'gst':
      return [[what, 'label', label && isWithGst(label) ? 'included' : label]];
    case 'month':
      return [[what, 'label', date?.slice(0, 7) ?? (label && monthIn(label))]];
    case 'valid_until': {
      const days = date === undefined ? daysIn(label ?? '') : [date];
      if (days.length > 1) note('label', 'two-days', label, [days.join(' or ')]);
      return [[what, 'label', days[0] ?? label]];
    }
    case 'limit':
      return metresOf(row).map(([fact, metres]): Value => [`limits.${fact}`, fact, metres]);
    case 'base': {
      if (!kinds) note('kinds', 'words', undefined, SYSTEM_TYPES);
      const base = findWord(row.cell('price'), ['in_price'])?.word ?? priceIn(row, note);
      return (kinds ?? []).flatMap((kind): readonly Value[] => [
        [`kinds.${kind}.base`, 'price', base],
        ...metresOf(row).map(([fact, metres]): Value => [`kinds.${kind}.includes.${fact}`, fact, metres]),
      ]);
    }
    case 'per_unit': {
      if (!kinds) note('kinds', 'words', undefined, SYSTEM_TYPES);
      const price = priceIn(row, note);
      return (kinds ?? []).map((kind): Value => [`kinds.${kind}.per_unit`, 'price', price]);
    }
    case 'extra': {
      const path = `extras.${ids.length}`;
      ids.push(idOf(label ?? '', ids));
      return [
        [`${path}.id`, 'label', ids.at(-1)],
        [`${path}.label`, 'label', label],
        [`${path}.per`, 'per', wordIn(row, 'per', PER)],
        [`${path}.of`, 'of', wordIn(row, 'of', METRE_FACTS)],
        [`${path}.price`, 'price', priceIn(row, note)],
        [`${path}.kinds`, 'kinds', kinds],
        ...HOME_FACTS.map((fact): Value => [`${path}.when.${fact}`, fact, wordsIn(row, fact, FACT_VALUES[fact], note)]),
      ];
    }
  }
}

function metresOf(row: InstallationRow) {
  return METRE_FACTS.filter((fact) => row.cell(fact) !== '').map((fact) => [fact, metresIn(row.cell(fact))] as const);
}

function wordIn(row: InstallationRow, column: InstallationColumn, allowed: readonly string[]): string | undefined {
  const cell = row.cell(column);
  return findWord(cell, allowed)?.word ?? (cell || undefined);
}

/** The words of a cell that lists several; undefined if it is blank. */
function wordsIn<Word extends string>(
  row: InstallationRow,
  column: InstallationColumn,
  allowed: readonly Word[],
  note: Note,
): readonly Word[] | undefined {
  const cell = row.cell(column);
  if (cell === '') return undefined;
  const words = cell.split('|').map((word) => findWord(word.trim(), allowed)?.word);
  const known = words.filter((word) => word !== undefined);
  if (known.length < words.length || new Set(known).size < known.length) note(column, 'joined', cell, allowed);
  return known;
}

function priceIn(row: InstallationRow, note: Note): number | string | undefined {
  const cell = row.cell('price');
  if (isWithoutGst(cell)) note('price', 'without-gst', cell);
  const { dollars, per } = dollarsIn(cell);
  if (per !== null && per !== wordIn(row, 'per', PER)) note('price', 'other-unit', cell, [per]);
  return dollars ?? (cell || undefined);
}

function plant(tree: Tree, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop()!;
  let at = tree;
  for (const name of names) {
    at[name] ??= {};
    at = at[name] as Tree;
  }
  at[last] = value;
}
