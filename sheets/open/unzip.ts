import { type UnzipFileInfo, unzipSync } from 'fflate';
import { UnreadableFile } from './unreadableFile.ts';

const MAX_PART_BYTES = 32_000_000;
const MAX_BYTES = 64_000_000;
/** Sheets of 5,000 rows compress about 20 to 1. Small parts may compress better. */
const MAX_RATIO = 200;
const SMALL_PART_BYTES = 1_000_000;

/** The parts of a zip by name. A part is unpacked when it is asked for. */
export interface Zip {
  readonly names: readonly string[];
  /** The bytes of a part; null if there is none. Throws `UnreadableFile`. */
  unpack(name: string): Uint8Array | null;
}

/**
 * Opens a zip by its directory. Throws `UnreadableFile` if it is damaged, or larger than a catalogue can be: the sizes in the directory
 * are checked before anything is unpacked, and a part is unpacked into no more than its size.
 */
export function openZip(bytes: Uint8Array): Zip {
  const parts: UnzipFileInfo[] = [];
  unzip(bytes, (part) => {
    parts.push(part);
    return false;
  });
  const total = parts.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (total > MAX_BYTES || parts.some(isTooLarge)) throw new UnreadableFile('too-large-inside');
  return {
    names: parts.map(({ name }) => name),
    unpack: (wanted) => unzip(bytes, ({ name }) => name === wanted)[wanted] ?? null,
  };
}

function isTooLarge({ size, originalSize }: UnzipFileInfo): boolean {
  return originalSize > MAX_PART_BYTES || (originalSize > SMALL_PART_BYTES && originalSize > MAX_RATIO * size);
}

/** The chosen parts by name. */
function unzip(bytes: Uint8Array, filter: (part: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    // fflate's own errors, and offsets outside the file.
    throw new UnreadableFile('damaged-workbook');
  }
}
