import type { Product } from '../../../catalogue/product.ts';
import type { Zone } from '../../../climate/zone.ts';
import { mayCompare } from '../../../matching/comparable.ts';
import { isDucted } from '../../../matching/derivedFacts.ts';
import { judge } from '../../../matching/judge.ts';
import { type Model, productOf, shownSizes } from '../../../matching/models.ts';
import type { Judgement } from '../../../matching/verdict.ts';
import type { Answers } from '../../../questionnaire/question.ts';
import { conclusion } from '../../../words/adviceText.ts';
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
  comparedModels,
  energyRows,
  outdoorRow,
  priceRow,
  soundRows,
  workRows,
} from './comparedFigures.ts';
import { type ComparedRow, isGiven, textRow, textValue } from './comparedRow.ts';
import { COMPARE } from './english.ts';

export interface SystemsComparison {
  /** The advantages of each over all others, with the disadvantages: one sentence for each model that has an advantage. */
  readonly conclusion: ReturnType<typeof conclusion>;
  /** The reason why some figures can't be compared; empty if all can. */
  readonly note: string;
  /** The facts that most visitors decide by, always shown. */
  readonly first: readonly ComparedRow[];
  /** The verdicts that differ, then all other figures and facts. */
  readonly more: readonly ComparedRow[];
}

/**
 * Compares models side by side. A fact has no row if it applies to none of them, or if none gives it. Price and sound always
 * stay, because everybody asks about them.
 * @param zone for energy; without one, energy is left out
 * @param installed the price of each with its installation, if known
 */
export function compareSystems(
  words: Words,
  models: readonly Model[],
  answers: Answers,
  zone: Zone | null,
  tariff: Tariff,
  installed: readonly (string | null)[] = [],
): SystemsComparison {
  const compared = comparedModels(words, models);
  const [sound, ...otherSound] = soundRows(compared);
  return {
    conclusion: conclusion(words, models, { answers, zone }),
    note: noteOf(compared),
    first: [
      factRow(words, models, 'fact.kind', (product) => kindAndPlace(words, product)),
      priceRow(compared, installed),
      ...[sizeRow(compared)].filter(isGiven),
      ...(sound ? [sound] : []),
      ...workRows(compared, zone),
      ...[outdoorRow(compared)].filter(isGiven),
    ],
    more: [
      ...answerRows(words, models, answers),
      ...(zone ? energyRows(compared, zone, tariff) : []).filter(isGiven),
      ...otherSound,
      ...otherFacts(words, models),
    ],
  };
}

function noteOf({ words, models, decided, isAlike }: Compared): string {
  const say = words.of(COMPARE);
  if (isAlike || models.length < 2) return '';
  if (!decided) return say('compare.ranges');
  const [first, ...others] = decided;
  if (first && !others.every((other) => mayCompare(first, other, 'energy'))) return say('compare.apart.type');
  return say(
    decided.some((product) => product.cooling_capacity_kw === null) ? 'compare.apart.unknown' : 'compare.apart',
  );
}

function sizeRow({ words, models }: Compared): ComparedRow {
  const say = words.of(COMPARE);
  return textRow(
    say('compare.size'),
    models.map((model) => textValue(sizeText(words, model), say('compare.unknown'))),
    'figure',
  );
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
