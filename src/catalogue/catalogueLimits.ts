import { fileProblem, type Problem } from './problem.ts';

/**
 * One size limit from the provider's file to the visitor's screen: the selector loads everything that the check, the
 * provider and WordPress accept. Real catalogues have tens to hundreds of systems.
 */

/** The largest catalogue file: 8 MB. Check a file's size before reading it. */
export const MAX_FILE_BYTES = 8_000_000;
/** The most rows of a catalogue, in a file or a reply. */
export const MAX_SYSTEMS = 5_000;
export { MAX_REPLY_BYTES } from './maxReplyBytes.ts';

/** The problem of a catalogue with this many rows; null within the limit. */
export function tooManySystems(rows: number): Problem | null {
  if (rows <= MAX_SYSTEMS) return null;
  return fileProblem('error', 'too-many-systems', { systems: thousands(rows), most: thousands(MAX_SYSTEMS) });
}

/** Rounded up, so that a size just over the limit doesn't look like the limit. */
export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 100_000) / 10} MB`;
}

function thousands(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
