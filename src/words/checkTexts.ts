import type { Control, Product } from '../catalogue/product.ts';
import { type HomeModel, homeModel } from '../drawing/homeModel.ts';
import { FLAT_ROOF_INDOOR_HEIGHT_MM, isDucted, zoneControl } from '../matching/derivedFacts.ts';
import { judge } from '../matching/judge.ts';
import { asOneModel, type Model, shownSizes } from '../matching/models.ts';
import { together } from '../matching/together.ts';
import type { Reason } from '../matching/verdict.ts';
import type { AskedJob, WayId } from '../matching/way.ts';
import { answersOfWay } from '../matching/ways.ts';
import type { Answers, QuestionId } from '../questionnaire/question.ts';
import type { Tenure } from '../questionnaire/tenure.ts';
import { eachModel, priceTexts, sizesText } from './boughtWords.ts';
import { CHECK } from './english/checks.ts';
import { HOME } from './english/home.ts';
import { PRODUCT } from './english/product.ts';
import { REASON } from './english/reasons.ts';
import { commonFacts, differs } from './modelFacts.ts';
import { ownersName } from './ownersName.ts';
import { outdoorSize } from './productWords.ts';
import { titleOf } from './questionWords.ts';
import { controlNames } from './reasonText.ts';
import type { Words } from './words.ts';

type Home = HomeModel['building'];

export interface CheckInput {
  /** The systems of the job. */
  readonly models: readonly [Model, ...Model[]];
  /** The way of the job; null for a system outside the ways. */
  readonly way: WayId | null;
  /** What the price is for. */
  readonly job: AskedJob;
  readonly answers: Answers;
  /** The home's postcode as typed, which decides the name for the owners of a building. */
  readonly postcode: string;
  /** The questions that weren't asked. */
  readonly skipped: readonly QuestionId[];
  readonly tenure: Tenure | null;
}

/** The number of points that a visitor can settle without an installer. */
const YOURS = 2;

interface Checks {
  /** The points that need no installer: the people who have to agree, then measurements and a look outside. */
  readonly yours: readonly string[];
  readonly others: readonly string[];
}

/**
 * Everything to check before buying these systems for this home: the points for an installer, and every missing fact about
 * the system that matters to the answers. No text claims that a size, a price, an approval or a sound level is right.
 * @param isForInstaller true in the visitor's brief, where "you" is the installer
 */
export function checkTexts(words: Words, input: CheckInput, isForInstaller = false): Checks {
  const { models, way, answers, skipped } = input;
  const home = homeModel(answers).building;
  const judged = way ? answersOfWay(way, answers) : answers;
  const model = asOneModel(models);
  const sizes = shownSizes(model);
  const own = [...approval(words, input, home, isForInstaller), ...outdoors(words, models, answers, home)];
  const others = [
    size(words, models, answers, isForInstaller),
    power(words, model, isForInstaller),
    indoors(words, model, home, models.length),
    ...sizes.flatMap((one) => controls(words, one, judged)),
    ...price(words, input, sizes),
    ...eachModel(models).flatMap((one) => delivery(words, commonFacts(one))),
    ...notAsked(words, skipped),
  ];
  const all = [...new Set([...own, ...others])];
  return { yours: all.slice(0, YOURS), others: all.slice(YOURS) };
}

function approval(
  words: Words,
  { postcode, tenure }: CheckInput,
  home: Home,
  isForInstaller: boolean,
): readonly string[] {
  const say = words.of(CHECK);
  return [
    ...(tenure === 'rent' ? [say(isForInstaller ? 'check.brief.landlord' : 'check.landlord')] : []),
    ...(tenure === null && isForInstaller ? [say('check.brief.tenure')] : []),
    ...(home === 'apartment' || home === 'townhouse'
      ? [
          say(isForInstaller ? `check.brief.owners.${home}` : `check.owners.${home}`, {
            body: ownersName(words, postcode),
          }),
        ]
      : []),
  ];
}

function size(words: Words, models: CheckInput['models'], answers: Answers, isForInstaller: boolean): string {
  const say = words.of(CHECK);
  const text = sizesText(words, models);
  if (text === '') return say('check.size.unknown');
  if (models.some((model) => model.size === null))
    return say(isForInstaller ? 'check.brief.size.open' : 'check.size.open', { size: text });
  if (models.length > 1) return say(isForInstaller ? 'check.brief.size.each' : 'check.size.each', { size: text });
  if (isForInstaller) return say('check.brief.size', { size: text });
  return say(homeModel(answers).area === 1 ? 'check.size.room' : 'check.size.rooms', { size: text });
}

function power(words: Words, model: Model, isForInstaller: boolean): string {
  const say = words.of(CHECK);
  if (differs(model, 'phase')) return say('check.power.open');
  const { phase } = commonFacts(model);
  return say(phase === 1 && isForInstaller ? 'check.brief.power.1' : `check.power.${phase ?? 'unknown'}`);
}

/** A figure in brackets: known, not given, or open while the size is open. */
function figure(
  words: Words,
  model: Model,
  unknown: 'size' | 'height',
  textOf: (product: Product) => string | null,
): string {
  const say = words.of(CHECK);
  const [text = null, ...others] = new Set(shownSizes(model).map(textOf));
  if (others.length > 0) return say('check.figure.open');
  return text ?? say(`check.figure.${unknown}`);
}

function indoors(words: Words, model: Model, home: Home, count: number): string {
  const say = words.of(CHECK);
  const product = commonFacts(model);
  const { indoor_unit_style: style, system_type: type } = product;
  const height = figure(words, model, 'height', ({ indoor_height_mm: mm }) =>
    mm === null ? null : say('check.high', { height: words.unit(mm, 'mm') }),
  );
  if (isDucted(product)) {
    if (style === 'bulkhead') return say('check.ducts.bulkhead', { height });
    const limit = words.unit(FLAT_ROOF_INDOOR_HEIGHT_MM, 'mm');
    return home === 'flat' ? say('check.ducts.flat', { height, limit }) : say(`check.ducts.${home}`, { height });
  }
  if (style === 'cassette') return say('check.cassette', { height });
  const place = style === null ? words.of(PRODUCT)('value.notGiven') : words.of(HOME)(`drawing.style.${style}`);
  return say(type === 'multi_split' || count > 1 ? 'check.pipes.each' : 'check.pipes', { place });
}

function outdoors(words: Words, models: CheckInput['models'], answers: Answers, home: Home): readonly string[] {
  const say = words.of(CHECK);
  const count = models.length;
  const sizes = models.flatMap((model) => model.size ?? []);
  const { outdoor_sound_power_dba: power } = sizes.length === count ? together(sizes) : commonFacts(asOneModel(models));
  const space = home === 'apartment' ? 'check.outdoor.balcony' : 'check.outdoor.small';
  const figures = eachModel(models).map((model) =>
    figure(words, model, 'size', (product) => outdoorSize(words, product)),
  );
  return [
    say(homeModel(answers).outdoor === 'small' ? space : 'check.outdoor', {
      count,
      size: words.list([...new Set(figures)]),
    }),
    power === null
      ? say('check.sound.unknown', { count })
      : say('check.sound', { count, sound: words.unit(power, 'dB(A)') }),
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
  // Rooms with their own indoor units need no zones, and one room has none.
  if (!isDucted(product)) return [];
  if (level === null) return [say('check.zones.unknown')];
  if (homeModel(answers).control !== 'unknown' || level === 'individual_temperature') return [];
  return [say('check.zones', { offered: words.of(REASON)(`zones.${level}`) })];
}

/** The price that is shown has the installation in it, if a price list could reckon that. */
function price(words: Words, { models, job }: CheckInput, sizes: readonly Product[]): readonly string[] {
  const isReckoned = priceTexts(words, models, job).every(({ basis }) => basis === 'installed');
  return sizes.map(({ price: listed }) =>
    words.of(CHECK)(
      !listed
        ? 'check.price'
        : isReckoned && listed.includes === 'supply_only'
          ? 'check.price.guide'
          : `check.price.${listed.includes}`,
    ),
  );
}

function delivery(words: Words, { availability }: Product): readonly string[] {
  if (availability === null || availability === 'in_stock') return [];
  return [words.of(CHECK)('check.delivery', { availability: words.of(PRODUCT)(`availability.${availability}`) })];
}

function notAsked(words: Words, skipped: readonly QuestionId[]): readonly string[] {
  if (skipped.length === 0) return [];
  const questions = words.list(skipped.map((question) => `“${titleOf(words, question)}”`));
  return [words.of(CHECK)('check.notAsked', { questions })];
}
