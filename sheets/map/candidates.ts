import { COLUMNS } from '../../src/catalogue/columns.ts';
import type { Column } from '../../src/catalogue/product.ts';
import { readCell } from '../../src/catalogue/readCell.ts';
import type { ColumnSource, Mapping } from '../read/mapping.ts';
import { readMappedCell } from '../read/readColumn.ts';
import { plainHeading } from '../recognise/plainHeading.ts';
import { type Meaning, orderOf } from '../recognise/recogniseHeading.ts';
import { kindNamed, styleNamed } from '../recognise/recogniseKind.ts';
import { spellLetter } from '../recognise/spellLetter.ts';
import { entriesOf, wordMeant } from '../recognise/synonyms.ts';
import { isUnitOf, type UnitName, unitIn } from '../recognise/units.ts';
import { countOf, type Values } from './values.ts';

/** One value in ten may be a slip; the reader names each slip. */
const MAX_MISFITS = 0.1;
const MAX_WORDS = 50;
/** The least share of unique values in a column of ids or titles. */
export const MIN_UNIQUE = 0.9;

/** A catalogue column that a source column could be. */
export interface Candidate {
  readonly column: Column;
  readonly source: ColumnSource;
  readonly isSure: boolean;
  /** True for a side of a size whose heading doesn't say the order. */
  readonly isOrderOpen?: true;
}

export function candidatesOf(
  name: string,
  meanings: readonly Meaning[],
  valuesOfColumn: () => Values,
  decimal: '.' | ',' | undefined,
  isFeed: boolean,
  rows: number,
): readonly Candidate[] {
  const heading = plainHeading(name);
  if (meanings.length === 0) return [];
  const values = valuesOfColumn();
  if (values.size === 0) return [];
  const sourceOf = sourcesOf(name, values);
  const found = meanings.flatMap(({ column, part, isSure }): Candidate[] => {
    // Names of sections are brands or kinds.
    if (column === 'brand' && !isSure && [...values.keys()].some((text) => kindNamed(text) !== undefined)) return [];
    const source = { ...sourceOf(column), ...(part === undefined ? {} : { part }) };
    const fit = fitOf(column, source, values, decimal);
    const mayHalf = COLUMNS[column].kind !== 'text' && part === undefined;
    if (fit === 'most' || (fit === 'half' && mayHalf)) {
      // Families have more than one member, and an id has one row.
      const isRare = column === 'item_group_id' && countOf(values) < rows / 2;
      const isRepeated = column === 'id' && values.size < countOf(values) * MIN_UNIQUE;
      return isRepeated || isRare ? [] : [{ column, source, isSure: isSure && fit === 'most' }];
    }
    const other = otherUnit(column, source, values, decimal);
    return other === null ? [] : [{ column, source: other, isSure: false }];
  });
  const sizes = found.filter(({ source }) => source.part !== undefined);
  if (sizes.length > 1)
    return sizes.length < 3
      ? []
      : orderOf(heading) === null
        ? sizes.map((size) => ({ ...size, isOrderOpen: true }))
        : sizes;
  // Any text fits a column of text, so a column with stricter rules is the better guess.
  const sure = found.filter(({ isSure }) => isSure);
  const strict = sure.filter(({ column }) => COLUMNS[column].kind !== 'text');
  const [only] = strict.length === 1 ? strict : sure.length === 1 ? sure : [];
  // A feed's product type is the shop's own category, which may hold more than systems.
  if (only) return [isFeed && heading === 'product_type' ? { ...only, isSure: false } : only];
  return found.map((candidate) => ({ ...candidate, isSure: false }));
}

/** The unit in which the figures would fit, if the heading names none; otherwise null. Only a person can be sure of it. */
function otherUnit(
  column: Column,
  source: ColumnSource,
  values: Values,
  decimal: '.' | ',' | undefined,
): ColumnSource | null {
  if (source.unit !== undefined || COLUMNS[column].kind !== 'number' || !column.endsWith('capacity_kw')) return null;
  const figures = [...values.keys()].map((value) => Number(value.replaceAll(/[\s,]/g, '')));
  // 9,000, 12,000 and 18,000 are the usual sizes in BTU/h.
  const unit = figures.every((figure) => figure >= 5000 && figure % 1000 === 0) ? 'BTU/h' : 'W';
  const other: ColumnSource = { ...source, unit };
  return fitOf(column, other, values, decimal) === 'most' ? other : null;
}

/** The way to read a catalogue column from a source column: with the unit of its heading and the words we know. */
export function sourcesOf(name: string, values: Values): (column: Column) => ColumnSource {
  const unit = unitIn(spellLetter(plainHeading(name)));
  return (column) => {
    const isHtml =
      column === 'description' && [...values.keys()].some((value) => /<\/?[a-z][^>]*>|&[a-z]+;/i.test(value));
    return { from: [name], ...unitFor(column, unit), ...wordsIn(column, values), ...(isHtml ? { html: true } : {}) };
  };
}

export function unitFor(column: Column, unit: UnitName | undefined): Pick<ColumnSource, 'unit'> {
  const rule = COLUMNS[column];
  return unit !== undefined && rule.kind === 'number' && isUnitOf(unit, rule.unit) ? { unit } : {};
}

/** Words of the source that our synonyms cover, so that a person sees what they were read as and can change it. */
function wordsIn(column: Column, values: Values): Pick<ColumnSource, 'words'> {
  const words: Record<string, string> = {};
  for (const value of values.keys()) {
    for (const word of [value, ...entriesOf(column, value)]) {
      const meant = wordMeant(column, word) ?? kindMeant(column, word);
      if (meant !== null && Object.keys(words).length < MAX_WORDS) words[word] = meant;
    }
  }
  return Object.keys(words).length === 0 ? {} : { words };
}

/** The kind or style that a word names in another language; null for a word that the reader takes as it is. */
function kindMeant(column: Column, word: string): string | null {
  if (column !== 'system_type' && column !== 'indoor_unit_style') return null;
  if (readCell(COLUMNS[column], word, 'usual').value !== null) return null;
  return (column === 'system_type' ? kindNamed(word) : styleNamed(word)) ?? null;
}

/** The share of values that fit the column: most of them, at least half, or fewer (null). */
function fitOf(
  column: Column,
  source: ColumnSource,
  values: Values,
  decimal: Mapping['decimal'],
): 'most' | 'half' | null {
  let [known, misfits, all] = [0, 0, 0];
  for (const [cell, count] of values) {
    const { value, notes } = readMappedCell(column, source, cell, decimal).reading;
    all += count;
    if (value !== null) known += count;
    else if (notes.some(({ kind }) => kind !== 'means-unknown')) misfits += count;
  }
  // An unknown word, such as another refrigerant, doesn't rule out a column of words.
  if (column === 'refrigerant') return known > 0 ? 'most' : null;
  // A column of kilowatts may contain a 1 or a 3.
  if (column === 'phase') return known > all / 2 ? 'most' : null;
  if (known > 0 && misfits <= Math.max(all * MAX_MISFITS, known > 2 ? 1 : 0)) return 'most';
  return known > 0 && known >= misfits ? 'half' : null;
}
