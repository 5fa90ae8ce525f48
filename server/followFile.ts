import { createHash } from 'node:crypto';
import { type FileLook, lookAtFile, readSeenFile, type Stamp, type Trouble } from './lookAtFile.ts';

/** A change of a file, reported once for each of its states. */
export type FileNews =
  | { readonly kind: 'content'; readonly bytes: Uint8Array<ArrayBuffer>; readonly modified: Date }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

/** A file that was modified more recently may be incomplete. */
const SETTLED_MS = 1000;
/** A changed file is read once it looks the same this often. */
const LOOKS_BEFORE_READING = 2;
const LOOKS_WITHOUT_TIME = 5;
/** A file that is being replaced is missing for a moment, so only lasting trouble is reported. */
const LOOKS_BEFORE_TROUBLE = 8;
/** A file that keeps changing is reported after 10 seconds. */
const LOOKS_BEFORE_CHANGING = 40;

const CHANGING: Trouble = {
  reason: 'keeps changing',
  advice: 'It is read once it stops changing. To swap it at once, write a new file and rename it to this name.',
};

export interface FileFollower {
  /** Checks once; call it every quarter of a second. Null if nothing is new. Never throws. */
  look(): Promise<FileNews | null>;
  /** Reports the present content again. */
  again(): void;
}

/**
 * Follows a file: has it changed, is it complete, can it be read? The first look reads a file older than a second at once, and
 * reports trouble at once.
 *
 * @param most bytes; a catalogue's by default
 */
export function followFile(file: string, now: () => number, most?: number): FileFollower {
  /** The last state read; null after trouble, so a repaired file is reported. */
  let handled: { readonly stamp: Stamp; readonly digest: string } | null = null;
  let notified: string | null = null;
  let last: Stamp | null = null;
  let same = 0;
  let waited = 0;
  let isFirst = true;

  return {
    async look() {
      const seen = await lookAtFile(file, most);
      same = seen.stamp === last ? same + 1 : 1;
      last = seen.stamp;
      waited = seen.stamp === handled?.stamp ? 0 : waited + 1;
      if (waited === 0) return null;
      let news = await newsOf(seen);
      if (!news && seen.stamp !== handled?.stamp && waited > LOOKS_BEFORE_CHANGING) news = notify(CHANGING);
      if (news) isFirst = false;
      return news;
    },
    again() {
      handled = null;
    },
  };

  async function newsOf(seen: FileLook): Promise<FileNews | null> {
    if (!seen.ok) return report(seen.trouble);
    if (!isSettled(seen)) return null;
    const read = await readSeenFile(file, seen);
    if (!read.ok) return read.trouble && report(read.trouble);
    const digest = createHash('sha256').update(read.bytes).digest('base64');
    const isNews = digest !== handled?.digest;
    handled = { stamp: seen.stamp, digest };
    notified = null;
    return isNews ? { kind: 'content', bytes: read.bytes, modified: seen.modified } : null;
  }

  function isSettled({ modified }: FileLook & { ok: true }): boolean {
    // Equal checks count too, because the clocks of the disk and the computer may differ.
    const isOld = now() - modified.getTime() > SETTLED_MS;
    return same >= (isOld ? (isFirst ? 1 : LOOKS_BEFORE_READING) : LOOKS_WITHOUT_TIME);
  }

  function report(trouble: Trouble): FileNews | null {
    return isFirst || same >= LOOKS_BEFORE_TROUBLE ? notify(trouble) : null;
  }

  function notify(trouble: Trouble): FileNews | null {
    handled = null;
    waited = 0;
    if (notified === trouble.reason) return null;
    notified = trouble.reason;
    return { kind: 'trouble', trouble };
  }
}
