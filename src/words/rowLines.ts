import { AVAILABILITIES, type Product } from '../catalogue/product.ts';
import { indoorUnits, isDucted } from '../matching/derivedFacts.ts';
import { judge } from '../matching/judge.ts';
import { roomsOfJob } from '../matching/places.ts';
import { servesPostcode } from '../matching/servesPostcode.ts';
import { isAtSmallEnd } from '../matching/startOf.ts';
import type { Judgement } from '../matching/verdict.ts';
import type { AskedJob, BoughtSystem } from '../matching/way.ts';
import { meanings } from '../questionnaire/meaning.ts';
import type { Answers } from '../questionnaire/question.ts';
import { sentence } from './adviceText.ts';
import { MATCHES } from './english/matches.ts';
import { PRODUCT } from './english/product.ts';
import { WAYS } from './english/ways.ts';
import { kwNames } from './modelWords.ts';
import { unitRange } from './ranges.ts';
import type { ReasonKind } from './reasonGroups.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './words.ts';

/** A reason in words, with its kind. */
export interface ReasonLine {
  readonly kind: ReasonKind;
  readonly text: string;
}

/** Everything that a system misses or leaves open. */
export function openLines(words: Words, product: Product, answers: Answers): readonly ReasonLine[] {
  return openJudgements(product, answers).map((judgement) => ({
    kind: judgement.verdict,
    text: reasonText(words, judgement),
  }));
}

/** The fit of a size to the answers: it fits, has something to check, misses only extras, or doesn't fit. */
export function sizeVerdict(product: Product, answers: Answers): 'fits' | 'unknown' | 'wish' | 'misses' {
  const open = openJudgements(product, answers);
  const missed = open.filter(({ verdict }) => verdict === 'misses');
  if (missed.length > 0) return missed.every(({ kind }) => kind === 'wish') ? 'wish' : 'misses';
  return open.length > 0 ? 'unknown' : 'fits';
}

function openJudgements(product: Product, answers: Answers): readonly Judgement[] {
  return judge(product, answers).filter(({ verdict }) => verdict === 'misses' || verdict === 'unknown');
}

/**
 * Three-phase power, stock that isn't there, without a postcode what isn't installed everywhere, and in a cold zone heat that isn't
 * known at the small end of a span: of all sizes, or with the sizes it holds for.
 */
export function buyTexts(
  words: Words,
  bought: readonly Pick<BoughtSystem, 'sizes' | 'ordered'>[],
  { zone, postcode }: AskedJob,
) {
  const say = words.of(WAYS);
  const sizes = bought.flatMap((place) => place.sizes.map(({ product }) => product));
  const small = bought.flatMap(({ ordered, sizes: all }) =>
    ordered ? all.filter((one) => isAtSmallEnd(one, ordered)) : [],
  );
  const isUnsure = (size: Product): boolean =>
    zone === 'cold' && size.heating_capacity_2c_kw === null && small.some(({ product }) => product === size);
  const parts = say('way.start.parts');
  const notes: readonly (readonly ['phase' | 'place' | 'stock' | 'heat', text: string, (size: Product) => boolean])[] =
    [
      ['heat', say('way.heats.unknown'), isUnsure],
      ['place', parts, (size) => postcode === '' && size.service_postcodes !== null],
      ['phase', say('way.start.phase'), ({ phase }) => phase === 3],
      ...AVAILABILITIES.filter((one) => one !== 'in_stock').map(
        (one) =>
          [
            'stock',
            words.of(PRODUCT)(`availability.${one}`),
            ({ availability }: Product) => availability === one,
          ] as const,
      ),
    ];
  return notes.flatMap(([id, note, holds]) => {
    const held = sizes.filter(holds);
    if (held.length === 0) return [];
    const kws = [...new Set(held.flatMap((size) => size.cooling_capacity_kw ?? []))];
    // Systems of one size each are installed together, where each of them is.
    const isTogether = note === parts && sizes.length === bought.length;
    const isAll = isTogether || held.length === sizes.length || kws.length === 0;
    const text = sentence(words, isAll ? note : say('way.start.some', { note, sizes: kwNames(words, kws) }));
    return [{ id, note, text }];
  });
}

/** "3.4 to 4.9 kW of heat at 2 °C outside", where that is known of each size. */
export function heatText(words: Words, sizes: readonly Product[]): string {
  const heat = sizes.map((size) => size.heating_capacity_2c_kw);
  if (heat.includes(null)) return '';
  const kws = heat.map(Number);
  return words.of(WAYS)('way.heats', { kw: unitRange(words, Math.min(...kws), Math.max(...kws), 'kW') });
}

/** Says that the provider may not install a system at the visitor's postcode; empty if it does, or if that is unknown. */
export function installLines(words: Words, product: Product, postcode: string): readonly ReasonLine[] {
  if (servesPostcode(product.service_postcodes, postcode)) return [];
  return [{ kind: 'unknown', text: words.of(PRODUCT)('install.no', { postcode }) }];
}

/** Says that a system has fewer zones or indoor units than the visitor's rooms; null if it has enough, or the number is unknown. */
export function roomsLine(words: Words, product: Product, job: AskedJob): string | null {
  const rooms = roomsOfJob(job);
  const count = isDucted(product) ? product.max_zones : indoorUnits(product);
  const isAsked = meanings(job.answers, 'Q4')[0]?.asks === 'day_night';
  if (count === null || count >= rooms || isAsked) return null;
  return words.of(MATCHES)(isDucted(product) ? 'start.zones' : 'start.heads', { count });
}
