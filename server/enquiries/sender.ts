import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { isPrivateAddress } from './privateAddress.ts';

/**
 * A keyed hash of a visitor's address; of one in version 6, its first 64 bits, which belong to one connection. Null if nobody knows
 * it, or if this machine or a private network has it.
 *
 * @param key the same for processes that share a store, so that their hashes are equal
 */
export function senderOf(address: string | null, key: Uint8Array): string | null {
  // Sockets for both versions show one of version 4 in one of version 6.
  const plain = withoutPort(address ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isPrivateAddress(plain) ? null : createHmac('sha256', key).update(prefixOf(plain)).digest('base64');
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  return /^\[(.*)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** @param address of either version */
function prefixOf(address: string): string {
  if (isIP(address) === 4) return address;
  // The platform normalises all spellings, without a zone (`%eth0`). `::` stands for groups of zeros.
  const text = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = text.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail].slice(0, 4).join(':');
}
