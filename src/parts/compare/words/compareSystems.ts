import type { Product } from '../../../catalogue/product.ts';
import { mayCompare } from '../../../matching/comparable.ts';
import { isDucted } from '../../../matching/derivedFacts.ts';
import { judge } from '../../../matching/judge.ts';
import { type Model, productOf, shownSizes } from '../../../matching/models.ts';
import type { Judgement } from '../../../matching/verdict.ts';
import type { AskedJob } from '../../../matching/way.ts';
import { QUESTION_IDS } from '../../../questionnaire/question.ts';
import { conclusion, sentence } from '../../../words/adviceText.ts';
import { boughtTitle, priceTexts, sizesText } from '../../../words/boughtWords.ts';
import type { Tariff } from '../../../words/energyWords.ts';
import { PRODUCT } from '../../../words/english/product.ts';
import { figureRange } from '../../../words/modelWords.ts';
import { controls, kindAndPlace } from '../../../words/productWords.ts';
import { titleOf } from '../../../words/questionWords.ts';
import { REASON_KINDS, reasonKind, relevant } from '../../../words/reasonGroups.ts';
import { reasonText } from '../../../words/reasonText.ts';
import { sentences } from '../../../words/sentences.ts';
import type { Words } from '../../../words/words.ts';
import {
  type Compared,
  type ComparedJob,
  comparedJobs,
  costRow,
  outdoorRow,
  priceRow,
  soundRows,
  starRows,
} from './comparedFigures.ts';
import { type ComparedRow, isDiffering, isGiven, textRow, textValue } from './comparedRow.ts';
import { COMPARE } from './english.ts';

export interface SystemsComparison {
  /** A sentence for each column, or for each model with an advantage over the others; it continues after the name. */
  readonly conclusion: readonly { readonly column: number; readonly text: string }[];
  /** The reason why some figures can't be compared; empty if all can. */
  readonly note: string;
  /** The rows that differ and decide: the price, what was asked for, then what one sees, hears and pays later. */
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
  const areWays = jobs.some(({ way }) => way);
  const deciding = [
    priceRow(compared),
    ...(areWays ? wayRows(compared) : []),
    ...answerRows(compared),
    factRow(words, models, 'fact.kind', (product) => kindAndPlace(words, product)),
    ...(areWays ? [] : [sizeRow(compared)]),
    ...soundRows(compared),
    ...(zone ? [costRow(compared, zone, tariff)] : []),
    factRow(words, models, 'fact.warranty', ({ warranty_years: count }) =>
      count === null ? null : words.of(PRODUCT)('value.years', { count }),
    ),
  ].filter(isGiven);
  const details = [
    ...(areWays ? [sizeRow(compared)] : []),
    ...(zone ? starRows(compared, zone) : []),
    outdoorRow(compared),
    ...otherFacts(words, models),
  ].filter(isGiven);
  return {
    conclusion: conclusionOf(compared),
    note: noteOf(compared),
    differing: deciding.filter(isDiffering),
    details: details.filter(isDiffering),
    same: [...deciding, ...details].filter((row) => !isDiffering(row)),
  };
}

/** Between systems of one kind and size, their gains and costs; otherwise what each looks like, costs and sounds like. */
function conclusionOf(compared: Compared): SystemsComparison['conclusion'] {
  const { words, jobs, wholes, job, isNear, decided } = compared;
  const areOneKind = new Set(wholes.map(({ best }) => best.system_type)).size === 1;
  if (isNear || (!decided && areOneKind))
    return conclusion(words, wholes, job).map(({ model, text }) => ({ column: wholes.indexOf(model), text }));
  return jobs.map((one, column) => ({ column, text: kindText(compared, one, column) }));
}

/** After the name: "means a unit in each room and 2 outside. $3,880 to $7,206 installed. 61 dB(A) outdoors." */
function kindText({ words, wholes, job }: Compared, { models, way }: ComparedJob, column: number): string {
  const say = words.of(COMPARE);
  const whole = wholes[column]!;
  const kind = whole.best.system_type;
  const seen = isDucted(whole.best) ? 'ducted' : kind === 'multi_split' ? 'multi' : 'split';
  const sound = figureRange(words, whole, (product) => product.outdoor_sound_power_dba, 'dB(A)');
  const size = way ? '' : sizesText(words, models);
  const units = say(`compare.seen.${seen}`, { count: models.length });
  return sentences(
    size ? say('compare.has', { size, units }) : say('compare.means', { units }),
    ...priceTexts(words, models, job).map(({ text }) => sentence(words, text)),
    sound && say('compare.heard', { sound }),
  );
}

/** Which systems a way begins with, and its outdoor units. */
function wayRows({ words, jobs }: Compared): readonly ComparedRow[] {
  const say = words.of(COMPARE);
  const row = (name: string, textOf: (job: ComparedJob) => string): ComparedRow =>
    textRow(
      name,
      jobs.map((one) => textValue(textOf(one), say('compare.unknown'))),
    );
  return [
    row(say('compare.systems'), ({ models }) => boughtTitle(words, models)),
    row(say('compare.outdoorUnits'), ({ models }) => words.number(models.length)),
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

/** The verdicts that differ, in the order of the questions. Of several systems, the worst one counts. */
function answerRows({ words, jobs }: Compared): readonly ComparedRow[] {
  const judged = jobs.map(({ models, answers }) =>
    models.flatMap((model) => relevant(judge(productOf(model), answers))).toSorted(worstFirst),
  );
  return QUESTION_IDS.flatMap((question) => {
    const judgements = judged.flatMap((of) => of.find((one) => one.question === question) ?? []);
    if (judgements.length < jobs.length || new Set(judgements.map(verdictKey)).size < 2) return [];
    const values = judgements.map((judgement) => {
      const text = reasonText(words, judgement);
      return { ...textValue(text, text), verdict: reasonKind(judgement) };
    });
    return [textRow(titleOf(words, question), values)];
  });
}

const worstFirst = (one: Judgement, other: Judgement): number =>
  REASON_KINDS.indexOf(reasonKind(other)) - REASON_KINDS.indexOf(reasonKind(one));

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
