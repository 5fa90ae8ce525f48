import { expect, it } from 'vitest';
import { stem } from '../../workshop/download.ts';
import { fileSizeText, timeText } from '../../workshop/formats.ts';
import { _n, sprintf } from '../../workshop/i18n.ts';
import { productsOf } from './client.ts';

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

it('a damaged version has no products', () => {
  expect(productsOf({ a: 1 })).toBeNull();
  expect(productsOf({ products: [] })).toEqual([]);
});
