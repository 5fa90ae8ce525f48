import type { Page, Route } from '@playwright/test';

/**
 * Holds back whatever is asked for at an address.
 * @param then what becomes of it; by default it goes on its way
 * @returns lets it go
 */
export async function hold(
  page: Page,
  address: string,
  // A request that has been given up can no longer be answered.
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
