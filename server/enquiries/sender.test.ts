import { expect, it } from 'vitest';
import { senderOf } from './sender.ts';

const KEY = new TextEncoder().encode('one key');

it.each([
  ['198.20.7.200', '::ffff:198.20.7.200'],
  ['198.20.7.200', '::FFFF:198.20.7.200'],
  ['198.20.7.200', '198.20.7.200:4711'],
  ['2606:4700:1:2::3', '2606:4700:1:2:FFFF:0::1'],
  ['2606:4700:1:2::1', '[2606:4700:1:2::2]:443'],
  ['2606:4700:1:2::1', '[2606:4700:1:2::2]'],
  ['2606:4700:1:2::1', '2606:4700:1:2::2%eth0'],
  ['2606:4700:1:2::1', '[2606:4700:1:2::2%25eth0]:443'],
  ['2606:4700:1:2:3:4:5:6', '2606:4700:1:2::'],
  ['2606:4700::1', '2606:4700:0:0:4::'],
  ['2606:4700::3:0:0:0:6', '2606:4700:0:3:4:5:6:7'],
])('%s and %s are one sender', (one, other) => {
  expect(senderOf(one, KEY)).toEqual(expect.any(String));
  expect(senderOf(other, KEY)).toBe(senderOf(one, KEY));
});

it.each([
  ['198.20.7.200', '198.20.7.201'],
  ['19.20.7.200', '198.20.7.200'],
  ['2606:4700:1:2::1', '2606:4700:1:3::1'],
  ['2606:4700::1', '2606:4700:0:1::1'],
  ['2606:4700::1', '2606:47::1'],
])('%s and %s are two senders', (one, other) => expect(senderOf(other, KEY)).not.toBe(senderOf(one, KEY)));

it('the hash of a sender shows nothing of the address, and is another with another key', () => {
  const hash = senderOf('198.20.7.200', KEY);
  expect(hash).not.toMatch(/198|200/);
  expect(senderOf('198.20.7.200', new TextEncoder().encode('another key'))).not.toBe(hash);
});

it.each([
  ...[null, '127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.1.1', 'fe80::1', 'fe80::1%eth0'],
  ...['', 'unknown', 'for=1.2.3.4', '1.2.3.4.5', 'x[198.20.7.200]', '[198.20.7.200]x', '198.20.7.200:1x'],
])('nobody knows the sender with the address %j', (address) => expect(senderOf(address, KEY)).toBeNull());
