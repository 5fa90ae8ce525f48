import { zoneOfPostcode } from '../climate/zoneOfPostcode.ts';
import type { KwSpan } from '../facts/sizeTable.ts';
import { type FoundModels, findModels } from '../matching/groupModels.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { GroupedModel } from '../matching/models.ts';
import { priceOfFits } from '../matching/priceOfWays.ts';
import { recommendedAmong } from '../matching/recommendedAmong.ts';
import { type AskedJob, type BoughtSystem, isOfWay, type Way } from '../matching/way.ts';
import { saidSize } from '../matching/ways.ts';
import type { Installation } from '../pricing/installation.ts';
import { homeOf } from '../questionnaire/homes.ts';
import type { Answers } from '../questionnaire/question.ts';
import { readAnswers } from '../questionnaire/readAnswers.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { type Bedrooms, isSizedByHome, type KindOfRoom } from '../sizing/sizeAsked.ts';
import type { SizeRule } from '../sizing/sizeRules.ts';
import { spanOfHome, spanOfRoom, spanOfRooms } from '../sizing/sizeSpans.ts';
import { WAYS } from './english/ways.ts';
import { noWayText, startData, wayPoints } from './wayText.ts';
import { ENGLISH_WORDS } from './words.ts';

/** What is known besides the answers. */
export interface AdviceOptions {
  readonly postcode?: string;
  /** The kind of each room, for up to three rooms. */
  readonly rooms?: readonly KindOfRoom[];
  /** The bedrooms, for more rooms and whole homes. */
  readonly home?: Bedrooms;
  /** A provider's own rules of thumb for rooms, as `size-rules` has them. */
  readonly rules?: readonly SizeRule[];
  /** A provider's price list, from `readInstallation`; needs `on`. */
  readonly installation?: Installation;
  /** Today, YYYY-MM-DD. */
  readonly on?: string;
}

/** The job that answers describe, with its zone. */
export function jobOf(answers: Answers, options: AdviceOptions): AskedJob {
  const { postcode = '', rooms, home, rules = null, installation, on } = options;
  return {
    answers,
    postcode,
    zone: zoneOfPostcode(postcode)?.zone ?? null,
    size: isSizedByHome(answers) ? (home ? { home } : {}) : rooms ? { rooms } : {},
    rules,
    // Without a day nobody knows whether the list still holds.
    installation: on && installation && on <= installation.valid_until ? installation : null,
    on: on ?? '',
  };
}

/**
 * The advice for a visitor's answers: the ways to do the job, the one to begin with first, each with its price, a gain, a flaw and its
 * first model. There are none before `Q3`, which areas the job is for. Pure: the same input gives the same advice.
 *
 * @throws TypeError if the answers don't belong to the questions
 */
export function advise(matcher: Matcher, answers: Answers, options: AdviceOptions = {}) {
  const read = readAnswers(answers);
  if (!read.ok) throw new TypeError(`advise: ${read.problems.join(' ')}`);
  const job = jobOf(read.answers, options);
  return adviceData(matcher, job, findModels(matcher, job));
}

export type Advice = ReturnType<typeof adviceData>;

export function adviceData(matcher: Matcher, job: AskedJob, found: FoundModels) {
  const { ways, missing, groups } = found;
  const { fits, might, catch: caught } = groups;
  const [first = null] = ways;
  return {
    counts: { fits: fits.length, might_fit: might.length, one_catch: caught.length },
    size: sizeData(job),
    price: priceOfFits(found, matcher, job),
    ways: ways.map((way) => wayData(way, ways, fits, matcher, job)),
    noWay: missing.map((one) => ({ id: one.id, text: noWayText(ENGLISH_WORDS, one, job) })),
    start: first ? startData(ENGLISH_WORDS, first, job) : null,
  };
}

function wayData(way: Way, ways: readonly Way[], fits: readonly GroupedModel[], matcher: Matcher, job: AskedJob) {
  const { id, units, kw, price, first, systems, isDoubtful, isLevel } = way;
  const recommended = recommendedAmong(systems, matcher);
  return {
    id,
    name: ENGLISH_WORDS.of(WAYS)(`way.name.${id}`),
    units,
    kw,
    price,
    ...wayPoints(ENGLISH_WORDS, ways, way, job),
    ...(isLevel && { level: true }),
    first: first.map((bought) => ({
      id: bought.system.product.id,
      kw: kwOf(bought),
      size: saidSize(bought),
      ...(recommended.has(matcher.families.get(bought.system.product.id)) && { recommended: true }),
    })),
    models: fits.filter(({ products: [product] }) => isOfWay(product, id)).length,
    systems: systems.map(({ product }) => product.id),
    doubtful: isDoubtful,
    start: startData(ENGLISH_WORDS, way, job),
  };
}

function kwOf({ sizes }: BoughtSystem): readonly [number, number] | null {
  const kws = sizes.flatMap(({ product }) => product.cooling_capacity_kw ?? []);
  return kws.length === 0 ? null : [Math.min(...kws), Math.max(...kws)];
}

/** The sizes that the visitor's rooms or home need; null where none was said. */
function sizeData({ answers, size, zone, rules }: AskedJob) {
  const { home, rooms, traits } = size;
  const basis = { zone, rules, traits };
  if (home !== undefined && home !== 'unsure') {
    const of = (by: 'ducted' | 'multi') => spanOfHome(by, home, basis, homeOf(answers).isSmaller);
    return { home, ducted: of('ducted'), multi: of('multi') };
  }
  const asked = roomsAsked(answers);
  if (!rooms || typeof asked !== 'number') return null;
  const kinds = rooms.slice(0, asked);
  const spans = kinds.map((kind) => spanOfRoom(kind, basis));
  const job: KwSpan | null = kinds.length === 1 ? (spans[0] ?? null) : spanOfRooms(kinds, basis);
  return { rooms: spans.map((span, at) => span && { kind: kinds[at], ...span }), job };
}
