import { CHANNELS, type Channel, type EnquiryStore, type Job, type StoredEnquiry } from './enquiryStore.ts';
import { withLimit } from './withLimit.ts';

export interface Telling {
  /** Tells what is due now, without waiting for the next round. */
  wake(): void;
  /** Ends the messages that are being sent after a few seconds; they are tried again at the next start. */
  stop(): Promise<void>;
}

/** Sends a message about an enquiry. Should end soon after the signal; nobody waits for it any longer then. */
export type Send = (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<void>;

export interface TellingOptions {
  readonly store: EnquiryStore;
  readonly channels: Readonly<Partial<Record<Channel, Send>>>;
  /** Gets one line, without anything personal. */
  readonly warn: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How long one try may take, in ms. */
  readonly tryMs?: number;
}

const MINUTE_MS = 60_000;
const ROUND_MS = 30_000;
/** Whatever the other side does. */
const TRY_MS = 30_000;
/** How long a shutdown waits for messages that are being sent. */
const STOP_MS = 3000;
/** After this time, another process may take a job that a dead one left. Longer than any try takes. */
const TAKEN_MS = 5 * MINUTE_MS;
const AT_ONCE = 5;
/** Minutes after each failed try. After the last one, the enquiry stays in the list as not told. */
const PAUSES = [1, 5, 30, 120, 360, 720, 1440, 1440];

/**
 * Tells the channels of stored enquiries, again and again until it worked or a few days have passed. Each channel goes its own
 * way: one that fails or hangs delays no other.
 */
export function startTelling(options: TellingOptions): Telling {
  const rounds = CHANNELS.flatMap((channel) => {
    const send = options.channels[channel];
    return send ? [startChannel(channel, send, options)] : [];
  });
  return {
    wake() {
      for (const { wake } of rounds) wake();
    },
    async stop() {
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };
}

function startChannel(
  channel: Channel,
  send: Send,
  { store, warn, now = Date.now, tryMs = TRY_MS }: TellingOptions,
): Telling {
  const ended = new AbortController();
  let round: Promise<void> | null = null;
  let isAgain = false;
  let isStopped = false;

  const tell = async ({ id, tries, enquiry }: Job): Promise<void> => {
    try {
      await withLimit(tryMs, (signal) => send(enquiry, signal), ended.signal);
      await store.endJob(id, { kind: 'told' });
    } catch (error) {
      if (ended.signal.aborted) return store.endJob(id, { kind: 'again', at: now() });
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
        jobs = await store.takeJobs(channel, now(), now() + TAKEN_MS, AT_ONCE);
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
      const late = setTimeout(() => ended.abort(), STOP_MS);
      await round;
      clearTimeout(late);
    },
  };
}
