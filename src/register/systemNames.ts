import type { Product } from '../catalogue/product.ts';
import { type ModelName, readModelName } from './modelName.ts';

export const NAME_COLUMNS = ['model_number', 'indoor_model', 'outdoor_model'] as const;
export type NameColumn = (typeof NAME_COLUMNS)[number];

/** The model names of a system in the sheet, prepared for many comparisons. */
export interface SystemNames {
  readonly given: readonly { readonly column: NameColumn; readonly name: ModelName }[];
  readonly wholeSystem: ModelName | null;
  /** The indoor and the outdoor unit as one name; null if the sheet doesn't give both. */
  readonly bothUnits: ModelName | null;
}

export function readSystemNames(product: Pick<Product, NameColumn>): SystemNames {
  const given = NAME_COLUMNS.flatMap((column) => {
    const text = product[column];
    return text === null ? [] : [{ column, name: readModelName(text) }];
  });
  const { indoor_model, outdoor_model } = product;
  const hasBoth = indoor_model !== null && outdoor_model !== null;
  return {
    given,
    wholeSystem: given.find(({ column }) => column === 'model_number')?.name ?? null,
    bothUnits: hasBoth ? readModelName(`${indoor_model} / ${outdoor_model}`) : null,
  };
}
