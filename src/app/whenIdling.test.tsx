import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_MS, whenIdling } from './whenIdling.ts';

/** What the observers of the last call would be told. */
let tell: { seen(isIntersecting: boolean): void; busy(): void };

beforeEach(() => {
  vi.useFakeTimers();
  tell = { seen() {}, busy() {} };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callBack: (entries: object[]) => void) {
        tell.seen = (isIntersecting) => callBack([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callBack: () => void) {
        tell.busy = callBack;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function idling(connection?: object) {
  vi.stubGlobal('navigator', { connection });
  const gone = new AbortController();
  const work = vi.fn();
  whenIdling(document.createElement('div'), gone.signal, work);
  return { work, gone };
}

it('a page is idle two seconds after the element was seen, and after the last long task', () => {
  const { work } = idling();
  tell.seen(false);
  vi.advanceTimersByTime(IDLE_MS);
  tell.seen(true);
  vi.advanceTimersByTime(IDLE_MS - 1);
  tell.busy();
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([{ saveData: true }, ...['slow-2g', '2g', '3g'].map((effectiveType) => ({ effectiveType }))])(
  'nothing loads by itself with %o',
  (connection) => {
    const { work } = idling(connection);
    tell.seen(true);
    vi.advanceTimersByTime(IDLE_MS);
    expect(work).not.toHaveBeenCalled();
  },
);

it('nothing loads for a selector that has gone', () => {
  const { work, gone } = idling({ effectiveType: '4g' });
  tell.seen(true);
  gone.abort();
  vi.advanceTimersByTime(IDLE_MS);
  expect(work).not.toHaveBeenCalled();
});
