import { createHmac } from 'node:crypto';
import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { StoredEnquiry } from './enquiryStore.ts';

export interface WebhookOptions {
  readonly url: URL;
  /** Base64, with or without `whsec_` before it. */
  readonly secret: string;
  /** Allows addresses of this machine and of private networks. */
  readonly allowPrivate: boolean;
}

const TIMEOUT_MS = 10_000;

const PRIVATE = new BlockList();
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16',
  '198.18.0.0/15 224.0.0.0/4 240.0.0.0/4',
].flatMap((ranges) => ranges.split(' ')))
  addRange(range, 'ipv4');
for (const range of '::/127 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8'.split(' ')) addRange(range, 'ipv6');

function addRange(range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', bits] = range.split('/');
  PRIVATE.addSubnet(network, Number(bits), family);
}

/** True for addresses of this machine, private networks, and those that no public server has. */
export function isPrivateAddress(address: string): boolean {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return isPrivateAddress(mapped);
  const version = isIP(address);
  return version === 0 || /^::ffff:/i.test(address) || PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Posts an enquiry as Standard Webhooks says. Resolves after a 2xx. Redirects are not followed.
 *
 * @param now milliseconds since 1970
 * @throws Error with one sentence for the log, without anything personal
 */
export function sendWebhook(enquiry: StoredEnquiry, options: WebhookOptions, now: number): Promise<void> {
  const { url, secret, allowPrivate } = options;
  const { told: _, suspicions: __, ...data } = enquiry;
  const body = JSON.stringify({ type: 'enquiry.created', timestamp: enquiry.created, data });
  const seconds = String(Math.floor(now / 1000));
  const id = `enquiry_${enquiry.key}`;
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
  };
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A literal address is not looked up.
    if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) return reject(new Error(privateProblem(host)));
    const send = url.protocol === 'https:' ? overHttps : overHttp;
    const request: ClientRequest = send(url, {
      method: 'POST',
      headers,
      agent: false,
      lookup: allowPrivate ? lookup : lookUpPublic,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    request.on('error', ({ name, message }) =>
      reject(new Error(name === 'AbortError' ? `it took longer than ${TIMEOUT_MS / 1000} s` : message)),
    );
    request.on('response', ({ statusCode = 0 }) => {
      request.destroy();
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`it answered with status ${statusCode}`));
    });
    request.end(body);
  });
}

/** Refuses at the moment of connecting, so a name can't change its address after a check. */
const lookUpPublic: LookupFunction = (name, options, callback) =>
  lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    const bad = addresses.find(({ address }) => isPrivateAddress(address));
    if (bad) return callback(new Error(privateProblem(bad.address)), []);
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  });

function privateProblem(address: string): string {
  return `${address} is an address of this machine or a private network; --webhook-private allows it`;
}
