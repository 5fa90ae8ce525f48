import { type BigIntStats, promises as fs } from 'node:fs';

/** What tells one state of a file from another, also when an editor replaces the file or a copy keeps its time. */
export type Stamp = string;

export type SettledFile =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly stamp: Stamp; readonly modified: Date }
  | { readonly ok: false; readonly stamp: Stamp; readonly reason: string; readonly busy: boolean };

/** The state of a file, without reading it; a file that cannot be looked at has a stamp too. Never throws. */
export async function stampOf(file: string): Promise<Stamp> {
  try {
    return stampOfStats(await fs.stat(file, { bigint: true }));
  } catch (error) {
    return unreadable(error).stamp;
  }
}

/**
 * Reads a file, unless somebody writes to it meanwhile: then the bytes may be half of the old and half of the new, and
 * the answer says so. Never throws.
 */
export async function readSettledFile(file: string): Promise<SettledFile> {
  try {
    const before = await fs.stat(file, { bigint: true });
    const stamp = stampOfStats(before);
    if (before.isDirectory()) return { ok: false, stamp, reason: 'is a folder, not a file', busy: false };
    if (!before.isFile()) return { ok: false, stamp, reason: 'is not an ordinary file', busy: false };
    const bytes = await fs.readFile(file);
    const after = await stampOf(file);
    if (after !== stamp) return { ok: false, stamp: after, reason: 'is being written to', busy: true };
    return { ok: true, bytes, stamp, modified: before.mtime };
  } catch (error) {
    return unreadable(error);
  }
}

function stampOfStats({ ino, size, mtimeNs, ctimeNs }: BigIntStats): Stamp {
  return `${ino}:${size}:${mtimeNs}:${ctimeNs}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'cannot be read: no permission',
  EPERM: 'cannot be read: no permission',
};

function unreadable(error: unknown): SettledFile {
  const { code = 'unknown', message } = error as NodeJS.ErrnoException;
  return { ok: false, stamp: code, reason: REASONS[code] ?? `cannot be read: ${message}`, busy: false };
}
