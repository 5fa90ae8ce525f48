import type { QuotedAmount } from './reader/quoteAmounts.ts';
import { readQuoteDates, readValidDays } from './reader/quoteDates.ts';
import { languageOf, whyNoQuote } from './reader/quoteKind.ts';
import { linesOf, type QuotedPlace, type QuoteLine, type Read, readAt, wordsAround } from './reader/quoteLines.ts';
import { readPlaces } from './reader/quotePlaces.ts';
import { textOfQuote } from './reader/quoteSource.ts';
import { readSystems } from './reader/quoteSystems.ts';
import { allAmounts, readTotalOf, type TotalOption, type TotalReading } from './reader/quoteTotal.ts';
import { readWorkOf, workPrices } from './reader/quoteWork.ts';
import { type QuotedOption, type ReadingKey, type ReadQuote, WORK_KINDS } from './reader/reading.ts';

export interface ReadQuoteOptions {
  /** YYYY-MM-DD, for a date without a year. */
  readonly on?: string;
}

type Places = Readonly<Partial<Record<ReadingKey, QuotedPlace | null>>>;

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
  const all = readSystems(text, lines);
  const sizes = all.kw.length + all.headKw.length;
  const why_not = whyNoQuote(lines, amounts, { kw: sizes, total: totals.total !== null, language });
  // Of something else only the money is read, and of another language only figures.
  const ours = why_not === null || why_not === 'invoice' ? lines : [];
  const worded = isEnglish ? ours : [];
  const systems = ours.length > 0 ? all : readSystems(text, []);
  const isDucted = lines.some(({ low }) => /\bducted\b|\bzone|\breturn air|\bduct ?work|\bgrilles?\b/.test(low));
  const work = readWorkOf(worded, isDucted, isEnglish ? systems.unitsAt : null);
  const dates = readQuoteDates(ours, on);
  const rebate = rebateOf(lines, amounts);
  const options = totals.options.map((option) => optionOf(text, option));
  // Of options, each has systems of its own.
  const most = options.length > 1 ? Math.max(...options.map((one) => one.units ?? 1)) : Number.POSITIVE_INFINITY;
  const [units, heads] = [systems.units, systems.heads].map((count) => count && Math.min(count, most));

  const single = {
    total: totals.total,
    discount: amounts.find((one) => one.role === 'discount' && isTakenOff(one)) ?? null,
    deposit: amounts.find(({ role, value }) => ours.length > 0 && role === 'deposit' && value > 0) ?? null,
    deposit_percent: percentOf(ours),
    date: dates.date,
    valid_until: dates.until,
    valid_days: readValidDays(ours),
    maker: systems.maker,
    ...readPlaces(worded),
  };
  const places: Places = {
    ...single,
    total: totals.total ?? options[0]?.at ?? null,
    range: totals.range,
    gst: totals.gstAt,
    rebate,
    kw: systems.kw[0] ?? systems.otherSize,
    head_kw: systems.headKw[0] ?? null,
    units: units ? systems.unitsAt : null,
    heads: heads ? (systems.headKw[0] ?? systems.unitsAt) : null,
    models: systems.models[0] ?? null,
    ...Object.fromEntries(WORK_KINDS.map((kind) => [`work.${kind}`, work[kind].said])),
  };
  const isPriced = (single.total ?? totals.range) !== null || options.length > 0;
  const prices = workPrices(worded, isDucted, single.total?.value ?? null);
  const price = text.slice(places.total?.from ?? 0, places.total?.to ?? 0);
  const isUnsure: Readonly<Partial<Record<ReadingKey, boolean>>> = {
    // A photographed page has letters for figures.
    total: totals.isUnsure || /[OolI|]/.test(price) || /\b(?:approx|ballpark|rough)/.test(totals.total?.label ?? ''),
    gst: totals.gst !== 'in' && isPriced,
    discount: single.discount !== null,
    rebate: rebate !== null,
    kw: systems.kw.length === 0 && systems.otherSize !== null,
    units: (units ?? 1) > 1 && isForEach(totals, lines),
    // A line's own price may be on top where nothing sums the lines up.
    ...Object.fromEntries(
      WORK_KINDS.map((kind) => [
        `work.${kind}`,
        work[kind].isUnsure || (!isPriced && work[kind].is === 'in' && prices[`work.${kind}`] !== undefined),
      ]),
    ),
  };
  const read = Object.entries(places).flatMap(([key, at]) =>
    at ? [[key as ReadingKey, wordsAround(text, at)] as const] : [],
  );
  return {
    is_quote: why_not === null,
    why_not,
    language,
    text,
    cut,
    ...(Object.fromEntries(Object.entries(single).map(([key, one]) => [key, one?.value ?? null])) as Values<
      typeof single
    >),
    range: totals.range?.upTo ? [totals.range.value, totals.range.upTo] : null,
    gst: totals.gst,
    rebate: rebate && { amount: rebate.amount, off: rebate.off },
    kw: systems.kw.map(valueIn),
    head_kw: systems.headKw.map(valueIn),
    units: units ?? null,
    heads: heads ?? null,
    models: systems.models.map(valueIn),
    work: Object.fromEntries(WORK_KINDS.map((kind) => [kind, work[kind].is])) as ReadQuote['work'],
    prices,
    options: options.map(({ at: _, ...option }) => option),
    unsure: isEnglish
      ? (Object.keys(isUnsure) as ReadingKey[]).filter((key) => isUnsure[key])
      : read.map(([key]) => key),
    words: Object.fromEntries(read),
  };
}

type Values<Reads> = {
  readonly [Key in keyof Reads]: NonNullable<Reads[Key]> extends Read<infer Value> ? Value | null : never;
};

const valueIn = <T>({ value }: Read<T>): T => value;

function optionOf(
  text: string,
  { label, amount, gst, lines }: TotalOption,
): QuotedOption & { readonly at: QuotedPlace } {
  const { kw, models, units } = readSystems(text, lines);
  return { label, total: amount.value, gst, kw: kw.map(valueIn), models: models.map(valueIn), units, at: amount };
}

/** True where a price for several systems may be for each of them. */
function isForEach({ total }: TotalReading, lines: readonly QuoteLine[]): boolean {
  if (!total || /^(?:total|final)$/.test(total.role) || /\b(?:all|both|together|package)\b/.test(total.line.low))
    return false;
  return lines.filter(({ low }) => /\d[\d,]{0,9}\.\d\d\s{1,20}\$?\d[\d,]{0,9}\.\d\d\s*$/.test(low)).length < 2;
}

/** A discount on a condition isn't taken off. */
const isTakenOff = ({ isNegative, label, line }: QuotedAmount): boolean =>
  (isNegative || /\bless\b|applied|discount|\bsav(?:e|ing)|promo/.test(label)) &&
  !/\bif\b|when you|\bavailable|\bup to\b|before \d/.test(line.low);

const PERCENT = String.raw`(\d{1,3}(?:\.\d)?)\s?(?:%|per ?cent)`;
const DEPOSIT = new RegExp(
  `${PERCENT}[^.\\n%]{0,25}(?:deposit|up ?front|down ?payment|to (?:secure|book|lock in)|on (?:acceptance|booking|order))|(?:deposit|up ?front|down ?payment)[^.\\n%]{0,40}?${PERCENT}`,
);

function percentOf(lines: readonly QuoteLine[]): Read<number> | null {
  for (const line of lines) {
    const found = DEPOSIT.exec(line.low);
    const value = Number(found?.[1] ?? found?.[2]);
    if (found && value > 0 && value <= 100) return readAt(line, value, found.index, found[0].length);
  }
  return null;
}

const REBATE = /\brebates?\b|\bincentives?\b|\bveecs?\b|\bveu\b|\bess\b|\bpdrs\b|\bstcs?\b|\bcash ?back\b/;
/** Of a rebate that the owner still has to get. */
const LATER =
  /\bclaim|\beligible for|\bmay (?:be|get|qualify)|\bapply|\bavailable|\bcan (?:get|be)|\bafterwards|\bseparate|not (?:been )?(?:incl|deduct|taken)|\bback from|\bcash ?back/;

function rebateOf(
  lines: readonly QuoteLine[],
  amounts: readonly QuotedAmount[],
): (QuotedPlace & NonNullable<ReadQuote['rebate']>) | null {
  const amount = amounts.find(({ role }) => role === 'rebate');
  const said = lines.filter(({ low }) => REBATE.test(low) && !/\bno (?:\w+ )?(?:rebate|incentive)/.test(low));
  const line = amount?.line ?? said[0];
  if (!line) return null;
  const around = said.map(({ low }) => low).join('\n');
  const off = amount
    ? amount.isNegative || !LATER.test(line.low)
    : /after|less|applied|deducted|taken off|already|net of|includes/.test(around) && !LATER.test(around);
  const from = amount?.from ?? line.from + line.low.search(REBATE);
  return { amount: amount?.value ?? null, off, line, from, to: amount?.to ?? from + 3 };
}
