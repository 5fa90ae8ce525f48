import { sumOf } from '../../../../catalogue/sumOf.ts';
import { amountsOf, GST_IN, GST_OUT, type QuotedAmount } from './quoteAmounts.ts';
import { isQuestion, type QuotedPlace, type QuoteLine } from './quoteLines.ts';
import type { QuotedGst } from './reading.ts';

export interface TotalOption {
  readonly label: string | null;
  readonly amount: QuotedAmount;
  readonly gst: QuotedGst;
  /** The lines that say what this option is. */
  readonly lines: readonly QuoteLine[];
}

export interface TotalReading {
  readonly total: QuotedAmount | null;
  readonly gst: QuotedGst;
  readonly gstAt: QuotedPlace | null;
  readonly range: QuotedAmount | null;
  readonly options: readonly TotalOption[];
  readonly isUnsure: boolean;
}

const STRENGTH = { plain: 1, price: 2, total: 3, final: 4 } as const;
const MIN_TOTAL = 150;
/** More than any quote has. */
const MAX_AMOUNTS = 300;
const MAX_OPTIONS = 8;
const strengthOf = ({ role }: QuotedAmount): number => (role in STRENGTH ? STRENGTH[role as keyof typeof STRENGTH] : 0);
const near = (one: number, other: number): boolean => Math.abs(one - other) < 1.01;

/** Every amount of the lines; one that stands alone is named by the line before. */
export function allAmounts(lines: readonly QuoteLine[]): readonly QuotedAmount[] {
  const amounts: QuotedAmount[] = [];
  let before = '';
  for (const line of lines) {
    if (amounts.length > MAX_AMOUNTS) break;
    amounts.push(...amountsOf(line, before));
    if (/\p{L}/u.test(line.low)) before = line.low.length < 80 ? line.low : '';
  }
  return amounts;
}

/** The total, or the totals that compete. Nothing is added up and no GST is worked out. */
export function readTotalOf(lines: readonly QuoteLine[], amounts: readonly QuotedAmount[]): TotalReading {
  const [range] = amounts.filter(
    ({ upTo, role, value }) => upTo !== null && value >= MIN_TOTAL && !/other|each|extra|deposit/.test(role),
  );
  const able = amounts.filter(
    (one) =>
      strengthOf(one) > 0 &&
      !one.isNegative &&
      one.value >= MIN_TOTAL &&
      one.upTo === null &&
      !isAsked(one) &&
      !amounts.some(({ upTo, line }) => upTo === one.value && line === one.line),
  );
  const finish = (total: QuotedAmount | null, rivals: readonly TotalOption[], isTaxed = false): TotalReading => {
    const [gst, gstAt] = total || rivals.length > 0 ? gstOfTotal(lines, total, isTaxed) : [null, null];
    const options = rivals.slice(0, MAX_OPTIONS).map((one) => ({ ...one, gst: one.gst ?? gst }));
    const isShared = options.every((one) => one.gst === options[0]?.gst);
    const own = options.length > 0 && !total ? (isShared ? (options[0]?.gst ?? null) : null) : gst;
    return { total, gst: own, gstAt, range: null, options, isUnsure: options.length > 0 };
  };
  const called = (some: readonly QuotedAmount[]): QuotedAmount | null => {
    const found = some.filter((one) => isCalled(one, lines));
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  const parted = optionsOf(able, amounts, lines);
  if (parted.length > 1) return finish(called(parted.map(({ amount }) => amount)), parted);
  const best = Math.max(0, ...able.map(strengthOf));
  if (best < STRENGTH.total && lines.some(({ low }) => /\bpoa\b|price on application/.test(low)))
    return finish(null, []);
  if (range && best < STRENGTH.total) {
    const [gst, gstAt] = gstOfTotal(lines, range, false);
    return { total: null, range, gst, gstAt, options: [], isUnsure: true };
  }
  if (best === 0) {
    // Only a sum before GST.
    const sub = amounts.findLast(({ role, value }) => role === 'sub' && value >= MIN_TOTAL);
    return finish(sub ? { ...sub, gst: sub.gst ?? 'out' } : null, []);
  }
  // The surest amounts of each message of a thread.
  const messages = [...new Set(able.map(({ line }) => line.message))];
  const rivals = messages.flatMap((message) => {
    const own = able.filter(({ line }) => line.message === message);
    const most = Math.max(...own.map(strengthOf));
    // "$2,100 for the one or $2,450 for the other"
    const isOr = (one: QuotedAmount): boolean =>
      most === STRENGTH.price &&
      [one, own[own.indexOf(one) + 1]].some((other) => other?.line === one.line && /\bor\b/.test(other.label));
    return most < Math.min(best, STRENGTH.price) ? [] : own.filter((one) => strengthOf(one) === most || isOr(one));
  });
  const { kept, isTaxed } = settle(rivals, amounts);
  const distinct = kept.filter((one, index) => kept.findIndex((other) => near(other.value, one.value)) === index);
  const last = distinct.length === 1 ? kept.at(-1) : undefined;
  if (last) {
    const taxed = able.find(({ value, gst }) => gst === 'in' && last.gst === 'out' && near(last.value * 1.1, value));
    return finish(taxed ?? last, [], isTaxed || taxed !== undefined);
  }
  const chosen = called(distinct);
  // Prices of single lines without a total are no totals that compete.
  const isOfSystems = distinct.every(
    ({ line: { low } }) => /k\s?w|\bor\b/.test(low) || (best > STRENGTH.plain && /split|ducted|system/.test(low)),
  );
  const isThread = distinct.some(({ line }) => line.message !== distinct[0]?.line.message);
  if (!chosen && !isThread && best < STRENGTH.total && !isOfSystems) return { ...finish(null, []), isUnsure: true };
  return finish(chosen, asOptions(distinct, lines), isTaxed);
}

/** "Can you do it for $3,000?" */
const isAsked = ({ line, from }: QuotedAmount): boolean =>
  isQuestion(line.clauses.findLast((clause) => clause.from <= from)?.low ?? '');

/** True for an amount that the words above it call accepted or revised. */
const isCalled = ({ line }: QuotedAmount, lines: readonly QuoteLine[]): boolean =>
  lines
    .slice(Math.max(0, line.at - 3), line.at + 1)
    .some(({ low, message }) => message === line.message && /revised|accepted|updated|amended|agreed/.test(low));

const asOptions = (amounts: readonly QuotedAmount[], lines: readonly QuoteLine[]): readonly TotalOption[] =>
  amounts.map((amount) => ({
    label: null,
    amount,
    gst: amount.gst,
    lines: amounts.every(({ line }) => line.message === amount.line.message)
      ? [amount.line]
      : lines.filter(({ message }) => message === amount.line.message),
  }));

/** Without totals that are a step on the way to another: before GST, before a discount or a rebate, or one of its parts. */
function settle(
  rivals: readonly QuotedAmount[],
  amounts: readonly QuotedAmount[],
): { readonly kept: readonly QuotedAmount[]; readonly isTaxed: boolean } {
  const values = [...new Set(rivals.map(({ value }) => value))];
  const valuesOf = (suits: (one: QuotedAmount) => boolean): readonly number[] =>
    amounts.filter(suits).map(({ value }) => value);
  const taxes = valuesOf(({ role }) => role === 'gst');
  const before = [...values, ...valuesOf(({ role, gst }) => role === 'sub' || gst === 'out')];
  const taken = valuesOf(({ role }) => /^(?:discount|rebate|deposit)$/.test(role));
  const isWith = (value: number, other: number): boolean =>
    other < value && (near(other * 1.1, value) || taxes.some((tax) => near(other + tax, value)));
  const sum = sumOf(values, (value) => value);
  const last = rivals.filter(
    ({ value, role }) =>
      !values.some(
        (other) => isWith(other, value) || (other < value && taken.some((less) => near(value - less, other))),
      ) && !(role !== 'plain' && values.length > 2 && values.some((other) => other !== value && near(other * 2, sum))),
  );
  // Of a row with amounts before, of and with GST, the last is the sum.
  const inside = last.filter(({ gst }) => gst !== 'out');
  const kept = last.some(({ gst }) => gst === 'in') ? inside : last;
  const isTaxed =
    kept.length > 0 &&
    kept.every(
      ({ value }) => before.some((other) => isWith(value, other)) || taxes.some((tax) => near(tax * 11, value)),
    );
  return { kept, isTaxed };
}

const LABEL =
  '(?:option|alternative|alt|choice|package|plan|solution|proposal)\\s?(?:#|no\\.?)?\\s?(?:[a-h]|\\d{1,2}|one|two|three|four)\\b';
const OPTION = new RegExp(
  `^\\W*(${LABEL}|(?:good|better|best|budget|standard|premium|basic|deluxe|economy)(?: (?:option|package|choice))?(?=\\s?[:(-]|\\s*$))`,
  'i',
);
const IN_LINE = new RegExp(`\\b${LABEL}`, 'gi');
const keyOf = (label: string): string => label.toLowerCase().replace(/[^a-z\d]+/g, '');

/** The surest total of each named option. */
function optionsOf(
  able: readonly QuotedAmount[],
  amounts: readonly QuotedAmount[],
  lines: readonly QuoteLine[],
): readonly TotalOption[] {
  const sections = lines.flatMap((line) => {
    const label = OPTION.exec(line.plain)?.[1]?.trim();
    return label ? [{ label, line }] : [];
  });
  const found = new Map<string, { label: string; amount: QuotedAmount }>();
  for (const amount of able) {
    const { line, from } = amount;
    const own = [...line.plain.slice(0, from - line.from).matchAll(IN_LINE)].at(-1)?.[0];
    const label = own ?? sections.findLast((one) => one.line.at <= line.at && one.line.message === line.message)?.label;
    if (label === undefined) continue;
    const last = found.get(keyOf(label))?.amount;
    const isLess =
      last &&
      (strengthOf(last) > strengthOf(amount) ||
        (strengthOf(last) === strengthOf(amount) && settle([last, amount], amounts).kept[0] === last));
    if (!isLess) found.set(keyOf(label), { label: label.trim(), amount });
  }
  if (found.size < 2) return [];
  return [...found].map(([key, { label, amount }]) => {
    const { at } = amount.line;
    const heading = sections.find((one) => keyOf(one.label) === key)?.line.at ?? at;
    const next = sections.find(({ line, label: other }) => line.at > heading && keyOf(other) !== key)?.line.at ?? 0;
    return { label, amount, gst: amount.gst, lines: lines.slice(heading, Math.max(next, at + 1)) };
  });
}

/** What the words beside the total say of GST, or else the whole quote. */
function gstOfTotal(
  lines: readonly QuoteLine[],
  total: QuotedAmount | null,
  isTaxed: boolean,
): readonly [QuotedGst, QuotedPlace | null] {
  const at = (line: QuoteLine | undefined, what: RegExp): QuotedPlace | null => {
    const found = line && (what.exec(line.low) ?? /gst|\binc\b/.exec(line.low));
    return found ? { line, from: line.from + found.index, to: line.from + found.index + found[0].length } : null;
  };
  if (total?.gst) return [total.gst, at(total.line, total.gst === 'in' ? GST_IN : GST_OUT)];
  const said = lines.filter(({ low }) => /gst|tax inc/.test(low));
  if (isTaxed) return ['in', at(said.at(-1), /gst/)];
  const inside = said.find(({ low }) => GST_IN.test(low) && !GST_OUT.test(low));
  const outside = said.find(({ low }) => GST_OUT.test(low));
  if (inside && outside) return [null, null];
  return [inside ? 'in' : outside ? 'out' : null, at(inside ?? outside, inside ? GST_IN : GST_OUT)];
}
