import { COLUMN_NAMES } from '../catalogue/columns.ts';
import { CONTROLS, type Column, type Control } from '../catalogue/product.ts';
import { columnNamed } from '../source/tableHeader.ts';
import { type Meaning, recogniseHeading } from './recogniseHeading.ts';
import { fold } from './sourceTable.ts';
import { splitHeading } from './units.ts';

/** Headings of one catalogue column only, beside our own names and the words of `vocabulary.ts`, with bars between them. Letters and digits count. */
const HEADINGS: Readonly<Partial<Record<Column, string>>> = {
  title: 'system',
  item_group_id: 'group | family | model family | series | product family',
  indoor_model: 'indoor unit | idu',
  outdoor_model: 'outdoor unit | odu',
  image_link: 'main image',
  availability: 'stock | stock status | in stock',
  price_includes: 'includes | inclusions | price type | supply or install | install | installation',
  system_type: 'type | system | type of system | product type | ac type | category | unit type',
  indoor_unit_style: `
    style | mounting | mount | indoor type | unit type | indoor unit type | unit style | indoor style`,
  suits_home_types: 'homes | home types | home type | suitable homes | suits homes',
  suits_areas: 'areas | area | coverage | suitable areas',
  max_indoor_units: 'heads | max heads | number of heads | number of indoor units | indoor units | ports',
  zone_control: 'zoning | zone | zones control | room control | zone controller',
  max_zones: 'zones | number of zones | no of zones',
  controls: 'control | smart control | smart features | controller | connectivity | control options',
  phase: 'power supply',
  refrigerant: 'gas',
  min_room_area_m2: 'minimum room area | min room area | minimum floor area | min floor area | smallest room',
  suits_small_outdoor_space: 'small outdoor space | suits small space | compact outdoor unit | fits small space',
  gems_registration_number: `
    gems | gems number | gems registration | gems no | registration number | energy rating registration`,
  service_postcodes: 'postcodes | service area | service areas | install postcodes',
  priority: 'rank | sort order | order | ranking',
};

/** Headings that could mean the column, so a person decides. */
const UNSURE: Readonly<Partial<Record<Column, string>>> = {
  outdoor_depth_mm: 'length | product length',
  cooling_capacity_kw: 'size | output',
  price_from_aud: 'sale price',
  system_type: 'categories | custom label 0',
};

/** Headings of columns that say yes or no about one control. */
const CONTROL_HEADINGS: Readonly<Record<Control, string>> = {
  touchscreen: 'touchscreen | touch screen | touchscreen controller | touch controller | touch panel',
  voice: 'voice | voice control | voice assistant | alexa | google assistant',
  mobile_app: 'wifi | wifi control | wifi enabled | app | app control | mobile app | phone app | smartphone app',
};

/** The control that a column of yes and no is about; null for any other heading. */
export function controlNamed(heading: string): Control | null {
  const name = fold(heading);
  return CONTROLS.find((control) => CONTROL_HEADINGS[control].split('|').some((known) => fold(known) === name)) ?? null;
}

function byLetters(headings: typeof HEADINGS): ReadonlyMap<string, readonly Column[]> {
  const found = new Map<string, Column[]>();
  for (const column of COLUMN_NAMES) {
    for (const name of headings[column]?.split('|').map(fold) ?? [])
      found.set(name, [...(found.get(name) ?? []), column]);
  }
  return found;
}

const SURE_COLUMNS = byLetters(HEADINGS);
const UNSURE_COLUMNS = byLetters(UNSURE);

/** What a heading could mean: our own names and the words of one column only, then the words that lists use in many ways. */
export function meaningsOf(heading: string): readonly Meaning[] {
  const own = columnNamed(heading);
  if (own !== null) return [{ column: own, isSure: true }];
  const { name } = splitHeading(heading);
  const named = SURE_COLUMNS.get(fold(name)) ?? SURE_COLUMNS.get(fold(heading)) ?? [];
  const possible = UNSURE_COLUMNS.get(fold(name)) ?? [];
  const recognised = named.length > 0 ? [] : recogniseHeading(heading);
  return [
    ...named.map((column) => ({ column, isSure: true })),
    ...recognised,
    ...possible
      .filter((column) => !recognised.some((one) => one.column === column))
      .map((column) => ({ column, isSure: false })),
  ];
}
