import { type BigIntStats, promises as fs, constants as modes } from 'node:fs';
import { MAX_REGISTER_BYTES } from '../sheets/register/readRegister.ts';
import { fileTooLarge, MAX_FILE_BYTES } from '../src/catalogue/catalogueLimits.ts';
import { MAX_INSTALLATION_BYTES } from '../src/pricing/readInstallation.ts';

/** Identifies a state of a file, even if an editor replaces it or a copy keeps its time. */
export type Stamp = string;

/** The reason why a file can't be read, as the rest of a sentence that begins with its name, and the solution. */
export interface Trouble {
  readonly reason: string;
  readonly advice: string;
}

export type FileLook =
  | { readonly ok: true; readonly stamp: Stamp; readonly size: number; readonly modified: Date }
  | { readonly ok: false; readonly stamp: Stamp; readonly trouble: Trouble };

/** `trouble` is null if the file has changed since. */
export type Read =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly trouble: Trouble | null };

/** Kinds of file by their limit, besides a catalogue. */
const KINDS = new Map([
  [MAX_REGISTER_BYTES, 'a register'],
  [MAX_INSTALLATION_BYTES, 'a table of installation prices'],
]);

/** The state of a file, without reading it. Never throws. */
export async function lookAtFile(file: string, most = MAX_FILE_BYTES): Promise<FileLook> {
  try {
    const stats = await fs.stat(file, { bigint: true });
    const stamp = stampOf(stats);
    const refuse = (reason: string, advice: string): FileLook => ({ ok: false, stamp, trouble: { reason, advice } });
    if (stats.isDirectory()) return refuse('is a folder, not a file', PUT_A_FILE);
    // Opening a pipe waits for a writer; a device may never end.
    if (!stats.isFile()) return refuse('is not an ordinary file', PUT_A_FILE);
    const size = Number(stats.size);
    const tooLarge = fileTooLarge(size, most, KINDS.get(most));
    if (tooLarge !== null) return refuse('is too large', `${tooLarge} Is it the right file?`);
    return { ok: true, stamp, size, modified: stats.mtime };
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return { ok: false, stamp: code, trouble: (await brokenLink(file, code)) ?? troubleOf(error) };
  }
}

/** Reads the file as seen, at most one byte beyond its size. Never throws. */
export async function readSeenFile(file: string, { stamp, size }: FileLook & { ok: true }): Promise<Read> {
  let handle: fs.FileHandle | undefined;
  try {
    // Without waiting, because a pipe may have replaced the file.
    handle = await fs.open(file, modes.O_RDONLY | (modes.O_NONBLOCK ?? 0));
    const bytes = new Uint8Array(size + 1);
    let length = 0;
    for (let read = 1; read > 0 && length < bytes.length; length += read) {
      ({ bytesRead: read } = await handle.read(bytes, length, bytes.length - length, length));
    }
    const isSame = length === size && stampOf(await handle.stat({ bigint: true })) === stamp;
    return isSame ? { ok: true, bytes: bytes.subarray(0, length) } : { ok: false, trouble: null };
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) };
  } finally {
    await handle?.close().catch(() => {});
  }
}

function stampOf({ ino, size, mtimeNs, ctimeNs }: BigIntStats): Stamp {
  return `${ino}:${size}:${mtimeNs}:${ctimeNs}`;
}

const PUT_A_FILE = 'Put a file there, or choose another with --catalogue FILE.';
const PERMIT = "Give the server's user permission to read the file and to enter the folders above it.";

const TROUBLES: Readonly<Record<string, Trouble>> = {
  ENOENT: { reason: 'does not exist', advice: PUT_A_FILE },
  ENOTDIR: { reason: 'does not exist', advice: PUT_A_FILE },
  ELOOP: { reason: 'is a link that leads back to itself', advice: PUT_A_FILE },
  EACCES: { reason: "can't be read: no permission", advice: PERMIT },
  EPERM: { reason: "can't be read: no permission", advice: PERMIT },
};

async function brokenLink(file: string, code: string): Promise<Trouble | null> {
  if (code !== 'ENOENT') return null;
  const isLink = await fs.lstat(file).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
  return isLink ? { reason: 'is a link to a file that does not exist', advice: PUT_A_FILE } : null;
}

function troubleOf(error: unknown): Trouble {
  const { code = 'unknown', message } = error as NodeJS.ErrnoException;
  return TROUBLES[code] ?? { reason: `can't be read (${message})`, advice: 'Check the path and its disk.' };
}
