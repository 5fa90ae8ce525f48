import { differences } from '../matching/differences.ts';
import { isSized, type JobModel } from '../matching/jobModel.ts';
import { isNearSize, type RankedSystem } from '../matching/rankSystems.ts';
import { type Alternative, startOf } from '../matching/startOf.ts';
import type { AskedJob, BoughtSystem, Way } from '../matching/way.ts';
import type { JobPrice } from '../pricing/jobPrice.ts';
import { meanings } from '../questionnaire/meaning.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { capital, reasonClause, shareText } from './adviceText.ts';
import { ADVICE } from './english/advice.ts';
import { WAYS } from './english/ways.ts';
import { dollarRange, unitRange } from './modelWords.ts';
import type { Words } from './words.ts';

/** "2 rooms: 3 ways to do it" */
export function waysHeading(words: Words, { answers }: AskedJob, count: number): string {
  const say = words.of(WAYS);
  const asked = roomsAsked(answers);
  const rooms =
    asked === 'whole'
      ? say('way.rooms.whole')
      : asked === 4
        ? say('way.rooms.over')
        : say('way.rooms', { count: asked ?? 1 });
  return say('way.heading', { rooms, count });
}

/** Why to begin with a way's first systems: only what holds for all others that fit. Null where nothing does. */
export function firstText(words: Words, { first }: Pick<Way, 'first'>): string | null {
  const say = words.of(WAYS);
  const [{ system, span, sizes, ranked }] = first;
  if (ranked.length === 1) return say('way.start.only');
  const doesAll = (one: RankedSystem): boolean => one.isSure && one.extras.length === 0;
  const isCheapest = first.every((bought) => isCheapestOf(bought, doesAll));
  if (!doesAll(system) || !isCheapest) return null;
  return say(span ? 'way.start.least.sized' : sizes.length > 1 ? 'way.start.least.open' : 'way.start.least');
}

/** True if no other that does all costs less, whichever size of it the visitor needs. */
function isCheapestOf({ system, span, sizes, ranked }: BoughtSystem, doesAll: (one: RankedSystem) => boolean): boolean {
  if (span && system.size !== 'inside') return false;
  const [cheapest = system] = sizes.toSorted((a, b) => Number(a.price?.low) - Number(b.price?.low));
  const { price } = cheapest;
  if (!price || !sizes.every((size) => size.price?.basis === price.basis) || !doesAll(cheapest)) return false;
  return ranked.every(
    (one) =>
      !doesAll(one) ||
      (span && one.size !== 'inside') ||
      (one.price?.basis === price.basis && one.price.low >= price.low),
  );
}

/** The systems beside the first one, and whether the first of them is its equal. */
export function besideFirst(first: JobModel, job: AskedJob) {
  const { alternatives, next, isEqual } = startOf(first.bought[0], { ...job, answers: first.answers });
  const others =
    isEqual && next ? [next, ...alternatives.filter(({ system }) => system !== next.system)] : alternatives;
  return { isEqual, others: others.slice(0, MAX_BESIDE) };
}

/** More would be a list. */
const MAX_BESIDE = 2;

/**
 * What a system beside the first has more of, and what it costs: "For $391 more: a mobile app, a longer warranty (7 years). You didn't
 * ask for that."
 */
export function besideText(
  words: Words,
  first: JobModel,
  other: JobModel,
  { system, differences: ofSize }: Alternative,
  job: AskedJob,
): string {
  const say = words.of(WAYS);
  const [from, to] = [first.price, other.price];
  const isRange = !isSized(first) || !isSized(other);
  // What is said of a range holds for each of its sizes.
  const all = isRange ? differences([first.model], other.model, { ...job, answers: first.answers }) : ofSize;
  const found = all.filter(({ id }) => id !== 'price' && !(isRange && id === 'sound'));
  const own = first.bought[0].system;
  const gains = found.filter(({ gain }) => gain);
  const costs = found.filter(({ gain }) => !gain).map((one) => reasonClause(words, one));
  const kwOf = ({ product }: RankedSystem): string => words.unit(product.cooling_capacity_kw ?? 0, 'kW');
  const sizes =
    isRange || isNearSize(own, system) ? [] : [say('way.beside.kw', { kw: kwOf(system), other: kwOf(own) })];
  const things = [...sizes, ...gains.flatMap((one) => gainText(words, one))].join(', ');
  const dearer = !isRange && from && from.basis === to?.basis ? to.low - from.low : 0;
  const amount = words.dollars(Math.abs(dearer));
  const text =
    dearer === 0
      ? say('way.beside.plain', { things: capital(words, things) })
      : say(dearer > 0 ? 'way.beside.more' : 'way.beside.less', { amount, things });
  const asked = meanings(first.answers, 'Q7').map(({ asks }) => asks);
  const wasAsked = gains.some((one) => one.id === 'control' && one.controls.some((control) => asked.includes(control)));
  const isMore = gains.some(({ id }) => id === 'control' || id === 'zones' || id === 'warranty');
  return [
    things && text,
    costs.length > 0 && words.of(ADVICE)('advice.against', { costs: costs.join(', ') }),
    isMore && !wasAsked && say('way.beside.unasked'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A gain as a thing that one gets. */
function gainText(words: Words, difference: Alternative['differences'][number]): readonly string[] {
  const say = words.of(WAYS);
  if (difference.id === 'sound') {
    const amount = unitRange(words, ...(difference.amount.map(Math.round) as [number, number]), 'dB(A)');
    return [say('way.beside.sound', { amount })];
  }
  if (difference.id !== 'energy') return [reasonClause(words, difference)];
  const share = shareText(words, difference.amount);
  if (difference.use === 'both') return [say('way.beside.energy', { share })];
  return [say('way.beside.energy.part', { share, use: words.of(ADVICE)(`use.${difference.use}`) })];
}

/** "Wattlebird Air recommends it." */
export function recommendedText(words: Words, { installation }: AskedJob): string {
  const say = words.of(WAYS);
  return installation ? say('way.recommended', { seller: installation.provider }) : say('way.recommended.unnamed');
}

/** "So far: $1,749 to $9,400 installed" */
export function soFarText(words: Words, price: JobPrice): string {
  return words.of(WAYS)('way.soFar', { price: dollarRange(words, price.low, price.high) });
}
