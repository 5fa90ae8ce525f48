import { PDF } from '@libpdf/core';

/** Why a PDF gives no text: it has none, as a scanned page, or its text can't be decoded. */
export type PdfProblem = { readonly problem: 'noText' | 'unreadable' };

/** Pages and characters that are read; a quote is on the first. */
const MAX_PAGES = 30;
const MAX_TEXT = 40_000;
/** Gaps between characters, in font sizes: of a blank, and of a table's column. */
const BLANK = 0.2;
const COLUMN = 1.2;

/** The text of a PDF, line by line, with two blanks between the columns of a table. Loads 52 kB, so import this file only for a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<string | PdfProblem> {
  try {
    const pdf = await PDF.load(bytes);
    const pages = pdf.getPages().slice(0, MAX_PAGES);
    if (pages.length === 0 || (pdf.isEncrypted && !pdf.isAuthenticated)) return { problem: 'unreadable' };
    let text = '';
    for (const page of pages) {
      if (text.length > MAX_TEXT) break;
      for (const { spans } of page.extractText().lines) text += `${lineOf(spans.flatMap(({ chars }) => chars))}\n`;
      text += '\n';
    }
    if (text.trim() === '') return { problem: 'noText' };
    return isDecoded(text) ? text.trim() : { problem: 'unreadable' };
  } catch {
    return { problem: 'unreadable' };
  }
}

interface PlacedChar {
  readonly char: string;
  readonly bbox: { readonly x: number; readonly width: number };
  readonly fontSize: number;
}

function lineOf(chars: readonly PlacedChar[]): string {
  let line = '';
  let end = Number.POSITIVE_INFINITY;
  for (const { char, bbox, fontSize } of chars.toSorted((one, other) => one.bbox.x - other.bbox.x)) {
    const gap = (bbox.x - end) / (fontSize || 1);
    if (gap > COLUMN) line = `${line.trimEnd()}  `;
    else if (gap > BLANK && !/\s$/.test(line)) line += ' ';
    if (char.trim() !== '') end = bbox.x + bbox.width;
    line += char;
  }
  return line;
}

/** A font without a table of its characters gives control characters and private ones. */
function isDecoded(text: string): boolean {
  const shown = text.replace(/\s/g, '');
  const odd = shown.match(/[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu)?.length ?? 0;
  return odd < shown.length * 0.1;
}
