import { fileProblem } from '../../src/catalogue/problem.ts';
import { once } from '../recognise/once.ts';
import { readStyles } from './cellFormats.ts';
import { TextDecoder } from './decodeText.ts';
import type { FileProblem } from './explainFileProblem.ts';
import { PlainText, readSheet, type WorkbookParts } from './readSheet.ts';
import { attributesOf, readXml, StepLimit } from './readXml.ts';
import type { CellRows } from './table.ts';
import { UnreadableFile } from './unreadableFile.ts';
import { openZip, type Zip } from './unzip.ts';

/** A sheet of a workbook that can be read. */
export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Throws `UnreadableFile`. */
  read(): CellRows;
}

/**
 * Opens an .xlsx workbook. Reads only stored values: it calculates no formula, follows no link and keeps no macro. Throws
 * `UnreadableFile` for every other file.
 */
export function openWorkbook(bytes: Uint8Array): readonly WorkbookSheet[] {
  const zip = openZip(bytes);
  const limit = new StepLimit();
  const main = relationsOf(zip, '', limit).find(({ type }) => type === 'officeDocument')?.part;
  const xml = main === undefined ? null : xmlOf(zip, main);
  if (main === undefined || xml === null || !/\.xml$/i.test(main)) throw new UnreadableFile('other-format');

  const relations = relationsOf(zip, main, limit);
  let startsIn1904 = false;
  const xmlOfType = (wanted: string): string | null => {
    const part = relations.find(({ type }) => type === wanted)?.part;
    return part === undefined ? null : xmlOf(zip, part);
  };
  const parts = once((): WorkbookParts => {
    const strings = readStrings(xmlOfType('sharedStrings') ?? '', limit);
    return { strings, styles: readStyles(xmlOfType('styles'), limit), startsIn1904 };
  });
  const partOf = new Map(relations.map(({ id, part }) => [id, part]));
  const sheets: WorkbookSheet[] = [];
  for (const token of readXml(xml, limit)) {
    if (token.kind !== 'open') continue;
    if (token.name === 'workbookPr') startsIn1904 = /^(1|true)$/.test(attributesOf(token, limit).get('date1904') ?? '');
    if (token.name !== 'sheet') continue;
    // `r:id` is the relation; a sheet's own number is `sheetId`.
    const attributes = attributesOf(token, limit);
    const part = partOf.get(attributes.get('id') ?? '');
    const name = attributes.get('name') ?? '';
    // Chart sheets have no cells.
    if (part === undefined || !part.includes('worksheets/')) continue;
    const isHidden = (attributes.get('state') ?? 'visible') !== 'visible';
    sheets.push({ name, isHidden, read: () => tableOf(zip, part, name, parts(), limit) });
  }
  if (sheets.length === 0) throw new UnreadableFile('other-format');
  return sheets;
}

function tableOf(zip: Zip, part: string, sheet: string, parts: WorkbookParts, limit: StepLimit): CellRows {
  const { rows, struck, layout } = readSheet(xmlOf(zip, part) ?? '', parts, limit);
  const problems = [...readAnyway([...layout.hiddenRows], 'hidden-row'), ...readAnyway(struck, 'struck-row')];
  return { sheet, rows, problems, separator: ',', namesSeparator: false, layout };
}

function readAnyway(rows: readonly number[], kind: 'hidden-row' | 'struck-row'): readonly FileProblem[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [fileProblem('warning', rows.length === 1 ? kind : `${kind}s`, { first, rows: rows.length })];
}

function readStrings(xml: string, limit: StepLimit): readonly string[] {
  const strings: string[] = [];
  let item = new PlainText();
  for (const token of readXml(xml, limit)) {
    item.take(token);
    if (token.kind !== 'close' || token.name !== 'si') continue;
    strings.push(item.text);
    item = new PlainText();
  }
  return strings;
}

interface Relation {
  readonly id: string;
  /** The last word of the type's address. */
  readonly type: string;
  /** The name of the part in the zip. */
  readonly part: string;
}

/** The parts that a part refers to. @param from '' for the workbook file itself */
function relationsOf(zip: Zip, from: string, limit: StepLimit): readonly Relation[] {
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const xml = xmlOf(zip, `${folder}_rels/${from.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  for (const token of readXml(xml ?? '', limit)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const attributes = attributesOf(token, limit);
    const target = attributes.get('Target') ?? '';
    const type = attributes.get('Type') ?? '';
    relations.push({
      id: attributes.get('Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      part: target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`,
    });
  }
  return relations;
}

function xmlOf(zip: Zip, name: string): string | null {
  const bytes = zip.unpack(name);
  if (bytes === null) return null;
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
