import {
  CHANNELS,
  type Channel,
  DAY_MS,
  type EnquiryStore,
  HOUR_MS,
  type Job,
  type StoredEnquiry,
  type Try,
  type TryEnd,
} from './enquiryStore.ts';
import { withLimit } from './withLimit.ts';

export interface Notifier {
  /** Sends the messages that are due now, without waiting for the next round. */
  wake(): void;
  /** Ends the messages that are being sent after a few seconds; the next start tries them again. */
  stop(): Promise<void>;
}

/** Sends a message about an enquiry. It should end soon after the signal, because nothing waits for it then. */
export type Send = (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<void>;

/** One message about many enquiries. */
export interface Summary {
  /** The reason why they don't have a message each: too many within the hour, or suspected. */
  readonly kind: 'many' | 'suspected';
  readonly count: number;
  /** The same for the same enquiries. */
  readonly id: string;
}

/** Sends a message about many enquiries, like `Send` about one. */
export type SendSummary = (summary: Summary, signal: AbortSignal) => Promise<void>;

export interface NotifierOptions {
  readonly store: EnquiryStore;
  readonly channels: Readonly<Partial<Record<Channel, Send>>>;
  /** With this, a channel's busy hour ends in one message, and suspected enquiries get one message a day. */
  readonly summaries?: Readonly<Partial<Record<Channel, SendSummary>>>;
  /** Gets one line without personal data. */
  readonly warn: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The longest time for one try, in ms. */
  readonly tryMs?: number;
}

const MINUTE_MS = 60_000;
const ROUND_MS = 30_000;
const TRY_MS = 30_000;
const LATE: Readonly<Record<Channel, string>> = {
  webhook: '; it should answer first and work afterwards',
  mail: '; check how the relay in SMTP_URL is',
};
/** The longest time that a shutdown waits for messages that are being sent. */
const STOP_MS = 3000;
/** After this time, another process may take over a job from a dead one. Longer than a try takes. */
const TAKEN_MS = 5 * MINUTE_MS;
const AT_ONCE = 5;
/** The most messages about single enquiries within an hour. */
const SINGLE_PER_HOUR = 60;
const MANY_PAUSE_MS = 10 * MINUTE_MS;
/** Minutes after each failed try. After the last one, the enquiry stays in the list as not notified. */
const PAUSES = [1, 5, 30, 120, 360, 720, 1440, 1440];

/** Notifies the channels of stored enquiries, and retries for a few days. A channel that fails or hangs doesn't delay the others. */
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
  const warnOfStore = (error: Error): void => warn(`The store of enquiries failed: ${error.message}`);
  /** The times of messages about single enquiries within the last hour. */
  let sent: readonly number[] = [];

  /** Results of tries that the store hasn't recorded yet. Nothing new starts before it has. */
  const unsettled = new Set<{ readonly tries: readonly Try[]; readonly end: TryEnd }>();
  const settleAll = async (): Promise<void> => {
    for (const one of unsettled) {
      await store.endTries(one.tries, one.end);
      unsettled.delete(one);
    }
  };
  const settle = async (tries: readonly Try[], end: TryEnd): Promise<void> => {
    const one = { tries, end };
    unsettled.add(one);
    try {
      await store.endTries(tries, end);
      unsettled.delete(one);
    } catch (error) {
      warnOfStore(error as Error);
    }
  };
  /** Schedules jobs for a retry, unless they were tried too often. A group waits as long as its most tried job. */
  const retry = async (what: string, tries: readonly Try[], fault: string): Promise<void> => {
    const left = tries.filter((one) => one.tries < PAUSES.length);
    const pause = PAUSES[Math.max(...left.map((one) => one.tries))];
    const next = pause === undefined ? 'No more tries.' : `Next try in ${pause} min.`;
    warn(`The ${channel} of ${what} failed: ${fault}. ${next}`);
    const at = now() + (pause ?? 0) * MINUTE_MS;
    const over = tries.filter((one) => one.tries >= PAUSES.length);
    if (left.length > 0) await settle(left, { kind: 'again', at });
    if (over.length > 0) await settle(over, { kind: 'given up' });
  };
  /** Tries a message and settles its tries. True if it worked. */
  const notify = async (
    what: string,
    tries: readonly Try[],
    attempt: (signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> => {
    try {
      await withLimit(tryMs, attempt, ended.signal, LATE[channel]);
    } catch (error) {
      if (ended.signal.aborted) await settle(tries, { kind: 'again', at: now() });
      else await retry(what, tries, (error as Error).message);
      return false;
    }
    await settle(tries, { kind: 'told' });
    return true;
  };
  const notifyOne = async (job: Job): Promise<void> => {
    const { enquiry } = job;
    const what = `enquiry ${enquiry.reference}`;
    if (await notify(what, [job], (signal) => send(enquiry, signal))) sent = [...sent, now()];
  };

  /** Sends messages about single enquiries, as many as the hour allows. */
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
      const count = group.length;
      if (count === 0) return;
      if (kind === 'many') lastMany = now();
      const summary = { kind, count, id: `${kind}_${group[0]?.id}_${group.at(-1)?.id}` };
      const what = kind === 'many' ? `${count} more enquiries` : `${count} suspected enquiries`;
      await notify(what, group, (signal) => send(summary, signal));
    };
    const isBusy = sent.length >= SINGLE_PER_HOUR;
    if (isBusy && Math.abs(now() - lastMany) >= MANY_PAUSE_MS) await take('many', 0);
    if (!isStopped) await take('suspected', DAY_MS);
  };

  /** True between a tick of the clock and the next collection of due messages. */
  let isTimed = false;
  const notifyAll = async (): Promise<void> => {
    if (unsettled.size > 0) await settleAll();
    do {
      isAgain = false;
      await notifySingly();
      if (isAgain || !isTimed) continue;
      isTimed = false;
      if (sendSummary && !isStopped) await notifyTogether(sendSummary);
    } while (isAgain && !isStopped);
  };
  const begin = (byClock: boolean): void => {
    if (isStopped) return;
    isTimed ||= byClock;
    if (round) {
      isAgain = true;
      return;
    }
    round = notifyAll()
      .catch(warnOfStore)
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
