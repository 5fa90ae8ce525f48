import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { type ClientRequest, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import { certificateProblem, isCertificateCode } from './certificate.ts';
import type { StoredEnquiry } from './enquiryStore.ts';
import { isPrivateAddress } from './privateAddress.ts';
import { privateProblem, publicLookup } from './publicLookup.ts';

export interface WebhookOptions {
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

/**
 * Posts an enquiry according to Standard Webhooks. Resolves to the status after a 2xx. Redirects aren't followed.
 *
 * @param signal ends the try
 * @throws WebhookProblem with one sentence for the log
 */
export function sendWebhook(
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
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'product-selector',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
    ...(header && { [header[0]]: header[1] }),
  };
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A literal address skips the lookup, so it is checked here.
    if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host))
      return reject(new WebhookProblem(privateProblem(host)));
    const send = url.protocol === 'https:' ? overHttps : overHttp;
    const request: ClientRequest = send(url, {
      method: 'POST',
      headers,
      agent: false,
      lookup: allowPrivate ? lookup : publicLookup(),
      signal,
    });
    request.on('error', (error: NodeJS.ErrnoException) => reject(new WebhookProblem(webhookProblem(error))));
    request.on('response', ({ statusCode = 0 }) => {
      request.destroy();
      if (statusCode >= 200 && statusCode < 300) resolve(statusCode);
      else reject(new WebhookProblem(statusProblem(statusCode), statusCode));
    });
    // For example after "101 Switching Protocols".
    request.on('close', () => reject(new WebhookProblem(NO_ANSWER)));
    request.end(body);
  });
}

const NO_ANSWER = 'it ended the connection without an answer; check its address';

/** The problem and its solution. */
function webhookProblem({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'ECONNRESET') return NO_ANSWER;
  if (code === 'ECONNREFUSED') return `nothing answers at its address (${message}); check that its server runs`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `its name can’t be found (${message}); check its address`;
  return isCertificateCode(code) ? certificateProblem(message) : message;
}

function statusProblem(status: number): string {
  const what = `it answered with status ${status}`;
  if (status >= 300 && status < 400) return `${what}, a redirect, which isn’t followed; give the address it leads to`;
  if (status === 401 || status === 403) return `${what}; check WEBHOOK_SECRET and WEBHOOK_HEADER`;
  if (status === 404) return `${what}; check its address`;
  if (status === 410) return `${what}; it no longer takes messages, so give another address`;
  return what;
}
