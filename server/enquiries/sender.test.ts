import { expect, it } from 'vitest';
import { senderOf } from './sender.ts';

const KEY = new TextEncoder().encode('one key');

const behind = (forwardedFor: string) => senderOf({ peer: '127.0.0.1', forwardedFor }, true, KEY);

it.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['203.0.113.7', '::FFFF:203.0.113.7'],
  ['203.0.113.7', '203.0.113.7:4711'],
  ['203.0.113.7', '10.0.0.1, 198.51.100.1, 203.0.113.7'],
  ['2001:db8:1:2::3', '2001:DB8:1:2:ffff:0::1'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::2]:443'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::2]'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0:4::'],
  ['2001:db8::3:0:0:0:6', '2001:db8:0:3:4:5:6:7'],
])('%s and %s are one sender', (one, other) => {
  expect(behind(one)).toEqual(expect.any(String));
  expect(behind(other)).toBe(behind(one));
});

it.each([
  ['203.0.113.7', '203.0.113.8'],
  ['20.30.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7, 198.51.100.1'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['2001:db8::1', '2001:db80::1'],
])('%s and %s are two senders', (one, other) => expect(behind(other)).not.toBe(behind(one)));

it('the hash of a sender shows nothing of the address', () => expect(behind('203.0.113.7')).not.toMatch(/203|113/));

it.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.1.1', 'fe80::1', undefined])(
  'nobody knows the sender behind %s',
  (peer) => expect(senderOf({ peer }, false, KEY)).toBeNull(),
);

it('the sender behind a proxy that names none is unknown', () => {
  expect(senderOf({ peer: '127.0.0.1' }, true, KEY)).toBeNull();
  expect(senderOf({}, true, KEY)).toBeNull();
});

it('the sender of a request that a proxy claims to have passed on is unknown, unless the proxy is trusted', () => {
  const peer = '1.1.1.1';
  expect(senderOf({ peer }, false, KEY)).toEqual(expect.any(String));
  for (const sender of [{ forwardedFor: '203.0.113.7' }, { forwardedFor: '' }, { isRelayed: true }])
    expect(senderOf({ peer, ...sender }, false, KEY)).toBeNull();
  expect(senderOf({ peer, forwardedFor: '203.0.113.7', isRelayed: true }, true, KEY)).toBe(behind('203.0.113.7'));
});

it.each([
  '',
  'unknown',
  'for=1.2.3.4',
  '1.2.3.4.5',
  'x[203.0.113.7]',
  '[203.0.113.7]x',
  'x203.0.113.7:1',
  '203.0.113.7:1x',
])('a header like %j leaves the connection’s own address', (text) => {
  expect(senderOf({ peer: '1.1.1.1', forwardedFor: text }, true, KEY)).toBe(senderOf({ peer: '1.1.1.1' }, false, KEY));
});
