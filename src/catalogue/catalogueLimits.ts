/**
 * One size limit from the provider's file to the visitor's screen: the selector loads everything that the check, the
 * provider and WordPress accept. Real catalogues have tens to hundreds of systems.
 */

/** The largest catalogue file: 8 MB. Check a file's size before reading it. */
export const MAX_FILE_BYTES = 8_000_000;
/** The most rows of a catalogue, in a file or a reply. */
export const MAX_SYSTEMS = 5_000;
/** The largest reply to the products call, in UTF-8: 16 MiB. */
export const MAX_REPLY_BYTES = 16 * 1024 * 1024;

/** The reason to reject a file of this size, with its size; null within the limit. */
export function fileTooLarge(bytes: number, most = MAX_FILE_BYTES, kind = 'a catalogue file'): string | null {
  if (bytes <= most) return null;
  return `The file is ${megabytes(bytes)}; the limit for ${kind} is ${megabytes(most)}.`;
}

/** The reason to reject a catalogue with this many rows, with the number; null within the limit. */
export function tooManySystems(rows: number): string | null {
  if (rows <= MAX_SYSTEMS) return null;
  return `There are ${thousands(rows)} systems; the limit is ${thousands(MAX_SYSTEMS)}.`;
}

/** The advice for too many systems. */
export const LEAVE_OUT = 'Leave out systems you no longer offer.';

/** The reason why visitors can't load a reply of this size, with its size; null within the limit. */
export function replyTooLarge(bytes: number): string | null {
  if (bytes <= MAX_REPLY_BYTES) return null;
  const mebibytes = (amount: number): string => `${Math.ceil((amount / 1024 / 1024) * 10) / 10} MiB`;
  return `The catalogue is ${mebibytes(bytes)} as a reply; visitors can load at most ${mebibytes(MAX_REPLY_BYTES)}.`;
}

/** Rounded up, so a size just over the limit never reads as the limit. */
export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 100_000) / 10} MB`;
}

function thousands(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
