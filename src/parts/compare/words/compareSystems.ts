import { CONTROLS, type ControlSupply, type Product } from '../../../catalogue/product.ts';
import { isDucted, zoneControl } from '../../../matching/derivedFacts.ts';
import { judge } from '../../../matching/judge.ts';
import { type Model, productOf, shownSizes } from '../../../matching/models.ts';
import type { Judgement } from '../../../matching/verdict.ts';
import type { AskedJob } from '../../../matching/way.ts';
import { unitsFor } from '../../../matching/ways.ts';
import { QUESTION_IDS, type QuestionId } from '../../../questionnaire/question.ts';
import { boughtName, countNames, sizeNotes } from '../../../words/boughtWords.ts';
import type { Tariff } from '../../../words/energyWords.ts';
import { ADVICE } from '../../../words/english/advice.ts';
import { PRODUCT } from '../../../words/english/product.ts';
import { WAYS } from '../../../words/english/ways.ts';
import { outdoorSize } from '../../../words/productWords.ts';
import { titleOf } from '../../../words/questionWords.ts';
import { unitRange } from '../../../words/ranges.ts';
import { reasonKind, relevant } from '../../../words/reasonGroups.ts';
import { reasonText } from '../../../words/reasonText.ts';
import { buyTexts, installLines } from '../../../words/rowLines.ts';
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
  const areWays = jobs.some(({ way }) => way);
  const say = words.of(PRODUCT);
  const isAsked = (question: QuestionId): boolean => jobs.some((one) => judgedIn(compared, one, question).length > 0);
  const controlsRow = factRow(words, models, say('fact.controls'), (product) => controlsText(words, product));
  const placeRow = factRow(
    words,
    models,
    words.of(COMPARE)('compare.place'),
    ({ indoor_unit_style: style }) => style && say(`place.${style}`),
  );
  const areMulti = models.every(({ best }) => best.system_type === 'multi_split');
  const areZonesAsked = isAsked('Q4');
  const zones = zonesRow(compared, !areZonesAsked);
  const deciding = [
    ...(areWays ? [startRow(compared)] : []),
    ...QUESTION_IDS.flatMap((id) => [...verdictRows(compared, id), ...(id === 'Q4' && areZonesAsked ? [zones] : [])]),
    sizeRow(compared),
    priceRow(compared),
    typeRow(compared),
    ...(areWays ? [knowRow(compared)] : [placeRow]),
    ...(zone === 'cold' ? [kwRow(compared, say('fact.heating2c'), (product) => product.heating_capacity_2c_kw)] : []),
    ...soundRows(compared),
    ...(zone ? [costRow(compared, zone, tariff)] : []),
    ...(areZonesAsked ? [] : [zones]),
    ...(isAsked('Q7') ? [] : [controlsRow]),
    factRow(words, models, say('fact.warranty'), ({ warranty_years: count }) => count && say('value.years', { count })),
    factRow(
      words,
      models,
      say('fact.power'),
      ({ phase }) => phase && say(phase === 1 ? 'value.singlePhase' : 'value.threePhase'),
    ),
    availabilityRow(compared),
  ].filter(isGiven);
  const details = [
    ...(isAsked('Q7') ? [controlsRow] : []),
    ...(zone ? starRows(compared, zone) : []),
    ...(areMulti
      ? [factRow(words, models, say('fact.indoorUnits'), ({ max_indoor_units: count }) => upTo(words, count))]
      : []),
    // The type of a way says where its units are.
    ...(areWays ? [placeRow] : []),
    {
      ...factRow(words, models, say('fact.outdoorUnit'), (product) => outdoorSize(words, product)),
      note: words.of(COMPARE)('compare.outdoorUnit'),
    },
    kwRow(compared, say('fact.heating'), (product) => product.heating_capacity_kw),
    rangeRow(
      words,
      say('fact.indoorSound'),
      models,
      (product) => product.indoor_sound_pressure_min_dba,
      (from, to) => say('value.soundPressure', { figure: unitRange(words, from, to, 'dB(A)') }),
    ),
    factRow(words, models, say('fact.refrigerant'), ({ refrigerant }) => refrigerant),
  ].filter(isGiven);
  return {
    differing: deciding.filter(isDiffering),
    details: details.filter(isDiffering),
    same: [...deciding, ...details].filter((row) => !isDiffering(row)),
  };
}

/** The systems to start with in each way. */
function startRow({ words, jobs }: Compared): ComparedRow {
  const values = jobs.map(({ models }) => textValue(boughtName(words, models), ''));
  return textRow(words.of(COMPARE)('compare.systems'), values);
}

/** The sizes of each job, and what doesn't suit its rooms about them. */
function sizeRow(compared: Compared): ComparedRow {
  const { words, jobs, job } = compared;
  const row = kwRow(compared, words.of(COMPARE)('compare.size'), (product) => product.cooling_capacity_kw);
  const values = row.values.map(({ lines, ...value }, index) => {
    const { id, models } = jobs[index]!;
    const notes = sizeNotes(words, id, models, job).map((text) => ({ text, isSmall: true }));
    return { ...value, lines: [...lines, ...notes] };
  });
  return { ...row, values };
}

/** The gain and the flaw of each way, as its card says them, but for its price. */
function knowRow({ words, jobs, job }: Compared): ComparedRow {
  const ways = jobs.flatMap(({ way }) => way ?? []);
  const values = ways.map((way): ComparedValue => {
    const { gain, flaw } = wayPoints(words, ways, way, job, false);
    const flawLine = { text: flaw.text, verdict: 'partly' as const };
    return { lines: gain ? [{ text: gain.text, verdict: 'fits' }, flawLine] : [flawLine], isKnown: true };
  });
  return textRow(words.of(COMPARE)('compare.know'), values, 'points');
}

/** Whether it is in stock, and where it isn't installed. */
function availabilityRow({ words, jobs, models, job }: Compared): ComparedRow {
  const say = words.of(PRODUCT);
  const row = factRow(
    words,
    models,
    say('fact.availability'),
    ({ availability: one }) => one && say(`availability.${one}`),
  );
  const values = row.values.map((value, at): ComparedValue => {
    const places = buyTexts(words, jobs[at]!.bought, job).filter(({ id }) => id === 'place');
    const elsewhere = jobs[at]!.models.flatMap((one) => installLines(words, productOf(one), job.postcode));
    const [note] = [...places, ...elsewhere];
    return note ? { isKnown: true, lines: [...value.lines, { text: note.text }] } : value;
  });
  return { ...row, values };
}

/** A figure of each system of a job: "3.5 kW and 2 × 2.0 kW". */
function kwRow({ words, jobs }: Compared, name: string, figureOf: (product: Product) => number | null): ComparedRow {
  const values = jobs.map(({ models }) => {
    const each = rangeRow(words, name, models, figureOf, (from, to) => unitRange(words, from, to, 'kW')).values;
    if (each.length === 1 || !isGiven({ values: each })) return each[0]!;
    const texts = each.map(({ lines }) => lines.map(({ text }) => text).join(', '));
    return textValue(countNames(words, texts), '');
  });
  return textRow(name, values, 'figure');
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

/**
 * How rooms are controlled apart: beside ducts each indoor unit is a zone. A split for one room has none.
 * @param withLevel false where a verdict says it
 */
function zonesRow({ words, jobs, models }: Compared, withLevel: boolean): ComparedRow {
  const isOneRoom = jobs.some(({ models: [model, other] }) => !other && model.best.system_type === 'split');
  const isTold = !isOneRoom && (withLevel || models.some(({ best }) => isDucted(best)));
  const textOf = (product: Product): string => {
    const isEach = jobs.some(({ models: [, other] }) => other) && !isDucted(product);
    const level = withLevel && !isEach && zoneControl(product);
    const count = isDucted(product)
      ? Number(product.max_zones) > 1 && upTo(words, product.max_zones)
      : (isEach || !withLevel) && words.of(COMPARE)('compare.zones');
    return [level && words.of(ADVICE)(`gain.zones.${level}`), count].filter(Boolean).join(', ');
  };
  return factRow(words, models, words.of(PRODUCT)('fact.zones'), (product) => isTold && textOf(product));
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
      return { text: held.length === of.length ? reason : sizeLine(words, sizes, reason), verdict };
    });
    return { lines, isKnown: true };
  });
  return [textRow(titleOf(words, question), values)];
}

/** The verdict, with those facts in its reason that have no row. Other reasons for the same verdict differ only in wording. */
function verdictKey(judgement: Judgement): string {
  const { reason } = judgement;
  const fact = reason.id === 'zones' ? reason.level : reason.id === 'controls' ? JSON.stringify(reason) : '';
  return `${reasonKind(judgement)} ${fact}`;
}

const upTo = (words: Words, number: number | null) => number && words.of(PRODUCT)('value.upTo', { number });

/** A fact in words. */
const factRow = (
  words: Words,
  models: readonly Model[],
  name: string,
  textOf: Parameters<typeof sizedValue>[2],
): ComparedRow =>
  textRow(
    name,
    models.map((model) => sizedValue(words, model, textOf)),
  );
