import { fileProblem } from '../../src/catalogue/problem.ts';
import { quoted } from '../../src/catalogue/shownValue.ts';
import { joinSheets } from './joinSheets.ts';
import { isKnownHeading } from './knownHeading.ts';
import type { WorkbookSheet } from './openWorkbook.ts';
import { namesCatalogue } from './ownHeader.ts';
import { HEADER_ROWS } from './parseText.ts';
import { ALL_SHEETS, type CellRows, SHEETS_BETWEEN } from './table.ts';
import { UnreadableFile } from './unreadableFile.ts';

const MAX_NAMED = 20;
/** One known heading may be a coincidence. */
const ENOUGH = 2;

/**
 * The sheet with this name, all sheets of one layout as one list, or several sheets. Without a name: the only visible sheet with a catalogue's
 * names, otherwise the only one with headings that we know.
 * A workbook with one visible sheet needs neither, so the sheet's own problems are reported. Throws `UnreadableFile` with the
 * names of the sheets.
 */
export function chooseSheets(
  sheets: readonly WorkbookSheet[],
  name: string | undefined,
  header?: number,
): readonly CellRows[] {
  const names = name?.split(SHEETS_BETWEEN) ?? [];
  if (names.length < 2) return withOthers([chooseSheet(sheets, name, header)], sheets);
  const chosen = names.map((one) => chooseSheet(sheets, one));
  const joined = joinSheets(chosen, header);
  const isOne = joined?.tabs?.length === chosen.length;
  return withOthers(isOne ? [{ ...joined, sheet: name! }] : chosen, sheets, names);
}

/** The sheets with a warning that names the others. A catalogue's own workbook may have sheets of help. */
function withOthers(
  chosen: readonly CellRows[],
  sheets: readonly WorkbookSheet[],
  names = chosen.map(({ sheet }) => sheet),
): readonly CellRows[] {
  const [first, ...more] = chosen as readonly [CellRows, ...CellRows[]];
  const isOwn = first.rows.slice(0, HEADER_ROWS).some(({ cells }) => namesCatalogue(cells));
  if (isOwn || first.sheet === ALL_SHEETS) return chosen;
  const others = sheets.filter(
    (sheet) => !sheet.isHidden && !names.some((one) => sameName(one ?? '', sheet.name)) && hasRows(sheet),
  );
  if (others.length === 0) return chosen;
  const problem = fileProblem('warning', 'tabs-left-out', { sheets: listed(others) });
  return [{ ...first, problems: [...first.problems, problem] }, ...more];
}

function chooseSheet(sheets: readonly WorkbookSheet[], name: string | undefined, header?: number): CellRows {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  if (name === ALL_SHEETS) {
    const all = joinSheets(
      visible.map((sheet) => sheet.read()),
      header,
    );
    if (all === null) throw new UnreadableFile('no-common-layout', { sheets: listed(visible) });
    return all;
  }
  if (name !== undefined) {
    const named = sheets.find((sheet) => sheet.name === name) ?? sheets.find((sheet) => sameName(sheet.name, name));
    if (named) return named.read();
    throw new UnreadableFile('no-such-sheet', { sheet: name, sheets: listed(sheets) });
  }
  const [only] = visible;
  if (visible.length === 1 && only) return only.read();
  const read = visible.map((sheet) => sheet.read());
  const catalogues = read.filter(({ rows }) => rows.slice(0, HEADER_ROWS).some(({ cells }) => namesCatalogue(cells)));
  const usable = catalogues.length > 0 ? catalogues : read.filter(hasHeadings);
  const [found] = usable;
  if (usable.length === 1 && found) return found;
  const candidates = sheets.filter((sheet) => usable.length === 0 || usable.some((one) => one.sheet === sheet.name));
  throw new UnreadableFile(usable.length === 0 ? 'no-usable-sheet' : 'several-sheets', { sheets: listed(candidates) }, [
    ...candidates.map((sheet) => sheet.name),
    ...(usable.length > 1 && joinSheets(usable, header) ? [ALL_SHEETS] : []),
    ...togetherOf(usable, header),
  ]);
}

/** With more sheets, only all of them are offered together. */
const MAX_PAIRED = 3;

/** Several sheets together, where all of them aren’t one layout. */
function togetherOf(usable: readonly CellRows[], header?: number): readonly string[] {
  if (usable.length < 2 || joinSheets(usable, header)?.tabs?.length === usable.length) return [];
  const names = usable.map(({ sheet }) => sheet ?? '');
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));
  const groups = names.length === MAX_PAIRED ? [...pairs, names] : [names];
  return groups.map((group) => group.join(SHEETS_BETWEEN));
}

/** True also for a sheet that can't be read. */
function hasRows(sheet: WorkbookSheet): boolean {
  try {
    return sheet.read().rows.length > 0;
  } catch (error) {
    if (error instanceof UnreadableFile) return true;
    throw error;
  }
}

function hasHeadings({ rows }: CellRows): boolean {
  const first = rows.slice(0, HEADER_ROWS);
  return rows.length > 1 && first.some(({ cells }) => cells.filter(isKnownHeading).length >= ENOUGH);
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function listed(sheets: readonly WorkbookSheet[]): string {
  const names = sheets.slice(0, MAX_NAMED).map(({ name, isHidden }) => `${quoted(name)}${isHidden ? ' (hidden)' : ''}`);
  const more = sheets.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
