import type { Page } from '@playwright/test';

/** A visit by the shortest way, as the selector saves it for the tab. */
const SINGLE_ROOM = {
  version: 1,
  answers: { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['None'] },
  at: 'matches',
  place: '/product',
};

/** What of a saved visit a test wants otherwise. */
export interface Saved {
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  readonly postcode?: string;
  readonly place?: '/product' | '/result';
  /** The id of the chosen system. */
  readonly chosen?: string;
}

/** Leaves a visit in the tab, for tests in which the way to a screen is not the subject. `Selector.resume` goes on with it. */
export async function saveVisit(page: Page, saved: Saved = {}): Promise<void> {
  await page.addInitScript(
    (visit) => {
      const key = 'product-selector:0';
      // A page without an origin has no storage. A visit that is there is the later one.
      if (location.protocol === 'http:' && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, visit);
    },
    JSON.stringify({ ...SINGLE_ROOM, ...saved }),
  );
}
