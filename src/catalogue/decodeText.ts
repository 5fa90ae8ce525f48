import type { Problem } from './problem.ts';

/** The part of TextDecoder we use, declared here because pure folders have no DOM types. */
interface Decoders {
  readonly TextDecoder: new (
    label: 'utf-8' | 'utf-16le' | 'utf-16be',
    options?: { readonly fatal?: boolean },
  ) => { decode(bytes: Uint8Array): string };
}
const { TextDecoder } = globalThis as unknown as Decoders;

const SAVE_AS = 'Save it from the spreadsheet program as "CSV UTF-8 (comma delimited)".';

/** The first bytes of .xlsx and .ods, and of .xls. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Decodes a file: UTF-8, or UTF-16 by its byte-order mark. Other text is read as Windows-1252, with a warning. A file
 * that isn't text gives an error and the text ''.
 */
export function decodeText(bytes: Uint8Array): { text: string; problems: Problem[] } {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), problems: [] };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), problems: [] };
  if (startsWith(bytes, ...ZIP) || startsWith(bytes, ...OLE)) {
    return noText("The file isn't text. It looks like a spreadsheet program's own format, such as .xlsx.");
  }
  if (bytes.includes(0)) return noText("The file isn't text. It may be a picture or a program.");
  const content = startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), problems: [] };
  } catch {
    return {
      text: decodeWindows1252(content),
      problems: [
        fileProblem(
          'warning',
          "The file isn't UTF-8. It was read as Windows-1252, so letters with accents, ° and ² may be wrong.",
          SAVE_AS,
        ),
      ],
    };
  }
}

/**
 * Bytes 0x80 to 0x9F of Windows-1252; all others equal their character code. Node from 20.18.3 decodes these as control
 * characters (nodejs/node#56542; seen with 20.20.2), so the table is ours.
 */
const FROM_0X80 =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f' + // 0x80
  '\u0090‘’“”•–—˜™š›œ\u009džŸ'; // 0x90

/**
 * Collects code units as bytes for one decoder call: appending characters one by one takes seconds for a large file.
 */
function decodeWindows1252(bytes: Uint8Array): string {
  const units = new Uint8Array(2 * bytes.length);
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index]!;
    const unit = byte >= 0x80 && byte <= 0x9f ? FROM_0X80.charCodeAt(byte - 0x80) : byte;
    units[2 * index] = unit;
    units[2 * index + 1] = unit >> 8;
  }
  return new TextDecoder('utf-16le').decode(units);
}

function noText(reason: string): { text: string; problems: Problem[] } {
  return { text: '', problems: [fileProblem('error', reason, SAVE_AS)] };
}

function startsWith(bytes: Uint8Array, ...mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function fileProblem(severity: Problem['severity'], reason: string, suggestion: string): Problem {
  return { severity, row: null, column: null, id: null, value: null, reason, suggestion };
}
