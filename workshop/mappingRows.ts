import { CONTROL_TARGETS, type Target, usesOf } from '../sheets/map/editMapping.ts';
import { adviceOf, samplesOf } from '../sheets/map/openColumns.ts';
import { valuesOf } from '../sheets/map/values.ts';
import type { Table } from '../sheets/open/table.ts';
import type { ColumnSource, Mapping } from '../sheets/read/mapping.ts';
import { givenWord, readMappedCell, supplyOf } from '../sheets/read/readColumn.ts';
import { passingRows } from '../sheets/read/rowFilter.ts';
import { foldPosition } from '../sheets/recognise/fold.ts';
import { entriesOf, wordMeant } from '../sheets/recognise/synonyms.ts';
import { isUnitOf, UNIT_NAMES, type UnitName } from '../sheets/recognise/units.ts';
import { COLUMNS } from '../src/catalogue/columns.ts';
import type { Column } from '../src/catalogue/product.ts';

/** A source column with values. */
export interface MappingRow {
  readonly name: string;
  /** Up to three different values. */
  readonly samples: readonly string[];
  readonly uses: readonly Target[];
  /** Its possible uses; empty once it is used or left out. */
  readonly suggested: readonly Target[];
  /** "filter" for a column that only decides which rows are used. */
  readonly state: 'used' | 'open' | 'left-out' | 'filter';
  /** True if a cell has several measures; each use then needs one of them. */
  readonly hasParts: boolean;
}

export function mappingRows(source: Table, mapping: Mapping): readonly MappingRow[] {
  const rows = passingRows(source, mapping);
  const filters = new Set(mapping.only.map(({ column }) => column));
  return source.columns.flatMap((name, at): readonly MappingRow[] => {
    const samples = samplesOf(rows, at);
    if (samples.length === 0) return [];
    const uses = usesOf(mapping, name);
    const isLeftOut = mapping.leaveOut.includes(name);
    const isOpen = uses.length === 0 && !isLeftOut;
    const suggested = isOpen ? usesOf({ ...mapping, columns: mapping.suggestions }, name) : [];
    const state = uses.length > 0 ? 'used' : filters.has(name) ? 'filter' : isLeftOut ? 'left-out' : 'open';
    return [{ name, samples, uses, suggested, state, hasParts: adviceOf(samples) !== null }];
  });
}

/** The catalogue column of a target. */
export function columnOf(target: Target): Column {
  return CONTROL_TARGETS.includes(target as never) ? 'controls' : (target as Column);
}

/** The units from which one catalogue column can be converted; none if it isn't converted. */
export function unitsOf(column: Column): readonly UnitName[] {
  const rule = COLUMNS[column];
  return rule.kind === 'number' ? UNIT_NAMES.filter((unit) => isUnitOf(unit, rule.unit)) : [];
}

/** A word of the source with the catalogue's word: null if it can't be read so far, '' for unknown. */
export interface WordRow {
  readonly word: string;
  readonly value: string | null;
}

const MAX_WORDS = 50;

/** Sheets rarely tell pitched roofs from flat ones. */
const ANY_HOUSE = 'house_pitched_roof|house_flat_roof';

/** The words of a column that the reader doesn't know. */
export function wordRows({ columns, rows }: Table, column: Column, source: ColumnSource): readonly WordRow[] {
  if (valuesFor(column, source).length === 0) return [];
  const found = new Map<string, string | null>();
  for (const name of source.from) {
    const at = foldPosition(columns, name);
    for (const value of at === -1 ? [] : valuesOf(rows, at).keys()) {
      for (const word of source.each ? [value] : entriesOf(column, value)) {
        if (found.size >= MAX_WORDS || found.has(word)) continue;
        const value = ourWord(column, source, word);
        if (value !== undefined) found.set(word, value);
      }
    }
  }
  return [...found].map(([word, value]) => ({ word, value }));
}

/** Undefined for a word that the reader knows. */
function ourWord(column: Column, { words = {}, each }: ColumnSource, word: string): string | null | undefined {
  const own = givenWord(words, word);
  if (own !== undefined) return own;
  if (each) return ['yes', 'no', 'optional'].includes(supplyOf(word, {})) ? undefined : null;
  const meant = wordMeant(column, word);
  if (meant !== null) return meant;
  return readMappedCell(column, { from: [] }, word, undefined).reading.value === null ? null : undefined;
}

/** The catalogue's words for a column with a fixed set of them. */
export function valuesFor(
  column: Column,
  { each, inText }: Pick<ColumnSource, 'each' | 'inText'> = {},
): readonly string[] {
  const rule = COLUMNS[column];
  if (inText) return [];
  if (each) return ['yes', 'no', 'optional'];
  if (rule.kind === 'yes_no') return ['yes', 'no'];
  if (rule.kind === 'controls') return [...rule.values, ...rule.values.map((value) => `${value}:optional`), 'none'];
  if (column === 'suits_home_types') return [...COLUMNS.suits_home_types.values, ANY_HOUSE];
  return rule.kind === 'one_of' || rule.kind === 'list_of' ? rule.values.map(String) : [];
}
