import type { Column } from '../../src/catalogue/product.ts';

export interface ColumnHelp {
  /** A short explanation with the unit, for the person who fills in the column. */
  readonly meaning: string;
  /** The column's benefit for visitors. Columns that only help together share one text. */
  readonly brings: string;
}

/**
 * The columns to fill in first. They are enough to answer every question about a split. A ducted system also needs
 * `zone_control`, and a multi-split `max_indoor_units`.
 */
export const FIRST_COLUMNS: readonly Column[] = [
  'id',
  'title',
  'system_type',
  'suits_home_types',
  'controls',
  'suits_small_outdoor_space',
];

const NEEDED = 'Every system needs these three';
const OUTDOOR_SIZE = 'Show the outdoor unit to scale, and answer whether it fits a small outdoor space';
const SIZES = 'Name the sizes of a model, sort the list, and decide what is compared';
const PRICE = 'Show a price, sort the list, and say what is noticeably cheaper';
const STARS = "Show stars for the visitor's climate zone";
const ENERGY = "Show running costs for the visitor's climate zone, and compare energy for the same work";
const FACT = 'Are shown among the facts';
const INSTALLER = 'Are shown among the facts, and printed for the installer';

/** Texts about each column, for the template and the documentation. Visitors never load them. */
export const COLUMN_HELP: Readonly<Record<Column, ColumnHelp>> = {
  id: { meaning: 'Your own code for the system; unique in every row', brings: NEEDED },
  title: { meaning: 'Name of the system, as visitors see it', brings: NEEDED },
  brand: { meaning: 'Maker', brings: FACT },
  item_group_id: {
    meaning: 'Your code for a model that comes in several sizes; the same in each of its rows',
    brings: 'Shows a model once, with all its sizes',
  },
  model_number: { meaning: 'Model number of the whole system', brings: FACT },
  indoor_model: { meaning: 'Model number of the indoor unit', brings: INSTALLER },
  outdoor_model: { meaning: 'Model number of the outdoor unit', brings: INSTALLER },
  description: { meaning: 'A sentence or two about the system', brings: 'Tells visitors about it in your words' },
  link: { meaning: 'Your page about the system', brings: 'Adds a button to your page' },
  image_link: { meaning: 'Picture of the system', brings: 'Shows your picture' },
  availability: { meaning: 'Stock status', brings: FACT },
  price_from_aud: { meaning: 'Lowest total price, Australian dollars including GST', brings: PRICE },
  price_includes: { meaning: 'What the price includes', brings: PRICE },
  system_type: { meaning: 'Type of system', brings: NEEDED },
  indoor_unit_style: { meaning: 'Where the indoor unit goes', brings: FACT },
  suits_home_types: { meaning: 'Homes it suits', brings: 'Answers which homes it suits' },
  suits_areas: {
    meaning: 'How much of a home it heats and cools',
    brings: 'Replaces what is worked out from the system type',
  },
  max_indoor_units: {
    meaning: 'Most indoor units one outdoor unit can run',
    brings: 'Answers how many rooms a multi-split serves',
  },
  max_indoor_unit_kw: {
    meaning: 'Cooling of the largest indoor unit that a multi-split is sold with, kW',
    brings: 'Says where a multi-split has no indoor unit for the largest room',
  },
  zone_control: { meaning: 'How rooms can be controlled', brings: 'Answers how rooms can be controlled' },
  max_zones: { meaning: 'Most zones of a ducted system', brings: FACT },
  controls: { meaning: 'Smart controls, included or as an extra', brings: 'Answers which smart controls it has' },
  phase: { meaning: 'Phases of the electrical supply', brings: 'Rules three-phase systems out for apartments' },
  cooling_capacity_kw: { meaning: 'Rated cooling, kW at 35 °C outdoors', brings: SIZES },
  heating_capacity_kw: { meaning: 'Rated heating, kW at 7 °C outdoors', brings: SIZES },
  heating_capacity_2c_kw: { meaning: 'Heating on a cold day, kW at 2 °C outdoors', brings: FACT },
  refrigerant: { meaning: 'Refrigerant', brings: FACT },
  min_room_area_m2: { meaning: 'Smallest room that the maker allows, m²', brings: FACT },
  outdoor_width_mm: { meaning: 'Width of the outdoor unit, mm', brings: OUTDOOR_SIZE },
  outdoor_height_mm: { meaning: 'Height of the outdoor unit, mm', brings: OUTDOOR_SIZE },
  outdoor_depth_mm: { meaning: 'Depth of the outdoor unit, mm', brings: OUTDOOR_SIZE },
  suits_small_outdoor_space: {
    meaning: 'Whether the outdoor unit fits a narrow side path, courtyard or balcony',
    brings: 'Answers whether it fits a small outdoor space',
  },
  indoor_height_mm: { meaning: 'Height of the indoor unit, mm', brings: 'Lets a ducted system suit a flat roof' },
  outdoor_sound_power_dba: {
    meaning: 'Outdoor sound power, dB(A), from the energy label',
    brings: 'Sorts the list by noise, and says what is noticeably quieter',
  },
  outdoor_sound_pressure_dba: { meaning: 'Outdoor sound pressure, dB(A), from a brochure', brings: FACT },
  indoor_sound_pressure_min_dba: { meaning: 'Indoor sound pressure at the lowest fan speed, dB(A)', brings: FACT },
  stars_cool_hot: { meaning: 'Cooling stars, hot zone', brings: STARS },
  stars_cool_average: { meaning: 'Cooling stars, average zone', brings: STARS },
  stars_cool_cold: { meaning: 'Cooling stars, cold zone', brings: STARS },
  stars_heat_hot: { meaning: 'Heating stars, hot zone', brings: STARS },
  stars_heat_average: { meaning: 'Heating stars, average zone', brings: STARS },
  stars_heat_cold: { meaning: 'Heating stars, cold zone', brings: STARS },
  kwh_cool_hot: { meaning: 'Cooling energy, hot zone, kWh a year', brings: ENERGY },
  kwh_cool_average: { meaning: 'Cooling energy, average zone, kWh a year', brings: ENERGY },
  kwh_cool_cold: { meaning: 'Cooling energy, cold zone, kWh a year', brings: ENERGY },
  kwh_heat_hot: { meaning: 'Heating energy, hot zone, kWh a year', brings: ENERGY },
  kwh_heat_average: { meaning: 'Heating energy, average zone, kWh a year', brings: ENERGY },
  kwh_heat_cold: { meaning: 'Heating energy, cold zone, kWh a year', brings: ENERGY },
  gems_registration_number: { meaning: 'Registration number in the GEMS register', brings: INSTALLER },
  warranty_years: { meaning: 'Warranty, years', brings: FACT },
  service_postcodes: {
    meaning: 'Postcodes where you install it',
    brings: 'Answers whether you install it at the postcode of the visitor',
  },
  priority: {
    meaning: 'Models that you recommend: low numbers first; leave the others blank',
    brings: 'Says which models you recommend, and settles the order of equals',
  },
  filled_from: {
    meaning: 'Source and date of cells that were filled in from the energy register',
    brings: 'Keeps where figures came from; visitors never see it',
  },
};
