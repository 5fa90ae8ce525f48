import { DAY_MS, type EnquiryStore, HOUR_MS } from './enquiryStore.ts';

export interface RetentionOptions {
  readonly store: EnquiryStore;
  /** The number of days after which an enquiry is deleted. */
  readonly keepDays: number;
  /** Both functions get one line each time. */
  readonly info: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly running?: () => number;
}

/**
 * Deletes old enquiries, in steps of at most a day's worth. The clock may be wrong: if it is more than a day from the time when
 * the store was last seen, nothing is deleted until it has run for a day.
 *
 * @returns a function to call each hour; it never rejects
 */
export function createRetention(options: RetentionOptions): () => Promise<void> {
  const { store, keepDays, info, warn, now = Date.now, running = () => performance.now() } = options;
  /** Both clocks at the time of the first doubt. */
  let doubted: { readonly time: number; readonly running: number } | null = null;
  const isRight = async (time: number): Promise<boolean> => {
    const seen = await store.lastSeen();
    const elapsed = running();
    if (seen === null || Math.abs(time - seen) <= DAY_MS) {
      doubted = null;
      return true;
    }
    const isSet = doubted === null || Math.abs(time - doubted.time - (elapsed - doubted.running)) > HOUR_MS;
    if (doubted === null || isSet) {
      doubted = { time, running: elapsed };
      warn(clockDoubt(time, seen));
    }
    return elapsed - doubted.running >= DAY_MS;
  };
  return async () => {
    try {
      const time = now();
      if (!(await isRight(time))) return;
      const due = time - keepDays * DAY_MS;
      await store.see(time, due);
      const oldest = await store.oldest();
      if (oldest === null) return;
      const count = await store.deleteBefore(Math.min(due, oldest + DAY_MS), time);
      if (count > 0) info(`${count} enquiries older than ${keepDays} days were deleted.`);
    } catch (error) {
      warn(`Old enquiries couldn’t be deleted: ${(error as Error).message}`);
    }
  };
}

function clockDoubt(time: number, seen: number): string {
  const [here, there] = [time, seen].map(dayOf);
  return `The clock says ${here}, but the enquiries were last seen on ${there}. Old ones are deleted once this clock has run for 24 hours. Check it.`;
}

/** The day of a time, if it is within the range of dates. */
function dayOf(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? String(time) : date.toISOString().slice(0, 10);
}
