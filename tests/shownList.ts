import type { VisitState } from '../src/visit/visitState.ts';
import { exampleProducts } from './samples/exampleProducts.ts';
import { allNamed, button, named, nameOf, press, showScreens } from './showScreens.tsx';

/** Shows the list with these rows. */
export const showList = (rows: readonly object[], state: Partial<VisitState> = {}) =>
  showScreens(exampleProducts(...rows.map((row) => ({ ...row }))), state);

/** A split that is always where to start: nothing beside it has more or costs less, and its sizes suit a bedroom and a living room. */
const AHEAD = {
  item_group_id: 'AHEAD',
  indoor_unit_style: 'wall_mounted',
  system_type: 'split',
  suits_home_types: 'townhouse',
  suits_small_outdoor_space: 'yes',
  controls: 'touchscreen;voice;mobile_app',
  warranty_years: 20,
  price_from_aud: 100,
  price_includes: 'supply_only',
};

/** Shows these rows below one that is where to start. */
export const showRows = (rows: readonly object[], state: Partial<VisitState> = {}) =>
  showList(
    [
      { ...AHEAD, id: 'ahead', title: 'Ahead 3.5 kW', cooling_capacity_kw: 3.5 },
      { ...AHEAD, id: 'ahead 2.5', title: 'Ahead 2.5 kW', cooling_capacity_kw: 2.5 },
      ...rows,
    ],
    state,
  );

/** A family's row. */
export const rowOf = (title: string) => named('.row', title);

export function openRow(title: string) {
  press(() => button(`Details of ${title}`));
  return rowOf(title);
}

/** The titles of the rows, in their order. */
export const rowTitles = () => allNamed('button', /^Details of /).map((found) => nameOf(found).slice(11));
