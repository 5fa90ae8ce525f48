import { lettersAndDigits } from './modelName.ts';

/**
 * Other names of a brand, one brand a line. Only names that mean this brand alone: "Mitsubishi" could be two.
 * Case, spaces and hyphens don't matter, so "ActronAir" needs no line for "Actron Air".
 */
const BRAND_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'Actron Air': ['Actron', 'ActronAir Australia', 'Actron Engineering'],
  Braemar: ['Braemar by Seeley', 'Seeley Braemar'],
  Brivis: ['Brivis Climate Systems'],
  Carrier: ['Carrier Air Conditioning', 'Carrier Australia'],
  Daikin: ['Daikin Australia', 'Daikin Industries', 'Daikin Air Conditioning'],
  Fujitsu: ['Fujitsu General', 'Fujitsu General Australia'],
  Gree: ['Gree Electric', 'Gree Australia', 'Gree Electric Appliances'],
  Haier: ['Haier Australia', 'Haier Group'],
  Hisense: ['Hisense Australia'],
  Hitachi: ['Hitachi Cooling & Heating', 'Hitachi Cooling and Heating', 'Hitachi Air Conditioning'],
  Kelvinator: ['Kelvinator Australia'],
  LG: ['LG Electronics', 'LG Electronics Australia'],
  Midea: ['Midea Australia', 'Midea Group'],
  'Mitsubishi Electric': ['Mitsubishi Electric Australia', 'MELCO', 'Mitsubishi Elec'],
  'Mitsubishi Heavy Industries': ['Mitsubishi Heavy', 'MHI', 'MHIAA', 'Mitsubishi Heavy Ind', 'Mitsubishi H.I.'],
  Panasonic: ['Panasonic Australia'],
  Rinnai: ['Rinnai Australia'],
  Samsung: ['Samsung Electronics', 'Samsung Electronics Australia'],
  TCL: ['TCL Electronics'],
  TECO: ['TECO Australia'],
  Temperzone: ['Temperzone Australia'],
  Toshiba: ['Toshiba Air Conditioning', 'Toshiba Australia'],
};

const BRAND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(BRAND_ALIASES).flatMap(([brand, others]) =>
    [brand, ...others].map((name) => [lettersAndDigits(name), lettersAndDigits(brand)] as const),
  ),
);

/** A key that all names of one brand share. */
export function brandKey(name: string): string {
  const letters = lettersAndDigits(name);
  return BRAND_OF.get(letters) ?? letters;
}
