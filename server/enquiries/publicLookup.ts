import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './privateAddress.ts';

type LookUpAll = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup that refuses a name with one or more private addresses. It runs while connecting, so a name can't change its address
 * after a check.
 */
export function publicLookup(lookUpAll: LookUpAll = lookup): LookupFunction {
  return (name, options, callback) =>
    lookUpAll(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const bad = addresses.find(({ address }) => isPrivateAddress(address));
      if (bad) return callback(new Error(privateProblem(bad.address)), []);
      const [first] = addresses;
      if (options.all || !first) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

/** The reason why an address is refused, and the remedy. */
export function privateProblem(address: string): string {
  return `${address} is an address of this machine or a private network; --webhook-private allows it`;
}
