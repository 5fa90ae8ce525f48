import { strToU8, type Zippable, zipSync } from 'fflate';

/** For tests: a cell as the XML of a workbook, or a text. */
export type SampleCell = string | { readonly xml: string };

export interface SampleSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** From row 1; an empty row is left out, as spreadsheet programs do. Or the content of `sheetData` as XML. */
  readonly rows: readonly (readonly SampleCell[])[] | string;
  /** Merged cells, such as `D1:E1`. */
  readonly merges?: readonly string[];
  /** The numbers of hidden columns, from 1. */
  readonly hiddenColumns?: readonly number[];
  readonly hiddenRows?: readonly number[];
}

interface SampleWorkbook {
  readonly strings?: string;
  readonly styles?: string;
  readonly date1904?: boolean;
  /** Additional parts, or replacements for the usual ones. */
  readonly parts?: Zippable;
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook by the public description of its format (ECMA-376), with only what a reader needs. */
export function workbook(sheets: readonly SampleSheet[], more: SampleWorkbook = {}): Uint8Array {
  return zipSync(workbookParts(sheets, more), { level: 6 });
}

export function workbookParts(sheets: readonly SampleSheet[], more: SampleWorkbook = {}): Zippable {
  const { strings, styles, date1904 = false, parts = {} } = more;
  const ids = sheets.map((_, index) => index + 1);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`;
  return {
    '_rels/.rels': xml(`<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`),
    'xl/workbook.xml': xml(
      `<workbook xmlns:r="${TYPES}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${sheets
        .map(
          ({ name, state = 'visible' }, index) =>
            `<sheet name="${escaped(name)}" sheetId="${index + 7}" state="${state}" r:id="s${index + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships>${ids.map((id) => relation(`s${id}`, 'worksheet', `worksheets/sheet${id}.xml`)).join('')}${
        strings === undefined ? '' : relation('t', 'sharedStrings', '/xl/sharedStrings.xml')
      }${styles === undefined ? '' : relation('u', 'styles', 'styles.xml')}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows, merges = [], hiddenColumns = [], hiddenRows = [] }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        xml(
          `<worksheet>${listOf(
            'cols',
            hiddenColumns.map((number) => `<col min="${number}" max="${number}" hidden="1"/>`),
          )}<sheetData>${typeof rows === 'string' ? rows : rows.map((cells, at) => rowXml(cells, at, hiddenRows.includes(at + 1))).join('')}</sheetData>${listOf(
            'mergeCells',
            merges.map((area) => `<mergeCell ref="${area}"/>`),
          )}</worksheet>`,
        ),
      ]),
    ),
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': xml(`<sst>${strings}</sst>`) }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': xml(`<styleSheet>${styles}</styleSheet>`) }),
    ...parts,
  };
}

function listOf(name: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<${name}>${items.join('')}</${name}>`;
}

function rowXml(cells: readonly SampleCell[], index: number, isHidden: boolean): string {
  if (cells.length === 0) return '';
  return `<row r="${index + 1}"${isHidden ? ' hidden="1"' : ''}>${cells.map((cell) => (typeof cell === 'string' ? `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>` : cell.xml)).join('')}</row>`;
}

export function xml(content: string): Uint8Array {
  return strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`);
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Says in the directory that the part has this size. */
export function withDeclaredSize(zip: Uint8Array, part: string, size: number): Uint8Array {
  const lying = zip.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at + 46 < lying.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const name = new TextDecoder().decode(lying.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (name === part) view.setUint32(at + 24, size, true);
  }
  return lying;
}
