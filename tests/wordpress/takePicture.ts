import type { Page } from '@playwright/test';

/** With WRITE_DOCS=1, takes a picture for the documentation. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.WRITE_DOCS) return;
  const clip = { x: 0, y: 0, width: 1280, height: 800 };
  await page.screenshot({ path: `docs/pictures/${name}.png`, fullPage: true, clip });
}
