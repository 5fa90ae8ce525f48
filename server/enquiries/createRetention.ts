import { DAY_MS, type EnquiryStore } from './enquiryStore.ts';

export interface RetentionOptions {
  readonly store: EnquiryStore;
  /** The number of days after which an enquiry is deleted. */
  readonly keepDays: number;
  /** Both functions get one line each time. */
  readonly info: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** One run deletes at most the enquiries of this time, from the oldest on. So a clock that has leapt ahead doesn't empty the store. */
const MOST_MS = 7 * DAY_MS;

/**
 * Deletes old enquiries, the oldest first.
 *
 * @returns a function to call at the start and once a day; it never rejects
 */
export function createRetention(options: RetentionOptions): () => Promise<void> {
  const { store, keepDays, info, warn, now = Date.now } = options;
  return async () => {
    try {
      const count = await store.deleteBefore(now() - keepDays * DAY_MS, MOST_MS);
      if (count > 0) info(`${count} enquiries older than ${keepDays} days were deleted.`);
    } catch (error) {
      warn(`Old enquiries couldn’t be deleted: ${(error as Error).message}`);
    }
  };
}
