import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMNS } from '../catalogue/columns.ts';
import { lettersOf } from '../catalogue/findWord.ts';
import type { Column } from '../catalogue/product.ts';

/**
 * Words that people write, and ours with the same meaning: one line each. Only the letters count, not case, spaces or
 * hyphens, so our own words in another spelling aren't here.
 */
export const SYNONYMS: Readonly<Partial<Record<Column, Readonly<Record<string, string>>>>> = {
  availability: {
    available: 'in_stock',
    'sold out': 'out_of_stock',
    'on backorder': 'backorder',
    'available on backorder': 'backorder',
  },
  price_includes: {
    'unit only': 'supply_only',
    'supply & install': 'supply_and_standard_install',
    'supply and install': 'supply_and_standard_install',
    'supply + install': 'supply_and_standard_install',
    'supplied and installed': 'supply_and_standard_install',
  },
  system_type: {
    'split system': 'split',
    'split systems': 'split',
    'single split': 'split',
    'wall split': 'split',
    'multi split system': 'multi_split',
    'multi-head split': 'multi_split',
    'multi head': 'multi_split',
    multi: 'multi_split',
    'ducted system': 'ducted',
    'slim ducted system': 'slim_ducted',
    'slimline ducted': 'slim_ducted',
    'low profile ducted': 'slim_ducted',
  },
  indoor_unit_style: {
    wall: 'wall_mounted',
    'high wall': 'wall_mounted',
    'hi wall': 'wall_mounted',
    'wall mount': 'wall_mounted',
    console: 'floor_console',
    'floor standing': 'floor_console',
    'ceiling cassette': 'cassette',
    ducted: 'concealed_ducted',
  },
  zone_control: {
    no: 'none',
    individual: 'individual_temperature',
    'room zones': 'room_zoning',
  },
  controls: {
    wifi: 'mobile_app',
    app: 'mobile_app',
    'phone app': 'mobile_app',
    'smartphone app': 'mobile_app',
    'voice control': 'voice',
    'touchscreen controller': 'touchscreen',
    'no controls': 'none',
  },
  phase: { '1ph': '1', '3ph': '3' },
};

const MEANT: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(SYNONYMS).map(([column, words]) => [
    column,
    new Map(Object.entries(words).map(([word, ours]) => [lettersOf(word), ours])),
  ]),
);
const LONGEST = 60;
const OPTIONAL = /\s*(?:\(?optional\)?|:\s*optional)\s*$/i;

/** Our word for somebody's, by our table alone; null if the table doesn't have it. */
export function wordMeant(column: Column, word: string): string | null {
  const text = cleanText(word);
  const words = MEANT.get(column);
  if (words === undefined || text.length > LONGEST) return null;
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
