import { CONTROLS, type Control, type Product } from '../catalogue/product.ts';
import { isDucted } from '../matching/derivedFacts.ts';
import { sizeKw } from '../matching/families.ts';
import { PRODUCT } from './english/product.ts';
import type { Words } from './words.ts';

/** "Split, indoor unit on the wall": the type and position of a system. */
export function kindAndPlace(words: Words, { system_type: type, indoor_unit_style: style }: Product): string {
  const say = words.of(PRODUCT);
  const kind = say(`type.${type}`);
  return style ? say('product.kindAndPlace', { kind, place: say(`place.${style}`) }) : kind;
}

/** A fact with its name, ready for a table. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** The facts people ask for first. Unknown facts show as "not given". */
export function keyFacts(words: Words, product: Product): readonly NamedValue[] {
  const say = words.of(PRODUCT);
  return [
    { name: say('fact.cooling'), value: orNotGiven(words, product.cooling_capacity_kw, 'kW') },
    { name: say('fact.heating'), value: orNotGiven(words, product.heating_capacity_kw, 'kW') },
    { name: say('fact.sound'), value: outdoorSound(words, product) },
    { name: say('fact.controls'), value: controls(words, product) },
  ];
}

/** All other useful facts about a chosen system; unknown ones are left out. */
export function furtherFacts(words: Words, product: Product): readonly NamedValue[] {
  const say = words.of(PRODUCT);
  const {
    max_indoor_units: heads,
    max_zones: zones,
    indoor_sound_pressure_min_dba: indoors,
    outdoor_sound_power_dba: power,
    outdoor_sound_pressure_dba: pressure,
    warranty_years: years,
  } = product;
  const size = outdoorSize(words, product);
  const facts: readonly (NamedValue | null)[] = [
    fact(say('fact.model'), [product.brand, product.model_number].filter(Boolean).join(' ')),
    fact(say('fact.outdoorUnit'), size && say('value.outdoorSize', { size })),
    fact(say('fact.indoorHeight'), product.indoor_height_mm && words.unit(product.indoor_height_mm, 'mm')),
    fact(
      say('fact.indoorUnits'),
      product.system_type === 'multi_split' && heads && say('value.upTo', { number: heads }),
    ),
    fact(say('fact.soundPressure'), power === null && pressure && words.unit(pressure, 'dB(A)')),
    fact(say('fact.indoorSound'), indoors && say('value.soundPressure', { figure: words.unit(indoors, 'dB(A)') })),
    fact(say('fact.heating2c'), product.heating_capacity_2c_kw && words.unit(product.heating_capacity_2c_kw, 'kW')),
    fact(say('fact.zones'), isDucted(product) && zones && say('value.upTo', { number: zones })),
    fact(say('fact.power'), product.phase && say(product.phase === 1 ? 'value.singlePhase' : 'value.threePhase')),
    fact(say('fact.refrigerant'), product.refrigerant),
    fact(say('fact.minRoom'), product.min_room_area_m2 && words.unit(product.min_room_area_m2, 'm²')),
    fact(say('fact.warranty'), years && say('value.years', { count: years })),
    fact(say('fact.availability'), product.availability && say(`availability.${product.availability}`)),
  ];
  return facts.filter((entry) => entry !== null);
}

/** The facts by which an installer orders and looks up a system. They only name it, so they compare nothing. */
export function orderFacts(words: Words, product: Product): readonly NamedValue[] {
  const say = words.of(PRODUCT);
  const facts: readonly (NamedValue | null)[] = [
    fact(say('fact.indoorModel'), product.indoor_model),
    fact(say('fact.outdoorModel'), product.outdoor_model),
    fact(say('fact.registration'), product.gems_registration_number),
  ];
  return facts.filter((entry) => entry !== null);
}

/** "From $2,990 including GST, installation not included"; null without a price. */
export function priceText(words: Words, { price }: Product): string | null {
  return price && words.of(PRODUCT)(`price.${price.includes}`, { price: words.dollars(price.aud) });
}

/** The names of a family's sizes by id: "5.0 kW", or the title where that is unknown or the same for two. */
export function sizeNames(words: Words, sizes: readonly Product[]): ReadonlyMap<string, string> {
  const named = sizes.map((product) => {
    const kw = sizeKw(product);
    return { product, name: kw === null ? null : words.unit(kw, 'kW') };
  });
  return new Map(
    named.map(({ product, name }) => {
      const alone = name !== null && named.filter((other) => other.name === name).length === 1;
      return [product.id, alone ? name : product.title];
    }),
  );
}

function fact(name: string, value: string | number | null | false): NamedValue | null {
  return value ? { name, value: String(value) } : null;
}

/** "7.1 kW", or "not given". */
export function orNotGiven(words: Words, value: number | null, unit: string): string {
  return value === null ? words.of(PRODUCT)('value.notGiven') : words.unit(value, unit);
}

/** "800 × 550 × 285 mm", as on a rating plate, without thousands separators; null unless all three are known. */
export function outdoorSize(words: Words, product: Product): string | null {
  const { outdoor_width_mm: width, outdoor_height_mm: height, outdoor_depth_mm: depth } = product;
  if (width === null || height === null || depth === null) return null;
  const sides = { width: String(width), height: String(height), depth: words.unit(depth, 'mm') };
  return words.of(PRODUCT)('value.dimensions', sides);
}

/** The sound power. Sound pressure is another kind of figure, which never takes its place. */
export function outdoorSound(words: Words, product: Product): string {
  const say = words.of(PRODUCT);
  const { outdoor_sound_power_dba: power, outdoor_sound_pressure_dba: pressure } = product;
  if (power !== null) return say('value.soundPower', { figure: words.unit(power, 'dB(A)') });
  return say(pressure === null ? 'value.notGiven' : 'value.otherSound');
}

/** "Touchscreen, Mobile app (extra)" */
export function controls(words: Words, { controls: supply }: Product): string {
  const say = words.of(PRODUCT);
  if (supply === null) return say('value.notGiven');
  const isGiven = (control: Control): boolean => supply[control] === 'included' || supply[control] === 'optional';
  const named = CONTROLS.filter(isGiven).map((control) => {
    const name = say(`controls.${control}`);
    return supply[control] === 'optional' ? say('value.controlExtra', { control: name }) : name;
  });
  const isNone = CONTROLS.every((control) => supply[control] === 'none');
  return named.join(', ') || say(isNone ? 'value.noControls' : 'value.notGiven');
}
