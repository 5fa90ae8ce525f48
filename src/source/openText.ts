import { decodeText } from './decodeText.ts';
import { formatOf } from './fileFormat.ts';
import { UnreadableFile } from './fileProblem.ts';
import type { TextTable } from './parseText.ts';

type OpenedText = { readonly ok: true; readonly table: TextTable } | { readonly ok: false; readonly reason: string };

/**
 * The table of a text file, or why it has none. Never throws.
 *
 * @param parse may throw `UnreadableFile`
 */
export function openText(bytes: Uint8Array, parse: (text: string) => TextTable): OpenedText {
  try {
    if (formatOf(bytes) === 'zip') return { ok: false, reason: "The file isn't text." };
    return { ok: true, table: parse(decodeText(bytes).text) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, reason: error.message };
    throw error;
  }
}
