import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { LABEL_COLUMNS, MAX_STARS, yearlyKwh } from '../matching/derivedFacts.ts';
import type { ComparedRow } from './comparedRow.ts';
import { zoneLabel } from './energyWords.ts';
import { ENERGY } from './english/energy.ts';
import { MATCHES } from './english/matches.ts';
import { PRODUCT } from './english/product.ts';
import { shortPrice } from './productWords.ts';
import type { Words } from './words.ts';

/**
 * The figures that decide, each with bars on one scale from 0; those of sound are as long as it is loud. Figures that don't compare have no bars: prices that
 * include different things, and stars of different types of system. Sound power and sound pressure have separate rows.
 * @param tariff cents per kWh
 */
export function comparedFigures(
  words: Words,
  products: readonly Product[],
  zone: Zone | null,
  tariff: number,
): readonly ComparedRow[] {
  const say = words.of(MATCHES);
  const sayProduct = words.of(PRODUCT);
  const kilowatts = (kw: number): string => words.unit(kw, 'kW');
  return [
    priceRow(words, products),
    ...(zone ? energyRows(words, products, zone, tariff) : []),
    ...soundRows(words, products),
    figureRow(words, {
      name: sayProduct('fact.cooling'),
      figures: products.map((product) => product.cooling_capacity_kw),
      text: kilowatts,
    }),
    figureRow(words, {
      name: sayProduct('fact.heating'),
      figures: products.map((product) => product.heating_capacity_kw),
      text: kilowatts,
    }),
    {
      name: say('compare.outdoorUnit'),
      note: '',
      look: 'outdoorUnit',
      values: products.map((product) => {
        const sides = outdoorSides(words, product);
        const text = sides ?? say('compare.unknown');
        return { text, key: text, isKnown: sides !== null, verdict: null, share: null, detail: '' };
      }),
    },
  ];
}

function priceRow(words: Words, products: readonly Product[]): ComparedRow {
  const say = words.of(PRODUCT);
  const priced = products.map((product) => ({
    ...shortPrice(words, product),
    aud: product.price_includes === null ? null : product.price_from_aud,
  }));
  const included = new Set(priced.flatMap(({ aud, includes }) => (aud === null ? [] : [includes])));
  const isOneKind = included.size === 1;
  return figureRow(words, {
    name: say('fact.price'),
    note: isOneKind ? [...included].join() : '',
    figures: priced.map(({ aud }) => aud && Math.round(aud)),
    text: (aud) => say('price.from', { price: words.dollars(aud) }),
    unknown: say('price.ask'),
    details: priced.map(({ includes }) => (isOneKind ? '' : includes)),
    hasBars: isOneKind,
    more: (aud) => words.of(MATCHES)('compare.dearer', { figure: words.dollars(aud) }),
  });
}

function energyRows(words: Words, products: readonly Product[], zone: Zone, tariff: number): readonly ComparedRow[] {
  const say = words.of(MATCHES);
  const sayEnergy = words.of(ENERGY);
  const where = { zone: zoneLabel(words, zone) };
  const { starsCool, starsHeat } = LABEL_COLUMNS[zone];
  const isOneType = areAlike(products.map((product) => product.system_type));
  const isOneSize = isOneType && areAlike(products.map((product) => product.cooling_capacity_kw));
  const starRow = (name: string, column: typeof starsCool | typeof starsHeat, note = ''): ComparedRow =>
    figureRow(words, {
      name,
      note,
      figures: products.map((product) => product[column]),
      text: (count) => sayEnergy('energy.stars', { count }),
      most: MAX_STARS,
      hasBars: isOneType,
    });
  return [
    starRow(sayEnergy('energy.coolingStars', where), starsCool, isOneSize ? '' : say('compare.stars')),
    starRow(sayEnergy('energy.heatingStars', where), starsHeat),
    figureRow(words, {
      name: say('compare.cost', { tariff: words.unit(tariff, 'c/kWh') }),
      note: isOneSize ? '' : say('start.smaller'),
      figures: products.map((product) => {
        const kwh = yearlyKwh(product, zone);
        return kwh === null ? null : Math.round((kwh * tariff) / 100);
      }),
      text: (aud) => say('compare.about', { dollars: words.dollars(aud) }),
      more: (aud) => say('compare.dearer', { figure: words.dollars(aud) }),
    }),
  ];
}

/** Sound pressure is compared only where a sound power is missing. */
function soundRows(words: Words, products: readonly Product[]): readonly ComparedRow[] {
  const say = words.of(MATCHES);
  const power = products.map((product) => product.outdoor_sound_power_dba);
  const pressure = products.map((product) => product.outdoor_sound_pressure_dba);
  const row = (name: string, figures: Scale['figures']): ComparedRow =>
    figureRow(words, {
      name,
      figures,
      text: (dba) => words.unit(dba, 'dB(A)'),
      // Sounds half as loud 10 dB(A) below another.
      size: (dba) => 2 ** (dba / 10),
      more: (dba) => say('compare.louder', { figure: words.unit(dba, 'dB(A)') }),
    });
  const needsPressure = products.some((_, index) => power[index] === null && pressure[index] !== null);
  return [
    ...(needsPressure && power.every((dba) => dba === null) ? [] : [row(say('compare.soundPower'), power)]),
    ...(needsPressure ? [row(say('compare.soundPressure'), pressure)] : []),
  ];
}

/** Sizes are written as on a rating plate, without thousands separators. */
function outdoorSides(words: Words, product: Product): string | null {
  const { outdoor_width_mm: width, outdoor_height_mm: height, outdoor_depth_mm: depth } = product;
  if (width === null || height === null || depth === null) return null;
  const sides = { width: String(width), height: String(height), depth: words.unit(depth, 'mm') };
  return words.of(MATCHES)('compare.sides', sides);
}

interface Scale {
  readonly name: string;
  readonly note?: string;
  /** Null is unknown. */
  readonly figures: readonly (number | null)[];
  text(figure: number): string;
  /** The text of an unknown figure. */
  readonly unknown?: string;
  readonly details?: readonly string[];
  /** The figure of a full bar; by default, the largest one. */
  readonly most?: number;
  readonly hasBars?: boolean;
  /** The length of a figure's bar; by default, the figure itself. */
  size?(figure: number): number;
  /** Says how much more a figure is than the lowest one, where the lowest is the best. */
  more?(difference: number): string;
}

function figureRow(words: Words, scale: Scale): ComparedRow {
  const { name, note = '', figures, details = [] } = scale;
  const known = figures.filter((figure) => figure !== null);
  const { unknown = words.of(MATCHES)('compare.unknown'), most = Math.max(...known), size = Number } = scale;
  const least = Math.min(...known);
  // A bar alone compares nothing, unless its scale has an end.
  const hasBars = (scale.hasBars ?? true) && (known.length > 1 || scale.most !== undefined);
  return {
    name,
    note,
    look: 'figure',
    values: figures.map((figure, index) => {
      const included = details[index] ?? '';
      const text = figure === null ? unknown : scale.text(figure);
      const isMore = hasBars && figure !== null && text !== scale.text(least);
      return {
        text,
        key: text + included,
        isKnown: figure !== null,
        verdict: null,
        share: hasBars && figure !== null ? Math.min(1, size(figure) / Math.max(size(most), 1e-9)) : null,
        detail: (isMore && scale.more?.(figure - least)) || included,
      };
    }),
  };
}

/** True if all are known and the same. */
function areAlike(values: readonly unknown[]): boolean {
  return new Set(values).size === 1 && !values.includes(null);
}
