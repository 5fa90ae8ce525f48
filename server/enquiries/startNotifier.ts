import {
  CHANNELS,
  type Channel,
  DAY_MS,
  type EnquiryStore,
  HOUR_MS,
  type Job,
  type JobGroup,
  type StoredEnquiry,
} from './enquiryStore.ts';
import { withLimit } from './withLimit.ts';

export interface Notifier {
  /** Tells what is due now, without waiting for the next round. */
  wake(): void;
  /** Ends the messages that are being sent after a few seconds; they are tried again at the next start. */
  stop(): Promise<void>;
}

/** Sends a message about an enquiry. Should end soon after the signal; after that, it is no longer awaited. */
export type Send = (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<void>;

/** One message about many enquiries. */
export interface Summary {
  /** Why they don't have a message each: too many came within the hour, or they are suspected. */
  readonly kind: 'many' | 'suspected';
  readonly count: number;
  /** The same for the same enquiries. */
  readonly id: string;
}

/** Sends a message about many enquiries, as `Send` does about one. */
export type SendSummary = (summary: Summary, signal: AbortSignal) => Promise<void>;

export interface NotifierOptions {
  readonly store: EnquiryStore;
  readonly channels: Readonly<Partial<Record<Channel, Send>>>;
  /** For channels with this, a busy hour ends in one message, and suspected enquiries have one a day. */
  readonly summaries?: Readonly<Partial<Record<Channel, SendSummary>>>;
  /** Gets one line, without anything personal. */
  readonly warn: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How long one try may take, in ms. */
  readonly tryMs?: number;
}

const MINUTE_MS = 60_000;
const ROUND_MS = 30_000;
const TRY_MS = 30_000;
const LATE: Readonly<Record<Channel, string>> = {
  webhook: '; it should answer first and work afterwards',
  mail: '; check how the relay in SMTP_URL is',
};
/** How long a shutdown waits for messages that are being sent. */
const STOP_MS = 3000;
/** After this time, another process may take a job that a dead one left. Longer than any try takes. */
const TAKEN_MS = 5 * MINUTE_MS;
const AT_ONCE = 5;
/** Messages within an hour that are about one enquiry each. */
const SINGLE_PER_HOUR = 60;
const MANY_PAUSE_MS = 10 * MINUTE_MS;
/** Minutes after each failed try. After the last one, the enquiry stays in the list as not told. */
const PAUSES = [1, 5, 30, 120, 360, 720, 1440, 1440];

/**
 * Tells the channels of stored enquiries, and retries for a few days. A channel that fails or hangs delays no other.
 */
export function startNotifier(options: NotifierOptions): Notifier {
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
  { store, summaries, warn, now = Date.now, tryMs = TRY_MS }: NotifierOptions,
): Notifier {
  const sendSummary = summaries?.[channel];
  const ended = new AbortController();
  let round: Promise<void> | null = null;
  let isAgain = false;
  let isStopped = false;
  /** When messages about one enquiry went out, within the last hour. */
  let sent: readonly number[] = [];

  /** Tries a message and settles its jobs. True if it worked. */
  const notify = async (
    what: string,
    { ids, tries }: JobGroup,
    attempt: (signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> => {
    try {
      await withLimit(tryMs, attempt, ended.signal, LATE[channel]);
      await store.endJobs(ids, { kind: 'told' });
      return true;
    } catch (error) {
      if (ended.signal.aborted) {
        await store.endJobs(ids, { kind: 'again', at: now() });
        return false;
      }
      const pause = PAUSES[tries];
      const at = now() + (pause ?? 0) * MINUTE_MS;
      const next = pause === undefined ? 'No more tries.' : `Next try in ${pause} min.`;
      warn(`The ${channel} of ${what} failed: ${(error as Error).message}. ${next}`);
      await store.endJobs(ids, pause === undefined ? { kind: 'given up' } : { kind: 'again', at });
      return false;
    }
  };
  const notifyOne = async ({ id, tries, enquiry }: Job): Promise<void> => {
    const what = `enquiry ${enquiry.reference}`;
    if (await notify(what, { ids: [id], tries }, (signal) => send(enquiry, signal))) sent = [...sent, now()];
  };

  /** Tells one by one, as many as an hour may have. */
  const notifySingly = async (): Promise<void> => {
    let jobs: readonly Job[];
    do {
      sent = sent.filter((time) => Math.abs(now() - time) < HOUR_MS);
      const left = sendSummary ? SINGLE_PER_HOUR - sent.length : AT_ONCE;
      if (left <= 0) return;
      jobs = await store.takeJobs(channel, now(), now() + TAKEN_MS, Math.min(left, AT_ONCE));
      await Promise.all(jobs.map(notifyOne));
    } while (jobs.length > 0 && !isStopped);
  };

  let lastMany = Number.NEGATIVE_INFINITY;
  const notifyTogether = async (send: SendSummary): Promise<void> => {
    const take = async (kind: Summary['kind'], pauseMs: number): Promise<void> => {
      const queue = kind === 'many' ? channel : (`${channel} suspected` as const);
      const group = await store.takeGroup(queue, now(), now() + TAKEN_MS, pauseMs);
      const count = group.ids.length;
      if (count === 0) return;
      if (kind === 'many') lastMany = now();
      const summary = { kind, count, id: `${kind}_${group.ids[0]}_${group.ids.at(-1)}` };
      const what = kind === 'many' ? `${count} more enquiries` : `${count} suspected enquiries`;
      await notify(what, group, (signal) => send(summary, signal));
    };
    const isBusy = sent.length >= SINGLE_PER_HOUR;
    if (isBusy && Math.abs(now() - lastMany) >= MANY_PAUSE_MS) await take('many', 0);
    if (!isStopped) await take('suspected', DAY_MS);
  };

  /** @param isTimed true for the rounds by the clock, which collect what came between them */
  const notifyAll = async (isTimed: boolean): Promise<void> => {
    do {
      isAgain = false;
      await notifySingly();
    } while (isAgain && !isStopped);
    if (isTimed && sendSummary && !isStopped) await notifyTogether(sendSummary);
  };
  const begin = (isTimed: boolean): void => {
    if (isStopped) return;
    if (round) {
      isAgain = true;
      return;
    }
    round = notifyAll(isTimed)
      .catch((error: Error) => warn(`The store of enquiries failed: ${error.message}`))
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(begin, ROUND_MS, true);
  begin(true);
  return {
    wake: () => begin(false),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const late = setTimeout(() => ended.abort(), STOP_MS);
      await round;
      clearTimeout(late);
    },
  };
}
