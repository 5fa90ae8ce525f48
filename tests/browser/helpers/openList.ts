import type { Page } from '@playwright/test';
import { type Saved, saveVisit } from './savedVisit.ts';
import type { Selector } from './selector.ts';

/** A split system that fits the saved visit. A test adds an id, a title and the columns it needs. */
export const SPLIT = { system_type: 'split', indoor_unit_style: 'wall_mounted', suits_home_types: 'townhouse' };

/** The one to start with, which has a card and no row. */
export const FIRST = {
  ...SPLIT,
  id: 'first',
  title: 'First',
  priority: 1,
  price_from_aud: 990,
  price_includes: 'supply_only',
};

/** Opens the list with these products, for a visitor in the cold zone. */
export async function openList(
  page: Page,
  selector: Selector,
  products: readonly object[],
  saved: Saved = { postcode: '3000' },
): Promise<void> {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: products }));
  await saveVisit(page, saved);
  await page.goto('/');
  await selector.resumeMatches();
  // The postcode table loads after the list.
  if (saved.postcode) await page.getByText('Enter your postcode to see energy figures').waitFor({ state: 'detached' });
}
