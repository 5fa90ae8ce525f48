import { test as base, expect } from '@playwright/test';
import { installClock, Selector } from './selector.ts';

interface Options {
  /**
   * Real time, for tests about frames, scrolling or timers. Everywhere else Playwright's clock runs in the page, at the same pace:
   * `Selector.start` turns it on by the second that the questions take.
   */
  readonly realTime: boolean;
}

interface Fixtures {
  /** The first selector of the demo page. */
  readonly selector: Selector;
  /** Messages on the browser's console that a test expects; any other error or warning fails it. */
  readonly expected: RegExp[];
}

/** A test in which nothing may go wrong unseen: an uncaught error or an unexpected console message fails it. */
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
    expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});
export { expect };
