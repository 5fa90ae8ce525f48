import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

const behind = (forwardedFor: string) => networkOf({ peer: '127.0.0.1', forwardedFor }, true);

it.each([
  ['203.0.113.7', '203.0.113.254'],
  ['203.0.113.7', '::ffff:203.0.113.9'],
  ['203.0.113.7', '203.0.113.9:4711'],
  ['2001:db8:1:2::3', '2001:DB8:1:ffff:0::1'],
  ['2001:db8::1', '2001:db8:0:ffff::1'],
  ['2001:db8:1::1', '[2001:db8:1::2]:443'],
  ['2001:db8:1::1', '[2001:db8:1::2]'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001::1', '2001:0:0:4::'],
  ['203.0.113.7', '::FFFF:203.0.113.9'],
  ['203.0.113.7', '10.0.0.1, 198.51.100.1, 203.0.113.1'],
])('%s and %s are in the same network', (one, other) => {
  expect(behind(one)).toEqual(expect.any(String));
  expect(behind(other)).toBe(behind(one));
});

it.each([
  ['203.0.113.7', '203.0.112.7'],
  ['2001:db8:1::1', '2001:db8:2::1'],
  ['2001:db8::1', '2001:db8:1::'],
  ['2001:db8::1', '2001:db80::1'],
  ['20.30.113.7', '203.0.113.7'],
  ['1.12.3.4', '11.2.3.4'],
  ['203.0.113.7', '203.0.113.7, 198.51.100.1'],
])('%s and %s are in different networks', (one, other) => expect(behind(other)).not.toBe(behind(one)));

it('the hash of a network shows nothing of the address', () => expect(behind('203.0.113.7')).not.toMatch(/203|113/));

it.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.1.1', 'fe80::1', undefined])(
  'nobody knows the network of a visitor behind %s',
  (peer) => expect(networkOf({ peer }, false)).toBeNull(),
);

it('the network behind a proxy that names none is unknown', () => {
  expect(networkOf({ peer: '127.0.0.1' }, true)).toBeNull();
  expect(networkOf({}, true)).toBeNull();
});

it('the network of a request that a proxy claims to have passed on is unknown, unless the proxy is trusted', () => {
  const peer = '1.1.1.1';
  expect(networkOf({ peer }, false)).toEqual(expect.any(String));
  for (const sender of [{ forwardedFor: '203.0.113.7' }, { forwardedFor: '' }, { isRelayed: true }])
    expect(networkOf({ peer, ...sender }, false)).toBeNull();
  expect(networkOf({ peer, forwardedFor: '203.0.113.7', isRelayed: true }, true)).toBe(behind('203.0.113.7'));
});

it('processes with the same key give a network the same hash, and others a different one', () => {
  const [one, other] = ['one key', 'another key'].map((key) => new TextEncoder().encode(key));
  const hash = (key: Uint8Array | undefined) => networkOf({ peer: '1.1.1.1' }, false, key);
  expect(hash(one)).toBe(hash(new TextEncoder().encode('one key')));
  expect(new Set([hash(one), hash(other), hash(undefined)]).size).toBe(3);
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
  expect(networkOf({ peer: '1.1.1.1', forwardedFor: text }, true)).toBe(networkOf({ peer: '1.1.1.1' }, false));
});
