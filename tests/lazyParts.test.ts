import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '../src/app/loadFile.ts';

/**
 * The page's error for a script that fails to load: the request fails, or it never arrives. docs/failures.md says what a
 * visitor sees then.
 */
const failure = new TypeError('Failed to fetch dynamically imported module');
const LIMIT = 30_000;

let online: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  online = new EventTarget();
  vi.stubGlobal('window', online);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a part of the script fails immediately if it cannot load', async () => {
  await expect(withTimeout(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(vi.getTimerCount()).toBe(0);
});

it('a part of the script fails after half a minute of waiting, and not before', async () => {
  const failed = vi.fn();
  withTimeout(() => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(String(failed.mock.calls[0])).toBe('Error: The screen did not load within 30 seconds.');
});

it('a part of the script is used if it loads late', async () => {
  const part = withTimeout(() => new Promise((resolve) => setTimeout(() => resolve('here'), LIMIT - 1)));
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(await part).toBe('here');
});

it('a part of the script loads again when the connection is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(failure);
  const part = withTimeout(load);
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(load).toHaveBeenCalledTimes(1);
  online.dispatchEvent(new Event('online'));
  expect(await part).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});
