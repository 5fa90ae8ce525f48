import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { oneSize, openModel } from '../../../tests/samples/models.ts';
import { allNamed, button, nameOf, press, show, textOf } from '../../../tests/showScreens.tsx';
import type { Model } from '../../matching/models.ts';
import { WordsContext } from '../../screens/frame/useWords.ts';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import { jobOf } from '../../words/advise.ts';
import { createWords } from '../../words/words.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const ANSWERS = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['None'] };
const SPLIT = { indoor_unit_style: 'wall_mounted', suits_home_types: 'townhouse', cooling_capacity_kw: 2.5 };
const PRICED = { price_from_aud: 4000, price_includes: 'supply_only' };
const SIZED = { outdoor_width_mm: 800, outdoor_height_mm: 550, outdoor_depth_mm: 285 };

const LARGE = { title: 'Slim 5 kW', item_group_id: 'S', cooling_capacity_kw: 5 };
const productsOf = (...rows: readonly object[]) =>
  exampleProducts(...rows.map((row, index) => ({ ...SPLIT, id: `s${index}`, ...row })));

/** Shows a comparison, and returns the controls that were pressed in it. */
const showModels = (...models: readonly Model[]) => showJobs(...models.map((model): [Model] => [model]));

function showJobs(...jobs: readonly [Model, ...Model[]][]): readonly (string | number)[] {
  const pressed: (string | number)[] = [];
  show(() => (
    <WordsContext value={createWords({})}>
      <VisitContext value={createVisit({ read: () => null, write() {}, clear() {} })}>
        <ComparisonTable
          jobs={jobs.map((models) => ({ id: 'split', bought: [], models, answers: ANSWERS, way: null }))}
          job={{ ...jobOf(ANSWERS, {}), zone: 'cold' }}
          tariff={33}
          onChoose={(index) => pressed.push(`choose ${index}`)}
          onRemove={(index) => pressed.push(index)}
        />
      </VisitContext>
    </WordsContext>
  ));
  return pressed;
}

const showTable = (...rows: readonly object[]) => showModels(...productsOf(...rows).map(oneSize));
const names = () => [...document.querySelectorAll('tbody th')].map((name) => textOf(name).trim());
/** The cells of a fact by its name. */
const cellsOf = (name: string) => {
  const row = [...document.querySelectorAll('tbody th')].find((header) => textOf(header).startsWith(name));
  return [...(row?.parentElement?.nextElementSibling?.querySelectorAll('td') ?? [])];
};
const heads = () => [...document.querySelectorAll('thead th')].map(textOf);

it('the comparison has the rows that differ first, and the equal ones in one line that opens', () => {
  showTable({ ...PRICED, warranty_years: 5 }, { ...PRICED, price_from_aud: 3000 });
  expect(names()).toEqual(['Price', 'Warranty']);
  const same = () => button('The same in all: Size, Type and Position');
  expect(same().getAttribute('aria-expanded')).toBe('false');
  press(same);
  expect(same().getAttribute('aria-expanded')).toBe('true');
  expect(names()).toEqual(['Price', 'Warranty', 'Size', 'Type', 'Position']);
  press(same);
  expect(names()).toEqual(['Price', 'Warranty']);
});

it('the comparison has a value in each column', () => {
  showTable({ ...SIZED, outdoor_sound_power_dba: 60 }, { outdoor_sound_power_dba: 50 }, {});
  press(() => button('More differences'));
  expect(cellsOf('Outdoor noise').map(textOf)).toEqual(['60 dB(A)', '50 dB(A)', 'not known']);
});

it('the comparison is a table: each value has its fact and its system as headers', () => {
  showTable(PRICED, { ...PRICED, price_from_aud: 3000 });
  const [first, second] = cellsOf('Price');
  const headersOf = (cell: Element | undefined) =>
    (cell?.getAttribute('headers') ?? '').split(' ').map((id) => textOf(document.getElementById(id)).trim());
  expect(headersOf(first)).toEqual(['Price', 'S0']);
  expect(headersOf(second)).toEqual(['Price', 'S1']);
});

it('the comparison says a verdict in words before its reason', () => {
  showTable({}, { suits_home_types: 'apartment' });
  expect(cellsOf('What kind of home is it?').map((cell) => textOf(cell).split(':')[0])).toEqual([
    'Fits',
    "Doesn't fit",
  ]);
});

it('a price without installation is smaller beside one with it, and says so', () => {
  showTable(PRICED, { ...PRICED, price_includes: 'supply_and_standard_install' });
  expect(cellsOf('Price').map(textOf)).toEqual(['$4,000 for the unit, installation on top', '$4,000 installed']);
  expect(cellsOf('Price').map((cell) => cell.querySelector('.compare-figure') !== null)).toEqual([false, true]);
});

it('the heads of the comparison have short names, *Choose* and *Remove* the whole ones', () => {
  const pressed = showTable({ title: 'Wattlebird Slim Ducted 5 kW' }, { title: 'Wattlebird Slim Ducted 7.1 kW' });
  expect(heads()).toEqual(['5 kW', '7.1 kW']);
  const chooses = allNamed('button', /^Choose/);
  expect(chooses.map(nameOf)).toEqual(['Choose Wattlebird Slim Ducted 5 kW', 'Choose Wattlebird Slim Ducted 7.1 kW']);
  for (const choose of chooses) expect(nameOf(choose)).toContain(textOf(choose));
  act(() => chooses[1]?.click());
  press(() => button('Remove Wattlebird Slim Ducted 5 kW'));
  expect(pressed).toEqual(['choose 1', 0]);
});

it('several systems of one model are headed by all their sizes', () => {
  const [small, large] = productsOf({ title: 'Slim 2.5 kW', item_group_id: 'S' }, LARGE);
  const open = openModel(small!, large!);
  const of = (size = small!): Model => ({ ...open, best: size, sizes: [size], size });
  showJobs([of(), of()], [of(), of(large)]);
  expect(heads()).toEqual(['2 × Slim 2.5 kW', 'Slim 2.5 kW and 5.0 kW']);
});

it('a model whose size is open is chosen by its name', () => {
  const [small, large] = productsOf({ title: 'Slim 2.5 kW' }, LARGE);
  const pressed = showModels(openModel(small!, large!));
  press(() => button('Choose Slim'));
  expect(pressed).toEqual(['choose 0']);
});

it('the comparison has no sentence above its rows, and says beside a price what parts it from the lowest', () => {
  showTable(
    { ...PRICED, title: 'Alpha', outdoor_sound_power_dba: 60 },
    { ...PRICED, title: 'Beta', price_from_aud: 3000, outdoor_sound_power_dba: 64 },
  );
  expect(document.querySelector('.compare-box > :first-child')?.tagName).toBe('TABLE');
  expect(cellsOf('Price').map(textOf)).toEqual([
    '$4,000 for the unit, installation on top$1,000 more',
    '$3,000 for the unit, installation on topLowest price',
  ]);
  expect(cellsOf('Outdoor noise').map(textOf)).toEqual(['60 dB(A)Quietest', '64 dB(A)']);
});
