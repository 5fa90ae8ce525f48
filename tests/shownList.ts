import type { VisitState } from '../src/visit/visitState.ts';
import { exampleProducts } from './samples/exampleProducts.ts';
import { allNamed, button, named, nameOf, press, showScreens } from './showScreens.tsx';

/** Shows the list with these rows. */
export const showList = (rows: readonly object[], state: Partial<VisitState> = {}) =>
  showScreens(exampleProducts(...rows.map((row) => ({ ...row }))), state);

/** A family's row, which a starting point may share its title with. */
export const rowOf = (title: string) => named('.row', title);

export function openRow(title: string) {
  press(() => button(`Details of ${title}`));
  return rowOf(title);
}

/** The titles of the rows, in their order. */
export const rowTitles = () => allNamed('button', /^Details of /).map((found) => nameOf(found).slice(11));
