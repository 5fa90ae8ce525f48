import type { LookupOptions } from 'node:dns';
import { expect, it } from 'vitest';
import { publicLookup } from './publicLookup.ts';

/** Looks up a name with these addresses. */
function lookUp(addresses: readonly string[], options: LookupOptions): Promise<unknown> {
  const family = (address: string) => (address.includes(':') ? 6 : 4);
  const lookup = publicLookup((_name, asked, callback) => {
    expect(asked.all).toBe(true);
    callback(
      null,
      addresses.map((address) => ({ address, family: family(address) })),
    );
  });
  return new Promise((resolve, reject) =>
    lookup('hook.example', options, (error, ...found) => (error ? reject(error) : resolve(found))),
  );
}

it.each([
  [['10.0.0.1', '1.1.1.1']],
  [['1.1.1.1', '2606:4700::1111', '127.0.0.1']],
  [['1.1.1.1', '::ffff:169.254.169.254']],
])('the lookup refuses a name with the addresses %j, whether one or all are requested', async (addresses) => {
  for (const options of [{}, { all: true }])
    await expect(lookUp(addresses, options)).rejects.toThrow(
      'is an address of this machine or a private network; --webhook-private allows it',
    );
});

it('the lookup returns the first public address, or all of them', async () => {
  const addresses = ['1.1.1.1', '2606:4700::1111'];
  expect(await lookUp(addresses, {})).toEqual(['1.1.1.1', 4]);
  expect(await lookUp(addresses, { all: true })).toEqual([
    [
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ],
  ]);
});

it('the lookup passes on why a name can’t be found, and doesn’t refuse a name without addresses', async () => {
  const failing = publicLookup((_name, _options, callback) => callback(new Error('getaddrinfo ENOTFOUND'), []));
  const found = new Promise((resolve, reject) =>
    failing('hook.example', {}, (error, ...rest) => (error ? reject(error) : resolve(rest))),
  );
  await expect(found).rejects.toThrow('ENOTFOUND');
  expect(await lookUp([], {})).toEqual([[]]);
});
