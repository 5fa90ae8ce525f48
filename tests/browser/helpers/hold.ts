import type { Page, Route } from '@playwright/test';

/**
 * Holds back requests to an address.
 * @param then handles each request after the release; by default it continues
 * @returns a function that releases the requests
 */
export async function hold(
  page: Page,
  address: string,
  // A cancelled request can't continue.
  then: (route: Route) => Promise<void> = (route) => route.continue().catch(() => {}),
): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await then(route);
  });
  return release;
}
