import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMNS } from '../catalogue/columns.ts';
import { lettersOf } from '../catalogue/findWord.ts';
import type { Column } from '../catalogue/product.ts';

/**
 * Words that people write for value, with bars between them. Only the letters count, not case, spaces or hyphens, so our
 * own words in another spelling aren't here.
 */
export const SYNONYMS: Readonly<Partial<Record<Column, Readonly<Record<string, string>>>>> = {
  availability: { in_stock: 'available', out_of_stock: 'sold out', backorder: 'on backorder | available on backorder' },
  price_includes: {
    supply_only: 'unit only',
    supply_and_standard_install: `
      supply & install | supply and install | supply + install | supplied and installed`,
  },
  system_type: {
    split: 'split system | split systems | single split | wall split',
    multi_split: 'multi split system | multi-head split | multi head | multi',
    ducted: 'ducted system',
    slim_ducted: 'slim ducted system | slimline ducted | low profile ducted',
  },
  indoor_unit_style: {
    wall_mounted: 'wall | high wall | hi wall | wall mount',
    floor_console: 'console | floor standing',
    cassette: 'ceiling cassette',
    concealed_ducted: 'ducted',
  },
  zone_control: { none: 'no', individual_temperature: 'individual', room_zoning: 'room zones' },
  controls: {
    mobile_app: 'wifi | app | phone app | smartphone app',
    voice: 'voice control',
    touchscreen: 'touchscreen controller',
    none: 'no controls',
  },
  phase: { 1: '1ph', 3: '3ph' },
};

const MEANT: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(SYNONYMS).map(([column, words]) => [
    column,
    new Map(Object.entries(words).flatMap(([value, said]) => said.split('|').map((word) => [lettersOf(word), value]))),
  ]),
);
const MAX_LENGTH = 60;
const OPTIONAL = /\s*(?:\(?optional\)?|:\s*optional)\s*$/i;

/** Our word for somebody's, by our table alone; null if the table doesn't have it. */
export function wordMeant(column: Column, word: string): string | null {
  const text = cleanText(word);
  const words = MEANT.get(column);
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
