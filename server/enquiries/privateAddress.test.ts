import { expect, it } from 'vitest';
import { piecesOf } from '../../tests/piecesOf.ts';
import { isPrivateAddress } from './privateAddress.ts';

it.each([
  ...piecesOf(`
    10.1.2.3 | 172.31.0.1 | 192.168.1.1 | 169.254.169.254 | 100.64.0.1 | 0.0.0.0 | :: | fd00::1 | fe80::1
    ::ffff:127.0.0.1 | ::ffff:7f00:1 | 64:ff9b::a00:1
  `),
  // Version 6 addresses that contain one of version 4, or that no public network has.
  ...piecesOf(`
    64:ff9b:1::a00:1 | 2002:a00:1::1 | 2001:0:4136:e378:8000:63bf:3fff:fdd2 | ::10.0.0.1 | ::ffff:0:10.0.0.1
    fec0::1 | 2001:db8::1 | 100::1 | 192.88.99.1 | 198.51.100.7
  `),
])('the address %s counts as private', (address) => expect(isPrivateAddress(address)).toBe(true));

it.each(['1.1.1.1', '172.32.0.1', '203.0.114.1', '2606:4700::1111'])('the address %s counts as public', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);
