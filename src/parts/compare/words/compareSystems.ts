import type { Product } from '../../../catalogue/product.ts';
import { mayCompare } from '../../../matching/comparable.ts';
import { isDucted } from '../../../matching/derivedFacts.ts';
import { judge } from '../../../matching/judge.ts';
import { type Model, productOf, shownSizes } from '../../../matching/models.ts';
import type { Judgement } from '../../../matching/verdict.ts';
import type { AskedJob } from '../../../matching/way.ts';
import { unitsFor } from '../../../matching/ways.ts';
import type { Answers } from '../../../questionnaire/question.ts';
import { conclusion } from '../../../words/adviceText.ts';
import { boughtTitle, eachModel, priceTexts } from '../../../words/boughtWords.ts';
import type { Tariff } from '../../../words/energyWords.ts';
import { PRODUCT } from '../../../words/english/product.ts';
import { figureRange, sizeText } from '../../../words/modelWords.ts';
import { controls, kindAndPlace } from '../../../words/productWords.ts';
import { titleOf } from '../../../words/questionWords.ts';
import { reasonKind, relevant } from '../../../words/reasonGroups.ts';
import { reasonText } from '../../../words/reasonText.ts';
import type { Words } from '../../../words/words.ts';
import {
  type Compared,
  type ComparedJob,
  comparedJobs,
  energyRows,
  outdoorRow,
  priceRow,
  soundRows,
  workRows,
} from './comparedFigures.ts';
import { type ComparedRow, isDiffering, isGiven, textRow, textValue } from './comparedRow.ts';
import { COMPARE } from './english.ts';

export interface SystemsComparison {
  /** A sentence for each column, or for each model with an advantage over the others; it continues after the name. */
  readonly conclusion: readonly { readonly column: number; readonly text: string }[];
  /** The reason why some figures can't be compared; empty if all can. */
  readonly note: string;
  /** The rows that differ: the price, what was asked for, then the rest. */
  readonly differing: readonly ComparedRow[];
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
  const { zone, answers } = job;
  const rows = [
    priceRow(compared),
    ...wayRows(compared),
    ...(jobs.some(({ way }) => way) ? [] : answerRows(words, models, answers)),
    factRow(words, models, 'fact.kind', (product) => kindAndPlace(words, product)),
    sizeRow(compared),
    ...soundRows(compared),
    ...workRows(compared, zone),
    outdoorRow(compared),
    ...(zone ? energyRows(compared, zone, tariff) : []),
    ...otherFacts(words, models),
  ].filter(isGiven);
  return {
    conclusion: conclusionOf(compared),
    note: noteOf(compared),
    differing: rows.filter(isDiffering),
    same: rows.filter((row) => !isDiffering(row)),
  };
}

/** Between systems of one kind and size, their gains and costs; otherwise what each looks like, costs and sounds like. */
function conclusionOf(compared: Compared): SystemsComparison['conclusion'] {
  const { words, jobs, models, job, isNear, decided } = compared;
  const areOneKind = new Set(models.map(({ best }) => best.system_type)).size === 1;
  if (isNear || (!decided && areOneKind && jobs.every(({ way }) => !way)))
    return conclusion(words, models, job).map(({ model, text }) => ({ column: models.indexOf(model), text }));
  return jobs.map((one, column) => ({ column, text: kindText(compared, one, column) }));
}

/** "2 outdoor units, and a unit in each room; $3,880 to $7,206 installed; 58 dB(A) outdoors." */
function kindText({ words, models, job }: Compared, { models: bought }: ComparedJob, column: number): string {
  const say = words.of(COMPARE);
  const model = models[column]!;
  const kind = model.best.system_type;
  const seen = isDucted(model.best) ? 'ducted' : kind === 'multi_split' ? 'multi' : 'split';
  const sound = figureRange(words, model, (product) => product.outdoor_sound_power_dba, 'dB(A)');
  const clauses = [
    sizesText(words, bought),
    say(`compare.seen.${seen}`, { count: bought.length }),
    ...priceTexts(words, bought, job).map(({ text }) => text),
    sound && say('compare.heard', { sound }),
  ];
  return `${clauses.filter(Boolean).join('; ')}.`;
}

/** "2.5 kW", "2.5 kW and 5.0 kW". */
function sizesText(words: Words, bought: readonly Model[]): string {
  return words.list(eachModel(bought).flatMap((model) => sizeText(words, model) ?? []));
}

/** Which systems a way begins with, and its units. */
function wayRows({ words, jobs, job }: Compared): readonly ComparedRow[] {
  if (!jobs.some(({ way }) => way)) return [];
  const say = words.of(COMPARE);
  const text = (textOf: (bought: ComparedJob) => string) =>
    jobs.map((one) => textValue(textOf(one), say('compare.unknown')));
  const indoors = ({ models, way }: ComparedJob): string =>
    words.number(way === 'splits' ? models.length : unitsFor(productOf(models[0]), job));
  return [
    textRow(
      say('compare.systems'),
      text(({ models }) => boughtTitle(words, models)),
    ),
    textRow(
      say('compare.outdoorUnits'),
      text(({ models }) => words.number(models.length)),
    ),
    textRow(words.of(PRODUCT)('fact.indoorUnits'), text(indoors)),
  ];
}

function noteOf({ words, jobs, models, decided, isNear }: Compared): string {
  const say = words.of(COMPARE);
  if (isNear || models.length < 2 || jobs.some(({ way }) => way)) return '';
  if (!decided) return say('compare.ranges');
  const [first, ...others] = decided;
  if (first && !others.every((other) => mayCompare(first, other, 'energy'))) return say('compare.apart.type');
  return say(
    decided.some((product) => product.cooling_capacity_kw === null) ? 'compare.apart.unknown' : 'compare.apart',
  );
}

function sizeRow({ words, jobs }: Compared): ComparedRow {
  const say = words.of(COMPARE);
  const values = jobs.map(({ models }) => textValue(sizesText(words, models) || null, say('compare.unknown')));
  return textRow(say('compare.size'), values, 'figure');
}

/** The verdicts that differ. All models are judged by the same answers, so each has the same questions. */
function answerRows(words: Words, models: readonly Model[], answers: Answers): readonly ComparedRow[] {
  const judged = models.map((model) => relevant(judge(productOf(model), answers)));
  return (judged[0] ?? []).flatMap(({ question }, index) => {
    const judgements = judged.flatMap((of) => of[index] ?? []);
    if (new Set(judgements.map(verdictKey)).size < 2) return [];
    const values = judgements.map((judgement) => {
      const text = reasonText(words, judgement);
      return { ...textValue(text, text), verdict: reasonKind(judgement) };
    });
    return [textRow(titleOf(words, question), values)];
  });
}

/** The verdict, with those facts in its reason that have no row. Other reasons for the same verdict differ only in wording. */
function verdictKey(judgement: Judgement): string {
  const { reason } = judgement;
  const fact = reason.id === 'zones' ? reason.level : reason.id === 'controls' ? JSON.stringify(reason) : '';
  return `${reasonKind(judgement)} ${fact}`;
}

/** Other facts in their order. A fact that no model gives is left out. */
function otherFacts(words: Words, models: readonly Model[]): readonly ComparedRow[] {
  const say = words.of(PRODUCT);
  const unknown = words.of(COMPARE)('compare.unknown');
  const text = (key: FactKey, textOf: TextOf, applies?: (product: Product) => boolean) =>
    factRow(words, models, key, textOf, applies);
  const figure = (key: FactKey, column: Figure, unit: string, whole = (range: string) => range): ComparedRow => {
    const ranges = models.map((model) => figureRange(words, model, (product) => product[column], unit));
    return textRow(
      say(key),
      ranges.map((range) => textValue(range && whole(range), unknown)),
    );
  };
  const isDecided = models.every(({ size }) => size !== null);
  const upTo = (number: number | null) => number && say('value.upTo', { number });
  return [
    text('fact.zones', (product) => upTo(product.max_zones), isDucted),
    text('fact.indoorUnits', (product) => upTo(product.max_indoor_units), isMultiSplit),
    text('fact.warranty', ({ warranty_years: count }) => count && say('value.years', { count })),
    text('fact.controls', (product) => product.controls && controls(words, product)),
    figure('fact.heating', 'heating_capacity_kw', 'kW'),
    figure('fact.heating2c', 'heating_capacity_2c_kw', 'kW'),
    figure('fact.indoorHeight', 'indoor_height_mm', 'mm'),
    figure('fact.indoorSound', 'indoor_sound_pressure_min_dba', 'dB(A)', (range) =>
      say('value.soundPressure', { figure: range }),
    ),
    text('fact.power', ({ phase }) => phase && say(phase === 1 ? 'value.singlePhase' : 'value.threePhase')),
    text('fact.refrigerant', ({ refrigerant }) => refrigerant),
    figure('fact.minRoom', 'min_room_area_m2', 'm²'),
    text('fact.availability', ({ availability }) => availability && say(`availability.${availability}`)),
    text('fact.model', ({ brand, model_number: number }) => [brand, isDecided && number].filter(Boolean).join(' ')),
  ].filter(isGiven);
}

type FactKey = Extract<keyof typeof PRODUCT, `fact.${string}`>;
/** Null, 0 and '' mean unknown. */
type TextOf = (product: Product) => string | 0 | null;
type Figure =
  | 'heating_capacity_kw'
  | 'heating_capacity_2c_kw'
  | 'indoor_height_mm'
  | 'indoor_sound_pressure_min_dba'
  | 'min_room_area_m2';

const isMultiSplit = ({ system_type: type }: Product): boolean => type === 'multi_split';

/** A fact in words. If the sizes of a model differ, it has each of their words once. A fact that applies to none has no row. */
function factRow(
  words: Words,
  models: readonly Model[],
  key: FactKey,
  textOf: TextOf,
  applies: (product: Product) => boolean = () => true,
): ComparedRow {
  const say = words.of(COMPARE);
  const values = models.map((model) => {
    if (!applies(productOf(model))) return { ...textValue(say('compare.none'), ''), state: 'none' as const };
    const texts = new Set(shownSizes(model).flatMap((size) => textOf(size) || []));
    return textValue([...texts], say('compare.unknown'));
  });
  return textRow(words.of(PRODUCT)(key), values);
}
