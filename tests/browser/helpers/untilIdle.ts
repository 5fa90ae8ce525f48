import type { Page } from '@playwright/test';

/** Waits until the page has nothing left to do. A reply's effects render after the reply itself. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}
