import { cleanText } from '../../src/catalogue/cleanText.ts';
import type { Facts, ProblemKind } from '../../src/catalogue/problem.ts';
import { withoutApostrophe } from './apostrophe.ts';
import type { CellStyle, NumberFormat } from './cellFormats.ts';
import { CellLimit } from './cellLimit.ts';
import { attributesOf, readXml, type StepLimit, type XmlToken } from './readXml.ts';
import { columnAt, LayoutReader } from './sheetLayout.ts';
import type { CellFlaw, SheetLayout, TableRow } from './table.ts';

export interface SheetRows {
  readonly rows: readonly TableRow[];
  /** The numbers of rows with struck-out text. */
  readonly struck: readonly number[];
  readonly layout: SheetLayout;
}

export interface WorkbookParts {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  /** Some workbooks count days from 1904. */
  readonly startsIn1904: boolean;
}

/**
 * Reads the stored values of a sheet as text. A formula without a stored value and a date count as unknown, with a flaw. Throws
 * `UnreadableFile` for a damaged sheet, or for one that can't be a catalogue.
 */
export function readSheet(xml: string, parts: WorkbookParts, limit: StepLimit): SheetRows {
  const rows: TableRow[] = [];
  const hiddenRows = new Set<number>();
  const struck: number[] = [];
  const kept = new CellLimit();
  const layout = new LayoutReader();
  let row = { number: 0, cells: [] as string[], flaws: new Map<number, CellFlaw>() };
  let isHidden = false;
  /** The number of cells with struck-out text, and with plain text. */
  let [out, plain] = [0, 0];
  let position = -1;
  const tokens = readXml(xml, limit);
  for (const token of tokens) {
    if (token.kind === 'text') continue;
    if (token.kind === 'open') layout.take(token, limit);
    if (token.name === 'row') {
      if (token.kind === 'open') {
        const attributes = attributesOf(token, limit);
        row = { number: wholeOf(attributes.get('r')) ?? row.number + 1, cells: [], flaws: new Map() };
        isHidden = isTrue(attributes.get('hidden'));
        position = -1;
        [out, plain] = [0, 0];
      } else if (row.flaws.size > 0 || row.cells.some((cell) => cleanText(cell) !== '')) {
        kept.takeRow(row.number);
        rows.push(row.flaws.size > 0 ? row : { number: row.number, cells: row.cells });
        if (isHidden) hiddenRows.add(row.number);
        if (out > plain) struck.push(row.number);
      }
    }
    if (token.name === 'c' && token.kind === 'open') {
      const attributes = attributesOf(token, limit);
      position = positionOf(attributes.get('r')) ?? position + 1;
      const stored = readStored(attributes, tokens);
      const { text, flaw } = cellOf(stored, parts, kept);
      if (text === '' && flaw === null) continue;
      if (parts.styles[stored.style]?.isStruck) out += 1;
      else plain += 1;
      kept.takeColumns(position + 1);
      kept.takeCells(Math.max(1, position + 1 - row.cells.length));
      while (row.cells.length < position) row.cells.push('');
      row.cells[position] = text;
      if (flaw !== null) row.flaws.set(position, flaw);
    }
  }
  return { rows, struck, layout: { ...layout.columns, hiddenRows } };
}

interface Stored {
  readonly type: string;
  readonly style: number;
  readonly value: string | null;
  readonly hasFormula: boolean;
}

/** Reads to the end of the cell. */
function readStored(attributes: ReadonlyMap<string, string>, tokens: Iterator<XmlToken>): Stored {
  const type = attributes.get('t') ?? 'n';
  const style = wholeOf(attributes.get('s')) ?? 0;
  const text = type === 'inlineStr' ? new PlainText() : null;
  let value: string | null = null;
  let hasFormula = false;
  let isValue = false;
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const token = next.value;
    text?.take(token);
    if (token.kind === 'text') {
      if (isValue) value += token.text;
      continue;
    }
    if (token.name === 'c') break;
    if (token.name === 'f') hasFormula = true;
    if (token.name === 'v') {
      isValue = token.kind === 'open';
      if (isValue) value = '';
    }
  }
  return { type, style, value: text?.text ?? value, hasFormula };
}

/** The text of a string item: plain or in formatted runs, without the reading aids of East Asian scripts. */
export class PlainText {
  text = '';
  #isText = false;
  #isAid = false;

  take(token: XmlToken): void {
    if (token.kind === 'text') {
      if (this.#isText && !this.#isAid) this.text += token.text;
      return;
    }
    if (token.name === 't') this.#isText = token.kind === 'open';
    if (token.name === 'rPh') this.#isAid = token.kind === 'open';
  }
}

interface ReadCell {
  readonly text: string;
  readonly flaw: CellFlaw | null;
}

function cellOf(
  { type, style, value, hasFormula }: Stored,
  { strings, styles, startsIn1904 }: WorkbookParts,
  kept: CellLimit,
): ReadCell {
  // A text formula may give ''; every other blank value was never calculated.
  if (value === null || (hasFormula && value.trim() === '' && type !== 'str')) {
    return hasFormula ? flawed('formula-without-value') : { text: '', flaw: null };
  }
  switch (type) {
    case 's':
      return { text: textOf(strings[wholeOf(value) ?? -1] ?? '', kept), flaw: null };
    case 'str':
    case 'inlineStr':
      return { text: textOf(value, kept), flaw: null };
    case 'b':
      return { text: value.trim() === '1' ? 'TRUE' : 'FALSE', flaw: null };
    case 'e':
      return { text: value.trim(), flaw: null };
    case 'd':
      return flawed('stored-as-date');
    default:
      return numberCell(value.trim(), styles[style]?.format ?? { kind: 'plain' }, startsIn1904);
  }
}

function numberCell(stored: string, format: NumberFormat, startsIn1904: boolean): ReadCell {
  const value = Number(stored);
  if (stored === '' || !Number.isFinite(value)) return { text: stored, flaw: null };
  if (format.kind === 'date') {
    const { text, flaw } = flawed('stored-as-date');
    return { text, flaw: flaw && { ...flaw, date: dateOf(startsIn1904 ? value + DAYS_TO_1904 : value) } };
  }
  // The file may hold 17 digits; the spreadsheet calculates with 15 and shows no more.
  const text = String(Number(value.toPrecision(15)));
  // The catalogue's reader refuses money that isn't Australian.
  if (format.kind === 'money') return { text: `${format.sign} ${text}`, flaw: null };
  const shown = shownAs(text, value, format);
  if (shown === text) return { text, flaw: null };
  return { text, flaw: { note: noteOf('shown-otherwise', { shown, stored: text }), isUnknown: false } };
}

const DAYS_TO_1904 = 1462;

/** The date of a day number. Spreadsheets count from 1900, with one day too many. */
function dateOf(days: number): string {
  const date = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** A number of 12 digits or more without a format is shown with an exponent. */
function shownAs(text: string, value: number, format: NumberFormat): string {
  if (format.kind === 'zeros') return text.padStart(format.digits, '0');
  return Math.abs(value) >= 1e11 && Number.isInteger(value) ? value.toExponential(5).toUpperCase() : text;
}

function flawed(kind: ProblemKind): ReadCell {
  return { text: '', flaw: { note: noteOf(kind), isUnknown: true } };
}

function noteOf(kind: ProblemKind, facts?: Facts): CellFlaw['note'] {
  return { kind, value: null, ...(facts && { facts }) };
}

/** Workbooks write a character that XML can't hold as `_x000D_`, and an underscore that would look like one as `_x005F_`. */
function textOf(stored: string, kept: CellLimit): string {
  kept.takeCharacters(stored.length);
  const text = stored.includes('_x')
    ? stored.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : stored;
  return withoutApostrophe(text);
}

/** The position of a cell: 2 for `C7`. */
function positionOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  return letters === undefined ? null : columnAt(letters);
}

function wholeOf(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}
