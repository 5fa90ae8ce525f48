import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { type Around, reasonKey } from '../matching/commonReasons.ts';
import { indoorUnits, isDucted } from '../matching/derivedFacts.ts';
import { type Difference, differences } from '../matching/differences.ts';
import { judge } from '../matching/judge.ts';
import type { Judgement } from '../matching/verdict.ts';
import type { Alternative, Only } from '../matching/whereToStart.ts';
import { meanings } from '../questionnaire/meaning.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { tradeoffText } from './differenceText.ts';
import { MATCHES } from './english/matches.ts';
import { REASON } from './english/reasons.ts';
import { relevant } from './reasonGroups.ts';
import { controlNames } from './reasonText.ts';
import { shortNames } from './shortNames.ts';
import type { Words } from './words.ts';

/** More reasons make a sentence too long to take in. */
const MAX_REASONS = 3;
/** The figures in which an alternative may be better. */
const FIGURES: readonly Difference['id'][] = ['price', 'sound', 'energy'];
/** A whole home counts as this many rooms. */
const WHOLE_HOME_ROOMS = 4;

/**
 * Why to start with a system, in one sentence: what only it has, then the reasons that set it apart, the rarest first; one that the
 * alternatives beside it share, or those that all share, if there are no others. A longest warranty stands at the end.
 */
export function startLead(
  words: Words,
  product: Product,
  answers: Answers,
  { counts, total }: Around,
  only: Only | null = null,
  beside: readonly Product[] = [],
): string {
  const say = words.of(MATCHES);
  const [home] = meanings(answers, 'Q2');
  const countOf = (judgement: Judgement): number => counts.get(reasonKey(judgement)) ?? 0;
  const fitting = relevant(judge(product, answers))
    .filter(({ verdict }) => verdict === 'fits')
    // That we recommend it is no reason why, so it comes last.
    .sort((a, b) => Number(isStated(a)) - Number(isStated(b)) || countOf(a) - countOf(b));
  // Areas and rooms are one reason in two questions.
  const [rooms] = fitting.filter(isAboutRooms);
  const clausesOf = (some: readonly Judgement[]): readonly string[] =>
    some
      .filter((judgement) => judgement === rooms || !isAboutRooms(judgement))
      // Two recommendations of the provider are one reason too.
      .filter(({ reason }) => reason.id !== 'home-stated' || rooms?.reason.id !== 'area-stated')
      .filter(({ reason }) => only?.id !== 'control' || reason.id !== 'controls')
      .flatMap((judgement) => clause(words, judgement) ?? []);
  const alone = only ? [onlyText(words, product, only)] : [];
  const isLast = only?.id === 'warranty';
  const fewHave = fitting.filter((judgement) => countOf(judgement) < total);
  const keysBeside = beside.map((other) => new Set(judge(other, answers).map(reasonKey)));
  const isShared = (judgement: Judgement): boolean =>
    keysBeside.length > 0 && keysBeside.every((keys) => keys.has(reasonKey(judgement)));
  const own = clausesOf(fewHave.filter((judgement) => !isShared(judgement)));
  const apart = own.length > 0 ? own : clausesOf(fewHave).slice(0, keysBeside.length > 0 ? 1 : MAX_REASONS);
  const others = apart.length > 0 || (only && !isLast) ? apart : clausesOf(fitting);
  // A warranty is the last thing that a friend would name.
  const reasons = isLast
    ? [...others.slice(0, MAX_REASONS - 1), ...alone]
    : [...alone, ...others].slice(0, MAX_REASONS);
  if (!home || reasons.length === 0) return say('start.plain');
  return say('start.lead', { home: words.of(REASON)(`home.${home.asks}`), reasons: words.list(reasons) });
}

/** What only a system has, as a part of a sentence. */
export function onlyText(words: Words, product: Product, { id, controls }: Only): string {
  const facts = { count: product.warranty_years ?? 0, controls: controlNames(words, controls) };
  return words.of(MATCHES)(`only.${id}`, facts);
}

function isStated({ reason }: Judgement): boolean {
  return reason.id === 'home-stated' || reason.id === 'area-stated';
}

function isAboutRooms({ reason }: Judgement): boolean {
  return reason.id.startsWith('area-') || reason.id.startsWith('rooms-');
}

/** A reason as a part of a sentence; null for one that goes without saying. */
function clause(words: Words, { reason }: Judgement): string | null {
  const say = words.of(MATCHES);
  const sayReason = words.of(REASON);
  switch (reason.id) {
    case 'home-any':
      return reason.type === 'split' || reason.type === 'multi_split' ? say('because.home-any') : null;
    case 'area-stated':
    case 'area-ducted':
      return say(`because.${reason.id}`, { area: sayReason(`area.${reason.area}`) });
    case 'area-heads':
    case 'rooms-heads':
      return reason.heads === null ? null : say('because.heads', { count: reason.heads });
    case 'zones':
      return reason.own
        ? say('because.zones.own')
        : say('because.zones', { offered: sayReason(`zones.${reason.level}`) });
    case 'outdoor-stated':
    case 'outdoor-measured':
      return say('because.outdoor');
    case 'controls':
      return say('because.controls', { controls: controlNames(words, reason.included) });
    case 'home-stated':
    case 'home-flat-height':
    case 'home-apartment-phase':
    case 'area-multi-split':
    case 'rooms-ducted':
      return say(`because.${reason.id}`);
    default:
      return null;
  }
}

/**
 * What a system gains and gives up in price, sound and energy beside each alternative, such as "Compared with Slim Ducted: $1,200 less, but
 * 3 dB(A) louder outdoors." Empty without one.
 */
export function startBeside(
  words: Words,
  product: Product,
  alternatives: readonly Alternative[],
  zone: Zone | null,
  titleOf: (product: Product) => string,
): string {
  const say = words.of(MATCHES);
  const sentencesOf = alternatives.map(({ product: other }) => {
    const figures = differences(other, product, zone).filter(({ id }) => FIGURES.includes(id));
    const [, title = ''] = shortNames([titleOf(product), titleOf(other)]);
    return say('start.than', { title, difference: tradeoffText(words, figures) });
  });
  return sentencesOf.join(' ');
}

/** Says that a system has fewer zones or indoor units than rooms were asked for; null where it has enough, or it isn't known. */
export function roomsLine(words: Words, product: Product, answers: Answers): string | null {
  const asked = roomsAsked(answers);
  const rooms = asked === 'whole' ? WHOLE_HOME_ROOMS : asked;
  const count = isDucted(product) ? product.max_zones : indoorUnits(product);
  if (rooms === null || count === null || count >= rooms) return null;
  return words.of(MATCHES)(isDucted(product) ? 'start.zones' : 'start.heads', { count });
}
