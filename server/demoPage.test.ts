import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoPage, shownFile } from './demoPage.ts';

const PAGE = readFileSync(new URL('./demo.html', import.meta.url), 'utf8');
const pageOf = (file: string | null, systems: number) => demoPage(PAGE, '', { file, systems, range: '' });

it("the demo page says that the project's own catalogue is made up", () => {
  const page = pageOf(null, 63);
  expect(page).toContain('Demo: 63 systems, all made up');
  expect(page).toContain("Wattlebird Air isn't a real company, and its 63 systems are made up.");
});

it("the demo page names the person's own file, and doesn't say that its systems are made up", () => {
  const page = pageOf('range 2026.csv', 128);
  expect(page).toContain('Demo: 128 systems from range 2026.csv');
  expect(page).toContain('This page shows the 128 systems from range 2026.csv');
  expect(page).not.toContain('made up');
  expect(pageOf('range.json', 1)).toContain('Demo: 1 system from range.json');
});

it('the demo page shows the name of a file as text', () => {
  const page = pageOf('<img src=x onerror=alert(1)> & \u202evsc.csv', 2);
  expect(page).toContain('2 systems from &lt;img src=x onerror=alert(1)> &amp; \\u202evsc.csv');
  expect(page).not.toContain('<img');
  expect(pageOf('$& <!-- about -->.csv', 2)).toContain('from $&amp; &lt;!-- about -->.csv');
});

it('the demo page has no placeholder left and loads nothing from elsewhere', () => {
  for (const page of [pageOf(null, 63), pageOf('range.csv', 2)]) {
    expect(page).not.toContain('<!--');
    expect(page.replaceAll("xmlns='http://www.w3.org/2000/svg'", '')).not.toMatch(/https?:|url\(|@import/);
  }
});

it("the name of the shown file is its last part, and null for the project's own, in whatever spelling", () => {
  expect(shownFile('/home/someone/range.csv', '/app/catalogue/products.csv')).toBe('range.csv');
  expect(shownFile('/app/catalogue/products.csv', '/app/catalogue/products.csv')).toBeNull();
  expect(shownFile('/app/server/../catalogue/products.csv', '/app/catalogue/products.csv')).toBeNull();
});

it('the demo page in a folder has every address in that folder, and the selector sends its requests there', () => {
  const start = '<script type="module" src="https://provider.example/embed/product-selector.js"></script>';
  const page = demoPage(PAGE, start, { file: null, systems: 2, range: '' }, '/guide');
  const addresses = [...page.matchAll(/\s(?:href|src|host)="(\/[^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    '/guide/embed/product-selector.js',
    '/guide/',
    '/guide',
    '/guide/wp-json/product-selector/v2/products',
    '/guide/wp-json/product-selector/v2/products',
    '/guide/embed/LICENSES.txt',
  ]);
});
