import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { DOOR_HEIGHT_MM } from '../drawing/outdoors.ts';
import { areAlike, mayCompare } from '../matching/comparable.ts';
import { LABEL_COLUMNS, MAX_STARS, workPerKwh, yearlyKwh } from '../matching/derivedFacts.ts';
import { energyDifference } from '../matching/differences.ts';
import { clause } from './adviceText.ts';
import type { ComparedRow, ComparedValue } from './comparedRow.ts';
import { dollarsText, tariffText } from './energyWords.ts';
import { COMPARE } from './english/compare.ts';
import { ENERGY } from './english/energy.ts';
import { PRODUCT } from './english/product.ts';
import { shortPrice } from './productWords.ts';
import type { Words } from './words.ts';
import { zoneLabel } from './zoneNames.ts';

/**
 * The figures that decide, each with bars on one scale from 0; those of sound are as long as it is loud. Bars and tags stand only
 * where all systems are alike, since figures grow with size. Sound power and sound pressure have separate rows.
 * @param tariff cents per kWh; null for usual ones
 */
export function comparedFigures(
  words: Words,
  products: readonly Product[],
  zone: Zone | null,
  tariff: number | null,
): readonly ComparedRow[] {
  const say = words.of(COMPARE);
  const compared = { words, products, isAlike: areAlike(products), won: new Map<string, number>() };
  return [
    priceRow(compared),
    {
      name: words.of(PRODUCT)('fact.cooling'),
      note: '',
      look: 'text',
      values: products.map(({ cooling_capacity_kw: kw }) =>
        plainValue(kw === null ? null : words.unit(kw, 'kW'), say('compare.unknown')),
      ),
    },
    ...(zone ? energyRows(compared, zone, tariff) : []),
    ...soundRows(compared),
    {
      name: say('compare.outdoorUnit'),
      note: say('compare.door', { door: words.unit(DOOR_HEIGHT_MM / 1000, 'm') }),
      look: 'outdoorUnit',
      values: products.map((product) => plainValue(outdoorSides(words, product), say('compare.unknown'))),
    },
  ];
}

interface Compared {
  readonly words: Words;
  readonly products: readonly Product[];
  /** True if each is like each other one. */
  readonly isAlike: boolean;
  readonly won: ReadonlyMap<string, number>;
}

function priceRow(compared: Compared): ComparedRow {
  const { words, products, won } = compared;
  const say = words.of(PRODUCT);
  const priced = products.map((product) => ({
    ...shortPrice(words, product),
    aud: product.price_includes === null ? null : product.price_from_aud,
  }));
  const included = new Set(priced.flatMap(({ aud, includes }) => (aud === null ? [] : [includes])));
  const isOneKind = included.size === 1;
  return figureRow(compared, {
    name: say('fact.price'),
    note: isOneKind ? [...included].join() : '',
    figures: priced.map(({ aud }) => aud && Math.round(aud)),
    text: (aud) => say('price.from', { price: words.dollars(aud) }),
    unknown: say('price.ask'),
    details: priced.map(({ includes }) => (isOneKind ? '' : includes)),
    bars: isOneKind ? 'shorter' : null,
    best: won.get('price'),
    tag: words.of(COMPARE)('compare.lowest'),
  });
}

function energyRows(compared: Compared, zone: Zone, tariff: number | null): readonly ComparedRow[] {
  const { words, products } = compared;
  const say = words.of(COMPARE);
  const sayEnergy = words.of(ENERGY);
  const where = { zone: zoneLabel(words, zone) };
  const starRow = (name: string, column: 'starsCool' | 'starsHeat'): ComparedRow =>
    figureRow(compared, {
      name,
      figures: products.map((product) => product[LABEL_COLUMNS[zone][column]]),
      text: (count) => sayEnergy('energy.stars', { count }),
      most: MAX_STARS,
      bars: 'longer',
    });
  return [
    ...workRow(compared, zone),
    starRow(sayEnergy('energy.coolingStars', where), 'starsCool'),
    starRow(sayEnergy('energy.heatingStars', where), 'starsHeat'),
    figureRow(compared, {
      name: say('compare.cost', { ...where, tariff: tariffText(words, tariff) }),
      note: sayEnergy('energy.differ'),
      figures: products.map((product) => yearlyKwh(product, zone)),
      // Without bars: it follows the size, even between alike systems.
      text: (kwh) => sayEnergy('energy.costShort', { dollars: dollarsText(words, kwh, tariff) }),
    }),
  ];
}

/** Energy for the same work, of each system against the first; no row unless all can be compared. */
function workRow({ words, products }: Compared, zone: Zone): readonly ComparedRow[] {
  const say = words.of(COMPARE);
  const [first, ...others] = products;
  const isKnown = (product: Product): boolean => workPerKwh(product, zone) !== null;
  if (!first || !products.every(isKnown) || !others.every((other) => mayCompare(first, other, 'energy'))) return [];
  const texts = others.map((other) => {
    const difference = energyDifference(first, other, zone);
    return difference ? clause(words, difference) : say('compare.energy.same');
  });
  if (texts.every((text) => text === say('compare.energy.same'))) return [];
  const values = [say('compare.energy.first'), ...texts].map((text) => plainValue(text, text));
  return [{ name: say('compare.energy', { zone: zoneLabel(words, zone) }), note: '', look: 'text', values }];
}

/** Sound pressure is compared only where a sound power is missing. */
function soundRows(compared: Compared): readonly ComparedRow[] {
  const { words, products, won } = compared;
  const say = words.of(COMPARE);
  const power = products.map((product) => product.outdoor_sound_power_dba);
  const pressure = products.map((product) => product.outdoor_sound_pressure_dba);
  const needsPressure = products.some((_, index) => power[index] === null && pressure[index] !== null);
  const row = (name: string, figures: Scale['figures']): ComparedRow =>
    figureRow(compared, {
      name,
      figures,
      text: (dba) => words.unit(dba, 'dB(A)'),
      // Sounds half as loud 10 dB(A) below another.
      bars: 'loudness',
      size: (dba) => 2 ** (dba / 10),
      best: figures.includes(null) ? undefined : won.get('sound'),
      tag: say('compare.quietest'),
    });
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
  return words.of(COMPARE)('compare.sides', sides);
}

/** @param text null is unknown */
function plainValue(text: string | null, unknown: string): ComparedValue {
  const shown = text ?? unknown;
  return { text: shown, key: shown, isKnown: text !== null, verdict: null, share: null, tag: '', detail: '' };
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
  /** What the length of a bar means; without it there are none. */
  readonly bars?: 'shorter' | 'longer' | 'loudness' | null;
  /** The length of a figure's bar; by default, the figure itself. */
  size?(figure: number): number;
  /** The index of the one that is noticeably better than all others, and what to say of it. */
  readonly best?: number | undefined;
  readonly tag?: string;
}

function figureRow({ words, isAlike }: Compared, scale: Scale): ComparedRow {
  const { name, note = '', figures, details = [], bars, best, tag = '' } = scale;
  const say = words.of(COMPARE);
  const known = figures.filter((figure) => figure !== null);
  const { unknown = say('compare.unknown'), most = Math.max(...known), size = Number } = scale;
  // A bar alone compares nothing.
  const drawn = isAlike && known.length > 1 && bars;
  const isApart = new Set(figures).size > 1;
  const end = drawn && isApart ? say(`compare.${drawn}`) : '';
  return {
    name,
    note: [note, end].filter(Boolean).join(note.endsWith('.') ? ' ' : '. '),
    look: 'figure',
    values: figures.map((figure, index) => {
      const included = details[index] ?? '';
      const text = figure === null ? unknown : scale.text(figure);
      return {
        text,
        key: text + included,
        isKnown: figure !== null,
        verdict: null,
        share: drawn && figure !== null ? Math.min(1, size(figure) / Math.max(size(most), 1e-9)) : null,
        tag: isAlike && best === index ? tag : '',
        detail: included,
      };
    }),
  };
}
