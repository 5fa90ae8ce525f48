import type { HomeType } from '../catalogue/product.ts';
import { meanings } from './meaning.ts';
import type { Answers } from './question.ts';

/** What a home decides about a job. */
interface Home {
  /** True where ducts have somewhere to go. */
  readonly takesDucts: boolean;
  /** The outdoor units that a space of each size holds. */
  readonly outdoorUnits: Readonly<Record<'small' | 'large', number>>;
  /** A multi-split with at least this many indoor units can serve the whole home. */
  readonly wholeHomeHeads: number;
  /** True if the table of sizes is read a row lower. */
  readonly isSmaller: boolean;
}

const HOUSE: Home = {
  takesDucts: true,
  outdoorUnits: { small: 2, large: Number.POSITIVE_INFINITY },
  wholeHomeHeads: 4,
  isSmaller: false,
};

/** EACH TYPE OF HOME. What its sentences say stands in `src/words`. */
const HOMES: Readonly<Record<HomeType, Home>> = {
  house_pitched_roof: HOUSE,
  house_flat_roof: { ...HOUSE, takesDucts: false },
  townhouse: HOUSE,
  // The living room and two bedrooms.
  apartment: { takesDucts: false, outdoorUnits: { small: 1, large: 2 }, wholeHomeHeads: 3, isSmaller: true },
};

/** The home of the answers. One that isn't known asks for no more than any. */
export function homeOf(answers: Answers): Home {
  const [home] = meanings(answers, 'Q2');
  return home ? HOMES[home.asks] : { ...HOUSE, wholeHomeHeads: HOMES.apartment.wholeHomeHeads };
}
