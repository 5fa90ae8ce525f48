import type { Product } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import { SIZE_TABLE } from '../facts/sizeTable.ts';
import { isNear, SAME_KW } from '../matching/comparable.ts';
import { indoorUnits, isDucted } from '../matching/derivedFacts.ts';
import { costsTheSame, lacksOf } from '../matching/orderWays.ts';
import { type Head, isHeadSmall, kwOf, type RankedSystem } from '../matching/rankSystems.ts';
import { isSameModel, lessThan, reasonsOver, smallEndOf, startedBy, startOf } from '../matching/startOf.ts';
import { type AskedJob, type BoughtSystem, isOfWay, type MissingWay, type Way } from '../matching/way.ts';
import type { JobPrice } from '../pricing/jobPrice.ts';
import { homeOf } from '../questionnaire/homes.ts';
import { meanings } from '../questionnaire/meaning.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { heatsLess } from '../sizing/sizeSpans.ts';
import { sentence, type WordedReason, wordedReasons } from './adviceText.ts';
import { ADVICE } from './english/advice.ts';
import { WAYS } from './english/ways.ts';
import { kwNames } from './modelWords.ts';
import { ownersName } from './ownersName.ts';
import { dollarRange, unitRange } from './ranges.ts';
import { controlNames, extrasText, semicolons } from './reasonText.ts';
import { buyTexts, heatText, roomsLine } from './rowLines.ts';
import { sentences } from './sentences.ts';
import { homeWithWork, jobPriceText } from './spanTexts.ts';
import type { Words } from './words.ts';

/** "Ways to do the job" */
export const waysTitle = (words: Words): string => words.of(WAYS)('way.title');

/** What speaks for a way, or against it. */
export interface WayPoint {
  readonly id: 'price' | 'asked' | 'independent' | 'outdoor' | 'walls' | 'works' | 'reach';
  readonly text: string;
}

/**
 * One gain of a way, over those beside it: what was asked for, what it saves, or what it is by its nature; and one flaw.
 * @param withPrice false where a price is compared beside it, or decided
 */
export function wayPoints(
  words: Words,
  ways: readonly Way[],
  way: Way,
  job: AskedJob,
  withPrice = true,
): { readonly gain: WayPoint | null; readonly flaw: WayPoint } {
  const others = ways.filter((one) => one !== way);
  const first = askedGain(words, others, way) ?? (withPrice ? priceGain(words, others, way) : null);
  return { gain: first ?? natureGain(words, others, way), flaw: flawOf(words, ways, way, job) };
}

/** All that was asked for, in the price, where the first of the others lacks it, or charges for it. */
function askedGain(words: Words, [rival]: readonly Way[], way: Way): WayPoint | null {
  const say = words.of(WAYS);
  const extras = rival ? extrasOf(rival) : [];
  const isLess = rival && (lacksOf(rival) || extras.length > 0);
  if (!isLess || lacksOf(way) || extrasOf(way).length > 0) return null;
  const isMore = rival.lost.length > 0 || rival.first.some(({ system }) => !system.isSure);
  // Others of the rival's systems may include them too.
  const text = isMore ? say('way.gain.asked') : say('way.gain.included', { controls: controlNames(words, extras) });
  return { id: 'asked', text };
}

/** Where the price of the cheapest way begins below the next, if it is big enough and they don't cost about the same. */
function priceGain(words: Words, others: readonly Way[], way: Way): WayPoint | null {
  const say = words.of(WAYS);
  const [next] = others.filter((one) => areComparable(way, one)).toSorted((a, b) => lowOf(a) - lowOf(b));
  const isSmall = way.first.some(({ system }) => system.size === 'below');
  if (!next || isSmall) return null;
  // The card of the next way may name a cheaper one.
  const less = lessThan(next);
  const least = less ? sumOf(less, (one) => Number(one.price?.low)) : lowOf(next);
  if (least <= lowOf(way) + costsTheSame(lowOf(way))) return null;
  const amount = words.dollars(Math.round((lowOf(next) - lowOf(way)) / 100) * 100);
  const key = extrasOf(way).length > extrasOf(next).length ? 'way.gain.begins' : 'way.gain.price';
  return { id: 'price', text: say(key, { amount, way: say(`way.in.${next.id}`) }) };
}

/** True if both prices are installed, and for as many rooms. */
function areComparable(way: Way, rival: Way): boolean {
  const isByRoom = way.id !== 'ducted' && rival.id !== 'ducted';
  const isSameJob = !isByRoom || way.units.indoor === rival.units.indoor;
  return isSameJob && way.price?.basis === 'installed' && rival.price?.basis === 'installed';
}

const lowOf = ({ price }: Way): number => Number(price?.low);

const NATURE = { split: null, splits: 'independent', multi: 'works', ducted: 'walls' } as const;

function natureGain(words: Words, others: readonly Way[], { id: wayId }: Way): WayPoint | null {
  const splits = others.find(({ id }) => id === 'splits');
  const id = wayId === 'multi' && splits ? 'outdoor' : NATURE[wayId];
  if (id === null || others.length === 0) return null;
  return { id, text: words.of(WAYS)(`way.gain.${id}`, { count: splits?.units.outdoor ?? 0 }) };
}

/** The controls that were asked for and cost extra with the first systems. */
const extrasOf = ({ first }: Pick<Way, 'first'>) => [...new Set(first.flatMap(({ system }) => system.extras))];

/** What a way has against it by its nature; what its first systems cost extra is said beside them. */
function flawOf(words: Words, ways: readonly Way[], way: Way, job: AskedJob): WayPoint {
  const say = words.of(WAYS);
  const isSplit = meanings(job.answers, 'Q1')[0]?.asks === 'split';
  const isWhole = roomsAsked(job.answers) === 'whole' && !isSplit && !ways.some(({ id }) => id === 'ducted');
  const isShort = way.id === 'multi' && way.units.indoor < way.rooms;
  const reach = (isWhole || isShort) && say('way.flaw.reach', { count: way.units.indoor });
  const withReach = (id: WayPoint['id'], text: string): WayPoint => ({
    id: reach ? 'reach' : id,
    text: sentences(reach, text),
  });
  switch (way.id) {
    case 'split':
      return { id: 'reach', text: say('way.flaw.reach.one') };
    case 'splits':
      return withReach('outdoor', say('way.flaw.outdoor', { count: way.units.outdoor }));
    case 'multi':
      return withReach('independent', say('way.flaw.independent'));
    case 'ducted':
      return { id: 'works', text: worksText(words, way, job) };
  }
}

function worksText(words: Words, { first }: Way, { answers }: AskedJob): string {
  const say = words.of(WAYS);
  if (first[0].system.product.indoor_unit_style === 'bulkhead') return say('way.flaw.works.bulkhead');
  const home = meanings(answers, 'Q2')[0]?.asks;
  if (home === 'house_flat_roof') return say('way.flaw.works.flat');
  if (home === 'apartment') return say('way.flaw.works.apartment');
  return say(home === 'townhouse' ? 'way.flaw.works.townhouse' : 'way.flaw.works');
}

/** What decides between two ways that are equal, and whether their prices don't compare. */
export function levelText(words: Words, ways: readonly Way[]): string | null {
  const say = words.of(WAYS);
  const [first, second] = ways;
  const isDucted = first?.id === 'ducted' || second?.id === 'ducted';
  const level = first?.isLevel && second?.isLevel && say(isDucted ? 'way.level.ducted' : 'way.level.multi');
  const bases = new Set(ways.flatMap(({ price }) => price?.basis ?? []));
  return sentences(level, bases.size > 1 && say('way.bases')) || null;
}

/** What anybody in a building of several owners has to ask first. */
export function approvalText(words: Words, postcode: string): string {
  return words.of(WAYS)('way.approval', { owners: ownersName(words, postcode) });
}

/** Why a way that the rooms would allow isn't there. */
export function noWayText(words: Words, missing: MissingWay, job: AskedJob): string {
  const say = words.of(WAYS);
  if (missing.why === 'outdoor') return say('way.missing.outdoor.none', { needed: missing.needed, held: missing.held });
  if (missing.why === 'unsaid') return say('way.missing.unsaid');
  if (missing.why === 'many') return say('way.missing.many', { needed: missing.needed });
  if (missing.why === 'small') {
    if (!missing.two) return say('way.missing.small');
    const { product, price } = missing.two;
    const text = price && jobPriceText(words, price, 2, homeWithWork(product, job.answers));
    const systems = pairText(words, missing.two, text, job);
    return sentences(say('way.missing.small.two', { systems }), say('way.flaw.outdoor', { count: 2 }));
  }
  return say(`way.missing.fits.${missing.id === 'splits' ? 'split' : missing.id}`);
}

/** The first systems of a way, and what none of that way can have. */
type WayFirst = Pick<Way, 'first' | 'lost' | 'two'>;

/** The reasons to begin with a system: what it gains and costs beside the next, and its alternatives. */
export function startData(words: Words, way: WayFirst, job: AskedJob) {
  const [bought] = way.first;
  const { next, isEqual, alternatives } = startOf(bought, job);
  const { system, span } = bought;
  const { gain, cost } = next ? wordedReasons(words, reasonsOver(next, system, job)) : { gain: [], cost: [] };
  return {
    id: system.product.id,
    by: startedBy(bought),
    size: span,
    gain,
    // What was asked for is among its own costs.
    cost: [...ownCosts(words, way, job), ...cost.filter((one) => one.id !== 'control')],
    ...(isEqual && { equal: true }),
    alternatives: alternatives.map((one) => alternativeData(words, system, one, job)),
  };
}

/** What the first systems lack or charge extra for, and what their size, power and stock cost, whatever stands beside them. */
export function ownCosts(words: Words, { first, lost, two }: WayFirst, job: AskedJob): readonly WordedStart[] {
  const say = words.of(WAYS);
  const [{ system, head, sizes }] = first;
  const extras = extrasOf({ first });
  const costs: WordedStart[] = [];
  if (lost.length > 0) {
    const names = lost.map((control) => words.of(ADVICE)(`cost.control.${control}`));
    costs.push({ id: 'control', text: say('way.flaw.lost', { controls: words.list(names) }) });
  }
  if (extras.length > 0) costs.push({ id: 'control', text: sentence(words, extrasText(words, extras)) });
  for (const text of new Set(first.flatMap((bought) => outsideText(words, bought, job) ?? [])))
    costs.push({ id: 'size', text });
  const buys = buyTexts(words, first, job);
  // The next size may say that it heats: what isn't known of this one comes before.
  costs.push(...buys.filter(({ id }) => id === 'heat'));
  const noHead = headText(
    words,
    sizes.map(({ product }) => product),
    head,
    job,
  );
  if (noHead) costs.push({ id: 'size', text: noHead });
  const smallEnd = smallEndText(words, first, job);
  if (smallEnd) costs.push({ id: 'size', text: smallEnd });
  const gains = two && pairGains(words, two, system, noHead ? head : null);
  if (two && gains) {
    const [dearer = 0] = gapsOf(two.price, system.price);
    const price =
      dearer > 0
        ? words.of(ADVICE)('cost.price', { amount: words.dollars(dearer) })
        : two.price && jobPriceText(words, two.price, 2, homeWithWork(two.product, job.answers));
    costs.push({ id: 'size', text: say('way.start.two', { systems: pairText(words, two, price, job), gains }) });
  }
  const cold =
    job.zone === 'cold' ? first.filter((one) => one.ordered && heatsLess(one.system.product, one.ordered)) : [];
  for (const { cooling_capacity_kw: kw, heating_capacity_2c_kw: heat } of new Set(
    cold.map((one) => one.system.product),
  )) {
    const note = say('way.heats.less', { kw: words.unit(Number(heat), 'kW') });
    const text = first.length > 1 && kw ? say('way.start.some', { note, sizes: words.unit(kw, 'kW') }) : note;
    costs.push({ id: 'size', text: sentence(words, text) });
  }
  // The flaw of its way says it of one outdoor unit.
  const rooms = isDucted(system.product) && roomsLine(words, system.product, job);
  if (rooms) costs.push({ id: 'zones', text: rooms });
  return [...costs, ...buys.filter(({ id }) => id !== 'heat')];
}

/** Says that a size is small or large for its room, and whether none is nearer; null for one inside its span. */
function outsideText(words: Words, { system, room, ranked }: BoughtSystem, job: AskedJob): string | null {
  const say = words.of(WAYS);
  const { size } = system;
  if (size !== 'below' && size !== 'above') return null;
  const isAsSure = ({ isSure, isServed, product }: RankedSystem): boolean =>
    isSure === system.isSure && isServed === system.isServed && product.availability !== 'out_of_stock';
  const kws = ranked.filter(isAsSure).flatMap(({ product }) => product.cooling_capacity_kw ?? []);
  const kw = size === 'below' ? Math.max(...kws) : Math.min(...kws);
  const note = say(`way.size.${size}`, { place: placeText(words, room, job) });
  const isLast = Math.max(kw / kwOf(system), kwOf(system) / kw) <= SAME_KW;
  return sentence(words, isLast ? `${note}; ${lastText(words, size, system, kw)}` : note);
}

/** "our largest split that fits is 5.0 kW" */
function lastText(words: Words, size: 'below' | 'above', system: RankedSystem, kw: number): string {
  return words.of(WAYS)(`way.start.last.${size}`, { kind: kindText(words, system), kw: words.unit(kw, 'kW') });
}

/** "split", "multi-split", "ducted system". */
export function kindText(words: Words, { product }: RankedSystem, count = 1): string {
  const id = (['multi', 'ducted'] as const).find((way) => isOfWay(product, way));
  return id ? words.of(WAYS)(`way.kind.${id}`) : words.of(WAYS)('way.kind.split', { count });
}

/** Says that the largest indoor unit is small for a room, and of which sizes; null where it isn't, or isn't known. */
export function headText(words: Words, sizes: readonly Product[], head: Head | null, job: AskedJob): string | null {
  const say = words.of(WAYS);
  const small = sizes.filter((size) => isHeadSmall(size, head));
  if (!head || small.length === 0) return null;
  const heads = small.map((size) => Number(size.max_indoor_unit_kw));
  const kw = unitRange(words, Math.min(...heads), Math.max(...heads), 'kW');
  const place = placeText(words, head.room, job);
  const kws = small.flatMap((size) => size.cooling_capacity_kw ?? []);
  if (small.length === sizes.length || kws.length === 0) return say('way.head.small', { kw, place });
  return say('way.head.some', { sizes: kwNames(words, kws), kw, place });
}

/** "indoor units up to 5.0 kW and voice control in the price": what two have and the first doesn't. @param head null where no room needs more */
function pairGains(words: Words, { product, extras }: RankedSystem, first: RankedSystem, head: Head | null): string {
  const say = words.of(WAYS);
  const [kw, firstKw] = [2 * Number(product.cooling_capacity_kw), Number(first.product.cooling_capacity_kw)];
  const heads = head && !isHeadSmall(product, head) && product.max_indoor_unit_kw;
  const controls = first.extras.filter((control) => !extras.includes(control));
  return words.list([
    ...(heads ? [say('way.start.two.heads', { kw: words.unit(heads, 'kW') })] : []),
    ...(!heads && kw > SAME_KW * firstKw ? [say('way.start.two.kw', { kw: words.unit(kw, 'kW') })] : []),
    ...(controls.length > 0 ? [say('way.start.two.controls', { controls: controlNames(words, controls) })] : []),
  ]);
}

/** "2 × Compact Ducted, 8.5 kW", their price if they have one, and what they cost in another sense. */
function pairText(words: Words, two: RankedSystem, price: string | null, job: AskedJob): string {
  const systems = words.of(WAYS)('way.buy.many', { count: 2, title: two.product.title });
  return semicolons(words, [[systems, price].filter(Boolean).join(', '), ...catchesOf(words, two, job)]);
}

/** The drawbacks of a system that another sentence names: "voice control costs extra", "only installed in some areas". */
export function catchesOf(words: Words, system: RankedSystem, job: AskedJob): readonly string[] {
  const { extras } = system;
  const notes = buyTexts(words, [{ sizes: [system], ordered: null }], job).map(({ note }) => note);
  return [
    ...(extras.length > 0 ? [extrasText(words, extras)] : []),
    ...notes.map((note) => `${note.charAt(0).toLocaleLowerCase(words.lang)}${note.slice(1)}`),
  ];
}

/** The systems at the small end of what their rooms need, and the larger ones that have a row, once for rooms that are alike; empty where none is. */
function smallEndText(words: Words, first: Way['first'], job: AskedJob): string {
  const say = words.of(WAYS);
  const isSeveral = first.length > 1;
  const larger = first.map((bought) => smallEndOf(bought)?.next ?? bought.system);
  // Their row buys for each room the best of them.
  const haveRow = first.every(
    ({ ranked }, at) =>
      ranked.find((one) => larger.some(({ product }) => product === one.product))?.product === larger[at]!.product,
  );
  const ends = first.flatMap((bought) => {
    const { system, room } = bought;
    const alike = first.filter((one) => room === one.room && system.product === one.system.product);
    const end = alike[0] === bought && smallEndOf(bought);
    if (!end) return [];
    const more = haveRow && end.next && largerText(words, system, end.next, alike.length > 1, job);
    // Of several rooms each is named already.
    const area =
      !isSeveral && room && room !== 'unsure' && room !== 'bigger' && words.unit(SIZE_TABLE.rooms[room].upTo, 'm²');
    const near = more && area ? say('way.start.next.nearer', { area, next: more }) : more;
    const next = near || (!isSeveral && end.largest && lastText(words, 'below', system, kwOf(end.largest)));
    return [{ place: placeText(words, room, job), next }];
  });
  if (ends.length === 0) return '';
  const note = say('way.start.smallEnd', { place: words.list(ends.map((one) => one.place)) });
  return sentence(words, [note, ...ends.flatMap((one) => one.next || [])].join('; '));
}

/** "5.0 kW is $341 more" */
function largerText(
  words: Words,
  system: RankedSystem,
  larger: RankedSystem,
  isEach: boolean,
  { zone }: AskedJob,
): string {
  const say = words.of(WAYS);
  const name = subjectOf(words, larger, system);
  if (!larger.price || !system.price) return say('way.start.next.ask', { name });
  const dearer = larger.price.low - system.price.low;
  const key = dearer === 0 ? 'same' : dearer < 0 ? 'less' : 'dearer';
  let next = say(`way.start.next.${key}`, { name, amount: words.dollars(Math.abs(dearer)) });
  if (isEach && dearer !== 0) next = say('way.start.next.each', { next });
  const extras = larger.extras.filter((control) => !system.extras.includes(control));
  if (extras.length > 0) next = say('way.start.next.extra', { next, controls: controlNames(words, extras) });
  const heat = larger.product.heating_capacity_2c_kw;
  const isUnsure = zone === 'cold' && system.product.heating_capacity_2c_kw === null;
  if (isUnsure && heat) next = say('way.start.next.heats', { next, kw: words.unit(heat, 'kW') });
  return next;
}

/** Another system before its verb: its size beside one of its model, otherwise its title, which ends as a comma in it began. */
export function subjectOf(words: Words, other: RankedSystem, system: RankedSystem): string {
  const { product } = other;
  if (isSameModel(other, system)) return words.unit(Number(product.cooling_capacity_kw), 'kW');
  return product.title.includes(', ') ? `${product.title},` : product.title;
}

/** A cost of the first system, of its own or beside another. */
export interface WordedStart {
  readonly id: WordedReason['id'] | 'size' | 'phase' | 'place' | 'stock' | 'heat';
  readonly text: string;
}

/** "a living room", "rooms this big" */
export function placeText(words: Words, room: BoughtSystem['room'], { answers }: AskedJob): string {
  const say = words.of(WAYS);
  if (room && room !== 'bigger' && room !== 'unsure') return say(`way.place.${room}`);
  const rooms = roomsAsked(answers);
  return say(rooms === 1 ? 'way.place.room' : rooms === 'whole' || rooms === 4 ? 'way.place.home' : 'way.place.rooms');
}

/** In a cold zone the heat of a way's first systems at 2 °C; empty where that isn't known of each size, or is too little. */
export function warmText(words: Words, { first }: Pick<Way, 'first'>, { zone }: AskedJob): string {
  const isShort = first.some(({ system, ordered }) => ordered && heatsLess(system.product, ordered));
  const sizes = first.flatMap((bought) => bought.sizes.map(({ product }) => product));
  const heat = zone === 'cold' && !isShort && heatText(words, sizes);
  return heat ? sentence(words, heat) : '';
}

/** What one outdoor unit's price covers where the rooms aren't counted, or the price is for units; empty where a flaw says that these are fewer. */
export function coverText(words: Words, { id, rooms, units, first, price }: Way, job: AskedJob): string {
  const asked = roomsAsked(job.answers);
  // A system for a whole home has this many, also where the home has fewer rooms.
  const heads = Number(indoorUnits(first[0].system.product));
  const { isSmaller, wholeHomeHeads } = homeOf(job.answers);
  const isSpare = id === 'multi' && asked === 'whole' && !isSmaller && rooms < heads && heads <= wholeHomeHeads;
  const isSaid = asked === 4 || asked === 'whole' || price?.basis === 'unit';
  if (id !== 'multi' || !isSaid || units.indoor < rooms) return '';
  return words.of(WAYS)(isSpare ? 'way.covers.spare' : 'way.covers', { count: units.indoor, most: heads });
}

/** An alternative. Where its size differs, both sizes belong to the difference in price. */
function alternativeData(words: Words, system: RankedSystem, other: RankedSystem, job: AskedJob) {
  const { gain, cost } = wordedReasons(words, reasonsOver(system, other, job));
  const id = other.product.id;
  const gaps = gapsOf(other.price, system.price);
  const dearer = sideOf(gaps);
  if (isNear(other.product, system.product) || dearer === 0) return { id, gain, cost };
  const price = { id: 'price' as const, text: sizedPriceText(words, system, other, gaps) };
  return dearer > 0 ? { id, gain, cost: [price, ...cost] } : { id, gain: [price, ...gain], cost };
}

/** Dollars between the lower ends of two prices, and between the upper ones; none on two bases. */
export function gapsOf(one: JobPrice | null, other: JobPrice | null): readonly number[] {
  return one && one.basis === other?.basis ? [one.low - other.low, one.high - other.high] : [];
}

/** 1 where all that parts prices makes one dearer, -1 where it makes it cheaper, 0 where it does both or there is nothing. */
export function sideOf(gaps: readonly number[]): number {
  const sides = new Set(gaps.map(Math.sign).filter((side) => side !== 0));
  return sides.size === 1 ? [...sides][0]! : 0;
}

/** "$800", or "$1,100 to $4,100" */
export function gapText(words: Words, gaps: readonly number[]): string {
  const amounts = gaps.map(Math.abs);
  return dollarRange(words, Math.min(...amounts), Math.max(...amounts));
}

/** "7.1 kW costs $800 more than 5.0 kW", without the sizes where one isn't known. */
export function sizedPriceText(
  words: Words,
  system: RankedSystem,
  other: RankedSystem,
  gaps: readonly number[],
): string {
  const isMore = sideOf(gaps) > 0;
  const amount = gapText(words, gaps);
  const [kw, otherKw] = [kwOf(other), kwOf(system)];
  if (kw * otherKw === 0) return words.of(ADVICE)(isMore ? 'cost.price' : 'gain.price', { amount });
  const values = { kw: words.unit(kw, 'kW'), amount, other: words.unit(otherKw, 'kW') };
  return words.of(WAYS)(isMore ? 'way.start.sized' : 'way.start.sizedLess', values);
}
