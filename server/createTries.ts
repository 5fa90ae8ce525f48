const SOON_MS = 20_000;
const LATER_MS = 4 * 60_000;
/** After so many failures in a row, the time between tries is longer. */
const MANY = 10;

/** When a reading that failed for a passing reason is tried again: within a minute, after ten failures in a row within five. */
export interface Tries {
  failed(): void;
  succeeded(): void;
  /** True for the first and the tenth failure in a row, which are worth a line. */
  isNoteworthy(): boolean;
  isPending(): boolean;
  isDue(): boolean;
}

/** @param elapsed milliseconds of a clock that nobody sets */
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
