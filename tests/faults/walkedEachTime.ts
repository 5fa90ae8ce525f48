import type { Row } from './row.ts';

/**
 * The rows that `npm test` runs in the browser: one for each kind of failure, and one for each effect that a visitor can see.
 * `tests/callFaults.test.ts` covers the other rows about the provider's replies. `tests/lazyParts.test.ts` covers scripts that fail,
 * are empty or never load, which is all that a browser reports about them. `npm run faults` runs every row.
 */
const WALKED: Readonly<Record<string, readonly string[]>> = {
  '`init`': ['status 503', 'no reply'],
  '`products`': [
    'connection refused',
    'body cut off',
    'another content type',
    'no reply',
    'a reply after the visitor has left',
  ],
  '`products`, with a cached catalogue': ['status 503', 'no reply'],
  '`LandingRoute.js`': ['empty body', 'no reply'],
  '`ProductRoute.js`': ['status 503', 'empty body', 'no reply'],
  '`ResultRoute.js`': ['status 503'],
  '`core.js`': ['status 503'],
  '`landing.css`': ['no reply'],
  '`product-selector.js`': ['status 503'],
  '`zoneOfPostcode.js`': ['no reply'],
  "Pictures of the provider's systems": ['status 404', 'no reply'],
  'Pictures of explanations': ['status 404'],
  'The browser and the device': [
    // Not on the landing page, where the result depends on how much has preloaded. `npm run faults` covers that.
    'offline from: question',
    'offline from: matches',
    'the tab sleeps for an hour at: question',
    'storage is blocked',
    'storage is full, and a screen is missing',
    'the clock goes back 15 years during the visit',
  ],
};

export function isWalkedEachTime({ part, name }: Pick<Row, 'part' | 'name'>): boolean {
  return WALKED[part]?.includes(name) ?? false;
}
