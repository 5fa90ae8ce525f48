import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

const PICTURES = '.cache/pictures/wordpress';

/** Takes a picture for review. WRITE_DOCS=1 also updates those in the documentation. */
export async function takePicture(page: Page, name: string, top = 0): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
  if (!process.env.WRITE_DOCS) return;
  const clip = { x: 0, y: top, width: 1100, height: 800 };
  await page.screenshot({ path: `docs/pictures/${name}.png`, fullPage: true, clip });
}
