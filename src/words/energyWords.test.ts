import { expect, it } from 'vitest';
import { readObject } from '../../tests/samples/readObject.ts';
import type { Product } from '../catalogue/product.ts';
import { consumptionFacts, hasLabel, starFacts, starLine, zoneText } from './energyWords.ts';
import { ENGLISH_WORDS as words } from './words.ts';

const figures = {
  stars_cool_average: 3,
  stars_heat_average: 2.5,
  stars_cool_cold: 1,
  kwh_cool_average: 220,
  kwh_heat_average: 390,
};
const product = readObject({ id: 'A', title: 'A', system_type: 'split', ...figures }).product as Product;

it('energy of a system gives the stars of the visitor’s zone, and says if there is no rating', () => {
  expect(starFacts(words, product, 'average')).toEqual([
    { name: 'Cooling, average climate', value: '3 of 10\u00a0stars' },
    { name: 'Heating, average climate', value: '2.5 of 10\u00a0stars' },
  ]);
  expect(starFacts(words, product, 'cold').map(({ value }) => value)).toEqual([
    '1 of 10\u00a0stars',
    'no rating given',
  ]);
  expect(starLine(words, product, 'hot').value).toBe('no rating given');
  expect(starLine(words, product, 'cold').value).toBe('cooling 1 of 10\u00a0stars, heating no rating given');
});

it('energy of a system prices cooling and heating at the visitor’s tariff, and invents nothing', () => {
  expect(consumptionFacts(words, product, 'average', 33).at(-1)?.value.replaceAll('\u202f', ' ')).toBe(
    'about $201 a year at 33 c/kWh',
  );
  expect(consumptionFacts(words, product, 'cold', 33).map(({ value }) => value)).toEqual([
    'no figure given',
    'no figure given',
    'not known without both figures',
  ]);
});

it('energy of a system is there once the label gives one figure, in whatever zone', () => {
  expect(hasLabel(product)).toBe(true);
  const blank = { ...product, stars_cool_average: null, stars_heat_average: null, stars_cool_cold: null };
  expect(hasLabel(blank)).toBe(true);
  expect(hasLabel({ ...blank, kwh_cool_average: null, kwh_heat_average: null })).toBe(false);
  expect(hasLabel({ ...blank, kwh_cool_average: null, kwh_heat_average: null, kwh_heat_hot: 5 })).toBe(true);
});

it('energy of a system describes the zone of a postcode', () => {
  expect(zoneText(words, '2480', { zone: 'average', others: ['hot'] })).toMatch(
    /spans the average and hot climate zones/,
  );
  expect(zoneText(words, '3000', { zone: 'cold', others: [] })).toBe('Postcode 3000 is in the cold climate zone.');
  expect(zoneText(words, '3336', 'unknown')).toMatch(/We don't know postcode 3336/);
  expect(zoneText(words, '3000', 'loading')).toMatch(/3000…/);
  expect(zoneText(words, '', 'none')).toMatch(/Enter your postcode/);
  expect(zoneText(words, '3000', 'failed')).toMatch(/couldn't load/);
});
