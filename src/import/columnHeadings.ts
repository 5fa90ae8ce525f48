import { COLUMN_NAMES } from '../catalogue/columns.ts';
import { CONTROLS, type Column, type Control } from '../catalogue/product.ts';
import { columnNamed } from '../source/tableHeader.ts';
import { fold } from './sourceTable.ts';
import { splitHeading } from './units.ts';

/** Headings that people give catalogue columns, beside our own names, with bars between them. Letters and digits count. */
const HEADINGS: Readonly<Partial<Record<Column, string>>> = {
  id: 'sku | code | product code | item code | item number | item no | stock code | article number | reference',
  title: 'name | product | product name | system | system name | item name | unit name',
  brand: 'make | maker | manufacturer | brand name',
  item_group_id: 'group | family | model family | series | product family',
  model_number: 'model | model no | model code | mpn | system model',
  indoor_model: 'indoor unit | indoor unit model | indoor model number | indoor model no | idu | idu model',
  outdoor_model: 'outdoor unit | outdoor unit model | outdoor model number | outdoor model no | odu | odu model',
  description: 'short description | summary | details | about',
  link: 'url | web page | webpage | product url | product page | product link | website | page',
  image_link: 'image | image url | picture | photo | main image',
  availability: 'stock | stock status | in stock',
  price_from_aud: 'price | price from | price aud | rrp | regular price | our price | price inc gst | price incl gst',
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
  phase: 'phases | power supply | electrical phase | supply phase',
  cooling_capacity_kw: `
    cooling | cooling capacity | rated cooling | rated cooling capacity | cooling output | cool capacity |
    capacity cooling | nominal cooling capacity`,
  heating_capacity_kw: `
    heating | heating capacity | rated heating | rated heating capacity | heating output | heat capacity |
    capacity heating | nominal heating capacity`,
  heating_capacity_2c_kw: 'heating capacity 2c | heating at 2c | heating capacity at 2c | heating 2c',
  refrigerant: 'gas | refrigerant type | refrigerant gas',
  min_room_area_m2: 'minimum room area | min room area | minimum floor area | min floor area | smallest room',
  outdoor_width_mm: 'outdoor width | outdoor unit width | odu width | width outdoor',
  outdoor_height_mm: 'outdoor height | outdoor unit height | odu height | height outdoor',
  outdoor_depth_mm: 'outdoor depth | outdoor unit depth | odu depth | depth outdoor',
  suits_small_outdoor_space: 'small outdoor space | suits small space | compact outdoor unit | fits small space',
  indoor_height_mm: 'indoor height | indoor unit height | idu height | height indoor',
  outdoor_sound_power_dba: 'outdoor sound power | outdoor sound power level | sound power outdoor | sound power',
  outdoor_sound_pressure_dba: 'outdoor sound pressure | outdoor sound pressure level | sound pressure outdoor',
  indoor_sound_pressure_min_dba: `
    indoor sound pressure min | indoor sound pressure low | indoor sound pressure minimum`,
  gems_registration_number: `
    gems | gems number | gems registration | gems no | registration number | energy rating registration`,
  warranty_years: 'warranty | warranty period | guarantee',
  service_postcodes: 'postcodes | service area | service areas | install postcodes',
  priority: 'rank | sort order | order | ranking',
};

/** Headings that could mean the column, so a person decides. One heading may be at several. */
const UNSURE: Readonly<Partial<Record<Column, string>>> = {
  outdoor_width_mm: 'width | product width',
  outdoor_height_mm: 'height | product height',
  outdoor_depth_mm: 'depth | length | product length',
  indoor_height_mm: 'indoor dimensions',
  cooling_capacity_kw: 'capacity | size | output',
  heating_capacity_kw: 'capacity | output',
  outdoor_sound_power_dba: 'noise | noise level | outdoor noise | sound level',
  outdoor_sound_pressure_dba: 'noise | noise level | outdoor noise | sound level',
  indoor_sound_pressure_min_dba: 'indoor noise | indoor sound pressure',
  price_from_aud: 'sale price',
  system_type: 'categories | custom label 0',
  stars_cool_average: 'stars | energy rating | star rating',
  stars_heat_average: 'energy rating | star rating',
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

/** Catalogue columns that a heading names; several if the word has several meanings. Units and brackets don't count. */
export function columnsNamed(heading: string): readonly Column[] {
  const own = columnNamed(heading);
  if (own !== null) return [own];
  const { name } = splitHeading(heading);
  return SURE_COLUMNS.get(fold(name)) ?? SURE_COLUMNS.get(fold(heading)) ?? [];
}

/** Catalogue columns that a heading could mean. */
export function columnsPossible(heading: string): readonly Column[] {
  const { name } = splitHeading(heading);
  return UNSURE_COLUMNS.get(fold(name)) ?? [];
}

const SIZE_LETTERS: Readonly<Record<string, Column>> = {
  w: 'outdoor_width_mm',
  b: 'outdoor_width_mm',
  l: 'outdoor_width_mm',
  h: 'outdoor_height_mm',
  d: 'outdoor_depth_mm',
  t: 'outdoor_depth_mm',
};

export interface SizeHeading {
  /** Our column for each figure of a cell, in order; null if the heading doesn't say the order. */
  readonly order: readonly [Column, Column, Column] | null;
  /** True if the heading says that it is the outdoor unit. */
  readonly isOutdoor: boolean;
}

/** A heading for several measures in one cell: `Outdoor unit dimensions (W x H x D mm)`; null for any other. */
export function sizeHeading(heading: string): SizeHeading | null {
  const letters = /\b([wbhdtl])\s*[x×*/]\s*([wbhdtl])\s*[x×*/]\s*([wbhdtl])\b/i.exec(heading);
  const order = letters?.slice(1, 4).map((letter) => SIZE_LETTERS[letter.toLowerCase()]!) ?? [];
  const [first, second, third] = order;
  if (!first && !/dimension|size|abmessung|maße/i.test(heading)) return null;
  if (/indoor|idu\b/i.test(heading)) return null;
  const isWhole = first && second && third && new Set(order).size === 3;
  return { order: isWhole ? [first, second, third] : null, isOutdoor: /outdoor|odu\b|condens/i.test(heading) };
}
