import { strToU8, zipSync } from 'fflate';
import { withApostrophe } from '../open/apostrophe.ts';
import { cellName, columnLetters } from '../open/table.ts';

export interface Sheet {
  readonly name: string;
  /** The first row names the columns. */
  readonly rows: readonly (readonly (string | number)[])[];
  readonly columns: readonly SheetColumn[];
  /** The number of rows below the first that show their column's help; by default, the filled rows. */
  readonly mostRows?: number;
}

export interface SheetColumn {
  /** Characters. */
  readonly width: number;
  /** True if the spreadsheet program must keep the text as typed. */
  readonly isText: boolean;
  readonly help: CellHelp | null;
}

export interface CellHelp {
  /** At most 32 characters, by the file format. */
  readonly title: string;
  /** At most 255 characters are kept. */
  readonly text: string;
  /** Values to choose from; empty for free text. */
  readonly values: readonly string[];
  /** True if other values are doubtful. If false, a cell may list several values. */
  readonly isOneOf: boolean;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell styles by their place in `STYLES`. */
const HEADING = 1;
const TEXT = 2;

const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** A fixed date, so the same rows give the same bytes. */
const MODIFIED = new Date(2026, 0, 1);

/** Writes an .xlsx workbook (ECMA-376) of plain cells. Reading it again gives equal cells. */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array {
  const parts = sheets.map((sheet, index) => ({
    id: `rId${index + 1}`,
    path: `worksheets/sheet${index + 1}.xml`,
    sheet,
  }));
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${parts.map(({ path }) => `<Override PartName="/xl/${path}" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${parts.map(({ id, sheet }, index) => `<sheet name="${escaped(sheet.name)}" sheetId="${index + 1}" r:id="${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...parts.map(({ id, path }) => relation(id, 'worksheet', path)),
      relation('rIdStyles', 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(parts.map(({ path, sheet }) => [`xl/${path}`, sheetXml(sheet)])),
  };
  const bytes = Object.entries(files).map(([name, content]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`),
  ]);
  return zipSync(Object.fromEntries(bytes), { mtime: MODIFIED });
}

function relations(all: readonly string[]): string {
  return `<Relationships xmlns="${RELATIONS}">${all.join('')}</Relationships>`;
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

/** The order of these elements is part of the format. */
function sheetXml(sheet: Sheet): string {
  const columns = sheet.columns.map(
    ({ width, isText }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${isText ? TEXT : 0}" customWidth="1"/>`,
  );
  const rows = sheet.rows.map((cells, row) => {
    const xml = cells.map((cell, position) =>
      cellXml(cell, cellName(position, row + 1), styleOf(sheet, row, position)),
    );
    return `<row r="${row + 1}">${xml.join('')}</row>`;
  });
  return [
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    `<cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData>`,
    validations(sheet),
    '</worksheet>',
  ].join('');
}

function styleOf({ columns }: Sheet, row: number, position: number): number {
  if (row === 0) return HEADING;
  return columns[position]?.isText ? TEXT : 0;
}

function cellXml(cell: string | number, name: string, style: number): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${name}" s="${style}"><v>${cell}</v></c>`;
  // A workbook never calculates text; only an apostrophe that a reader would remove needs a second one.
  const text = cell.includes("'") ? withApostrophe(cell) : cell;
  return `<c r="${name}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const MAX_HELP = 255;

function validations({ columns, rows, mostRows = rows.length - 1 }: Sheet): string {
  const all = columns.flatMap(({ help }, position) => {
    if (help === null) return [];
    const cells = `${columnLetters(position)}2:${columnLetters(position)}${mostRows + 1}`;
    const list =
      help.values.length > 0 ? ` type="list" errorStyle="warning" showErrorMessage="${help.isOneOf ? 1 : 0}"` : '';
    const formula = help.values.length > 0 ? `<formula1>"${escaped(help.values.join(','))}"</formula1>` : '';
    const prompt = `promptTitle="${escaped(help.title)}" prompt="${escaped(help.text.slice(0, MAX_HELP))}"`;
    return `<dataValidation${list} allowBlank="1" showInputMessage="1" ${prompt} sqref="${cells}">${formula}</dataValidation>`;
  });
  return all.length === 0 ? '' : `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML can't hold most control characters, so the format writes them as `_x000D_`. */
function escaped(text: string): string {
  return text
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, (character) => {
      return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
    })
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!);
}
