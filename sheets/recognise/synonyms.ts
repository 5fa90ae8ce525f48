import { cleanText } from '../../src/catalogue/cleanText.ts';
import { COLUMNS } from '../../src/catalogue/columns.ts';
import { lettersOf } from '../../src/catalogue/findWord.ts';
import type { Column } from '../../src/catalogue/product.ts';
import { once } from './once.ts';
import { VALUE_WORDS } from './vocabulary.ts';

const meant = once((): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const valuesOf = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).flatMap(([value, said]) => said.split('|').map((word) => [lettersOf(word), value] as const));
  return new Map(Object.entries(VALUE_WORDS).map(([column, words]) => [column, new Map(valuesOf(words))]));
});
const MAX_LENGTH = 60;
const OPTIONAL = /\s*(?:\(?optional\)?|:\s*optional)\s*$/i;

/** Our word for a foreign one, from our table alone; null if the table doesn't have it. */
export function wordMeant(column: Column, word: string): string | null {
  const text = cleanText(word);
  const words = meant().get(column);
  if (words === undefined || text.length > MAX_LENGTH) return null;
  const found = words.get(lettersOf(text));
  if (found !== undefined || column !== 'controls' || !OPTIONAL.test(text)) return found ?? null;
  const letters = lettersOf(text.replace(OPTIONAL, ''));
  const control = words.get(letters) ?? COLUMNS.controls.values.find((own) => lettersOf(own) === letters);
  const optional = `${control}:optional`;
  return control === undefined || lettersOf(text) === lettersOf(optional) ? null : optional;
}

/** The entries of a list; a single word in any other column. */
export function entriesOf(column: Column, text: string): readonly string[] {
  const { kind } = COLUMNS[column];
  if (kind !== 'list_of' && kind !== 'controls') return [text];
  return text.split(/[|;,]/).map(cleanText).filter(Boolean);
}
