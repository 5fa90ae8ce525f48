import { expect, it } from 'vitest';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import { failed } from './failure.ts';
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
  const request: AdminRequest = async (route, data) => {
    if (route === 'range') written.push(data);
    return all[route] !== undefined
      ? { ok: true, value: JSON.stringify(all[route]) }
      : failed({ kind: 'failed', message: 'offline' });
  };
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
