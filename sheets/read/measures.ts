import type { UnitName } from '../recognise/units.ts';
import type { ColumnSource } from './mapping.ts';

/** The way to read the figures of one source column. */
export interface Measure {
  readonly unit?: UnitName | undefined;
  /** The place of the figure in the cell, from 1; undefined if a cell has one figure. */
  readonly part?: number | undefined;
}

export function measureOf({ unit, units, part, parts }: ColumnSource, name: string): Measure {
  return { unit: units?.[name] ?? unit, part: parts?.[name] ?? part };
}

type Measures = Pick<ColumnSource, 'unit' | 'units' | 'part' | 'parts'>;

/** The fields for the measures of several columns: one unit and one part if all have the same, otherwise one for each column. */
export function measuresOf(from: readonly string[], measures: readonly Measure[]): Measures {
  const each = <Key extends keyof Measure>(key: Key): Measures => {
    const values = measures.map((measure) => measure[key]);
    const [first] = values;
    if (values.every((value) => value === first)) return first === undefined ? {} : { [key]: first };
    const entries = from.map((name, at) => [name, values[at]] as const);
    return { [`${key}s`]: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
  };
  return { ...each('unit'), ...each('part') };
}
