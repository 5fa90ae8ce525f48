import type { Product } from '../catalogue/product.ts';
import { compareNames, markedDifference, type Relation } from './compareNames.ts';
import { hasWildcard, lettersAndDigits, unitsIn } from './modelName.ts';
import type { RegisterRow } from './readRegister.ts';
import type { Reason } from './reason.ts';

const NAME_COLUMNS = ['model_number', 'indoor_model', 'outdoor_model'] as const;
type NameColumn = (typeof NAME_COLUMNS)[number];

export type Named = Pick<Product, NameColumn>;

export interface NameVerdict {
  /** True if the whole system has the same name in both, units in any order. */
  readonly isSame: boolean;
  /** True if a name of the sheet resembles one of the row. */
  readonly isRelated: boolean;
  /** Names that differ. */
  readonly doubts: readonly Reason[];
  /** Names that only one side has. A registration number in the sheet settles these. */
  readonly gaps: readonly Reason[];
}

interface GivenName {
  readonly column: NameColumn;
  readonly name: string;
  /** To the name in the register that resembles it most. */
  readonly relation: Relation;
  readonly closest: string;
}

/** Compares the names of a system with the name in a row of the register. */
export function judgeNames(product: Named, { model }: Pick<RegisterRow, 'model'>): NameVerdict {
  const given = NAME_COLUMNS.flatMap((column): readonly GivenName[] => {
    const name = product[column];
    return name === null ? [] : [{ column, name, ...closestTo(name, [model, ...unitsIn(model)]) }];
  });
  const units = given.filter(({ column }) => column !== 'model_number');
  if (isSameSystem(unitNames(product), model)) {
    // A maker's name for the set may look quite different, but a similar one is another set.
    const others = given.filter(({ column, name, relation }) => {
      return column === 'model_number' && !isSameSystem(name, model) && relation !== null && relation !== 'equal';
    });
    return { isSame: true, isRelated: true, doubts: others.map((name) => difference(name, model)), gaps: [] };
  }
  if (isSameSystem(product.model_number, model)) {
    const namesUnits = unitsIn(model).length > 0;
    const others = namesUnits ? units.filter(({ relation }) => relation !== 'equal') : [];
    const gaps = namesUnits ? [] : oneUnit(units);
    return { isSame: true, isRelated: true, doubts: others.map((name) => difference(name, model)), gaps };
  }
  const isRelated = given.some(({ relation }) => relation !== null);
  const doubts = given.filter(({ relation }) => relation !== 'equal').map((name) => difference(name, model));
  const gaps = [...oneUnit(units.filter(({ closest }) => closest === model)), ...missingUnits(given, model)];
  const isExplained = doubts.length + gaps.length > 0 || given.length === 0;
  return { isSame: false, isRelated, doubts, gaps: isExplained ? gaps : [otherSet(model)] };
}

/** The keys that two names of one system share: its letters and digits, and those of its units in any order. */
export function systemKeys(name: string): readonly string[] {
  if (hasWildcard(name)) return [];
  const units = unitsIn(name).map(lettersAndDigits).sort();
  return [lettersAndDigits(name), units.join('/')].filter((key) => key.length >= SHORTEST_NAME);
}

/** Any shorter name says too little. */
const SHORTEST_NAME = 4;

/** The indoor and the outdoor unit as one name; null if the sheet doesn't give both. */
export function unitNames({ indoor_model, outdoor_model }: Named): string | null {
  return indoor_model === null || outdoor_model === null ? null : `${indoor_model} / ${outdoor_model}`;
}

function isSameSystem(name: string | null, model: string): boolean {
  if (name === null) return false;
  const keys = systemKeys(model);
  return systemKeys(name).some((key) => keys.includes(key));
}

const CLOSEST_FIRST: readonly Relation[] = ['equal', 'look_alike', 'wildcard', 'revision', 'longer', null];

function closestTo(name: string, others: readonly string[]): Pick<GivenName, 'relation' | 'closest'> {
  const found = others.flatMap((closest) =>
    [name, ...unitsIn(name)].map((own) => ({ relation: compareNames(own, closest), closest })),
  );
  found.sort((one, other) => CLOSEST_FIRST.indexOf(one.relation) - CLOSEST_FIRST.indexOf(other.relation));
  return found[0]!;
}

const WHAT = { model_number: 'model number', indoor_model: 'indoor unit', outdoor_model: 'outdoor unit' } as const;

const LABEL = {
  equal: 'The names agree',
  wildcard: 'A part of the name is left open',
  look_alike: 'O and 0, or I and 1, are swapped',
  longer: 'One name is longer',
  revision: 'It may be another revision',
} as const;

function difference({ column, name, relation, closest }: GivenName, model: string): Reason {
  if (relation === null) {
    return { about: column, text: `Another ${WHAT[column]}: “${name}” in your sheet, “${model}” in the register.` };
  }
  const [own, theirs] = markedDifference(name, closest);
  return { about: column, text: `${LABEL[relation]}: “${own}” in your sheet, “${theirs}” in the register.` };
}

/** The register names a single unit of the system. */
function oneUnit(units: readonly GivenName[]): readonly Reason[] {
  return units
    .filter(({ relation }) => relation === 'equal')
    .map(({ column, name }) => ({
      about: column,
      text: `The register names only the ${WHAT[column]}, “${name}”.`,
    }));
}

/** Units of the register that the sheet doesn't name, if it names another one. */
function missingUnits(given: readonly GivenName[], model: string): readonly Reason[] {
  if (!given.some(({ relation }) => relation === 'equal')) return [];
  return unitsIn(model)
    .filter((unit) => !given.some(({ name }) => closestTo(name, [unit]).relation !== null))
    .map((unit) => ({ about: 'model_number', text: `Your sheet doesn't name “${unit}”, which the register has.` }));
}

function otherSet(model: string): Reason {
  return { about: 'model_number', text: `The register's set is “${model}”.` };
}
