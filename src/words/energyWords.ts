import type { Product } from '../catalogue/product.ts';
import { type PostcodeZones, ZONES, type Zone } from '../climate/zone.ts';
import type { TariffSpan } from '../facts/tariffs.ts';
import { LABEL_COLUMNS, yearlyKwh } from '../matching/derivedFacts.ts';
import { ENERGY } from './english/energy.ts';
import type { NamedValue } from './productWords.ts';
import type { Words } from './words.ts';
import { zoneLabel, zoneNames } from './zoneNames.ts';

function stars(words: Words, value: number | null): string {
  const say = words.of(ENERGY);
  return value === null ? say('energy.notRated') : say('energy.stars', { count: value });
}

/** Energy-label stars in a zone. Stars of other zones, and of systems of other sizes, don't compare. */
export function starFacts(words: Words, product: Product, zone: Zone): readonly NamedValue[] {
  const say = words.of(ENERGY);
  const where = { zone: zoneLabel(words, zone) };
  return [
    { name: say('energy.coolingStars', where), value: stars(words, product[`stars_cool_${zone}`]) },
    { name: say('energy.heatingStars', where), value: stars(words, product[`stars_heat_${zone}`]) },
  ];
}

/** The same for the systems of one job; where they differ, each by its title. */
export function starsOfEach(words: Words, products: readonly Product[], zone: Zone): readonly NamedValue[] {
  const found = new Map<string, NamedValue>();
  const key = (product: Product): string =>
    starFacts(words, product, zone)
      .map(({ value }) => value)
      .join();
  const isOne = new Set(products.map(key)).size === 1;
  for (const product of products)
    for (const { name, value } of starFacts(words, product, zone)) {
      const whole = isOne ? name : words.of(ENERGY)('energy.of', { name, title: product.title });
      found.set(whole, { name: whole, value });
    }
  return [...found.values()];
}

/** Both stars of a zone in one line, for a card. */
export function starLine(words: Words, product: Product, zone: Zone): NamedValue {
  const say = words.of(ENERGY);
  const cool = product[`stars_cool_${zone}`];
  const heat = product[`stars_heat_${zone}`];
  const value =
    cool === null && heat === null
      ? say('energy.notRated')
      : say('energy.bothStars', { cool: stars(words, cool), heat: stars(words, heat) });
  return { name: say('energy.label', { zone: zoneLabel(words, zone) }), value };
}

/** Yearly energy use on the label, in kWh; null if unknown. */
export interface YearlyUse {
  readonly cool: number | null;
  readonly heat: number | null;
}

/** True if the energy label of a system has a figure for some zone. */
export function hasLabel(product: Product): boolean {
  return ZONES.some((zone) => Object.values(LABEL_COLUMNS[zone]).some((column) => product[column] !== null));
}

/** The yearly energy use of a system in a zone. */
export function yearlyUse(product: Product, zone: Zone): YearlyUse {
  return { cool: product[`kwh_cool_${zone}`], heat: product[`kwh_heat_${zone}`] };
}

/** "220 kWh a year", or "no figure given". */
export function yearText(words: Words, kwh: number | null): string {
  const say = words.of(ENERGY);
  return kwh === null ? say('energy.noFigure') : say('energy.use', { kwh: words.unit(kwh, 'kWh') });
}

/** The visitor's own price of electricity, or the usual ones: in cents per kWh. */
export type Tariff = number | TariffSpan;

/** "33 c/kWh", or "25 to 45 c/kWh". */
export function tariffText(words: Words, tariff: Tariff): string {
  if (typeof tariff === 'number') return words.unit(tariff, 'c/kWh');
  const [from, to] = tariff;
  return words.of(ENERGY)('energy.span', { from: words.number(from), to: words.unit(to, 'c/kWh') });
}

/**
 * The cost of an energy use: "$210", or "$150 to $275" between usual tariffs.
 * @param most the larger use, if sizes differ
 */
export function dollarsText(words: Words, kwh: number, tariff: Tariff, most = kwh): string {
  if (typeof tariff === 'number' && most === kwh) return words.dollars((kwh * tariff) / 100);
  const [low, high] = typeof tariff === 'number' ? [tariff, tariff] : tariff;
  // Rough, as the tariffs are.
  const [from, to] = [kwh * low, most * high].map((cents) => words.dollars(Math.round(cents / 500) * 5));
  return words.of(ENERGY)('energy.span', { from: from ?? '', to: to ?? '' });
}

/** The yearly use and its cost: kWh × tariff in cents ÷ 100. If a figure is missing, no cost is given. */
export function consumptionFacts(words: Words, product: Product, zone: Zone, tariff: Tariff): readonly NamedValue[] {
  const say = words.of(ENERGY);
  const { cool, heat } = yearlyUse(product, zone);
  const kwh = yearlyKwh(product, zone);
  const cost =
    kwh === null
      ? say('energy.noCost')
      : say('energy.costFigure', {
          dollars: dollarsText(words, kwh, tariff),
          tariff: tariffText(words, tariff),
        });
  return [
    { name: say('energy.coolingUse'), value: yearText(words, cool) },
    { name: say('energy.heatingUse'), value: yearText(words, heat) },
    { name: say('energy.cost'), value: cost },
  ];
}

/** No postcode, its table is loading or can't be loaded, or the postcode isn't in it. */
export type NoZones = 'none' | 'loading' | 'failed' | 'unknown';

/** The zone of a postcode, as a sentence. */
export function zoneText(words: Words, postcode: string, found: PostcodeZones | NoZones): string {
  const say = words.of(ENERGY);
  switch (found) {
    case 'none':
      return say('energy.postcode.none');
    case 'loading':
      return say('energy.postcode.loading', { postcode });
    case 'unknown':
      return say('energy.postcode.unknown', { postcode });
    case 'failed':
      return say('energy.postcode.failed');
    default: {
      const zones = zoneNames(words, [found.zone, ...found.others]);
      return found.others.length === 0
        ? say('energy.postcode.one', { postcode, zone: zones[0] ?? '' })
        : say('energy.postcode.several', { postcode, zones: words.list(zones) });
    }
  }
}
