import type { Product } from '../../catalogue/product.ts';
import { lettersAndDigits, modelKeys } from './modelName.ts';
import type { RegisterRow } from './readRegister.ts';

/** How a row was found, from the surest to the least sure. */
export const LEVELS = ['registration', 'units', 'name'] as const;
export type Level = (typeof LEVELS)[number];

export interface RegisterIndex {
  /** The rows that this level finds for a system. */
  at(level: Level, product: Product): readonly RegisterRow[];
}

/** Prepares the register for many searches. */
export function createRegisterIndex(rows: readonly RegisterRow[]): RegisterIndex {
  const places = new Map<string, RegisterRow[]>();
  for (const row of rows) {
    for (const key of [...registrationKeys(row.registration), ...modelKeys(row.model).map(asModel)]) {
      const there = places.get(key);
      if (there) there.push(row);
      else places.set(key, [row]);
    }
  }
  return {
    at: (level, product) => [...new Set(KEYS[level](product).flatMap((key) => places.get(key) ?? []))],
  };
}

const KEYS: Readonly<Record<Level, (product: Product) => readonly string[]>> = {
  registration: ({ gems_registration_number: registration }) => registrationKeys(registration ?? ''),
  units: ({ indoor_model: indoor, outdoor_model: outdoor }) =>
    indoor === null || outdoor === null ? [] : modelKeys(`${indoor} / ${outdoor}`).map(asModel),
  name: ({ model_number: model }) => modelKeys(model ?? '').map(asModel),
};

function registrationKeys(registration: string): readonly string[] {
  const letters = lettersAndDigits(registration);
  return letters === '' ? [] : [`registration ${letters}`];
}

function asModel(key: string): string {
  return `model ${key}`;
}
