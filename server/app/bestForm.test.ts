import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestForm } from './bestForm.ts';
import { formsOf } from './forms.ts';

const SHORTER = { br: async () => new Uint8Array(1), gzip: async () => new Uint8Array(2) };
const forms = await formsOf(new Uint8Array(3), SHORTER);
const plainOnly = await formsOf(new Uint8Array(3), {});

const chosen = (header: string | undefined) => bestForm(forms, header).encoding;

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=0.5 , gzip ; q=0.5', 'br'],
  ['br;q=0.001, identity;q=0', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0,\tgzip;q=0.000, *;q=0.1', 'identity'],
  ['gzip;q=0.2, identity;q=0.9', 'identity'],
  ['identity', 'identity'],
  ['zstd, deflate', 'identity'],
  ['xbr, gzipped', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
])('the form of a reply for %j is %s', (header, encoding) => {
  expect(chosen(header)).toBe(encoding);
});

it('the form of a reply is the plain one if there is no other', () => {
  expect(bestForm(plainOnly, 'br, gzip').encoding).toBe('identity');
  expect(bestForm(plainOnly, 'br;q=1, identity;q=0').encoding).toBe('identity');
});

it('the form of a reply has the highest weight, and never weight zero if another has more', () => {
  const weight = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
  const weights = fc.record({ br: weight, gzip: weight, identity: weight });
  fc.assert(
    fc.property(weights, fc.shuffledSubarray(['br', 'gzip', 'identity'] as const), (of, named) => {
      const header = named.map((encoding) => `${encoding};q=${of[encoding]}`).join(', ');
      const weightOf = (encoding: 'br' | 'gzip' | 'identity') => (named.includes(encoding) ? of[encoding] : 0);
      const most = Math.max(...named.map(weightOf), 0);
      const { encoding } = bestForm(forms, header);
      expect(most === 0 ? encoding : weightOf(encoding)).toBe(most === 0 ? 'identity' : most);
    }),
  );
});

it('the form of a reply is always a prepared one, for any header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (header) => {
      expect(forms).toContain(bestForm(forms, header));
    }),
  );
});
