import { compareNames, markedDifference, type Relation } from './compareNames.ts';
import { isSameSystem, type ModelName } from './modelName.ts';
import type { Reason } from './reason.ts';
import type { NameColumn, SystemNames } from './systemNames.ts';

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
  readonly name: ModelName;
  /** To the name in the register that resembles it most. With several units, `equal` means that each has its equal. */
  readonly relation: Relation;
  readonly closest: ModelName;
  /** True if at least one of its units resembles one of the row's. */
  readonly isRelated: boolean;
}

/** Compares the names of a system with the name of a row in the register. */
export function judgeNames({ given, wholeSystem, bothUnits }: SystemNames, model: ModelName): NameVerdict {
  const compared = given.map((one) => ({ ...one, ...closestTo(one.name, [...model.units, model]) }));
  const differing = compared.filter(({ relation }) => relation !== 'equal');
  const units = compared.filter(({ column }) => column !== 'model_number');
  const isSameSet = wholeSystem !== null && isSameSystem(wholeSystem, model);
  if (bothUnits !== null && isSameSystem(bothUnits, model)) {
    // A maker's name for the set may look quite different from its units, but a similar name is another set.
    const similar = differing.filter(({ column, isRelated }) => column === 'model_number' && isRelated);
    return verdict(true, isSameSet ? [] : similar, model, []);
  }
  if (isSameSet) {
    if (model.units.length === 0) return verdict(true, [], model, onlyUnit(units));
    const others = differing.filter(({ column }) => column !== 'model_number');
    return verdict(true, others, model, []);
  }
  const gaps = [...onlyUnit(units.filter(({ closest }) => closest === model)), ...missingUnits(compared, model)];
  const isExplained = differing.length + gaps.length > 0 || given.length === 0;
  const isRelated = compared.some((one) => one.isRelated);
  return { ...verdict(false, differing, model, isExplained ? gaps : [otherSet(model)]), isRelated };
}

function verdict(
  isSame: boolean,
  differing: readonly GivenName[],
  model: ModelName,
  gaps: readonly Reason[],
): NameVerdict {
  return { isSame, isRelated: isSame, doubts: differing.map((one) => difference(one, model)), gaps };
}

const CLOSEST_FIRST: readonly Relation[] = ['equal', 'look_alike', 'wildcard', 'revision', 'longer', null];

type Closest = Pick<GivenName, 'relation' | 'closest' | 'isRelated'>;

function closestTo(name: ModelName, others: readonly ModelName[]): Closest {
  const whole = closestToOne(name, others);
  if (name.units.length === 0 || whole.relation === 'equal') return whole;
  const units = name.units.map((unit) => closestToOne(unit, others));
  const isRelated = whole.isRelated || units.some((unit) => unit.isRelated);
  const relation = units.every((unit) => unit.relation === 'equal') ? 'equal' : whole.relation;
  return { ...whole, relation, isRelated };
}

function closestToOne(name: ModelName, others: readonly ModelName[]): Closest {
  let found: Closest = { relation: null, closest: others[0]!, isRelated: false };
  for (const closest of others) {
    const relation = compareNames(name, closest);
    if (CLOSEST_FIRST.indexOf(relation) >= CLOSEST_FIRST.indexOf(found.relation)) continue;
    found = { relation, closest, isRelated: true };
  }
  return found;
}

const WHAT = { model_number: 'model number', indoor_model: 'indoor unit', outdoor_model: 'outdoor unit' } as const;

const LABEL = {
  equal: 'The names agree',
  wildcard: 'A part of the name is left open',
  look_alike: 'O and 0, or I and 1, are swapped',
  longer: 'One name is longer',
  revision: 'It may be another revision',
} as const;

function difference({ column, name, relation, closest }: GivenName, model: ModelName): Reason {
  if (relation === null) {
    const text = `Another ${WHAT[column]}: “${name.text}” in your sheet, “${model.text}” in the register.`;
    return { about: column, text };
  }
  const [own, theirs] = markedDifference(name.text, closest.text);
  return { about: column, text: `${LABEL[relation]}: “${own}” in your sheet, “${theirs}” in the register.` };
}

/** The register names a single unit of the system. */
function onlyUnit(units: readonly GivenName[]): readonly Reason[] {
  return units
    .filter(({ relation }) => relation === 'equal')
    .map(({ column, name }) => ({
      about: column,
      text: `The register names only the ${WHAT[column]}, “${name.text}”.`,
    }));
}

/** Units of the register that the sheet doesn't name, although it names another one. */
function missingUnits(compared: readonly GivenName[], model: ModelName): readonly Reason[] {
  if (!compared.some(({ relation }) => relation === 'equal')) return [];
  return model.units
    .filter((unit) => !compared.some(({ name }) => closestTo(name, [unit]).isRelated))
    .map(({ text }) => ({ about: 'model_number', text: `Your sheet doesn't name “${text}”, which the register has.` }));
}

function otherSet(model: ModelName): Reason {
  return { about: 'model_number', text: `The register's set is “${model.text}”.` };
}
