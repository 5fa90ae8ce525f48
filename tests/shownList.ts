import type { VisitState } from '../src/visit/visitState.ts';
import { exampleProducts } from './samples/exampleProducts.ts';
import { allNamed, button, named, nameOf, press, showScreens } from './showScreens.tsx';

/** Shows the list with these rows. */
export const showList = (rows: readonly object[], state: Partial<VisitState> = {}) =>
  showScreens(exampleProducts(...rows.map((row) => ({ ...row }))), state);

/** A split that is always where to start: nothing beside it has more, costs less or is as large. */
const AHEAD = {
  id: 'ahead',
  title: 'Ahead',
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
export const showRows = (rows: readonly object[], state: Partial<VisitState> = {}) => showList([AHEAD, ...rows], state);

/** A family's row. */
export const rowOf = (title: string) => named('.row', title);

export function openRow(title: string) {
  press(() => button(`Details of ${title}`));
  return rowOf(title);
}

/** The titles of the rows, in their order. */
export const rowTitles = () => allNamed('button', /^Details of /).map((found) => nameOf(found).slice(11));
