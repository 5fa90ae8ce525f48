import { isNear } from '../matching/comparable.ts';
import { isDucted } from '../matching/derivedFacts.ts';
import { asAsked, differences } from '../matching/differences.ts';
import { isSized, type JobModel, jobModel } from '../matching/jobModel.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { Model } from '../matching/models.ts';
import { aboutTheSame, isLarger, kwOf, OUTSIDE, placeBy, type RankedSystem } from '../matching/rankSystems.ts';
import { isLater, isSameModel, lessThan, startOf } from '../matching/startOf.ts';
import type { AskedJob, BoughtSystem, Way } from '../matching/way.ts';
import type { JobPrice } from '../pricing/jobPrice.ts';
import { meanings } from '../questionnaire/meaning.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { gainsOf, reasonClause, sentence } from './adviceText.ts';
import { boughtTitle, sizesText } from './boughtWords.ts';
import { ADVICE } from './english/advice.ts';
import { WAYS } from './english/ways.ts';
import { modelName, sizeText } from './modelWords.ts';
import { dollarRange, unitRange } from './ranges.ts';
import { controlNames, semicolons } from './reasonText.ts';
import { sentences } from './sentences.ts';
import { catchesOf, gapsOf, gapText, kindText, placeText, sideOf, sizedPriceText, subjectOf } from './wayText.ts';
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

/**
 * Why to begin with a way's first systems: what their price is beside all others that do as much. Null where that says nothing for them.
 * @param isShort true on the card of a way, whose list says the rest: only why its systems are a size larger, and what the smaller saves
 */
export function firstText(words: Words, { first }: Pick<Way, 'first'>, job: AskedJob, isShort = false): string | null {
  const { zone } = job;
  const say = words.of(WAYS);
  const found = first.flatMap((bought) => placeAmongPrices(bought) ?? []);
  if (found.length < first.length) return null;
  const amountOf = ({ own, least }: PlaceAmongPrices): string => words.dollars(lowOf(own) - lowOf(least));
  const larger = found.find(({ by }) => by === 'larger');
  if (larger) {
    const { own, least } = larger;
    const isWarmer = placeBy(least, 'heat') !== placeBy(own, 'heat');
    if (!isLarger(own, least) || (zone !== 'hot' && !isWarmer)) return null;
    return say(zone === 'hot' ? 'way.start.hot' : 'way.start.cold', {
      name: subjectOf(words, least, own),
      amount: amountOf(larger),
      kw: words.unit(Number(least.product.heating_capacity_2c_kw), 'kW'),
    });
  }
  if (isShort) return null;
  const about = found.find(({ by }) => by === 'about');
  if (about) {
    const kwText = (one: RankedSystem): string => words.unit(kwOf(one), 'kW');
    const values = { kw: kwText(about.own), amount: amountOf(about), other: kwText(about.least) };
    return first.length > 1 ? null : say('way.start.about', values);
  }
  const isSole = found.every(({ by }) => by === 'sole');
  return say(isSole ? 'way.start.sole' : 'way.start.least', { kind: claimedText(words, first, found, job) });
}

/** "ducted system up to 7.1 kW for your rooms that includes voice control": what the first systems are the cheapest of, or the only ones. */
function claimedText(words: Words, first: Way['first'], found: readonly PlaceAmongPrices[], job: AskedJob): string {
  const say = words.of(WAYS);
  const [{ system }] = first;
  const count = first.length;
  let kind = kindText(words, system, count);
  const upTo = found.find((one) => one.upTo)?.upTo;
  if (upTo) kind = say('way.kind.upTo', { kind, kw: words.unit(kwOf(upTo), 'kW') });
  if (found.some(({ by }) => by === 'stock')) kind = say('way.kind.stock', { kind });
  const isNamed = first.every((one) => isPlaced(one) && (count === 1 || one.room !== 'bigger'));
  const places = words.list([...new Set(first.map(({ room }) => placeText(words, room, job)))]);
  const place = isNamed ? places : say('way.place.yours', { count: Number(roomsAsked(job.answers)) });
  const isInside = (system.size ?? 'inside') === 'inside';
  kind = say(isInside ? 'way.kind.for' : 'way.kind.size', { kind, place });
  const things = first.some((one) => one.system.extras.length > 0) ? '' : thingsAsked(words, system, job.answers);
  if (things) kind = say('way.kind.with', { kind, things, count });
  return found.some(({ isDoubted }) => isDoubted) ? say('way.kind.sure', { kind }) : kind;
}

/** The controls that were asked for and this system has, or else the zoning. */
function thingsAsked(words: Words, { product }: RankedSystem, answers: Answers): string {
  const controls = meanings(answers, 'Q7').flatMap(({ asks }) =>
    asks !== 'any_controls' && product.controls?.[asks] === 'included' ? asks : [],
  );
  if (controls.length > 0) return controlNames(words, controls);
  const [zones] = isDucted(product) ? meanings(answers, 'Q4') : [];
  return zones && zones.asks !== 'any_zoning' ? words.of(ADVICE)(`gain.zones.${zones.asks}`) : '';
}

const lowOf = ({ price }: RankedSystem): number => price?.low ?? Number.POSITIVE_INFINITY;

interface PlaceAmongPrices {
  readonly by: 'sole' | 'least' | 'larger' | 'stock' | 'about';
  /** The cheapest of its sizes. */
  readonly own: RankedSystem;
  /** The cheapest of all that can be had as soon. */
  readonly least: RankedSystem;
  /** The largest size below the first that costs more than one like it; null where none does. */
  readonly upTo: RankedSystem | null;
  /** True where one that only might fit would deny it. */
  readonly isDoubted: boolean;
}

/** The first system's place among those of its size that do all that was asked, or of all where it charges extra: `sole` if there are none. */
function placeAmongPrices(bought: BoughtSystem): PlaceAmongPrices | null {
  const { system, sizes, ranked } = bought;
  const hasExtras = system.extras.length > 0;
  const isLike = (one: RankedSystem): boolean =>
    one.isServed &&
    (hasExtras || one.extras.length === 0) &&
    one.size === system.size &&
    (['heads', 'near'] as const).every((rule) => placeBy(one, rule) === placeBy(system, rule));
  const isRival = (one: RankedSystem): boolean => one.isSure && isLike(one);
  const cheapest = (of: readonly RankedSystem[]): RankedSystem | undefined =>
    of.toSorted((one, other) => lowOf(one) - lowOf(other))[0];
  const own = cheapest(sizes) ?? system;
  const equals = ranked.filter(isRival);
  const rivals = equals.filter(({ price }) => price !== null);
  if (!isRival(own) || !own.price) return null;
  if (rivals.some(({ price }) => price?.basis !== own.price?.basis)) return null;
  const least = cheapest([own, ...rivals.filter((one) => !isLater(one, own))]) ?? own;
  const isSole = equals.every((one) => one === own || sizes.includes(one));
  const isLeast = rivals.every((one) => lowOf(own) <= lowOf(one));
  const inOrder = sizes.toSorted((one, other) => kwOf(one) - kwOf(other));
  const beatenAt = inOrder.findIndex((size) =>
    rivals.some((one) => !isSameModel(one, size) && isNear(one.product, size.product) && lowOf(one) < lowOf(size)),
  );
  const upTo = inOrder[beatenAt - 1] ?? null;
  const doubtful = ranked.filter((one) => !one.isSure && isLike(one));
  const isDoubted = doubtful.some((one) => isSole || lowOf(one) < lowOf(own));
  const found = { own, least, upTo, isDoubted };
  if (hasExtras) return isLeast ? { by: isSole ? 'sole' : 'least', ...found } : null;
  const isMoreDoubtful = (['size', 'heat'] as const).some((rule) => placeBy(least, rule) > placeBy(own, rule));
  if (isPlaced(bought) && isMoreDoubtful && placeBy(least, 'size') < OUTSIDE) return { by: 'larger', ...found };
  if (isSole) return { by: 'sole', ...found };
  if (isLeast) return { by: 'least', ...found };
  if (lowOf(least) === lowOf(own)) return own.product.availability === 'in_stock' ? { by: 'stock', ...found } : null;
  const isAbout = lowOf(own) <= lowOf(least) + aboutTheSame(lowOf(least));
  return isAbout && isLarger(own, least) ? { by: 'about', ...found } : null;
}

/** True for a system of a size that the visitor said, or that is assumed. */
const isPlaced = ({ ordered }: BoughtSystem): boolean => ordered !== null;

/** The systems beside the first one, and whether the first of them is its equal. */
export function besideFirst(first: JobModel, job: AskedJob) {
  const { alternatives, next, isEqual } = startOf(first.bought[0], { ...job, answers: first.answers });
  const others = isEqual && next ? [next, ...alternatives.filter((one) => one !== next)] : alternatives;
  return { isEqual, others: others.slice(0, MAX_BESIDE) };
}

/** More would be a list. */
const MAX_BESIDE = 2;

/**
 * What a system beside the first has more of, and what it costs: "For $391 more, it has a mobile app and a longer warranty (7 years). You
 * didn't ask for that." Where sizes differ, both are named. What is said of a range of sizes holds for each of them.
 */
export function besideText(
  words: Words,
  first: JobModel,
  other: JobModel,
  system: RankedSystem,
  job: AskedJob,
): string {
  const say = words.of(WAYS);
  const isRange = !isSized(first) || !isSized(other);
  const own = first.bought[0].system;
  const isSameKw = isNear(own.product, system.product);
  const { answers } = first;
  const found = asAsked(differences([first.model], other.model, { ...job, answers }), answers).filter(
    (one) => one.id !== 'price' && !('amount' in one && (isRange ? one.id === 'sound' : !isSameKw)),
  );
  const gains = found.filter(({ gain }) => gain);
  const costs = found.filter(({ gain }) => !gain).map((one) => reasonClause(words, one));
  const clauses = gainsOf(words, gains);
  if (!clauses) return '';
  const gaps = isRange ? [] : gapsOf(other.price, first.price);
  const dearer = sideOf(gaps);
  const open = isRange ? openPrice(words, first, other) : null;
  const isSameSize = dearer === 0 || isSameKw || kwOf(own) * kwOf(system) === 0;
  const priced = dearer > 0 ? 'way.beside.more' : dearer < 0 ? 'way.beside.less' : 'way.beside.plain';
  const asked = meanings(answers, 'Q7').map(({ asks }) => asks);
  const wasAsked = gains.some((one) => one.id === 'control' && one.controls.some((control) => asked.includes(control)));
  const isLess = dearer < 0 || open?.isLess;
  const isMore = !isLess && gains.some(({ id }) => id === 'control' || id === 'zones' || id === 'warranty');
  return sentences(
    open?.text,
    !isSameSize && sentence(words, sizedPriceText(words, own, system, gaps)),
    say(isSameSize ? priced : 'way.beside.plain', { amount: gapText(words, gaps), clauses }),
    isMore && !wasAsked && say('way.beside.unasked'),
    costs.length > 0 && words.of(ADVICE)('advice.against', { costs: semicolons(words, costs) }),
  );
}

/**
 * The price of a model beside the first, while a size is open: in each size that both have. Null where that is about the same.
 */
function openPrice(words: Words, first: JobModel, other: JobModel): { text: string; isLess: boolean } | null {
  const say = words.of(WAYS);
  const [{ sizes: mine }] = first.bought;
  const [{ sizes: theirs }] = other.bought;
  const pairs = theirs.flatMap((one) => {
    const like = first.bought.length === 1 && mine.find(({ product }) => isNear(product, one.product));
    return like ? [{ one, like, gaps: gapsOf(one.price, like.price) }] : [];
  });
  const gaps = pairs.flatMap((pair) => pair.gaps);
  const isAbout = pairs.some(({ like, gaps: [gap = 0] }) => Math.abs(gap) < aboutTheSame(Number(like.price?.low)));
  if (gaps.length === 0 || isAbout) return null;
  const side = sideOf(gaps);
  const isLess = side < 0;
  if (side === 0) return pairs.length > 1 ? { text: say('way.beside.open'), isLess: false } : null;
  const kws = pairs.map((pair) => kwOf(pair.one));
  const amount = gapText(words, gaps);
  const sizes = unitRange(words, Math.min(...kws), Math.max(...kws), 'kW');
  return { text: say(isLess ? 'way.beside.inSize.less' : 'way.beside.inSize', { amount, sizes }), isLess };
}

/** "Cheaper: 2 × Wall Split 2.5 kW from $3,498; voice control costs extra.", of the same model its kW; null where none costs less with a catch. */
export function lessText(words: Words, way: Way, matcher: Matcher, job: AskedJob): string | null {
  const say = words.of(WAYS);
  const less = lessThan(way);
  if (!less) return null;
  const { models, units, price } = jobModel({ products: less.map(({ product }) => product) }, matcher, job, way.id);
  // A card or row of the model may show another size.
  const nameOf = (model: Model): string => {
    const sizes = model.family.sizes.length > 1 && sizeText(words, model);
    return sizes ? say('way.buy.sizes', { title: modelName(model), sizes }) : modelName(model);
  };
  const isSame = isSameModel(less[0]!, way.first[0].system);
  const systems = isSame ? sizesText(words, models) : boughtTitle(words, models, nameOf);
  const costs = [
    ...(units.indoor < way.units.indoor ? [say('way.less.heads', { count: units.indoor })] : []),
    ...new Set(less.flatMap((one) => catchesOf(words, one, job))),
  ];
  return price && say('way.less', { systems, price: words.dollars(price.low), costs: semicolons(words, costs) });
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
