import { BlockList, isIP } from 'node:net';

/** IANA's registries of special addresses. */
const PRIVATE = blockList(
  'ipv4',
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
);
/** All public version 6 addresses are in here, plus some that contain one of version 4 (Teredo, 6to4) or are for documents. */
const GLOBAL = blockList('ipv6', '2000::/3');
const CARRYING = blockList('ipv6', '2001::/23 2001:db8::/32 2002::/16 3fff::/20');

function blockList(family: 'ipv4' | 'ipv6', ...ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges.flatMap((some) => some.split(' '))) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** True for addresses that no public server has: those of this machine, of a private network, and those that may lead there. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return PRIVATE.check(address, 'ipv4');
  return version === 0 || !GLOBAL.check(address, 'ipv6') || CARRYING.check(address, 'ipv6');
}
