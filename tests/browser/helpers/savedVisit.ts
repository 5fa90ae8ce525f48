import type { Page } from '@playwright/test';
import { SHORTEST_ANSWERS } from '../../samples/shortestAnswers.ts';

/** A visit along the shortest answer path, as the selector saves it for the tab. */
const SINGLE_ROOM = { version: 1, answers: SHORTEST_ANSWERS, at: 'matches', place: '/product' };

/** A test's changes to the saved visit. */
export interface Saved {
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  readonly postcode?: string;
  readonly place?: '/product' | '/result';
  /** The id of the chosen system. */
  readonly chosen?: string;
  /** False if the visitor chose the model, with its size open. */
  readonly sized?: boolean;
  /** Data of parts, by name. */
  readonly parts?: Readonly<Record<string, unknown>>;
  /** The ids of the systems in the comparison. */
  readonly shortlist?: readonly string[];
}

/** Saves a visit in the tab, for tests that start at a later screen. `Selector.resume` continues it. @param name of the visit */
export async function saveVisit(page: Page, saved: Saved = {}, name = '0'): Promise<void> {
  await page.addInitScript(
    ([visit, name]) => {
      const key = `product-selector:${name}`;
      // A page without an origin has no storage. An existing visit is newer, so it stays.
      if (location.protocol === 'http:' && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, visit);
    },
    [JSON.stringify({ ...SINGLE_ROOM, ...saved }), name] as const,
  );
}

/** Saves another visit in the tab of an open page, for its next load. */
export async function replaceVisit(page: Page, saved: Saved): Promise<void> {
  await page.evaluate(
    (visit) => {
      // A page that hears `pagehide` saves pending changes. Otherwise they would later replace this visit.
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      sessionStorage.setItem('product-selector:0', visit);
    },
    JSON.stringify({ ...SINGLE_ROOM, ...saved }),
  );
}

/** Deletes the visit of an open page, so that its next load begins a new one. */
export const forgetVisit = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // As above.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    sessionStorage.clear();
  });
