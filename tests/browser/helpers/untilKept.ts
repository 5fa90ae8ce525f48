import { expect, type Page } from '@playwright/test';

/** Waits until the catalogue is in the browser's cache. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(() => caches.match('https://kept.invalid/catalogue').then(Boolean));
  await expect.poll(isKept).toBe(true);
}
