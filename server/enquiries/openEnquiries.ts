import { createHmac } from 'node:crypto';
import { resolve } from 'node:path';
import type { Enquiries } from '../app/enquiries.ts';
import { createEnquiries } from './createEnquiries.ts';
import { createRetention } from './createRetention.ts';
import { type Channel, DAY_MS } from './enquiryStore.ts';
import { createNonces } from './nonce.ts';
import { readNonceKey } from './nonceKey.ts';
import { isPostgres } from './openDatabase.ts';
import { openMail } from './openMail.ts';
import { openStore } from './openStore.ts';
import { onlyOnce, proxyNotice } from './proxyNotice.ts';
import { defaultForm, readForm } from './readForm.ts';
import { sendSummaryWebhook, sendWebhook } from './sendWebhook.ts';
import { type NotifierOptions, startNotifier } from './startNotifier.ts';

export interface EnquiryOptions {
  /** A file for SQLite, or `postgres://…`. */
  readonly place: string;
  /** A JSON file; undefined for the default form. */
  readonly form: string | undefined;
  /** The number of days after which an enquiry is deleted. */
  readonly keepDays: number;
  readonly webhook: { readonly url: URL; readonly secret: string; readonly allowPrivate: boolean } | null;
  readonly mail: { readonly relay: string; readonly to: string; readonly from: string } | null;
  /** True if a proxy adds the visitor's address to `X-Forwarded-For`. */
  readonly isProxied: boolean;
  /** The secret that signs nonces; undefined for a key in a file beside the store. */
  readonly key: string | undefined;
}

/** Gets lines without personal data. */
export type EnquiryConsole = Readonly<Record<'info' | 'warn' | 'error', (line: string) => void>>;

export interface OpenedEnquiries extends Enquiries {
  /** Ends once the messages that are being sent have ended. */
  stop(): Promise<void>;
}

const CROWD =
  'More than 60 enquiries of one network came within an hour, so further ones are suspected. If a proxy or a CDN stands before the provider and sets X-Forwarded-For, start it with --trust-proxy.';

/** The time between two checks for senders of more than an hour ago. */
const FORGET_MS = 5 * 60_000;

/** @throws StoreProblem with a message for the person who runs the provider */
export async function openEnquiries(options: EnquiryOptions, console: EnquiryConsole): Promise<OpenedEnquiries> {
  const { place, keepDays, webhook, mail } = options;
  const form = options.form === undefined ? defaultForm(keepDays) : readForm(resolve(options.form), keepDays);
  const key = readNonceKey(place, options.key);
  const store = await openStore(place, { warn: console.warn });
  const list = `product-selector enquiries list --enquiries ${shownPlace(place)}`;
  const sender = mail && (await openMail({ ...mail, list }));
  const channels: NotifierOptions['channels'] = {
    ...(webhook ? { webhook: (enquiry, signal) => sendWebhook(enquiry, webhook, signal) } : {}),
    ...(sender ? { mail: sender.send } : {}),
  };
  const summaries: NotifierOptions['summaries'] = {
    ...(webhook ? { webhook: (summary, signal) => sendSummaryWebhook(summary, list, webhook, signal) } : {}),
    ...(sender ? { mail: sender.sendSummary } : {}),
  };
  const notifier = startNotifier({ store, channels, summaries, warn: console.warn });
  const deleteOld = createRetention({ store, keepDays, info: console.info, warn: console.warn });
  const forget = (): Promise<void> => store.forgetSenders(Date.now()).catch(() => {});
  await Promise.all([deleteOld(), forget()]);
  const timers = [setInterval(deleteOld, DAY_MS), setInterval(forget, FORGET_MS)];
  const warnOnce = onlyOnce(console.warn);
  const enquiries = createEnquiries({
    store,
    nonces: createNonces(key),
    networkKey: createHmac('sha256', key).update('network').digest(),
    form,
    channels: Object.keys(channels) as Channel[],
    isProxied: options.isProxied,
    onStored: notifier.wake,
    onCrowd: () => warnOnce(CROWD),
    onFault: console.error,
  });
  const seeSender = proxyNotice(options.isProxied, console.warn);
  return {
    ...enquiries,
    take(body, sender) {
      seeSender(sender);
      return enquiries.take(body, sender);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await notifier.stop();
      await store.close();
    },
  };
}

/** The store's place without its password, if it has one. */
function shownPlace(place: string): string {
  if (!isPostgres(place)) return resolve(place);
  if (!URL.canParse(place)) return 'postgres://…';
  const url = new URL(place);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}
