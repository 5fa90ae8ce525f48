import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { unescape as decoded } from 'node:querystring';
import type { StoredEnquiry } from './enquiryStore.ts';
import { isPrivateAddress } from './privateAddress.ts';

export interface WebhookOptions {
  /** It may have a name and a password, which are sent as `Authorization: Basic`. */
  readonly url: URL;
  /** Base64, with or without the prefix `whsec_`. */
  readonly secret: string;
  /** A header of the provider's own: its name and value. */
  readonly header?: readonly [string, string] | null;
  /** Allows addresses of this machine and of private networks. */
  readonly allowPrivate: boolean;
}

/** A failure with the status of the reply; null without one. Its message has no personal data. */
export class WebhookProblem extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** Statuses that need something of the provider, in words. */
const STATUSES: Readonly<Record<number, string>> = {
  401: 'the address refuses WEBHOOK_HEADER or the signature',
  410: 'the address no longer takes messages',
};

/**
 * Posts an enquiry according to Standard Webhooks. Resolves to the status after a 2xx. Redirects aren't followed.
 *
 * @param signal ends the try
 * @throws WebhookProblem with one sentence for the log, or the reason of the signal
 */
export async function sendWebhook(
  { told: _, suspicions: __, ...data }: StoredEnquiry,
  { url, secret, header, allowPrivate }: WebhookOptions,
  signal: AbortSignal,
  type: 'enquiry.created' | 'enquiry.test' = 'enquiry.created',
): Promise<number> {
  // The same for every try.
  const id = `enquiry_${data.key}`;
  const body = JSON.stringify({ type, timestamp: data.created, data });
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64');
  // Fetch refuses an address that has them.
  const address = new URL(url);
  address.username = '';
  address.password = '';
  const login = Buffer.from(`${decoded(url.username)}:${decoded(url.password)}`).toString('base64');
  const headers = new Headers({
    'Content-Type': 'application/json',
    Connection: 'close',
    'User-Agent': 'product-selector',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
    ...((url.username || url.password) && { Authorization: `Basic ${login}` }),
  });
  if (header) headers.set(...header);
  try {
    if (!allowPrivate) await refusePrivate(url);
    const reply = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal });
    // A connection that breaks now takes nothing back.
    await reply.body?.cancel().catch(() => {});
    if (reply.ok) return reply.status;
    const what = STATUSES[reply.status] ?? `it answered with status ${reply.status}`;
    throw new WebhookProblem(what, reply.status);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof WebhookProblem) throw error;
    // Fetch hides the reason in the cause.
    const { message, cause } = error as Error;
    throw new WebhookProblem((cause as Error | undefined)?.message || message);
  }
}

/** @throws WebhookProblem if the name has an address of this machine or a private network */
async function refusePrivate({ hostname }: URL): Promise<void> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  const bad = found.find(({ address }) => isPrivateAddress(address));
  if (!bad) return;
  throw new WebhookProblem(
    `${bad.address} is an address of this machine or a private network; --webhook-private allows it`,
  );
}
