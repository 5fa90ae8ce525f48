import {
  CHANNELS,
  type Channel,
  type EnquiryStore,
  type Job,
  type StoredEnquiry,
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
/** Minutes after each failed try. After the last one, the enquiry stays in the list as not notified. */
const PAUSES = [1, 5, 30, 120, 360, 720, 1440, 1440];

/** Notifies the channels of stored enquiries, and retries for a few days. A channel that fails or hangs doesn't delay the others. */
export function startNotifier(options: NotifierOptions): Notifier {
  const channels = CHANNELS.flatMap((channel) => {
    const send = options.channels[channel];
    return send ? [new ChannelNotifier(channel, send, options)] : [];
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
class ChannelNotifier implements Notifier {
  readonly #channel: Channel;
  readonly #send: Send;
  readonly #options: NotifierOptions;
  readonly #timer: NodeJS.Timeout;
  /** Aborted when the messages that are being sent must end. */
  readonly #ended = new AbortController();
  #isStopped = false;
  #round: Promise<void> | null = null;
  /** True if somebody has asked for messages since the round looked for some. */
  #isAgain = false;
  /** Results of tries that the store hasn't recorded yet. Nothing new starts before it has. */
  readonly #unsettled = new Map<Job, TryEnd>();

  constructor(channel: Channel, send: Send, options: NotifierOptions) {
    this.#channel = channel;
    this.#send = send;
    this.#options = options;
    this.#timer = setInterval(() => this.wake(), ROUND_MS);
    this.wake();
  }

  wake(): void {
    this.#isAgain = true;
    if (this.#round || this.#isStopped) return;
    this.#round = this.#notifyAll()
      .catch((error: Error) => this.#warnOfStore(error))
      .finally(() => {
        this.#round = null;
      });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    const late = setTimeout(() => this.#ended.abort(), STOP_MS);
    await this.#round;
    clearTimeout(late);
  }

  async #notifyAll(): Promise<void> {
    while (this.#isAgain && !this.#isStopped) {
      for (const [job, end] of this.#unsettled) await this.#record(job, end);
      this.#isAgain = false;
      const now = this.#now();
      const jobs = await this.#options.store.takeJobs(this.#channel, now, now + TAKEN_MS, AT_ONCE);
      await Promise.all(jobs.map((job) => this.#notify(job)));
      if (jobs.length > 0) this.#isAgain = true;
    }
  }

  /** Tries a message and settles the try. */
  async #notify(job: Job): Promise<void> {
    const { tryMs = TRY_MS } = this.#options;
    let end: TryEnd = { kind: 'told' };
    try {
      await withLimit(tryMs, (signal) => this.#send(job.enquiry, signal), this.#ended.signal, LATE[this.#channel]);
    } catch (error) {
      end = this.#ended.signal.aborted
        ? { kind: 'again', at: this.#now() }
        : this.#retry(job, (error as Error).message);
    }
    this.#unsettled.set(job, end);
    await this.#record(job, end).catch((error: Error) => this.#warnOfStore(error));
  }

  #retry({ enquiry, tries }: Job, fault: string): TryEnd {
    const pause = PAUSES[tries];
    const next = pause === undefined ? 'No more tries.' : `Next try in ${pause} min.`;
    this.#options.warn(`The ${this.#channel} of enquiry ${enquiry.reference} failed: ${fault}. ${next}`);
    return pause === undefined ? { kind: 'given up' } : { kind: 'again', at: this.#now() + pause * MINUTE_MS };
  }

  async #record(job: Job, end: TryEnd): Promise<void> {
    await this.#options.store.endTry(job, end);
    this.#unsettled.delete(job);
  }

  #warnOfStore({ message }: Error): void {
    this.#options.warn(`The store of enquiries failed: ${message}`);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
