import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { modelOfSize } from '../matching/models.ts';
import { rentalText } from './rentalText.ts';
import { ENGLISH_WORDS } from './words.ts';

const NOW = Date.UTC(2026, 10, 28);
const of = (...stars: readonly (number | null)[]) => {
  const products = exampleProducts(
    ...stars.map((one, at) => ({ id: String(at), stars_cool_cold: one, stars_cool_hot: 5 })),
  );
  const [first, ...more] = products.map(modelOfSize);
  return rentalText(ENGLISH_WORDS, { models: [first!, ...more] }, 'cold', NOW);
};
const LAW =
  "From 1 March 2027, a home in Victoria with a new rental agreement needs a fixed cooler in its main living area. That needs 3 stars or more for cooling, or 2 if it's a central system.";
const SOURCE = '(consumer.vic.gov.au, S.R. 63/2025; from a copy of the page, November 2026)';

it('the standard of a rented home has the stars in the own climate, without a verdict', () => {
  expect(of(2.5)).toBe(`${LAW} Cooling stars of this choice in your climate: 2.5. ${SOURCE}`);
  expect(of(4, 2.5, 4)).toContain(': 2.5 and 4. (');
  expect(of(4, null)).toBe(`${LAW} We don't know how many stars this choice has. ${SOURCE}`);
  expect(of(3)).not.toMatch(/compl|legal/i);
});
