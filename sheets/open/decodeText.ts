import { fileProblem } from '../../src/catalogue/problem.ts';
import type { FileProblem } from './explainFileProblem.ts';
import { UnreadableFile } from './unreadableFile.ts';

/** The part of TextDecoder we use. It is declared here because pure folders have no DOM types. */
interface Decoders {
  readonly TextDecoder: new (
    label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252',
    options?: { readonly fatal?: boolean },
  ) => { decode(bytes: Uint8Array): string };
}
export const { TextDecoder } = globalThis as unknown as Decoders;

/**
 * Decodes text: UTF-8, or UTF-16 by its byte-order mark or its zeros. Everything else is read as Windows-1252, with a warning.
 * Throws `UnreadableFile` for bytes that aren't text.
 */
export function decodeText(bytes: Uint8Array): { text: string; problems: FileProblem[] } {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), problems: [] };
  if (bytes.includes(0)) throw new UnreadableFile('other-format');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), problems: [] };
  } catch {
    return { text: decodeWindows1252(bytes), problems: [fileProblem('warning', 'windows-1252')] };
  }
}

/** Enough bytes to tell UTF-16 from bytes that aren't text. */
const FIRST_BYTES = 64;

/** Without a byte-order mark, every other byte of the first Latin letters is 0. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, FIRST_BYTES);
  if (start.length < 8 || bytes.length % 2 !== 0) return null;
  const isZeroAt = (parity: number) => (byte: number, index: number) => (byte === 0) === (index % 2 === parity);
  if (start.every(isZeroAt(1))) return 'utf-16le';
  return start.every(isZeroAt(0)) ? 'utf-16be' : null;
}

/**
 * Bytes 0x80 to 0x9F of Windows-1252; all others equal their character code. Node since 20.18.3 decodes these as control
 * characters (nodejs/node#56542; seen with 20.20.2), so we use our own table. Where another engine already decodes them, the
 * table changes nothing.
 */
const FROM_0X80 =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f' + // 0x80
  '\u0090‘’“”•–—˜™š›œ\u009džŸ'; // 0x90

function decodeWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replaceAll(/[\u0080-\u009f]/g, (control) => FROM_0X80[control.charCodeAt(0) - 0x80]!);
}
