import { UnreadableFile } from './fileProblem.ts';

const AS_WORKBOOK = 'Save it from the spreadsheet program as an Excel workbook (.xlsx), or as CSV UTF-8.';

type Bytes = readonly number[];

const ZIP: Bytes = [0x50, 0x4b, 0x03, 0x04];
/** A zip without entries. */
const EMPTY_ZIP: Bytes = [0x50, 0x4b, 0x05, 0x06];
const OLE: Bytes = [0xd0, 0xcf, 0x11, 0xe0];

/** Formats that are neither text nor zip, by their first bytes. */
const OTHERS: readonly (readonly [Bytes, string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x1f, 0x8b], 'a compressed file (gzip)'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture (PNG)'],
  [[0xff, 0xd8, 0xff], 'a picture (JPEG)'],
  [[0x52, 0x61, 0x72, 0x21], 'an archive (RAR)'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'an archive (7z)'],
];

/** Whether the bytes are a zip, as a workbook is, or may be text. Throws for every other known format, and names it. */
export function formatOf(bytes: Uint8Array): 'zip' | 'text' {
  if (startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP)) return 'zip';
  if (startsWith(bytes, OLE)) throw oldOffice(bytes);
  for (const [mark, name] of OTHERS) {
    if (startsWith(bytes, mark)) throw new UnreadableFile(`The file is ${name}, not a spreadsheet.`, AS_WORKBOOK);
  }
  const start = asciiOf(bytes.subarray(0, 1000))
    .replace(/^\uFEFF|^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  if (/^(<!doctype html|<html|<table|<meta)/.test(start)) {
    throw new UnreadableFile(
      'The file is a web page, even if its name ends in .xls.',
      `Open it in the spreadsheet program. ${AS_WORKBOOK}`,
    );
  }
  if (start.startsWith('<?xml') && /<(\w+:)?workbook\b/.test(start)) {
    throw new UnreadableFile('The file is an Excel 2003 XML spreadsheet.', AS_WORKBOOK);
  }
  return 'text';
}

/** Both kinds of file keep the names of their parts in UTF-16. */
function oldOffice(bytes: Uint8Array): UnreadableFile {
  if (includes(bytes, 'EncryptedPackage')) {
    return new UnreadableFile(
      'The workbook is protected with a password.',
      'Remove the password in the spreadsheet program, or save a copy without one.',
    );
  }
  if (includes(bytes, 'Workbook') || includes(bytes, 'Book')) {
    return new UnreadableFile('The file is an old Excel workbook (.xls).', AS_WORKBOOK);
  }
  return new UnreadableFile('The file is an old Office file, not a spreadsheet.', AS_WORKBOOK);
}

/** Names the format of a zip that isn't an .xlsx workbook, by the names of its entries. */
export function otherZip(entries: readonly string[]): UnreadableFile {
  const has = (pattern: RegExp): boolean => entries.some((name) => pattern.test(name));
  const is = (what: string): UnreadableFile => new UnreadableFile(`The file is ${what}.`, AS_WORKBOOK);
  if (has(/^xl\/workbook\.bin$/i)) return is('a binary Excel workbook (.xlsb)');
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/)) return is('a Numbers file (.numbers)');
  if (has(/^content\.xml$/)) return is('an OpenDocument file (.ods)');
  if (has(/^word\//)) return is('a Word file, not a spreadsheet');
  if (has(/^ppt\//)) return is('a PowerPoint file, not a spreadsheet');
  return is('a zip archive, not a workbook');
}

/** Why a workbook with macros is refused. */
export function macroWorkbook(): UnreadableFile {
  return new UnreadableFile(
    'The workbook has macros (.xlsm).',
    'Save it as an Excel workbook without macros (.xlsx), or as CSV UTF-8.',
  );
}

function startsWith(bytes: Uint8Array, mark: Bytes): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function asciiOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.filter((byte) => byte !== 0));
}

/** Whether the text is among the bytes, in UTF-16. */
function includes(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat();
  for (let at = bytes.indexOf(wanted[0]!); at !== -1; at = bytes.indexOf(wanted[0]!, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
