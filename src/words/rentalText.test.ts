import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { modelOfSize } from '../matching/models.ts';
import { rentalText } from './rentalText.ts';
import { ENGLISH_WORDS } from './words.ts';

const NOW = Date.UTC(2026, 10, 28);
const of = (stars: readonly (number | null)[], postcode: string, tenure: 'rent' | 'own' | 'let' | null) => {
  const products = exampleProducts(
    ...stars.map((one, at) => ({ id: String(at), stars_cool_cold: one, stars_cool_hot: 5 })),
  );
  const [first, ...more] = products.map(modelOfSize);
  return rentalText(ENGLISH_WORDS, { models: [first!, ...more], postcode, tenure }, 'cold', NOW);
};
const LAW =
  'From 1 March 2027, a rented home in Victoria needs a fixed cooler in its main living area when a new agreement begins: 3 stars or more for cooling, or 2 for a central system.';
const SOURCE = '(consumer.vic.gov.au, S.R. 63/2025; from a copy of the page, November 2026)';

it('in Victoria, who rents or lets a home reads the standard and the stars in the own climate, without a verdict', () => {
  for (const tenure of ['rent', 'let'] as const)
    for (const postcode of ['3000', '3999', '8000', '8999'])
      expect(of([2.5], postcode, tenure)).toBe(`${LAW} The stars of this choice in your climate: 2.5. ${SOURCE}`);
  expect(of([4, 2.5, 4], '3121', 'rent')).toContain(': 2.5 and 4. (');
  expect(of([4, null], '3121', 'rent')).toBe(`${LAW} We don't know how many stars this choice has. ${SOURCE}`);
  expect(of([3], '3121', 'let')).not.toMatch(/compl|legal/i);
});

it('nobody else reads of it', () => {
  for (const tenure of ['own', null] as const) expect(of([3], '3121', tenure)).toBeNull();
  for (const postcode of ['', '2999', '4000', '7999', '9000']) expect(of([3], postcode, 'rent')).toBeNull();
});
