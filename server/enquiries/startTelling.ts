import type { Channel, EnquiryStore, Job, StoredEnquiry } from './enquiryStore.ts';

export interface Telling {
  /** Tells what is due now, without waiting for the next round. */
  wake(): void;
  /** Ends after the messages that are being sent. */
  stop(): Promise<void>;
}

export interface TellingOptions {
  readonly store: EnquiryStore;
  readonly channels: Readonly<Partial<Record<Channel, (enquiry: StoredEnquiry) => Promise<void>>>>;
  /** Gets one line, without anything personal. */
  readonly warn: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const MINUTE_MS = 60_000;
const ROUND_MS = 30_000;
/** After this time, another process may take a job that a dead one left. Longer than any try takes. */
const TAKEN_MS = 5 * MINUTE_MS;
const AT_ONCE = 5;
/** Minutes after each failed try. After the last one, the enquiry stays in the list as not told. */
const PAUSES = [1, 5, 30, 120, 360, 720, 1440, 1440];

/** Tells the channels of stored enquiries, again and again until it worked or a few days have passed. */
export function startTelling({ store, channels, warn, now = Date.now }: TellingOptions): Telling {
  let round: Promise<void> | null = null;
  let isAgain = false;
  let isStopped = false;

  const tell = async ({ id, channel, tries, enquiry }: Job): Promise<void> => {
    const send = channels[channel];
    // Switched off since. Another process may have it on.
    if (!send) return;
    try {
      await send(enquiry);
      await store.endJob(id, { kind: 'told' });
    } catch (error) {
      const pause = PAUSES[tries];
      const at = now() + (pause ?? 0) * MINUTE_MS;
      const next = pause === undefined ? 'No more tries.' : `Next try in ${pause} min.`;
      warn(`The ${channel} of enquiry ${enquiry.reference} failed: ${(error as Error).message}. ${next}`);
      await store.endJob(id, pause === undefined ? { kind: 'given up' } : { kind: 'again', at });
    }
  };
  const tellAll = async (): Promise<void> => {
    do {
      isAgain = false;
      let jobs: readonly Job[];
      do {
        jobs = await store.takeJobs(now(), now() + TAKEN_MS, AT_ONCE);
        await Promise.all(jobs.map(tell));
      } while (jobs.length > 0 && !isStopped);
    } while (isAgain && !isStopped);
  };
  const wake = (): void => {
    if (isStopped) return;
    if (round) {
      isAgain = true;
      return;
    }
    round = tellAll()
      .catch((error: Error) => warn(`The store of enquiries failed: ${error.message}`))
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(wake, ROUND_MS);
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
