import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { show, textOf } from '../../tests/showScreens.tsx';
import { createWords } from '../words/words.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { WordsContext } from './useWords.ts';

const ANSWERS = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['None'] };
const SPLIT = { indoor_unit_style: 'wall_mounted', suits_home_types: 'townhouse', cooling_capacity_kw: 2.5 };
const PRICED = { price_from_aud: 4000, price_includes: 'supply_only' };
const SIZED = { outdoor_width_mm: 800, outdoor_height_mm: 550, outdoor_depth_mm: 285 };
const RATED = { stars_cool_cold: 2.5, stars_heat_cold: 4, kwh_cool_cold: 100, kwh_heat_cold: 900 };

function showTable(...rows: readonly object[]): void {
  const products = exampleProducts(...rows.map((row, index) => ({ ...SPLIT, id: `s${index}`, ...row })));
  const nothing = (): void => {};
  show(() => (
    <WordsContext value={createWords({})}>
      <ComparisonTable
        products={products}
        answers={ANSWERS}
        zone="cold"
        tariff={33}
        onChoose={nothing}
        onRemove={nothing}
      />
    </WordsContext>
  ));
}

const names = () => [...document.querySelectorAll('tbody th')];
/** The cells of a fact by its name. */
const cellsOf = (name: string) => {
  const row = names().find((header) => textOf(header).trim() === name)?.parentElement;
  return [...(row?.nextElementSibling?.querySelectorAll('td') ?? [])];
};

it('the comparison has the figures first, with bars on one scale from 0, and says which are unknown', () => {
  showTable(
    { ...PRICED, ...SIZED, ...RATED, outdoor_sound_power_dba: 60, warranty_years: 5 },
    { ...PRICED, price_from_aud: 3000, outdoor_sound_power_dba: 64 },
    {},
  );
  expect(
    names()
      .slice(0, 8)
      .map((name) => textOf(name).trim()),
  ).toEqual([
    'What differs',
    'Price installation not included. A shorter bar is better.',
    'Outdoor sound power A bar half as long sounds half as loud.',
    'Cooling, cold climate',
    'Heating, cold climate',
    'Running cost a year, cold climate, at 33 c/kWh Label figures; your use will differ.',
    'Outdoor unit, width × height × depth Drawn beside a door of 2.04 m.',
    'Warranty',
  ]);
  const texts = (name: string) => cellsOf(name).map(textOf);
  const prices = ['From $4,000', 'From $3,000', 'Ask for a price'];
  const price = 'Price installation not included. A shorter bar is better.';
  expect(texts(price)).toEqual(prices);
  expect(texts('Outdoor sound power A bar half as long sounds half as loud.')).toEqual([
    '60 dB(A)',
    '64 dB(A)',
    'not known',
  ]);
  expect(texts('Cooling, cold climate')).toEqual(['2.5 of 10 stars', 'not known', 'not known']);
  expect(texts('Outdoor unit, width × height × depth Drawn beside a door of 2.04 m.')).toEqual([
    '800 × 550 × 285 mm',
    'not known',
    'not known',
  ]);
  const bars = cellsOf(price).map((cell) => cell.querySelector('meter')?.value);
  expect(bars).toEqual([1, 0.75, undefined]);
  // The figure is the text; the bar is decoration.
  expect(document.querySelector('meter:not([aria-hidden=true])')).toBeNull();
});

it('the comparison has no bars for prices that include different things', () => {
  showTable(PRICED, { ...PRICED, price_includes: 'supply_and_standard_install' });
  expect(cellsOf('Price').map(textOf)).toEqual([
    'From $4,000installation not included',
    'From $4,000with standard installation',
  ]);
  expect(cellsOf('Price').filter((cell) => cell.querySelector('meter'))).toEqual([]);
});

it('the comparison counts only another value or verdict as a difference, not other words for it', () => {
  showTable({ suits_home_types: '' }, { cooling_capacity_kw: 5 });
  const rows = names().map((name) => textOf(name).trim());
  expect(rows.indexOf('What kind of home is it?')).toBeGreaterThan(rows.indexOf('The same for all'));
  expect(cellsOf('What kind of home is it?').map(textOf)).toEqual(['Fits']);
});

it('the comparison has the part of a title that differs first, then the part that all share', () => {
  showTable({ title: 'Wattlebird Slim Ducted 5 kW' }, { title: 'Wattlebird Slim Ducted 7.1 kW' });
  const shared = 'Wattlebird Slim Ducted';
  expect([...document.querySelectorAll('thead th')].map(textOf)).toEqual([`5 kW ${shared}`, `7.1 kW ${shared}`]);
});

it('the comparison begins with who should take which, and tags what is noticeably best', () => {
  showTable(
    { ...PRICED, title: 'Alpha', outdoor_sound_power_dba: 60 },
    { ...PRICED, title: 'Beta', price_from_aud: 3000, outdoor_sound_power_dba: 64 },
  );
  expect([...document.querySelectorAll('.conclusion li')].map(textOf)).toEqual([
    'Alpha if neighbours live close by: 4 dB(A) quieter outdoors, for $1,000 more.',
    'Beta if price matters most: $1,000 less, but 4 dB(A) louder outdoors.',
  ]);
  expect(cellsOf('Price installation not included. A shorter bar is better.').map(textOf)).toEqual([
    'From $4,000',
    'From $3,000Lowest price',
  ]);
});
