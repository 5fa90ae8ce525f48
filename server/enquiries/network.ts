import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Sender } from '../app/enquiries.ts';
import { isPrivateAddress } from './privateAddress.ts';

/** Only this process knows it, so its hashes mean nothing elsewhere. */
const OWN_KEY = randomBytes(32);

/**
 * A keyed hash of the network that sent a post: the address's /24, or its /48 in version 6. Null if the server doesn't know the
 * network, because the other end is on this machine, in a private network, or calls itself a proxy.
 *
 * @param isProxied true if the other end is a proxy that adds the visitor's address to `X-Forwarded-For` itself
 * @param key the same for processes that share a store, so that their hashes are equal
 */
export function networkOf(sender: Sender, isProxied: boolean, key: string | Uint8Array = OWN_KEY): string | null {
  const { peer, forwardedFor } = sender;
  if (!isProxied && isForwarded(sender)) return null;
  const forwarded = isProxied ? withoutPort(forwardedFor?.split(',').at(-1)?.trim() ?? '') : '';
  if (isIP(forwarded) !== 0) return hashOf(forwarded, key);
  return peer === undefined || isPrivateAddress(fourOf(peer)) ? null : hashOf(peer, key);
}

/** True if a proxy claims to have passed a post on. Anybody can claim that. */
export function isForwarded({ forwardedFor, isRelayed = false }: Sender): boolean {
  return isRelayed || forwardedFor !== undefined;
}

function hashOf(address: string, key: string | Uint8Array): string {
  return createHmac('sha256', key)
    .update(prefixOf(fourOf(address)))
    .digest('base64');
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  return /^\[(.*)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** The version 4 address in a version 6 one, which sockets for both versions show; other addresses unchanged. */
function fourOf(address: string): string {
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

/** @param address of either version */
function prefixOf(address: string): string {
  if (isIP(address) === 4) return address.split('.').slice(0, 3).join('.');
  // The platform normalises all spellings. `::` stands for groups of zeros; no public network begins with it.
  const [head = ''] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  return [...head.split(':'), '0', '0'].slice(0, 3).join(':');
}
