import { beginning, lettersAndDigits, type ModelName, SHARED_BEGINNING, written } from './modelName.ts';
import type { RegisterRow } from './readRegister.ts';
import type { SystemNames } from './systemNames.ts';

/** How a row was found, from the surest to the least sure. */
export const LEVELS = ['registration', 'units', 'name', 'letters'] as const;
export type Level = (typeof LEVELS)[number];

export interface Searched {
  readonly names: SystemNames;
  readonly registration: string | null;
}

export interface RegisterIndex {
  /** The rows that this level finds for a system. */
  at(level: Level, searched: Searched): readonly RegisterRow[];
  /** Rows with a name that begins like one of the system's. */
  resembling(searched: Searched): readonly RegisterRow[];
}

/** Prepares the register for many searches. */
export function createRegisterIndex(rows: readonly RegisterRow[]): RegisterIndex {
  const places = new Map<string, RegisterRow[]>();
  for (const row of rows) {
    const { name } = row;
    const keys = [
      registrationKeys(row.registration),
      unitKeys(name),
      nameKeys(name),
      letterKeys(name),
      beginnings(name),
    ];
    for (const key of new Set(keys.flat())) {
      const there = places.get(key);
      if (there) there.push(row);
      else places.set(key, [row]);
    }
  }
  const find = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => places.get(key) ?? []))];
  return {
    at: (level, searched) => find(KEYS[level](searched)),
    resembling: ({ names }) => find(names.given.flatMap(({ name }) => beginnings(name))),
  };
}

const KEYS: Readonly<Record<Level, (searched: Searched) => readonly string[]>> = {
  registration: ({ registration }) => registrationKeys(registration ?? ''),
  units: ({ names: { bothUnits } }) => (bothUnits === null ? [] : unitKeys(bothUnits)),
  name: ({ names: { wholeSystem } }) => (wholeSystem === null ? [] : nameKeys(wholeSystem)),
  letters: ({ names: { wholeSystem, bothUnits } }) =>
    [bothUnits, wholeSystem].flatMap((name) => (name === null ? [] : letterKeys(name))),
};

function registrationKeys(registration: string): readonly string[] {
  const letters = lettersAndDigits(registration);
  return letters === '' ? [] : [`registration ${letters}`];
}

function unitKeys({ units, isOpen }: ModelName): readonly string[] {
  if (isOpen || units.length === 0) return [];
  const inOrder = units.map(({ text }) => written(text)).sort();
  return [`units ${inOrder.join('/')}`];
}

function nameKeys({ text, isOpen }: ModelName): readonly string[] {
  return isOpen || text === '' ? [] : [`name ${written(text)}`];
}

function letterKeys({ keys }: ModelName): readonly string[] {
  return keys.map((key) => `letters ${key}`);
}

function beginnings(name: ModelName): readonly string[] {
  return [name, ...name.units]
    .map(beginning)
    .filter((start) => start.length === SHARED_BEGINNING)
    .map((start) => `beginning ${start}`);
}
