import type { Control, Product } from '../catalogue/product.ts';
import { type HomeModel, homeModel } from '../drawing/homeModel.ts';
import { FLAT_ROOF_INDOOR_HEIGHT_MM, isDucted, zoneControl } from '../matching/derivedFacts.ts';
import { judge } from '../matching/judge.ts';
import type { Reason } from '../matching/verdict.ts';
import { type Answers, chosenValues, type QuestionId } from '../questionnaire/question.ts';
import { CHECK } from './english/checks.ts';
import { HOME } from './english/home.ts';
import { PRODUCT } from './english/product.ts';
import { REASON } from './english/reasons.ts';
import { ownersName } from './ownersName.ts';
import { orNotGiven, outdoorSize, outdoorSound } from './productWords.ts';
import { titleOf } from './questionWords.ts';
import { controlNames } from './reasonText.ts';
import type { Words } from './words.ts';

type Home = HomeModel['building'];

/**
 * Everything to check before buying this system for this home: what an installer has to see, and every fact about the
 * system that matters to the answers and isn't given. No text claims a size, a price, an approval or a sound as right.
 * @param postcode of the home, as typed; it tells what the owners of a building are called
 * @param skipped the questions that weren't asked
 * @param isForInstaller true in the visitor's brief, where "you" is the installer
 */
export function checkTexts(
  words: Words,
  product: Product,
  answers: Answers,
  postcode = '',
  skipped: readonly QuestionId[] = [],
  isForInstaller = false,
): readonly string[] {
  const home = homeModel(answers).building;
  return [
    ...approval(words, home, postcode, isForInstaller ? 'brief' : 'strata'),
    size(words, product),
    power(words, product),
    indoors(words, product, home),
    ...outdoors(words, product, answers, home),
    ...controls(words, product, answers),
    ...price(words, product),
    ...notAsked(words, skipped),
  ];
}

function approval(words: Words, home: Home, postcode: string, voice: 'brief' | 'strata'): readonly string[] {
  const say = words.of(CHECK);
  const isShared = home === 'apartment' || home === 'townhouse';
  const body = ownersName(words, postcode);
  return [
    ...(isShared ? [say(`check.${voice}.${home}`, { body })] : []),
    say(voice === 'brief' ? 'check.brief.landlord' : 'check.landlord'),
  ];
}

function size(words: Words, { cooling_capacity_kw: kw, system_type: type }: Product): string {
  const key = type === 'multi_split' ? 'check.size.shared' : 'check.size';
  return words.of(CHECK)(key, { size: orNotGiven(words, kw, 'kW') });
}

function power(words: Words, { phase }: Product): string {
  return words.of(CHECK)(`check.power.${phase ?? 'unknown'}`);
}

function indoors(words: Words, product: Product, home: Home): string {
  const say = words.of(CHECK);
  const { indoor_unit_style: style, system_type: type } = product;
  const height = orNotGiven(words, product.indoor_height_mm, 'mm');
  if (isDucted(product)) {
    if (style === 'bulkhead') return say('check.ducts.bulkhead', { height });
    const limit = words.unit(FLAT_ROOF_INDOOR_HEIGHT_MM, 'mm');
    return home === 'flat' ? say('check.ducts.flat', { height, limit }) : say(`check.ducts.${home}`, { height });
  }
  if (style === 'cassette') return say('check.cassette', { height });
  const place = style === null ? words.of(PRODUCT)('value.notGiven') : words.of(HOME)(`drawing.style.${style}`);
  return say(type === 'multi_split' ? 'check.pipes.each' : 'check.pipes', { place });
}

function outdoors(words: Words, product: Product, answers: Answers, home: Home): readonly string[] {
  const say = words.of(CHECK);
  const size = outdoorSize(words, product) ?? words.of(PRODUCT)('value.notGiven');
  const isSmall = chosenValues(answers, 'Q6').includes('Small Outdoor space');
  const space = home === 'apartment' ? 'check.outdoor.balcony' : 'check.outdoor.small';
  return [
    say(isSmall ? space : 'check.outdoor', { size }),
    say('check.sound', { sound: outdoorSound(words, product) }),
  ];
}

/** The indoor units, zones and controls that the answers ask for and the record doesn't settle. */
function controls(words: Words, product: Product, answers: Answers): readonly string[] {
  const say = words.of(CHECK);
  const reasons = judge(product, answers).map(({ reason }) => reason);
  const needed = reasons.map(missingHeads).filter((heads) => heads !== null);
  return [
    ...(needed.length > 0 ? [say('check.heads', { needed: Math.max(...needed) })] : []),
    ...zones(words, product, answers),
    ...reasons.flatMap((reason) => {
      if (reason.id === 'controls-unknown') return [say('check.controls', named(words, reason.wanted))];
      if (reason.id !== 'controls' || reason.optional.length === 0) return [];
      return [say('check.extras', named(words, reason.optional))];
    }),
  ];
}

function named(words: Words, wanted: readonly Control[]): { readonly controls: string } {
  return { controls: controlNames(words, wanted) };
}

/** The indoor units that the answers need, if the system's number is unknown. */
function missingHeads(reason: Reason): number | null {
  return (reason.id === 'area-heads' || reason.id === 'rooms-heads') && reason.heads === null ? reason.needed : null;
}

/** The control of rooms: unknown, or given for a visitor who was unsure or wasn't asked. */
function zones(words: Words, product: Product, answers: Answers): readonly string[] {
  const say = words.of(CHECK);
  const level = zoneControl(product);
  // Indoor units of their own need no zones, and one room has none.
  if (!isDucted(product)) return [];
  if (level === null) return [say('check.zones.unknown')];
  const [wanted = 'Unsure'] = chosenValues(answers, 'Q4');
  if (wanted !== 'Unsure' || level === 'individual_temperature') return [];
  return [say('check.zones', { offered: words.of(REASON)(`zones.${level}`) })];
}

function price(words: Words, product: Product): readonly string[] {
  const say = words.of(CHECK);
  const { price_from_aud: listed, price_includes: includes, availability } = product;
  const label = availability && words.of(PRODUCT)(`availability.${availability}`).toLocaleLowerCase(words.lang);
  return [
    listed === null || includes === null ? say('check.price') : say(`check.price.${includes}`),
    ...(label && availability !== 'in_stock' ? [say('check.delivery', { availability: label })] : []),
  ];
}

function notAsked(words: Words, skipped: readonly QuestionId[]): readonly string[] {
  if (skipped.length === 0) return [];
  const questions = words.list(skipped.map((question) => `“${titleOf(words, question)}”`));
  return [words.of(CHECK)('check.notAsked', { questions })];
}
