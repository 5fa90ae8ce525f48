import { writeReply } from '../../src/catalogue/writeReply.ts';
import { readCatalogue } from '../../src/source/readCatalogue.ts';
import { LIMITS } from '../limitFiles.ts';
import { saveVisit } from './savedVisit.ts';
import { expect, test } from './test.ts';

/** What a catalogue may have at most is in tests/catalogueLimits.test.ts; here is what the largest of them mean in a browser. */
const PRODUCTS = '**/v2/products?**';

test('the largest reply that a provider may send reaches the cards', async ({ page, selector }) => {
  const [limit, fileFor] = LIMITS['size of a reply'];
  const { products } = readCatalogue('within.csv', new TextEncoder().encode(fileFor(limit)));
  const body = writeReply(products, '2026-01-01');
  expect(body.length / limit).toBeGreaterThan(0.99);
  await page.route(PRODUCTS, (route) => route.fulfill({ contentType: 'application/json', body }));
  await saveVisit(page);
  await page.goto('/');
  await selector.resumeMatches();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a reply of a million rows is rejected with the figure and does not delay the first question', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/There are 1,000,000 systems; the limit is 5,000\./);
  const body = `[${Array(1_000_000).fill('{"id":7}').join()}]`;
  expect(body.length).toBeGreaterThan(9_000_000);
  await page.route(PRODUCTS, (route) => route.fulfill({ contentType: 'application/json', body }));
  const refused = page.waitForEvent('console', (message) => message.text().includes('1,000,000 systems'));
  await page.goto('/');
  await selector.start();
  await expect(selector.option('No')).toBeVisible();
  // A row that was read would have a line of its own, which fails the test.
  await refused;
  for (const label of ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure']) {
    await selector.answer(label);
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
