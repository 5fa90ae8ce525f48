import { expect, type Page } from '@playwright/test';

/** Waits until the catalogue is in the browser's cache. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(() => caches.match('https://kept.invalid/catalogue').then(Boolean));
  // Generous, for a busy machine.
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
}
