import type { Column, PriceIncludes } from '../../src/catalogue/product.ts';
import { wordFinder } from './findWords.ts';
import { HEADING_WORDS } from './vocabulary.ts';

export type Idea = keyof typeof HEADING_WORDS;
export const headingWords = wordFinder<Idea>(() => HEADING_WORDS);

/** A possible meaning of a heading. */
export interface Meaning {
  readonly column: Column;
  /** The figure's place in cells with several figures, from 1. */
  readonly part?: number;
  /** Supply only, or with installation, if the heading of a price says so. */
  readonly includes?: PriceIncludes;
  /** False if a person has to confirm it. */
  readonly isSure: boolean;
}

/** The condition that temperatures in a heading stand for: measured at 2 °C, or not at the rated temperature. */
type Condition = 'at2c' | 'notRated';
type Word = Idea | Condition;

/** One way to name a column. */
interface Row {
  /** The heading has all of these … */
  readonly has: readonly Word[];
  /** … none of these … */
  readonly not?: readonly Word[];
  /** … and, if they are named, no words but these. */
  readonly only?: readonly Word[];
  /** True if every word has to be known. */
  readonly isWhole?: boolean;
  readonly means: readonly Column[];
  readonly includes?: PriceIncludes;
  /** False if a person has to confirm it. */
  readonly isSure?: boolean;
}

/** Words that don't change the meaning of a heading. */
const FREE: readonly Word[] = ['filler', 'kw', 'btu', 'net'];
/** A heading with one of these isn't the size of a unit. */
const NO_MEASURE: readonly Word[] = [
  ...(['packing', 'weight', 'pipe', 'charge', 'area'] as const),
  ...(['price', 'trade', 'warranty', 'input', 'range'] as const),
];
/** A heading with one of these isn't a rated capacity. */
const NO_CAPACITY: readonly Word[] = [
  ...NO_MEASURE,
  ...(['notRated', 'heatPump', 'supply', 'volts', 'energy', 'efficiency', 'stars', 'foreignPrice', 'status'] as const),
  ...(['sound', 'soundPower', 'soundPressure', 'pressure', 'least', 'most'] as const),
  ...(['temperature', 'airflow', 'moisture', 'water', 'tons', 'refrigerant'] as const),
];
const NO_SOUND: readonly Word[] = ['price', 'trade', 'input', 'efficiency', 'packing', 'weight', 'airflow', 'most'];
const NO_OUTDOOR_SOUND: readonly Word[] = ['indoor', 'least', ...NO_SOUND];
const NO_INDOOR_SOUND: readonly Word[] = ['outdoor', 'soundPower', ...NO_SOUND];

function capacityRows(use: 'cooling' | 'heating'): readonly Row[] {
  const means = [`${use}_capacity_kw`] as const;
  const not = [use === 'cooling' ? 'heating' : 'cooling', 'at2c', ...NO_CAPACITY] as const;
  return [
    { has: [use, 'capacity'], not, means },
    { has: [use, 'power'], not, means },
    { has: [use], not, only: [use, 'rated', 'size'], means },
  ];
}

function sideRows(side: Side, others: readonly Side[]): readonly Row[] {
  const not = [...others, 'length', ...NO_MEASURE] as const;
  const means = [`outdoor_${side}_mm`] as const;
  return [
    { has: [side, 'outdoor'], not: ['indoor', ...not], isWhole: true, means },
    { has: [side], not, only: [side], means, isSure: false },
  ];
}

function priceRow(word: Idea, includes: PriceIncludes): Row {
  return { has: [word], only: [word, 'price', 'listPrice'], means: ['price_from_aud'], includes };
}

/** The ways in which lists name a column. The first that fits a heading decides. */
const ROWS: readonly Row[] = [
  ...sideRows('width', ['height', 'depth']),
  ...sideRows('height', ['width', 'depth']),
  ...sideRows('depth', ['width', 'height']),
  {
    has: ['height', 'indoor'],
    not: ['outdoor', 'width', 'depth', 'length', ...NO_MEASURE],
    isWhole: true,
    means: ['indoor_height_mm'],
  },
  { has: ['soundPower', 'outdoor'], not: NO_OUTDOOR_SOUND, means: ['outdoor_sound_power_dba'] },
  { has: ['soundPower'], not: NO_OUTDOOR_SOUND, means: ['outdoor_sound_power_dba'], isSure: false },
  { has: ['soundPressure', 'outdoor'], not: NO_OUTDOOR_SOUND, means: ['outdoor_sound_pressure_dba'] },
  { has: ['soundPressure', 'indoor', 'least'], not: NO_INDOOR_SOUND, means: ['indoor_sound_pressure_min_dba'] },
  { has: ['sound', 'indoor'], not: NO_INDOOR_SOUND, means: ['indoor_sound_pressure_min_dba'], isSure: false },
  { has: ['sound', 'least'], not: NO_INDOOR_SOUND, means: ['indoor_sound_pressure_min_dba'], isSure: false },
  { has: ['sound', 'outdoor'], not: NO_OUTDOOR_SOUND, means: ['outdoor_sound_pressure_dba'], isSure: false },
  { has: ['heating', 'at2c'], not: ['cooling', ...NO_CAPACITY], means: ['heating_capacity_2c_kw'] },
  ...capacityRows('cooling'),
  ...capacityRows('heating'),
  { has: ['capacity'], only: ['capacity', 'rated'], means: ['cooling_capacity_kw'], isSure: false },
  { has: ['kw', 'size'], only: ['size', 'rated'], means: ['cooling_capacity_kw'], isSure: false },
  { has: ['btu'], only: ['size', 'capacity', 'rated', 'range'], means: ['cooling_capacity_kw'], isSure: false },
  { has: ['kwCooling'], only: ['kwCooling', 'rated'], means: ['cooling_capacity_kw'], isSure: false },
  { has: ['kwHeating'], only: ['kwHeating', 'rated'], means: ['heating_capacity_kw'], isSure: false },
  {
    has: ['refrigerant'],
    only: ['refrigerant', 'type', 'rated', 'indoor', 'outdoor', 'charge'],
    means: ['refrigerant'],
  },
  { has: ['warranty'], not: ['part', 'price', 'trade'], means: ['warranty_years'] },
  { has: ['phase'], not: ['price'], means: ['phase'] },
  { has: ['supply'], only: ['supply', 'volts', 'phase'], means: ['phase'] },
  priceRow('installed', 'supply_and_standard_install'),
  priceRow('supplyOnly', 'supply_only'),
  { has: ['listPrice'], only: ['listPrice'], means: ['price_from_aud'], isSure: false },
  // “Prix (AUD)” is a price in our currency, and “Prix” isn't.
  {
    has: ['price'],
    not: ['net', 'kw', 'btu'],
    only: ['price', 'foreignPrice', 'listPrice', 'title', 'model'],
    means: ['price_from_aud'],
  },
  { has: ['brand'], only: ['brand', 'title', 'outdoor'], means: ['brand'] },
  { has: ['section'], only: ['section'], means: ['brand'], isSure: false },
  { has: ['modelName', 'indoor'], only: ['modelName', 'indoor'], means: ['indoor_model'] },
  { has: ['modelName', 'outdoor'], only: ['modelName', 'outdoor'], means: ['outdoor_model'] },
  { has: ['modelName'], only: ['modelName'], means: ['title'] },
  { has: ['model', 'indoor'], only: ['model', 'title', 'indoor', 'outdoor'], means: ['indoor_model'] },
  { has: ['model', 'outdoor'], only: ['model', 'title', 'outdoor'], means: ['outdoor_model'] },
  { has: ['model'], only: ['model', 'title'], means: ['model_number'] },
  { has: ['image'], only: ['image', 'link', 'model', 'title'], means: ['image_link'] },
  { has: ['link'], only: ['link'], means: ['link'] },
  { has: ['description', 'long'], only: ['description', 'long', 'short'], means: ['description'], isSure: false },
  { has: ['description'], only: ['description', 'short'], means: ['description'] },
  { has: ['id'], only: ['id'], means: ['id'] },
  { has: ['title'], only: ['title'], means: ['title'] },
];

/**
 * The meanings of a heading by its words, for columns that lists name in many ways. The values still have to fit. Empty if
 * nothing is recognised, or if the words belong to another figure.
 */
export function recogniseHeading(heading: string): readonly Meaning[] {
  const order = orderOf(heading);
  const { ideas, rest } = headingWords(heading.replace(ORDER, ' ').replaceAll(CONDITION, ' '));
  const sides = SIDES.filter((side) => ideas.has(side));
  const isCapacity = ideas.has('kw') || ideas.has('btu');
  // “L x W x H” leaves open which of the first two is the width.
  const isOpen = ORDER.test(heading) || (ideas.has('length') && sides.length === 2);
  if (order !== null || isOpen || (ideas.has('size') && sides.length !== 1 && !isCapacity)) {
    return sizeMeanings(order, ideas, rest === '' && !NO_MEASURE.some((word) => ideas.has(word as Idea)));
  }
  const words = wordsOf(heading, ideas);
  const row = ROWS.find((one) => fits(one, words, rest === ''));
  if (row === undefined) return [];
  const { means, includes, isSure = true } = row;
  return means.map((column) => ({ column, ...(includes && { includes }), isSure }));
}

function fits({ has, not = [], only, isWhole = false }: Row, words: ReadonlySet<Word>, isKnown: boolean): boolean {
  return (
    has.every((word) => words.has(word)) &&
    !not.some((word) => words.has(word)) &&
    (isKnown || !(isWhole || only)) &&
    (only === undefined || [...words].every((word) => FREE.includes(word) || only.includes(word)))
  );
}

/** A temperature in °F or °C. */
const CONDITION = /(-?\d+(?:\.\d+)?)\s*°?\s*([fc])(?![a-z])/gi;
const RATED = { cooling: ['95f', '35c'], heating: ['47f', '7c', '8.3c'] } as const;

/** The ideas of a heading, plus the measure of its sound and the condition of its temperatures. */
function wordsOf(heading: string, ideas: ReadonlySet<Idea>): ReadonlySet<Word> {
  const words = new Set<Word>(ideas);
  const isSound = ideas.has('sound') || ideas.has('soundPower') || ideas.has('soundPressure');
  if (isSound) {
    words.add('sound');
    if (words.delete('power')) words.add('soundPower');
    if (words.delete('pressure')) words.add('soundPressure');
  }
  const conditions = [...heading.matchAll(CONDITION)].map(([, at, unit]) => `${Number(at)}${unit!.toLowerCase()}`);
  const rated: readonly string[] = RATED[ideas.has('cooling') ? 'cooling' : 'heating'];
  if (ideas.has('heating') && conditions.includes('2c')) words.add('at2c');
  else if (conditions.some((condition) => !rated.includes(condition))) words.add('notRated');
  return words;
}

/** The letters for sides, as in `BxHxT`, `LxAxP`, `An x Al x F`, `ШхВхГ`. */
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
/** The sign between the words for sides: `宽×高×深`, `width x height x depth`. */
const BETWEEN_SIDES = /\s*[×*/]\s*|\s[xх]\s|(?<=[^\p{sc=Latin}\s])x(?=[^\p{sc=Latin}\s])/iu;

/** The order of the figures in a cell such as `842 x 300 x 540`, if the heading gives it: `W x H x D`; otherwise null. */
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

function sizeMeanings(order: readonly Side[] | null, ideas: ReadonlySet<Idea>, isPlain: boolean): readonly Meaning[] {
  if (!isPlain) return [];
  if (ideas.has('indoor')) {
    const part = (order?.indexOf('height') ?? -1) + 1;
    return part > 0 && !ideas.has('outdoor') ? [{ column: 'indoor_height_mm', part, isSure: true }] : [];
  }
  const isSure = order !== null && ideas.has('outdoor');
  return (order ?? SIDES).map((side, index) => ({ column: `outdoor_${side}_mm`, part: index + 1, isSure }));
}
