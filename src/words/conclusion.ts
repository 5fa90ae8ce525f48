import { CONTROLS, type Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { areAlike, isAlike } from '../matching/comparable.ts';
import { zoneControl } from '../matching/derivedFacts.ts';
import { type Difference, differences, gainBy, gainOf } from '../matching/differences.ts';
import { judge } from '../matching/judge.ts';
import type { Answers } from '../questionnaire/question.ts';
import { differenceText, sentences } from './differenceText.ts';
import { COMPARE } from './english/compare.ts';
import { MATCHES } from './english/matches.ts';
import { relevant } from './reasonGroups.ts';
import { controlNames } from './reasonText.ts';
import { shortNames } from './shortNames.ts';
import type { Words } from './words.ts';

/** What may decide, in the order of the sentence. */
const WAYS = [
  'rooms',
  'oneRoom',
  'price',
  'sound',
  'energy',
  'sure',
  'ductless',
  'size',
  'zones',
  'control',
  'warranty',
  'capacity',
  'smaller',
] as const;
type Way = (typeof WAYS)[number];
/** Facts that one system may have and another lack. */
const KINDS: Partial<Record<Way, (product: Product, answers: Answers) => boolean>> = {
  rooms: ({ system_type: type, suits_areas: areas }) =>
    type !== 'split' && (areas === null || areas.some((area) => area !== 'single_room')),
  oneRoom: ({ system_type: type }) => type === 'split',
  sure: (product, answers) =>
    relevant(judge(product, answers)).every(({ verdict }) => verdict === 'fits' || verdict === 'partly'),
  // A multi-split may have units with ducts, and a bulkhead has a short one.
  ductless: ({ system_type: type, indoor_unit_style: style }) => !/duct|bulk/.test(`${type} ${style}`),
};
/** The differences that are named with a reason. */
const FIGURES: readonly Difference['id'][] = ['price', 'sound', 'energy'];
/** More reasons for one system make the sentence too long to take in. */
const MAX_REASONS = 2;

/** Who should take a system, and what it gains and gives up, after its short title. */
export interface Concluded {
  readonly product: Product;
  readonly title: string;
  readonly text: string;
}

/**
 * For each way that decides between systems, the index of the one that is noticeably better than every other one. Ways without
 * one are left out, so nothing is concluded from a blank.
 */
export function winners(
  products: readonly Product[],
  zone: Zone | null,
  answers: Answers = {},
): ReadonlyMap<Way, number> {
  const beats = (way: Way, one: Product, other: Product): boolean => {
    if (way === 'warranty') return other.warranty_years !== null && other.warranty_years < (one.warranty_years ?? 0);
    // Of two, the larger one says it.
    if (way === 'smaller') return products.length > 2 && beats('capacity', other, one);
    const has = KINDS[way];
    return has
      ? has(one, answers) && !has(other, answers)
      : gainBy(way as Difference['id'], differences(other, one, zone)) > 0;
  };
  const found = WAYS.map((way) => {
    const best = products.findIndex((one) => products.every((other) => one === other || beats(way, one, other)));
    return [way, best] as const;
  });
  return new Map(found.filter(([, best]) => best >= 0 && products.length > 1));
}

/**
 * The conclusion of a comparison, a sentence a system: "A if price matters most: $400 less, but 3 dB(A) louder outdoors." That it
 * cools more or less is said only of a system without another reason. Of three, price and sound are named only if all are alike; a
 * system without a reason is set against the one that it is like, or goes without a sentence. Names are shorter than in the head.
 */
export function conclusion(
  words: Words,
  products: readonly Product[],
  answers: Answers,
  zone: Zone | null,
): readonly Concluded[] {
  const say = words.of(COMPARE);
  const won = winners(products, zone, answers);
  const titles = shortNames(products.map(({ title }) => title));
  const shown = products.map((_, index) => {
    const ways = WAYS.filter((way) => won.get(way) === index);
    return ways.filter((way, at) => at === 0 || (way !== 'capacity' && way !== 'smaller')).slice(0, MAX_REASONS);
  });
  // What one sentence has as its reason, another doesn't have to give up.
  const isNamed = shown.flat().includes('control');
  return products.flatMap((product, index) => {
    const ways = shown[index] ?? [];
    const others = products.filter((other) => other !== product);
    const title = titles[index] ?? '';
    if (ways.length === 0) {
      // Of three, two may be alike.
      const alike = others.filter((other) => isAlike(other, product));
      const [like] = alike;
      if (!like || alike.length === others.length) return [];
      const [own] = conclusion(words, [product, like], answers, zone);
      const than = titles[products.indexOf(like)] ?? '';
      return own?.product === product
        ? [{ product, title, text: say('conclude.rather', { title: than, text: own.text }) }]
        : [];
    }
    const [to = [], ...rest] = others.map((from) => differences(from, product, zone));
    const isOne = rest.length === 0;
    const named = isOne ? to : extremes([to, ...rest].flat(), areAlike(products));
    const figures = named.filter(({ id }) => FIGURES.includes(id) && ways.some((way) => way === id));
    const lost = named.filter((one) => gainOf(one) < 0 && !(isNamed && 'control' in one));
    const gains = differenceText(words, figures, isOne ? undefined : 'atLeast');
    const reasons = words.list(ways.map((way) => reasonFor(words, way, product, [to, ...rest])));
    const start = say(gains ? 'conclude.gains' : 'conclude.choice', { reasons, gains });
    return { product, title, text: sentences(words, start, lost, isOne ? undefined : 'upTo') };
  });
}

/** The differences to several systems to name: the least gain or the greatest loss in price, sound and energy, if all are alike, and in zones. */
function extremes(all: readonly Difference[], isAlike: boolean): readonly Difference[] {
  const sorted = all.toSorted((a, b) => gainOf(a) - gainOf(b));
  const ids: readonly Difference['id'][] = isAlike ? ['price', 'sound', 'energy', 'zones'] : ['zones'];
  return ids.flatMap((id) => sorted.find((one) => one.id === id) ?? []);
}

function reasonFor(words: Words, way: Way, product: Product, apart: readonly (readonly Difference[])[]): string {
  const say = words.of(COMPARE);
  if (way !== 'zones' && way !== 'control') return say(`conclude.${way}`);
  // Only what each other system lacks.
  const controls = CONTROLS.filter((control) =>
    apart.every((of) => of.some((one) => one.id === 'control' && one.control === control)),
  );
  const wanted =
    way === 'zones'
      ? words.of(MATCHES)(`difference.zones.${zoneControl(product) ?? 'none'}`)
      : controlNames(words, controls);
  return say('conclude.want', { wanted });
}
