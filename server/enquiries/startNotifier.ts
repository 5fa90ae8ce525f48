import type { EnquiryStore } from './createStore.ts';
import { CHANNELS, type Channel, type Job, type StoredEnquiry, type TryEnd } from './enquiryStore.ts';
import { withLimit } from './withLimit.ts';

export interface Notifier {
  /** Sends the messages that are due now, without waiting for the next round. */
  wake(): void;
  /** Ends the messages that are being sent after a few seconds; the next start tries them again. */
  stop(): Promise<void>;
}

/** Sends a message about an enquiry. It should end soon after the signal, because nothing waits for it then. */
export type Send = (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<unknown>;

export interface NotifierOptions {
  readonly store: EnquiryStore;
  readonly channels: Readonly<Partial<Record<Channel, Send>>>;
  /** Gets one line without personal data. */
  readonly warn: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The longest time for one try, in ms. */
  readonly tryMs?: number;
}

const MINUTE_MS = 60_000;
const ROUND_MS = 30_000;
/** The longest time that a shutdown waits for messages that are being sent. */
const STOP_MS = 3000;
const AT_ONCE = 5;

/** Seconds that a try may take, and after which another process may take over a message from a dead one. WordPress's mailer gives up after 300. */
export const TRY_S = { most: 30, taken: 600 } as const;

/** Minutes after each failed try. After the last one, the enquiry stays in the list as not notified. */
export const PAUSES = [1, 5, 30, 120, 360, 720, 1440, 1440] as const;

/** Notifies the channels of stored enquiries, and retries for a few days. A channel that fails or hangs doesn't delay the others. */
export function startNotifier(options: NotifierOptions): Notifier {
  const channels = CHANNELS.flatMap((channel) => {
    const send = options.channels[channel];
    return send ? [startChannel(channel, send, options)] : [];
  });
  return {
    wake() {
      for (const channel of channels) channel.wake();
    },
    async stop() {
      await Promise.all(channels.map((channel) => channel.stop()));
    },
  };
}

/** Works in rounds, one at a time: a round sends what is due. */
function startChannel(channel: Channel, send: Send, options: NotifierOptions): Notifier {
  const { store, warn, now = Date.now, tryMs = 1000 * TRY_S.most } = options;
  /** Aborted when the messages that are being sent must end. */
  const ended = new AbortController();
  let isStopped = false;
  let round: Promise<void> | null = null;
  /** True if somebody has asked for messages since the round looked for some. */
  let isAgain = false;

  const warnOfStore = ({ message }: Error): void => warn(`The store of enquiries failed: ${message}`);
  const retry = ({ enquiry, tries }: Job, fault: string): TryEnd => {
    const pause = PAUSES[tries];
    const next = pause === undefined ? 'No more tries.' : `Next try in ${pause} min.`;
    warn(`The ${channel} of enquiry ${enquiry.reference} failed: ${fault}. ${next}`);
    return pause === undefined ? { kind: 'given up' } : { kind: 'again', at: now() + pause * MINUTE_MS };
  };
  const notify = async (job: Job): Promise<void> => {
    let end: TryEnd = { kind: 'told' };
    try {
      await withLimit(tryMs, (signal) => send(job.enquiry, signal), ended.signal);
    } catch (error) {
      end = ended.signal.aborted ? { kind: 'again', at: now() } : retry(job, (error as Error).message);
    }
    // Otherwise it is sent again, by an id that its receiver knows.
    await store.endTry(job, end).catch(warnOfStore);
  };
  const notifyAll = async (): Promise<void> => {
    while (isAgain && !isStopped) {
      isAgain = false;
      const jobs = await store.takeJobs(channel, now(), now() + 1000 * TRY_S.taken, AT_ONCE);
      await Promise.all(jobs.map(notify));
      isAgain ||= jobs.length > 0;
    }
  };
  const wake = (): void => {
    isAgain = true;
    if (round || isStopped) return;
    round = notifyAll()
      .catch(warnOfStore)
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
