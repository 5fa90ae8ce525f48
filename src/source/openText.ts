import { decodeText } from './decodeText.ts';
import { formatOf } from './fileFormat.ts';
import { UnreadableFile } from './fileProblem.ts';

type OpenedText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** The text of a file, or why it has none. Never throws. */
export function openText(bytes: Uint8Array): OpenedText {
  try {
    if (formatOf(bytes) === 'zip') return { ok: false, reason: "The file isn't text." };
    return { ok: true, text: decodeText(bytes).text };
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, reason: error.message };
    throw error;
  }
}
