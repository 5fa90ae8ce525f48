import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Sender } from '../app/enquiries.ts';
import { isPrivateAddress } from './privateAddress.ts';

/**
 * A keyed hash of the address that sent a post; of one in version 6, its first 64 bits, which belong to one connection. Null if the
 * server doesn't know the address, because the other end is on this machine, in a private network, or calls itself a proxy.
 *
 * @param isProxied true if the other end is a proxy that adds the visitor's address to `X-Forwarded-For` itself
 * @param key the same for processes that share a store, so that their hashes are equal
 */
export function senderOf(sender: Sender, isProxied: boolean, key: Uint8Array): string | null {
  const { peer, forwardedFor, isRelayed = false } = sender;
  // Anybody can claim to be a proxy.
  if (!isProxied && (isRelayed || forwardedFor !== undefined)) return null;
  const forwarded = isProxied ? withoutPort(forwardedFor?.split(',').at(-1)?.trim() ?? '') : '';
  if (isIP(forwarded) !== 0) return hashOf(forwarded, key);
  return peer === undefined || isPrivateAddress(fourOf(peer)) ? null : hashOf(peer, key);
}

function hashOf(address: string, key: Uint8Array): string {
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
  if (isIP(address) === 4) return address;
  // The platform normalises all spellings. `::` stands for groups of zeros.
  const text = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = text.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail].slice(0, 4).join(':');
}
