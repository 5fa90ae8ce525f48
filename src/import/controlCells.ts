import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMNS } from '../catalogue/columns.ts';
import { CONTROLS } from '../catalogue/product.ts';
import { readCell } from '../catalogue/readCell.ts';
import type { ColumnSource } from './mapping.ts';
import { fold } from './sourceTable.ts';

const OPTIONAL = /^\(?optional(?: extra)?\)?$/i;

/**
 * Our `controls` from one cell for each control. A control with a blank cell, or without a column, is unknown; the mapping may
 * have a word for a blank. A cell that says neither yes nor no stays as it is, for the catalogue's reader to name.
 *
 * @param cells in the order of `each`
 */
export function controlsIn({ each = [], words = {} }: ColumnSource, cells: readonly string[]): string {
  const supplies = each.map((_, index) => supplyOf(cells[index] ?? '', words));
  if (supplies.every((supply) => supply === '')) return '';
  const unclear = supplies.find((supply) => !['yes', 'no', 'optional', ''].includes(supply));
  if (unclear !== undefined) return unclear;
  const listed = CONTROLS.flatMap((control) => {
    const supply = supplies[each.indexOf(control)] ?? '';
    if (supply === 'no') return [];
    return supply === 'yes' ? control : `${control}:${supply || 'unknown'}`;
  });
  return listed.join('|') || 'none';
}

/** `yes`, `no` or `optional`; '' for a blank, and the cell's text if it is none of them. */
export function supplyOf(cell: string, words: Readonly<Record<string, string>>): string {
  const text = cleanText(cell);
  const word = Object.keys(words).find((own) => own === text || (text !== '' && fold(own) === fold(text)));
  if (word !== undefined) return words[word]!;
  if (OPTIONAL.test(text)) return 'optional';
  const { value } = readCell(COLUMNS.suits_small_outdoor_space, text, 'usual');
  return value === null ? text : value ? 'yes' : 'no';
}
