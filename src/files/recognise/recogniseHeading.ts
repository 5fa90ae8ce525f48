import type { Column } from '../../catalogue/product.ts';
import { wordFinder } from './findWords.ts';
import { HEADING_WORDS } from './vocabulary.ts';

type Idea = keyof typeof HEADING_WORDS;
export const headingWords = wordFinder<Idea>(() => HEADING_WORDS);

/** A possible meaning of a heading. */
export interface Meaning {
  readonly column: Column;
  /** Of several figures in one cell, which one, from 1. */
  readonly part?: number;
  /** False if a person has to say so. */
  readonly isSure: boolean;
}

/** Measured at other temperatures than a rated figure, in °F or °C. */
const CONDITION = /(-?\d+(?:\.\d+)?)\s*°?\s*([fc])(?![a-z])/gi;
const RATED = { cooling: ['95f', '35c'], heating: ['47f', '7c', '8.3c'] } as const;
/** A heading with one of these isn't about a rated capacity. */
const NO_CAPACITY: readonly Idea[] = [
  'heatPump',
  'supply',
  'input',
  'efficiency',
  'stars',
  'sound',
  'soundPower',
  'pressure',
  'least',
  'most',
  'range',
  'temperature',
  'pipe',
  'airflow',
  'area',
  'weight',
  'packing',
  'charge',
  'moisture',
  'water',
  'tons',
  'price',
  'warranty',
  'refrigerant',
  'status',
];
const NO_MEASURE: readonly Idea[] = [
  'packing',
  'weight',
  'pipe',
  'charge',
  'area',
  'price',
  'warranty',
  'input',
  'range',
];
const NO_SOUND: readonly Idea[] = ['price', 'input', 'efficiency', 'packing', 'weight', 'airflow', 'most'];
/** The letters of sides, as in `BxHxT`, `LxAxP`, `An x Al x F`, `ШхВхГ`. */
const SIDE_LETTERS = {
  width: ['w', 'b', 'l', 'an', 'sz', 'ш', 'r'],
  height: ['h', 'a', 'al', 'ma', 'в', 'c'],
  depth: ['d', 't', 'p', 'f', 'mé', 'г', 's'],
} as const;
type Side = keyof typeof SIDE_LETTERS;
const SIDES: readonly Side[] = ['width', 'height', 'depth'];
const LETTER = `(${Object.values(SIDE_LETTERS).flat().join('|')})`;
const ORDER = new RegExp(
  `(?<![\\p{L}\\p{M}])${[LETTER, LETTER, LETTER].join('\\s*[x×*х/_]\\s*')}(?![\\p{L}\\p{M}])`,
  'iu',
);
/** Between the words of sides: `宽×高×深`, `width x height x depth`. */
const BETWEEN_SIDES = /\s*[×*/]\s*|\s[xх]\s|(?<=[^\p{sc=Latin}\s])x(?=[^\p{sc=Latin}\s])/iu;

/** The order of the figures in a cell such as `842 x 300 x 540`, if the heading says it: `W x H x D`; else null. */
export function orderOf(heading: string): readonly Side[] | null {
  const letters = ORDER.exec(heading)?.slice(1);
  const order = letters
    ? letters.map((letter) => SIDES.find((side) => SIDE_LETTERS[side].some((one) => one === letter.toLowerCase())))
    : heading.split(BETWEEN_SIDES).map((word) => {
        const { ideas } = headingWords(word);
        const [side, ...others] = SIDES.filter((one) => ideas.has(one));
        return others.length === 0 ? side : undefined;
      });
  const known = order.filter((side) => side !== undefined);
  return order.length === 3 && new Set(known).size === 3 ? known : null;
}

/**
 * The meanings of a heading by its words, for the columns that lists name in many ways. The values still have to fit. Empty where
 * nothing is recognised, or where the words belong to another figure.
 */
export function recogniseHeading(heading: string): readonly Meaning[] {
  const order = orderOf(heading);
  const { ideas, rest } = headingWords(heading.replace(ORDER, ' ').replaceAll(CONDITION, ' '));
  const has = (...all: readonly Idea[]): boolean => all.every((idea) => ideas.has(idea));
  const none = (of: readonly Idea[]): boolean => !of.some((idea) => ideas.has(idea));
  const only = (...allowed: readonly Idea[]): boolean =>
    rest === '' && [...ideas].every((idea) => idea === 'filler' || allowed.includes(idea));
  const sure = (column: Column): readonly Meaning[] => [{ column, isSure: true }];
  const possible = (...columns: readonly Column[]): readonly Meaning[] =>
    columns.map((column) => ({ column, isSure: false }));

  const sides = SIDES.filter((side) => has(side));
  if (order !== null || (has('size') && sides.length !== 1)) {
    return sizeMeanings(order, ideas, rest === '' && none(NO_MEASURE));
  }
  if (sides.length > 0) {
    const [side] = sides;
    if (sides.length > 1 || !side || !none(NO_MEASURE) || rest !== '') return [];
    if (has('indoor')) return side === 'height' && !has('outdoor') ? sure('indoor_height_mm') : [];
    return has('outdoor') ? sure(`outdoor_${side}_mm`) : only(side) ? possible(`outdoor_${side}_mm`) : [];
  }
  if (has('sound') || has('soundPower') || has('soundPressure')) return soundMeanings(ideas, none(NO_SOUND));
  if (has('cooling') !== has('heating') && none(NO_CAPACITY)) {
    const use = has('cooling') ? 'cooling' : 'heating';
    const conditions = [...heading.matchAll(CONDITION)].map(([, at, unit]) => `${Number(at)}${unit!.toLowerCase()}`);
    if (use === 'heating' && conditions.includes('2c')) return sure('heating_capacity_2c_kw');
    if (conditions.some((condition) => !RATED[use].some((usual) => usual === condition))) return [];
    if (has('capacity') || has('power') || only('cooling', 'heating', 'rated')) return sure(`${use}_capacity_kw`);
    return [];
  }
  if (only('capacity', 'rated') && has('capacity')) return possible('cooling_capacity_kw');
  if (has('refrigerant') && only('refrigerant', 'type', 'rated')) return sure('refrigerant');
  if (has('warranty') && none(['part', 'price'])) return sure('warranty_years');
  if ((has('phase') || (has('supply') && only('supply'))) && none(['price'])) return sure('phase');
  // “Prix (AUD)” is a price of ours, and “Prix” isn't.
  if (has('price') && none(['sale', 'range', 'notes', 'warranty', 'indoor', 'outdoor']) && rest === '')
    return sure('price_from_aud');
  if (has('brand') && only('brand', 'title', 'outdoor')) return sure('brand');
  if (has('model') && only('model', 'title', 'indoor', 'outdoor')) {
    return sure(has('indoor') ? 'indoor_model' : has('outdoor') ? 'outdoor_model' : 'model_number');
  }
  if (has('image') && only('image', 'link')) return sure('image_link');
  if (has('link') && only('link')) return sure('link');
  if (has('description') && only('description', 'short', 'long')) {
    return has('long') ? possible('description') : sure('description');
  }
  if (has('id') && only('id')) return sure('id');
  if (has('title') && only('title')) return sure('title');
  return [];
}

function sizeMeanings(order: readonly Side[] | null, ideas: ReadonlySet<Idea>, isPlain: boolean): readonly Meaning[] {
  if (!isPlain) return [];
  if (ideas.has('indoor')) {
    const part = (order?.indexOf('height') ?? -1) + 1;
    return part > 0 && !ideas.has('outdoor') ? [{ column: 'indoor_height_mm', part, isSure: true }] : [];
  }
  const isSure = order !== null && ideas.has('outdoor');
  return (order ?? SIDES).map((side, index) => ({ column: `outdoor_${side}_mm`, part: index + 1, isSure }));
}

function soundMeanings(ideas: ReadonlySet<Idea>, isPlain: boolean): readonly Meaning[] {
  if (!isPlain) return [];
  const isPower = ideas.has('soundPower') || ideas.has('power');
  const isPressure = ideas.has('soundPressure') || ideas.has('pressure');
  const [indoor, outdoor] = [ideas.has('indoor'), ideas.has('outdoor')];
  if (outdoor && (indoor || ideas.has('least'))) return [];
  if (indoor || ideas.has('least')) {
    const isSure = indoor && isPressure && ideas.has('least');
    return isPower || !ideas.has('least') ? [] : [{ column: 'indoor_sound_pressure_min_dba', isSure }];
  }
  if (isPower) return [{ column: 'outdoor_sound_power_dba', isSure: outdoor }];
  if (isPressure) return outdoor ? [{ column: 'outdoor_sound_pressure_dba', isSure: true }] : [];
  return outdoor
    ? (['outdoor_sound_power_dba', 'outdoor_sound_pressure_dba'] as const).map((column) => ({ column, isSure: false }))
    : [];
}
