import { Inflate } from 'fflate';
import { megabytes } from '../../src/catalogue/catalogueLimits.ts';
import { UnreadableFile } from './unreadableFile.ts';

const MAX_ENTRIES = 200;
const MAX_PART_BYTES = 32_000_000;
const MAX_BYTES = 64_000_000;
/** Sheets of 5,000 rows compress about 20 to 1. Small parts may compress better. */
const MAX_RATIO = 200;
const SMALL_PART_BYTES = 1_000_000;

/** Deflate expands at most 1,032 times, so a step this small unpacks at most 4 MB. Larger steps take longer. */
const STEP = 4096;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: number;
  readonly size: number;
  readonly start: number;
}

/** The parts of a zip by name. A part is unpacked when it is asked for. */
export interface Zip {
  readonly names: readonly string[];
  /** The bytes of a part; null if there is none. Throws `UnreadableFile`. */
  unpack(name: string): Uint8Array | null;
}

/**
 * Opens a zip by its directory. Throws `UnreadableFile` if it is damaged, encrypted, or larger than a catalogue can be. The sizes
 * in the directory are checked before anything is unpacked, and unpacking stops at a part that turns out larger than its size.
 */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = readDirectory(bytes, view);
    return {
      names: [...entries.keys()],
      unpack(name) {
        const entry = entries.get(name);
        return entry === undefined ? null : unpack(bytes, view, entry);
      },
    };
  } catch (error) {
    throw readable(error);
  }
}

function readDirectory(bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> {
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new UnreadableFile('too-many-parts', { parts: count, most: MAX_ENTRIES });
  const entries = new Map<string, Entry>();
  let total = 0;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const entry: Entry = {
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    };
    total += entry.size;
    if (entry.size > MAX_PART_BYTES || total > MAX_BYTES) {
      const [size, most] = entry.size > MAX_PART_BYTES ? [entry.size, MAX_PART_BYTES] : [total, MAX_BYTES];
      throw new UnreadableFile('workbook-too-large', { size: megabytes(size), most: megabytes(most) });
    }
    if (entry.size > SMALL_PART_BYTES && entry.size > MAX_RATIO * entry.packed) {
      throw new UnreadableFile('packed-too-well', { most: MAX_RATIO });
    }
    entries.set(String.fromCharCode(...bytes.subarray(at + 46, at + 46 + nameLength)), entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The directory's end is the last record; only a comment of up to 64 kB may follow. */
function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw damaged();
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  const { start, packed, size, method } = entry;
  if (entry.isEncrypted) throw new UnreadableFile('with-password');
  try {
    if (view.getUint32(start, true) !== LOCAL_ENTRY) throw damaged();
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const part = bytes.subarray(from, from + packed);
    if (method === STORED && part.length === size) return part;
    if (method !== DEFLATED) throw damaged();
    return inflated(part, size);
  } catch (error) {
    throw readable(error);
  }
}

function inflated(part: Uint8Array, size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) throw new UnreadableFile('larger-part');
    whole.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < part.length; at += STEP) inflate.push(part.subarray(at, at + STEP), at + STEP >= part.length);
  if (length !== size) throw damaged();
  return whole;
}

function damaged(): UnreadableFile {
  return new UnreadableFile('damaged-workbook');
}

/** Turns errors of reading into ours: offsets outside the file are range errors, and fflate throws other errors. */
function readable(error: unknown): UnreadableFile {
  return error instanceof UnreadableFile ? error : damaged();
}
