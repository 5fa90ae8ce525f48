import type { QuotedAmount } from './reader/quoteAmounts.ts';
import { readQuoteDates, readValidDays } from './reader/quoteDates.ts';
import { languageOf, whyNoQuote } from './reader/quoteKind.ts';
import { linesOf, type QuoteLine, wordsAround } from './reader/quoteLines.ts';
import { readPlaces } from './reader/quotePlaces.ts';
import { textOfQuote } from './reader/quoteSource.ts';
import { readSystems } from './reader/quoteSystems.ts';
import { allAmounts, readTotalOf, type TotalOption, type TotalReading } from './reader/quoteTotal.ts';
import { readWorkOf, workPrices } from './reader/quoteWork.ts';
import {
  type QuotedOption,
  type QuotedPlace,
  type QuotedWords,
  type Read,
  type ReadingKey,
  type ReadQuote,
  WORK_KINDS,
} from './reader/reading.ts';

export interface ReadQuoteOptions {
  /** YYYY-MM-DD, for a date without a year. */
  readonly on?: string;
}

/**
 * Reads a quote as it was pasted: plain text, HTML or the source of a mail. Pure, and never throws: what isn't found is null, empty or
 * "not said", what may be wrong is named in `unsure`, and `words` has the place of each reading in `text`.
 */
export function readQuote(source: string, { on }: ReadQuoteOptions = {}): ReadQuote {
  const { text, cut } = textOfQuote(String(source ?? ''));
  const lines = linesOf(text);
  const language = languageOf(text);
  const isEnglish = language === 'en';
  const amounts = allAmounts(lines);
  const totals = readTotalOf(lines, amounts);
  const systems = readSystems(text, lines);
  const why_not = whyNoQuote(lines, amounts, {
    kw: systems.kw.length + systems.headKw.length,
    total: totals.total !== null,
    language,
  });
  const isOurs = why_not === null || why_not === 'invoice';
  const isDucted = lines.some(({ low }) => /\bducted\b|\bzone|\breturn air|\bduct ?work|\bgrilles?\b/.test(low));
  const worded = isOurs && isEnglish ? lines : [];
  const own = isOurs ? systems : readSystems(text, []);
  const work = readWorkOf(worded, isDucted, isEnglish ? own.unitsAt : null);
  const places = readPlaces(worded);
  const ours = isOurs ? lines : [];
  const dates = readQuoteDates(ours, on);
  const days = readValidDays(ours);
  const deposit = depositOf(ours, amounts);
  const rebate = rebateOf(lines, amounts);
  const discount = amounts.find((one) => one.role === 'discount' && isTakenOff(one)) ?? null;
  const price = totals.total ?? totals.range;
  const options = totals.options.map((option) => optionOf(text, option));
  const [units, heads] = options.length > 1 && own.units !== null ? mostOf(options, own) : [own.units, own.heads];

  const { gstAt } = totals;
  const words = wordsOf(text, {
    total: totals.total ?? totals.options[0]?.amount,
    range: totals.range,
    gst: gstAt,
    discount,
    rebate: rebate?.at,
    deposit: deposit.amount,
    deposit_percent: deposit.percent,
    date: dates.date,
    valid_until: dates.until,
    valid_days: days,
    kw: own.kw[0] ?? own.otherSize,
    head_kw: own.headKw[0],
    units: units === null ? null : own.unitsAt,
    heads: heads === null ? null : (own.headKw[0] ?? own.unitsAt),
    maker: own.maker,
    models: own.models[0],
    pipe_m: places.pipe_m,
    cable_m: places.cable_m,
    storey: places.storey,
    route: places.route,
    outdoor: places.outdoor,
    ...Object.fromEntries(WORK_KINDS.map((kind) => [`work.${kind}`, work[kind].said])),
  });
  const reading: Omit<ReadQuote, 'unsure'> = {
    is_quote: why_not === null,
    why_not,
    language,
    text,
    cut,
    total: totals.total?.value ?? null,
    range: totals.range?.upTo ? [totals.range.value, totals.range.upTo] : null,
    gst: totals.gst,
    discount: discount?.value ?? null,
    rebate: rebate && { amount: rebate.amount, off: rebate.off },
    deposit: deposit.amount?.value ?? null,
    deposit_percent: deposit.percent?.value ?? null,
    date: dates.date?.value ?? null,
    valid_until: dates.until?.value ?? null,
    valid_days: days?.value ?? null,
    kw: own.kw.map(valueIn),
    head_kw: own.headKw.map(valueIn),
    units,
    heads,
    maker: own.maker?.value ?? null,
    models: own.models.map(valueIn),
    pipe_m: places.pipe_m?.value ?? null,
    cable_m: places.cable_m?.value ?? null,
    storey: places.storey?.value ?? null,
    route: places.route?.value ?? null,
    outdoor: places.outdoor?.value ?? null,
    work: Object.fromEntries(WORK_KINDS.map((kind) => [kind, work[kind].is])) as ReadQuote['work'],
    prices: workPrices(worded, isDucted, totals.total?.value ?? null),
    options,
    words,
  };
  if (!isEnglish) return { ...reading, unsure: Object.keys(words) as ReadingKey[] };
  const isSlip = price !== null && /[OolI|]/.test(text.slice(price.from, price.to));
  const isUnsure: Readonly<Partial<Record<ReadingKey, boolean>>> = {
    total: totals.isUnsure || isSlip,
    gst: reading.gst !== 'in' && (price !== null || options.length > 0),
    discount: discount !== null,
    rebate: rebate !== null,
    kw: own.kw.length === 0 && own.otherSize !== null,
    units: (units ?? 1) > 1 && isForEach(totals, lines),
    ...Object.fromEntries(WORK_KINDS.map((kind) => [`work.${kind}`, work[kind].isUnsure])),
  };
  return { ...reading, unsure: (Object.keys(isUnsure) as ReadingKey[]).filter((key) => isUnsure[key]) };
}

function optionOf(text: string, { label, amount, gst, lines }: TotalOption): QuotedOption {
  const { kw, models, units } = readSystems(text, lines);
  return { label, total: amount.value, gst, kw: kw.map(valueIn), models: models.map(valueIn), units };
}

const valueIn = <T>({ value }: Read<T>): T => value;

/** The words of each reading. */
function wordsOf(
  text: string,
  places: Readonly<Partial<Record<ReadingKey, QuotedPlace | null | undefined>>>,
): ReadQuote['words'] {
  const words: Partial<Record<ReadingKey, QuotedWords>> = {};
  for (const [key, at] of Object.entries(places)) {
    if (!at) continue;
    const own = at.line.clauses.find((one) => one.from <= at.from && at.from < one.from + one.plain.length);
    const { from, plain } = own ?? at.line;
    words[key as ReadingKey] = wordsAround(text, at.from, at.to, [from, from + plain.length]);
  }
  return words;
}

/** Of options, each has systems of its own. */
const mostOf = (
  options: ReadQuote['options'],
  { units, heads }: Pick<ReadQuote, 'units' | 'heads'>,
): readonly [number | null, number | null] => {
  const most = Math.max(...options.map((one) => one.units ?? 1));
  return [Math.min(units ?? most, most), heads === units ? most : heads];
};

/** True where a price for several systems may be for each of them. */
function isForEach({ total }: TotalReading, lines: readonly QuoteLine[]): boolean {
  if (!total || /^(?:total|final)$/.test(total.role) || /\b(?:all|both|together|package)\b/.test(total.label))
    return false;
  const rows = lines.filter(({ low }) => /\d[\d,]*\.\d\d\s+\$?\d[\d,]*\.\d\d\s*$/.test(low));
  return rows.length < 2;
}

/** A discount on a condition isn't taken off. */
const isTakenOff = ({ isNegative, label, line }: QuotedAmount): boolean =>
  (isNegative || /\bless\b|applied|discount|\bsav(?:e|ing)|promo/.test(label)) &&
  !/\bif\b|when you|\bavailable|\bup to\b|before \d/.test(line.low);

interface DepositReading {
  readonly amount: QuotedAmount | null;
  readonly percent: Read<number> | null;
}

const PERCENT = String.raw`(\d{1,3}(?:\.\d)?)\s*(?:%|per ?cent)`;
const DEPOSIT_PERCENT = new RegExp(
  `${PERCENT}[^.\\n%]{0,25}(?:deposit|up ?front|down ?payment|to (?:secure|book|lock in)|on (?:acceptance|booking|order))|(?:deposit|up ?front|down ?payment)[^.\\n%]{0,40}?${PERCENT}`,
);

function depositOf(lines: readonly QuoteLine[], amounts: readonly QuotedAmount[]): DepositReading {
  const amount = amounts.find(({ role, value }) => role === 'deposit' && value > 0) ?? null;
  for (const line of lines) {
    const found = DEPOSIT_PERCENT.exec(line.low);
    const value = Number(found?.[1] ?? found?.[2]);
    if (found && value > 0 && value <= 100)
      return {
        amount,
        percent: { value, line, from: line.from + found.index, to: line.from + found.index + found[0].length },
      };
  }
  return { amount, percent: null };
}

const REBATE = /\brebates?\b|\bincentives?\b|\bveecs?\b|\bveu\b|\bess\b|\bpdrs\b|\bstcs?\b|\bcash ?back\b/;

/** A rebate that the owner still has to get. */
const LATER =
  /\bclaim|\beligible for|\bmay (?:be|get|qualify)|\bapply|\bavailable|\bcan (?:get|be)|\bafterwards|\bseparate|not (?:been )?(?:incl|deduct|taken)|\bback from|\bcash ?back/;

function rebateOf(
  lines: readonly QuoteLine[],
  amounts: readonly QuotedAmount[],
): {
  readonly amount: number | null;
  readonly off: boolean;
  readonly at: { line: QuoteLine; from: number; to: number };
} | null {
  const amount = amounts.find(({ role }) => role === 'rebate');
  const line =
    amount?.line ?? lines.find(({ low }) => REBATE.test(low) && !/\bno (?:\w+ )?(?:rebate|incentive)/.test(low));
  if (!line) return null;
  const found = REBATE.exec(line.low) ?? { index: 0, 0: '' };
  const around = lines
    .filter(({ low }) => REBATE.test(low))
    .map(({ low }) => low)
    .join('\n');
  const isOff = amount
    ? amount.isNegative || !LATER.test(line.low)
    : /after|less|applied|deducted|taken off|already|net of|includes/.test(around) && !LATER.test(around);
  return {
    amount: amount?.value ?? null,
    off: isOff,
    at: amount ?? { line, from: line.from + found.index, to: line.from + found.index + found[0].length },
  };
}
