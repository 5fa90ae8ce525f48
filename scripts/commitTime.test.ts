import { expect, it, onTestFinished, vi } from 'vitest';
import { commitTime } from './commitTime.mjs';
import { forDirectory } from './forDirectory.mjs';

it('files of a package have the time of the commit, or the time that a builder gives', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SOURCE_DATE_EPOCH', '1764000000');
  expect(commitTime().toISOString()).toBe('2025-11-24T16:00:00.000Z');
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  expect(commitTime().getTime()).toBeGreaterThan(Date.UTC(2026, 0, 1));
  expect(commitTime()).toEqual(commitTime());
});

it('a package for the public directory is refused if a line that it leaves out is gone', () => {
  expect(() => forDirectory({ 'product-selector/product-selector.php': new Uint8Array() })).toThrow(
    'product-selector.php has no line like',
  );
});
