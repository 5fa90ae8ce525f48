import { createHmac } from 'node:crypto';
import { resolve } from 'node:path';
import type { Enquiries } from '../app/enquiries.ts';
import { createEnquiries } from './createEnquiries.ts';
import type { EnquiryStore } from './createStore.ts';
import { type Channel, DAY_MS } from './enquiryStore.ts';
import { createNonces } from './nonce.ts';
import { readNonceKey } from './nonceKey.ts';
import { type MailOptions, openMail } from './openMail.ts';
import { openStore } from './openStore.ts';
import { defaultForm, readForm } from './readForm.ts';
import { sendWebhook, type WebhookOptions } from './sendWebhook.ts';
import { type NotifierOptions, startNotifier } from './startNotifier.ts';

export interface EnquiryOptions {
  /** A file for SQLite, or `postgres://…`. */
  readonly place: string;
  /** A JSON file; undefined for the default form. */
  readonly form: string | undefined;
  /** The number of days after which an enquiry is deleted. */
  readonly keepDays: number;
  readonly webhook: WebhookOptions | null;
  readonly mail: MailOptions | null;
  /** The secret that signs nonces; undefined for a key in a file beside the store. */
  readonly key: string | undefined;
}

/** Gets lines without personal data. */
export type EnquiryConsole = Readonly<Record<'info' | 'warn' | 'error', (line: string) => void>>;

export interface OpenedEnquiries extends Enquiries {
  /** Ends once the messages that are being sent have ended. */
  stop(): Promise<void>;
}

/** The time between two checks for senders of more than an hour ago. */
const FORGET_MS = 5 * 60_000;

/** One run deletes at most the enquiries of this time, from the oldest on. So a clock that has leapt ahead doesn't empty the store. */
const MOST_MS = 7 * DAY_MS;

/** Deletes old enquiries, the oldest first: at the start and once a day. Never rejects. */
export async function deleteOld(
  store: EnquiryStore,
  keepDays: number,
  { info, warn }: Pick<EnquiryConsole, 'info' | 'warn'>,
  now: number,
): Promise<void> {
  try {
    const count = await store.deleteBefore(now - keepDays * DAY_MS, MOST_MS);
    if (count > 0) info(`${count} enquiries older than ${keepDays} days were deleted.`);
  } catch (error) {
    warn(`The deletion of old enquiries wasn’t completed: ${(error as Error).message}`);
  }
}

/** @throws StoreProblem with a message for the person who runs the provider */
export async function openEnquiries(options: EnquiryOptions, console: EnquiryConsole): Promise<OpenedEnquiries> {
  const { place, keepDays, webhook, mail } = options;
  const form = options.form === undefined ? defaultForm(keepDays) : readForm(resolve(options.form), keepDays);
  const key = readNonceKey(place, options.key);
  const store = await openStore(place, { info: console.info });
  const channels: NotifierOptions['channels'] = {
    ...(webhook ? { webhook: (enquiry, signal) => sendWebhook(enquiry, webhook, signal) } : {}),
    ...(mail ? { mail: await openMail(mail) } : {}),
  };
  const notifier = startNotifier({ store, channels, warn: console.warn });
  const retain = (): Promise<void> => deleteOld(store, keepDays, console, Date.now());
  const forget = (): Promise<void> => store.forgetSenders(Date.now()).catch(() => {});
  await Promise.all([retain(), forget()]);
  const timers = [setInterval(retain, DAY_MS), setInterval(forget, FORGET_MS)];
  const enquiries = createEnquiries({
    store,
    nonces: createNonces(key),
    senderKey: createHmac('sha256', key).update('sender').digest(),
    form,
    channels: Object.keys(channels) as Channel[],
    onStored: notifier.wake,
    onFault: console.error,
  });
  return {
    ...enquiries,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await notifier.stop();
      await store.close();
    },
  };
}
