import type { Row } from './row.ts';

/**
 * The rows that `npm test` walks in the browser: one for each kind of failure and each thing that a visitor can see of it. The
 * provider's replies of the other rows are in `tests/callFaults.test.ts`; of a script the browser tells a page only that it failed, is
 * empty, or has not come, which `tests/lazyParts.test.ts` has. `npm run faults` walks all.
 */
const WALKED: Readonly<Record<string, readonly string[]>> = {
  '`init`': ['status 503', 'never an answer'],
  '`products`': [
    'connection refused',
    'status 404',
    'body cut off',
    'another content type',
    'never an answer',
    'an answer after the visitor has left',
  ],
  '`products`, with a range that was kept from an earlier visit': ['status 503', 'never an answer'],
  '`LandingRoute.js`': ['empty body', 'never an answer'],
  '`ProductRoute.js`': ['status 503', 'empty body', 'never an answer'],
  '`ResultRoute.js`': ['status 503'],
  '`core.js`': ['status 503'],
  '`landing.css`': ['never an answer'],
  '`product-selector.js`': ['status 503'],
  '`engine.js`': ['status 503'],
  '`receiveProducts.js`': ['empty body', 'never an answer'],
  '`zoneOfPostcode.js`': ['never an answer'],
  "Pictures of the provider's systems": ['status 404', 'never an answer'],
  'Pictures of explanations': ['status 404'],
  'The world around': [
    // Not at the landing page: there it depends on how much the page has preloaded. `npm run faults` has it.
    'offline, beginning at: question',
    'offline, beginning at: matches',
    'the tab sleeps for an hour at: question',
    'storage is blocked',
    'storage is full, and a screen is missing',
    'the clock is 35 years ahead',
    'the clock is put back by years in the middle',
  ],
};

export function isWalkedEachTime({ part, name }: Pick<Row, 'part' | 'name'>): boolean {
  return WALKED[part]?.includes(name) ?? false;
}
