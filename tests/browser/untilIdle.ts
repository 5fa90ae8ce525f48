import type { Page } from '@playwright/test';

/** Until the page has nothing left to do: what follows from an answer is drawn after the answer itself. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}
