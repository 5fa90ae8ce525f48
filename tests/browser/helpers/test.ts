import { test as base, expect } from '../../chromium.ts';
import { installClock, Selector } from './selector.ts';

interface Options {
  /**
   * Real time, for tests about frames, scrolling or timers. In all other tests, Playwright's clock runs in the page at the same
   * pace, and `Selector.start` advances it by the questions' delay of one second.
   */
  readonly realTime: boolean;
}

interface Fixtures {
  /** The first selector of the demo page. */
  readonly selector: Selector;
  /** Console messages that a test expects. Any other error or warning fails the test. */
  readonly expected: RegExp[];
}

/** A test that fails on an uncaught error or an unexpected console message. */
export const test = base.extend<Fixtures & Options>({
  realTime: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs.
  expected: async ({}, use) => use([]),
  selector: async ({ page }, use) => use(new Selector(page)),
  page: async ({ page, expected, realTime }, use) => {
    const found: string[] = [];
    page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
    });
    if (!realTime) await installClock(page);
    await use(page);
    const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
    // A reply that arrives after the test ends is ignored.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected).toEqual([]);
  },
});
export { expect };
