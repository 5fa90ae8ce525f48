import type { Row } from './row.ts';

/**
 * The rows that `npm test` runs in the browser: one for each effect that a visitor can see, and one for each thing they then do.
 * `tests/callFaults.test.ts` covers the other rows about the provider's replies. `tests/lazyParts.test.ts` covers scripts that fail,
 * are empty or never load, which is all that a browser reports about them. A picture that fails or never loads changes nothing on
 * the way to the result: PICTURES_PROVEN names its tests. `npm run faults` runs every row.
 */
const WALKED: Readonly<Record<string, readonly string[]>> = {
  '`products`': ['body cut off'],
  '`products`, with a cached catalogue': ['no reply'],
  '`ProductRoute.js`': ['no reply'],
  '`ResultRoute.js`': ['status 503', 'no reply'],
  '`core.js`': ['status 503'],
  '`landing.css`': ['no reply'],
  'The browser and the device': ['storage is blocked, and a screen is missing'],
};

export function isWalkedEachTime({ part, name }: Pick<Row, 'part' | 'name'>): boolean {
  return WALKED[part]?.includes(name) ?? false;
}

/** Each replacement that a visitor sees for a picture, and its test. */
export const PICTURES_PROVEN: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'the explanation without its picture': [
    'src/screens/frame/ExplainPicture.test.tsx',
    'a picture of an explanation leaves no box if its file fails to load',
  ],
  "the picture's description": [
    'src/screens/frame/ProductPicture.test.tsx',
    'has its description until it loads, and the drawing in its place if it fails to load',
  ],
  'drawings in place of the pictures': [
    'src/screens/frame/ProductPicture.test.tsx',
    'has its description until it loads, and the drawing in its place if it fails to load',
  ],
};
