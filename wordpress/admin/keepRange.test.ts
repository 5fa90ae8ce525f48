import { expect, it } from 'vitest';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import { failureOf } from './failure.ts';
import { keepRange } from './keepRange.ts';
import type { AdminRequest } from './request.ts';

const ROW = { id: 'A', title: 'Alpine', system_type: 'split', price_from_aud: 2000, price_includes: 'supply_only' };

/** A site with one version, and what is written to it. */
function site(replies: Readonly<Record<string, unknown>> = {}) {
  const written: unknown[] = [];
  const all: Readonly<Record<string, unknown>> = {
    versions: { versions: [{ id: 3 }] },
    products: { products: [ROW] },
    init: { nonce: 'n', installation: PRICE_LIST },
    installation: {},
    range: {},
    ...replies,
  };
  const request = (async (route: string, data?: unknown) => {
    if (route === 'range') written.push(data);
    const value = all[route];
    return value === undefined ? { ok: false, failure: failureOf(undefined) } : { ok: true, value };
  }) as AdminRequest;
  return { request: keepRange(request, () => '2026-11-28'), written };
}

it('the range in words is written when a page opens and after each change, with and without prices', async () => {
  const { request, written } = site();
  await request('installation', { table: '' });
  expect(written).toHaveLength(2);
  expect(written[1]).toEqual({
    version: 3,
    priced: expect.stringMatching(/<li>Alpine, \$2,\d{3} to \$\d,\d{3} installed<\/li>/),
    names: expect.stringContaining('<li>Alpine</li>'),
  });
  await request('shop');
  expect(written).toHaveLength(2);
});

it('the range in words is left as it is while nothing is published, or where the site doesn’t answer', async () => {
  for (const replies of [{ versions: { versions: [] } }, { products: 'no list' }, { init: undefined }]) {
    const { request, written } = site(replies);
    expect(await request('installation', { table: '' })).toMatchObject({ ok: true });
    expect(written).toEqual([]);
  }
});
