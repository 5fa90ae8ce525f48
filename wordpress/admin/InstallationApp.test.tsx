import { expect, it } from 'vitest';
import { choose, place, press, render, saved, text } from '../../tests/cataloguePage.tsx';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import { failureOf } from './failure.ts';
import { InstallationApp } from './InstallationApp.tsx';
import type { AdminRequest } from './request.ts';

/** Shows the page of a site with this table, from which everybody is signed out. */
async function show(table: unknown): Promise<void> {
  const versions = table ? [{ id: 7, published: '2026-06-01T00:00:00Z', author: 'Ada', table }] : [];
  const request = (async (_: string, data?: unknown) =>
    data
      ? { ok: false, failure: failureOf(new Response('0', { status: 400 })) }
      : { ok: true, value: { versions } }) as AdminRequest;
  await render(<InstallationApp request={request} login="login" />);
}

const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-30`;
const LIST = { ...PRICE_LIST, valid_until: NEXT_YEAR };

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
  await show({ ...PRICE_LIST, valid_until: '2026-01-31' });
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
