import { type Fingerprint, readFingerprint } from './fingerprint.ts';
import { readJsonFile } from './readJsonFile.ts';

const MAX_BYTES = 1000;

/** The mark beside a catalogue's file. It means: publish this content, however much it changes. */
export function markOf(file: string): string {
  return `${file}.accepted`;
}

/** The content of the mark. It is valid only for this file and mapping, so a later change needs another mark. */
export function markText(accepted: Fingerprint): string {
  return `${JSON.stringify(accepted)}\n`;
}

/** The content that somebody last accepted; null if there is no mark. Never throws. */
export function acceptedContent(file: string): Fingerprint | null {
  return readFingerprint(readJsonFile(markOf(file), MAX_BYTES));
}
