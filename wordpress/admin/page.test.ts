import { expect, it } from 'vitest';
import { stem } from '../../workshop/download.ts';
import { fileSizeText, timeText } from '../../workshop/formats.ts';
import { _n, sprintf } from '../../workshop/i18n.ts';
import { createClient, productsOf } from './client.ts';
import { readSettings } from './settings.ts';

it('the page reads its settings, or says that they are missing', () => {
  const settings = { login: 'l', element: 'e', words: 'w', newPage: 'n', pages: [{ title: 't', address: 'a' }] };
  expect(readSettings(JSON.stringify({ ...settings, loader: 'x' }))).toMatchObject(settings);
  expect(readSettings(JSON.stringify({ ...settings, pages: [7, { title: 't' }] }))?.pages).toEqual([]);
  for (const text of [undefined, '', 'null', '[]', '{"login":7}', JSON.stringify({ ...settings, element: null })]) {
    expect(readSettings(text)).toBeNull();
  }
});

it('the page speaks English without WordPress', () => {
  expect(sprintf('%2$s before %1$s, %s, %d', 'a', 'b')).toBe('b before a, a, b');
  expect(_n('one', 'many', 1, 'product-selector')).toBe('one');
  expect(_n('one', 'many', 0, 'product-selector')).toBe('many');
});

it('the page writes sizes and times as WordPress does', () => {
  expect(fileSizeText(60 * 1024 * 1024)).toBe('60 MB');
  expect(fileSizeText(70_211)).toBe('68.6 KB');
  expect(fileSizeText(100)).toBe('0.1 KB');
  expect(timeText('2026-11-21T08:00:00Z')).toContain('2026');
  expect(timeText('soon')).toBe('soon');
});

it('the page names downloads after the file', () => {
  expect([stem('a.b.csv'), stem('range'), stem('.csv')]).toEqual(['a.b', 'range', '.csv']);
});

it('the page refuses a malformed list of versions, and a body without products', async () => {
  for (const value of ['[]', 'null', '{"versions":7}', '{"versions":[],"limit":"1"}']) {
    const client = createClient(async () => ({ ok: true, value }));
    expect(await client.versions()).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  }
  expect(productsOf('no')).toBeNull();
  expect(productsOf('{"a":1}')).toBeNull();
  expect(productsOf('{"products":[]}')).toEqual([]);
});
