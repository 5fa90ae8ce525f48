import { expect, type Page } from '@playwright/test';

/** Waits until the catalogue was received and cached. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(() => caches.match('https://kept.invalid/catalogue').then(Boolean));
  // A machine may be busy.
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
}
