import type { Page } from '@playwright/test';

/** Sets the browser's default text size, in px, for the open page. A new page of the browser begins with 16. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
}
