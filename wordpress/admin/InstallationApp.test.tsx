import { expect, it } from 'vitest';
import { choose, place, press, render, saved, text } from '../../tests/cataloguePage.tsx';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import { failureOf } from './failure.ts';
import { InstallationApp } from './InstallationApp.tsx';
import type { AdminRequest } from './request.ts';

/** Shows the page of a site with this table, and returns the data that it posts. */
async function show(stored: unknown, isRefused = false): Promise<string[]> {
  const posted: string[] = [];
  const version = (id: number, table: unknown) => ({ id, published: '2026-06-01T00:00:00Z', author: 'Ada', table });
  let versions = stored ? [version(7, stored)] : [];
  const request = (async (route: string, data?: unknown) => {
    expect(route).toBe('installation');
    if (data && isRefused) return { ok: false, failure: failureOf(new Response('0', { status: 400 })) };
    if (data) {
      const { table: sent, follows } = data as { readonly table: string; readonly follows: number };
      expect(follows).toBe(versions[0]?.id ?? 0);
      posted.push(sent);
      versions = [version(follows + 1, sent === '' ? null : JSON.parse(sent)), ...versions];
    }
    return { ok: true, value: { versions } };
  }) as AdminRequest;
  await render(<InstallationApp request={request} login="login" />);
  return posted;
}

const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-30`;
const LIST = { ...PRICE_LIST, valid_until: NEXT_YEAR };

it('a table is checked, published and withdrawn', async () => {
  const posted = await show(null);
  expect(text()).toContain('No prices are published.');
  await choose('prices.json', JSON.stringify(LIST));
  expect(text()).toMatch(/The table is ready\..*split: \$851 to \$/);
  expect(posted).toEqual([]);
  await press(/Publish the prices/);
  expect(posted.map((sent) => JSON.parse(sent))).toEqual([LIST]);
  expect(text()).toMatch(/Published: the price list of Wattlebird Air, 2026-06, shown until 30 June \d{4}\./);
  expect(text()).not.toContain('The table is ready.');
  await press(/Withdraw the prices/);
  expect(text()).toContain('Withdraw the prices?');
  expect(posted).toHaveLength(1);
  await press(/^Withdraw$/);
  expect(posted.at(-1)).toBe('');
  expect(text()).toContain('No prices are published.');
  // The withdrawn table is still there.
  await press(/^Download$/);
  expect(saved.at(-1)?.name).toBe('prices.json');
  await press(/^Restore$/);
  await press(/Publish the prices/);
  expect(JSON.parse(posted.at(-1)!)).toEqual(LIST);
});

it('a table with problems names each place and can’t be published', async () => {
  await show(LIST);
  await choose('prices.json', JSON.stringify({ ...LIST, gst: 'no' }).replace('205', '"POA"'));
  const items = [...place.querySelectorAll('[role=status] li')].map((one) => one.textContent);
  expect(items).toEqual([
    'gst: “no” can’t be used. Write “included”, once every price includes GST. Prices without GST aren’t shown to visitors.',
    'extras[0].price: “POA” can’t be used. Write dollars with GST, above 0 and at most 100,000, with at most two decimals.',
  ]);
  expect(text()).toContain('Published: ');
  await expect(press(/Publish the prices/)).rejects.toThrow('No button');
});

it('a table that is too large is refused without being read whole', async () => {
  await show(null);
  await choose('prices.csv', 'x'.repeat(1_000_001));
  expect(text()).toContain('The file: It is larger than 1 MB.');
});

it('a table that is over says so, and one that fails to arrive stays', async () => {
  await show({ ...PRICE_LIST, valid_until: '2026-01-31' }, true);
  expect(text()).toContain('The last day of your prices, 31 Jan 2026, is over. Visitors see none.');
  await choose('prices.json', JSON.stringify(LIST));
  await press(/Publish the prices/);
  expect(text()).toContain('You are signed out.');
  expect(text()).toContain('The table is ready.');
});

it('the page gives a template with example prices', async () => {
  await show(null);
  await press(/Download a workbook/);
  expect(saved.map(({ name }) => name)).toEqual(['prices.xlsx']);
});
