import { CONTROLS, type ControlSupply, type Product } from '../../../catalogue/product.ts';
import { isDucted, zoneControl } from '../../../matching/derivedFacts.ts';
import { judge } from '../../../matching/judge.ts';
import { type Model, productOf, shownSizes } from '../../../matching/models.ts';
import type { Judgement } from '../../../matching/verdict.ts';
import type { AskedJob, Way } from '../../../matching/way.ts';
import { unitsFor } from '../../../matching/ways.ts';
import { QUESTION_IDS, type QuestionId } from '../../../questionnaire/question.ts';
import { boughtName, countNames } from '../../../words/boughtWords.ts';
import type { Tariff } from '../../../words/energyWords.ts';
import { ADVICE } from '../../../words/english/advice.ts';
import { PRODUCT } from '../../../words/english/product.ts';
import { WAYS } from '../../../words/english/ways.ts';
import { sizeText } from '../../../words/modelWords.ts';
import { outdoorSize } from '../../../words/productWords.ts';
import { titleOf } from '../../../words/questionWords.ts';
import { unitRange } from '../../../words/ranges.ts';
import { reasonKind, relevant } from '../../../words/reasonGroups.ts';
import { reasonText } from '../../../words/reasonText.ts';
import { wayPoints } from '../../../words/wayText.ts';
import type { Words } from '../../../words/words.ts';
import {
  type Compared,
  type ComparedJob,
  comparedJobs,
  costRow,
  priceRow,
  rangeRow,
  sizedValue,
  sizeLine,
  soundRows,
  starRows,
} from './comparedFigures.ts';
import { type ComparedRow, type ComparedValue, isDiffering, isGiven, textRow, textValue } from './comparedRow.ts';
import { COMPARE } from './english.ts';
import { SHORTLIST } from './shortlist.ts';

export interface SystemsComparison {
  /** The rows that differ and decide: what was asked for, then size and price, and what one sees, hears and pays later. */
  readonly differing: readonly ComparedRow[];
  /** The other rows that differ. */
  readonly details: readonly ComparedRow[];
  /** The rows with one value for all. */
  readonly same: readonly ComparedRow[];
}

/**
 * Compares jobs side by side: systems, or ways. A fact has no row if it applies to none of them, or if none gives it.
 * @param job the answers, and the list that the prices come from
 */
export function compareSystems(
  words: Words,
  jobs: readonly ComparedJob[],
  job: AskedJob,
  tariff: Tariff,
): SystemsComparison {
  const compared = comparedJobs(words, jobs, job);
  const { models } = compared;
  const { zone } = job;
  // The heat of several is that of none.
  const isCold = zone === 'cold' && jobs.every(({ models: { length } }) => length === 1);
  const areWays = jobs.some(({ way }) => way);
  const say = words.of(PRODUCT);
  const isAsked = (question: QuestionId): boolean => jobs.some((one) => judgedIn(compared, one, question).length > 0);
  const controlsRow = factRow(words, models, say('fact.controls'), (product) => controlsText(words, product));
  const heatRow = figure(words, models, 'fact.heating2c', 'heating_capacity_2c_kw', 'kW');
  const headsRow = factRow(
    words,
    models,
    say('fact.indoorUnits'),
    ({ max_indoor_units: count }) => upTo(words, count),
    isMultiSplit,
  );
  const areMulti = models.every(({ best }) => isMultiSplit(best));
  /** The facts behind a question. They may differ where its verdicts are the same. */
  const facts: Partial<Record<QuestionId, ComparedRow>> = {
    Q4: zonesRow(compared, !isAsked('Q4')),
    ...(areMulti && { Q5: headsRow }),
  };
  const factsOf = (id: QuestionId, wanted: boolean) => (isAsked(id) === wanted ? (facts[id] ?? []) : []);
  const deciding = [
    ...(areWays ? [jobRow(compared, 'compare.systems', ({ models }) => boughtName(words, models))] : []),
    ...QUESTION_IDS.flatMap((id) => [verdictRows(compared, id), factsOf(id, true)].flat()),
    jobRow(compared, 'compare.size', ({ models }) => sizesOf(words, models), 'figure'),
    priceRow(compared),
    typeRow(compared),
    ...(areWays ? [jobRow(compared, 'compare.know', ({ way }) => knowTexts(compared, way!))] : []),
    factRow(
      words,
      models,
      words.of(COMPARE)('compare.place'),
      ({ indoor_unit_style: style }) => style && say(`place.${style}`),
    ),
    ...(isCold ? [heatRow] : []),
    ...soundRows(compared),
    ...(zone ? [costRow(compared, zone, tariff)] : []),
    ...QUESTION_IDS.flatMap((id) => factsOf(id, false)),
    ...(isAsked('Q7') ? [] : [controlsRow]),
    factRow(words, models, say('fact.warranty'), ({ warranty_years: count }) => count && say('value.years', { count })),
    factRow(
      words,
      models,
      say('fact.power'),
      ({ phase }) => phase && say(phase === 1 ? 'value.singlePhase' : 'value.threePhase'),
    ),
    factRow(words, models, say('fact.availability'), ({ availability: one }) => one && say(`availability.${one}`)),
  ].filter(isGiven);
  const details = [
    ...(isAsked('Q7') ? [controlsRow] : []),
    ...(zone ? starRows(compared, zone) : []),
    factRow(words, models, words.of(COMPARE)('compare.outdoorUnit'), (product) => outdoorSize(words, product)),
    ...(areMulti ? [] : [headsRow]),
    ...(isCold ? [] : [heatRow]),
    ...otherFacts(words, models),
  ].filter(isGiven);
  return {
    differing: deciding.filter(isDiffering),
    details: details.filter(isDiffering),
    same: [...deciding, ...details].filter((row) => !isDiffering(row)),
  };
}

function jobRow(
  { words, jobs }: Compared,
  key: 'compare.systems' | 'compare.size' | 'compare.know',
  textOf: (job: ComparedJob) => string | readonly string[],
  look: ComparedRow['look'] = 'text',
): ComparedRow {
  const say = words.of(COMPARE);
  return textRow(
    say(key),
    jobs.map((one) => textValue(textOf(one) || null, say('compare.unknown'))),
    look,
  );
}

/** The gain and the flaw of a way, as its card says them, but for its price. */
function knowTexts({ words, jobs, job }: Compared, way: Way): readonly string[] {
  const ways = jobs.flatMap((one) => one.way ?? []);
  const { gain, flaw } = wayPoints(words, ways, way, job, false);
  return [gain, flaw].flatMap((point) => point?.text ?? []);
}

/** "2 × 2.5 kW and 5.0 kW"; empty if a size isn't known. */
function sizesOf(words: Words, models: readonly Model[]): string {
  const sizes = models.map((model) => sizeText(words, model));
  return sizes.includes(null) ? '' : countNames(words, sizes.map(String));
}

/** The type of a job, and its units indoors and outside. */
function typeRow({ words, jobs, job }: Compared): ComparedRow {
  const say = words.of(COMPARE);
  const unitsOf = (product: Product, count: number): string => {
    if (isDucted(product)) return say('compare.seen.ducted');
    return say('compare.seen', { count: count * unitsFor(product, job), outside: count });
  };
  const textOf = (product: Product, count: number): string => {
    const type = words.of(PRODUCT)(`type.${product.system_type}`);
    // One in a bulkhead blows into the rooms beside it.
    if (product.indoor_unit_style === 'bulkhead') return type;
    return words.of(WAYS)('way.bought.note', { title: type, note: unitsOf(product, count) });
  };
  const values = jobs.map(({ models }) => {
    const texts = new Set(models.flatMap(shownSizes).map((product) => textOf(product, models.length)));
    return textValue([...texts], '');
  });
  return textRow(say('compare.type'), values);
}

/** How rooms are controlled apart: beside ducts each indoor unit is a zone. @param withLevel false where a verdict says it */
function zonesRow({ words, jobs, models }: Compared, withLevel: boolean): ComparedRow {
  const textOf = (product: Product): string => {
    const level = withLevel && zoneControl(product);
    const count = isDucted(product)
      ? Number(product.max_zones) > 1 && upTo(words, product.max_zones)
      : !withLevel && words.of(COMPARE)('compare.zones');
    return [level && words.of(ADVICE)(`gain.zones.${level}`), count].filter(Boolean).join(', ');
  };
  const isOneRoom = (product: Product): boolean =>
    product.system_type === 'split' && jobs.every((one) => one.models.length === 1);
  const isTold = withLevel || models.some(({ best }) => isDucted(best));
  return factRow(words, models, words.of(PRODUCT)('fact.zones'), textOf, (product) => isTold && !isOneRoom(product));
}

/** "A mobile app is included; voice control costs extra." Null where that isn't known. */
function controlsText(words: Words, { controls: supply }: Product): string | null {
  const of = (wanted: ControlSupply) => CONTROLS.filter((control) => supply?.[control] === wanted);
  const [included, optional] = [of('included'), of('optional')];
  if (included.length + optional.length > 0)
    return reasonText(words, { verdict: 'fits', reason: { id: 'controls', included, optional, missing: [] } });
  return of('none').length === CONTROLS.length ? words.of(PRODUCT)('value.noControls') : null;
}

interface JudgedSize {
  readonly size: Product;
  readonly judgement: Judgement;
}

/** The verdicts on an answer, of each size that a job may have. */
function judgedIn({ job }: Compared, { models, answers }: ComparedJob, question: QuestionId): readonly JudgedSize[] {
  // Each of several single systems serves a room of its own, but together they are controlled as they were asked to be.
  const asked = job.answers.Q4 === undefined ? answers : { ...answers, Q4: job.answers.Q4 };
  return [...new Set(models.flatMap(shownSizes))].flatMap((size) =>
    relevant(judge(size, asked)).flatMap((judgement) => (judgement.question === question ? [{ size, judgement }] : [])),
  );
}

/** The verdicts on an answer, unless they are the same for all. Each verdict names the sizes that it holds for, unless it holds for all. */
function verdictRows(compared: Compared, question: QuestionId): readonly ComparedRow[] {
  const { words, jobs } = compared;
  const judged = jobs.map((one) => judgedIn(compared, one, question));
  const keysOf = (of: readonly JudgedSize[]) => [...new Set(of.map(({ judgement }) => verdictKey(judgement)))];
  const isSame = new Set(judged.map((of) => keysOf(of).toSorted().join())).size < 2;
  if (isSame || judged.some(({ length }) => length === 0)) return [];
  const values = judged.map((of): ComparedValue => {
    const lines = keysOf(of).map((key) => {
      const held = of.filter(({ judgement }) => verdictKey(judgement) === key);
      const verdict = reasonKind(held[0]!.judgement);
      const texts = new Set(held.map(({ judgement }) => reasonText(words, judgement)));
      // A reason with a figure of one size isn't that of another. Zones have none.
      const reason = texts.size === 1 || question === 'Q4' ? [...texts][0]! : words.of(SHORTLIST)(`verdict.${verdict}`);
      const sizes = held.map(({ size }) => size);
      return { text: held.length === of.length ? reason : sizeLine(words, sizes, reason), verdict, isSmall: false };
    });
    return { lines, state: 'known', tag: '' };
  });
  return [textRow(titleOf(words, question), values)];
}

/** The verdict, with those facts in its reason that have no row. Other reasons for the same verdict differ only in wording. */
function verdictKey(judgement: Judgement): string {
  const { reason } = judgement;
  const fact = reason.id === 'zones' ? reason.level : reason.id === 'controls' ? JSON.stringify(reason) : '';
  return `${reasonKind(judgement)} ${fact}`;
}

/** Facts for somebody who installs it, in their order. */
function otherFacts(words: Words, models: readonly Model[]): readonly ComparedRow[] {
  const say = words.of(PRODUCT);
  // A list of model numbers is no help.
  const hasNumbers = models.every(({ size }) => size?.model_number);
  return [
    figure(words, models, 'fact.heating', 'heating_capacity_kw', 'kW'),
    figure(words, models, 'fact.indoorHeight', 'indoor_height_mm', 'mm'),
    figure(words, models, 'fact.indoorSound', 'indoor_sound_pressure_min_dba', 'dB(A)', (range) =>
      say('value.soundPressure', { figure: range }),
    ),
    factRow(words, models, say('fact.refrigerant'), ({ refrigerant }) => refrigerant),
    figure(words, models, 'fact.minRoom', 'min_room_area_m2', 'm²'),
    factRow(
      words,
      models,
      hasNumbers ? say('fact.model') : words.of(COMPARE)('compare.brand'),
      ({ brand, model_number: number }) => [brand, hasNumbers && number].filter(Boolean).join(' '),
    ),
  ];
}

/** A figure over the sizes of each job. */
function figure(
  words: Words,
  models: readonly Model[],
  key: FactKey,
  column: Figure,
  unit: string,
  whole = (range: string) => range,
): ComparedRow {
  return rangeRow(
    words,
    words.of(PRODUCT)(key),
    models,
    (product) => product[column],
    (from, to) => whole(unitRange(words, from, to, unit)),
  );
}

const upTo = (words: Words, number: number | null) => number && words.of(PRODUCT)('value.upTo', { number });

type FactKey = Extract<keyof typeof PRODUCT, `fact.${string}`>;
type Figure =
  | 'heating_capacity_kw'
  | 'heating_capacity_2c_kw'
  | 'indoor_height_mm'
  | 'indoor_sound_pressure_min_dba'
  | 'min_room_area_m2';

const isMultiSplit = ({ system_type: type }: Product): boolean => type === 'multi_split';

/** A fact in words. A fact that applies to none has no row. */
function factRow(
  words: Words,
  models: readonly Model[],
  name: string,
  textOf: Parameters<typeof sizedValue>[2],
  applies: (product: Product) => boolean = () => true,
): ComparedRow {
  const say = words.of(COMPARE);
  const values = models.map((model) => {
    if (!applies(productOf(model))) return { ...textValue(say('compare.none'), ''), state: 'none' as const };
    return sizedValue(words, model, textOf);
  });
  return textRow(name, values);
}
