const SOON_MS = 20_000;
const LATER_MS = 4 * 60_000;
/** After this many failures in a row, retries are further apart. */
const MANY = 10;

/** Times the retries of a reading that failed for a temporary reason: within a minute, or within five after ten failures in a row. */
export interface Tries {
  failed(): void;
  succeeded(): void;
  /** True for the first and the tenth failure in a row, which are worth a line. */
  isNoteworthy(): boolean;
  isPending(): boolean;
  isDue(): boolean;
}

/** @param elapsed milliseconds of a monotonic clock */
export function createTries(elapsed: () => number): Tries {
  let failures = 0;
  let next: number | null = null;
  return {
    failed() {
      failures += 1;
      next = elapsed() + (failures < MANY ? SOON_MS : LATER_MS);
    },
    succeeded() {
      failures = 0;
      next = null;
    },
    isNoteworthy: () => failures === 1 || failures === MANY,
    isPending: () => next !== null && elapsed() < next,
    isDue: () => next !== null && elapsed() >= next,
  };
}
