import type { Product } from '../catalogue/product.ts';
import { beginning, SHARED_BEGINNING } from './compareNames.ts';
import { systemKeys, unitNames } from './judgeNames.ts';
import { hasWildcard, lettersAndDigits, unitsIn, written } from './modelName.ts';
import type { RegisterRow } from './readRegister.ts';

/** How a row was found, from the surest to the least sure. */
export type Level = 'registration' | 'units' | 'name' | 'letters';

export interface RegisterIndex {
  /** The rows that this level finds for a system. */
  at(level: Level, product: Product): readonly RegisterRow[];
  /** Rows with a name that begins like one of the system's. */
  resembling(product: Product): readonly RegisterRow[];
}

type Place = Level | 'beginning';

/** Prepares the register for many searches. */
export function createRegisterIndex(rows: readonly RegisterRow[]): RegisterIndex {
  const places = new Map<string, RegisterRow[]>();
  for (const row of rows) {
    for (const key of keysOf(row)) {
      const there = places.get(key);
      if (there) there.push(row);
      else places.set(key, [row]);
    }
  }
  const find = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => places.get(key) ?? []))];
  return {
    at: (level, product) => find(productKeys(level, product)),
    resembling: (product) => {
      const names = [product.model_number, product.indoor_model, product.outdoor_model];
      return find(names.flatMap((name) => (name === null ? [] : beginnings(name))));
    },
  };
}

function keysOf(row: RegisterRow): readonly string[] {
  const { model } = row;
  const registration = lettersAndDigits(row.registration);
  return [
    ...(registration === '' ? [] : [keyOf('registration', registration)]),
    ...(hasWildcard(model) ? [] : [...exactUnits(model), keyOf('name', written(model))]),
    ...systemKeys(model).map((key) => keyOf('letters', key)),
    ...beginnings(model),
  ];
}

function productKeys(level: Level, product: Product): readonly string[] {
  const units = unitNames(product);
  const name = product.model_number;
  switch (level) {
    case 'registration': {
      const registration = lettersAndDigits(product.gems_registration_number ?? '');
      return registration === '' ? [] : [keyOf(level, registration)];
    }
    case 'units':
      return units === null || hasWildcard(units) ? [] : exactUnits(units);
    case 'name':
      return name === null || hasWildcard(name) ? [] : [keyOf(level, written(name))];
    case 'letters':
      return [units, name].flatMap((own) => (own === null ? [] : systemKeys(own))).map((key) => keyOf(level, key));
  }
}

function exactUnits(name: string): readonly string[] {
  const units = unitsIn(name).map(written).sort();
  return units.length === 0 ? [] : [keyOf('units', units.join('/'))];
}

function beginnings(name: string): readonly string[] {
  const keys = [name, ...unitsIn(name)].map((part) => beginning(lettersAndDigits(part)));
  return [...new Set(keys)].filter((key) => key.length === SHARED_BEGINNING).map((key) => keyOf('beginning', key));
}

function keyOf(place: Place, key: string): string {
  return `${place} ${key}`;
}
