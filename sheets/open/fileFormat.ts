import { UnreadableFile } from './unreadableFile.ts';

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

/** Tells a zip, as workbooks are, from possible text. Throws for every other known format, and names it. */
export function formatOf(bytes: Uint8Array): 'zip' | 'text' {
  if (startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP)) return 'zip';
  if (startsWith(bytes, OLE)) throw oldOffice(bytes);
  for (const [mark, name] of OTHERS) {
    if (startsWith(bytes, mark)) throw otherFormat(`${name}, not a spreadsheet`);
  }
  // UTF-16 puts zeros between Latin letters.
  const start = String.fromCharCode(...bytes.subarray(0, 1000).filter((byte) => byte !== 0))
    .replace(/^\uFEFF|^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  if (/^(<!doctype html|<html|<table|<meta)/.test(start)) throw new UnreadableFile('web-page');
  if (start.startsWith('<?xml') && /<(\w+:)?workbook\b/.test(start)) {
    throw otherFormat('an Excel 2003 XML spreadsheet');
  }
  return 'text';
}

/** Encrypted workbooks and old Office files both keep the names of their parts in UTF-16. */
function oldOffice(bytes: Uint8Array): UnreadableFile {
  if (includes(bytes, 'EncryptedPackage')) return new UnreadableFile('with-password');
  if (includes(bytes, 'Workbook') || includes(bytes, 'Book')) return otherFormat('an old Excel workbook (.xls)');
  return otherFormat('an old Office file, not a spreadsheet');
}

/** Names the format of a zip that isn't an .xlsx workbook, by the names of its entries. */
export function otherZip(entries: readonly string[]): UnreadableFile {
  const has = (pattern: RegExp): boolean => entries.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.bin$/i)) return otherFormat('a binary Excel workbook (.xlsb)');
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/)) return otherFormat('a Numbers file (.numbers)');
  if (has(/^content\.xml$/)) return otherFormat('an OpenDocument file (.ods)');
  if (has(/^word\//)) return otherFormat('a Word file, not a spreadsheet');
  if (has(/^ppt\//)) return otherFormat('a PowerPoint file, not a spreadsheet');
  return otherFormat('a zip archive, not a workbook');
}

function otherFormat(format: string): UnreadableFile {
  return new UnreadableFile('other-format', { format });
}

function startsWith(bytes: Uint8Array, mark: Bytes): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** True if the bytes contain the text in UTF-16. */
function includes(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat();
  for (let at = bytes.indexOf(wanted[0]!); at !== -1; at = bytes.indexOf(wanted[0]!, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
