import { withUnit } from '../open/headingUnits.ts';
import { headingOf, type Table } from '../open/table.ts';
import { fold, foldPosition } from '../recognise/fold.ts';
import { spellLetter } from '../recognise/spellLetter.ts';
import type { ColumnSource, ColumnSources, Mapping } from './mapping.ts';

/**
 * The mapping with the columns' whole headings. An older mapping may name a column by its own words, without the group above:
 * `Cool` for `Capacity – Cool`, or have its letter spelled out: `Outdoor unit – Width` for `Outdoor unit – W`. If several columns have these words, the name stays, and the column counts as gone.
 */
export function withCurrentNames(mapping: Mapping, table: Table): Mapping {
  if (table.about.size === 0) return mapping;
  const named = (name: string): string => currentName(table, name);
  const ofSources = (sources: ColumnSources): ColumnSources =>
    Object.fromEntries(Object.entries(sources).map(([column, source]) => [column, renamed(source, named)]));
  return {
    ...mapping,
    columns: ofSources(mapping.columns),
    suggestions: ofSources(mapping.suggestions),
    only: mapping.only.map((filter) => ({ ...filter, column: named(filter.column) })),
    leaveOut: mapping.leaveOut.map(named),
  };
}

function currentName(table: Table, name: string): string {
  if (foldPosition(table.columns, name) !== -1) return name;
  const found = table.columns.filter((column) => {
    const { text, own, unit, group, doubt } = headingOf(table, column);
    const words = [own, withUnit(own, unit), spellLetter(text)].map(fold);
    return group !== '' && doubt !== 'twin' && words.includes(fold(name));
  });
  return found.length === 1 ? found[0]! : name;
}

function renamed(source: ColumnSource, named: (name: string) => string): ColumnSource {
  const byName = <Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value]));
  return {
    ...source,
    from: source.from.map(named),
    ...(source.units && { units: byName(source.units) }),
    ...(source.parts && { parts: byName(source.parts) }),
  };
}
