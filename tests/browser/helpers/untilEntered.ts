import type { Page } from '@playwright/test';

/** Waits until a step that is on screen has its entry in the history, which follows the paint. */
export const untilEntered = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
