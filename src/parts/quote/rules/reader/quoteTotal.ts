import { sumOf } from '../../../../catalogue/sumOf.ts';
import { amountsOf, GST_IN, GST_OUT, type QuotedAmount } from './quoteAmounts.ts';
import { isQuestion, type QuoteLine } from './quoteLines.ts';
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
  readonly gstAt: readonly [line: QuoteLine, from: number, to: number] | null;
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
export function readTotalOf(
  lines: readonly QuoteLine[],
  amounts: readonly QuotedAmount[],
  isOther: boolean,
): TotalReading {
  const ranges = amounts.filter(
    ({ upTo, role, value }) => upTo !== null && value >= MIN_TOTAL && !/other|each|extra|deposit/.test(role),
  );
  const inRange = new Set(
    ranges.flatMap(({ from, upTo }) => [from, amounts.find((one) => one.from > from && one.value === upTo)?.from]),
  );
  const asked = (amount: QuotedAmount): boolean =>
    amount.line.clauses.some(
      (clause) => clause.from <= amount.from && amount.from < clause.from + clause.low.length && isQuestion(clause.low),
    );
  const able = amounts.filter(
    (one) => strengthOf(one) > 0 && !one.isNegative && one.value >= MIN_TOTAL && !inRange.has(one.from) && !asked(one),
  );
  const none = { total: null, gst: null, gstAt: null, range: null, options: [], isUnsure: false } as const;
  const parted = optionsOf(able, amounts, lines);
  const called = (amount: QuotedAmount): boolean =>
    /revised|accepted|updated|amended|agreed/.test(
      lines
        .slice(Math.max(0, amount.line.at - 3), amount.line.at + 1)
        .filter(({ message }) => message === amount.line.message)
        .map(({ low }) => low)
        .join(' '),
    );
  const finish = (total: QuotedAmount | null, rivals: readonly TotalOption[], isIn: boolean): TotalReading => {
    const [gst, gstAt] = total || rivals.length > 0 ? gstOfTotal(lines, total, isIn) : [null, null];
    const options = rivals.slice(0, MAX_OPTIONS).map((one) => ({ ...one, gst: one.amount.gst ?? gst }));
    const shared = new Set(options.map((one) => one.gst));
    return {
      total,
      gst: options.length > 0 && !total ? (shared.size === 1 ? ([...shared][0] ?? null) : null) : gst,
      gstAt,
      range: null,
      options,
      isUnsure: options.length > 0,
    };
  };
  if (parted.length > 1) {
    const chosen = parted.filter(({ amount }) => called(amount));
    return finish(chosen.length === 1 ? chosen[0]!.amount : null, parted, false);
  }
  const best = Math.max(0, ...able.map(strengthOf));
  const [range] = ranges;
  if (best < STRENGTH.total && lines.some(({ low }) => /\bpoa\b|price on application/.test(low))) return none;
  if (range && best < STRENGTH.total) {
    const [gst, gstAt] = gstOfTotal(lines, range, false);
    return { ...none, range, gst: gst, gstAt, isUnsure: true };
  }
  if (best === 0) {
    // Only a sum before GST.
    const sub = amounts.findLast(({ role, value }) => role === 'sub' && value >= MIN_TOTAL);
    return sub ? { ...finish({ ...sub, gst: sub.gst ?? 'out' }, [], false) } : none;
  }
  // "$2,100 for the one or $2,450 for the other"
  const isOr = (one: QuotedAmount): boolean =>
    best === STRENGTH.price && strengthOf(one) > 0 && /\bor\b/.test(one.label);
  let rivals = able.filter((one) => strengthOf(one) === best || isOr(one));
  if (isOther && best < STRENGTH.total)
    rivals = rivals.filter(({ value }) => value === Math.max(...rivals.map((one) => one.value)));
  const { kept, isIn } = settle(rivals, amounts);
  const distinct = kept.filter((one, index) => kept.findIndex((other) => near(other.value, one.value)) === index);
  const [first] = distinct;
  const last = kept.findLast(({ value }) => first && near(value, first.value));
  const taxed = able.find(({ value, gst }) => gst === 'in' && last?.gst === 'out' && near(last.value * 1.1, value));
  if (taxed && distinct.length === 1) return finish(taxed, [], true);
  if (distinct.length === 1 && last) {
    const earlier =
      best === STRENGTH.final
        ? settle(
            able.filter((one) => strengthOf(one) === STRENGTH.total),
            amounts,
          ).kept
        : [];
    const rival = earlier.filter(
      (one) => !near(one.value, last.value) && !isBefore(one, last, amounts) && one.line.message !== last.line.message,
    );
    return finish(last, rival.length > 0 ? asOptions([last, rival[0]!], lines) : [], isIn);
  }
  const chosen = distinct.filter(called);
  if (chosen.length === 1) return finish(chosen[0]!, asOptions(distinct, lines), isIn);
  // Prices of single lines without a total are no totals that compete.
  const isRows =
    best === STRENGTH.plain ||
    (best === STRENGTH.price &&
      !distinct.every(({ line }) => /k\s?w|split|ducted|option|\bor\b|system/.test(line.low)));
  if (isRows && !distinct.every(({ line }) => /\d\s*k\s?w/.test(line.low) || /^\W*or\b|\bor\b/.test(line.low)))
    return { ...none, isUnsure: true };
  return finish(null, asOptions(distinct, lines), isIn);
}

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
): { kept: readonly QuotedAmount[]; isIn: boolean } {
  const values = [...new Set(rivals.map(({ value }) => value))];
  const taxes = amounts.filter(({ role }) => role === 'gst').map(({ value }) => value);
  const subs = amounts.filter(({ role }) => role === 'sub').map(({ value }) => value);
  const isTaxed = (value: number): boolean =>
    [...values, ...subs, ...amounts.filter(({ gst }) => gst === 'out').map((one) => one.value)].some(
      (other) => other < value && (near(other * 1.1, value) || taxes.some((tax) => near(other + tax, value))),
    ) || taxes.some((tax) => near(tax * 11, value));
  const isStep = (one: QuotedAmount): boolean =>
    values.some(
      (other) =>
        (other > one.value && (near(one.value * 1.1, other) || taxes.some((tax) => near(one.value + tax, other)))) ||
        (other < one.value && isBefore(one, { value: other }, amounts)),
    );
  const isPart = (one: QuotedAmount): boolean => {
    const sum = sumOf(values, (value) => value);
    return (
      one.role !== 'plain' && values.length > 2 && values.some((other) => other !== one.value && near(other * 2, sum))
    );
  };
  const inDollars = rivals.filter((one) => !isStep(one) && !isPart(one));
  // Of a row with amounts before, of and with GST, the last is the sum.
  const kept =
    inDollars.length > 1 && inDollars.some(({ gst }) => gst === 'in') && inDollars.some(({ gst }) => gst === 'out')
      ? inDollars.filter(({ gst }) => gst !== 'out')
      : inDollars;
  return { kept, isIn: kept.length > 0 && kept.every(({ value }) => isTaxed(value)) };
}

/** True if a discount, a rebate or a deposit lies between the two. */
const isBefore = (one: QuotedAmount, after: { readonly value: number }, amounts: readonly QuotedAmount[]): boolean =>
  one.value > after.value &&
  amounts.some(({ role, value }) => /^(?:discount|rebate|deposit)$/.test(role) && near(one.value - value, after.value));

const OPTION =
  /^\W*((?:option|alternative|alt|choice|package|plan|solution|proposal)\s*(?:#|no\.?)?\s*(?:[a-h]|\d{1,2}|one|two|three|four)|(?:good|better|best|budget|standard|premium|basic|deluxe|economy)(?:\s(?:option|package|choice))?(?=\s*[:(-]|\s*$))\b/i;
const IN_LINE = /\b((?:option|alternative|package|choice)\s*(?:[a-h]|\d{1,2}|one|two|three))\b/i;

interface Section {
  readonly label: string;
  readonly key: string;
  readonly line: QuoteLine;
}

const optionSections = (lines: readonly QuoteLine[]): readonly Section[] =>
  lines.flatMap((line) => {
    const label = OPTION.exec(line.plain)?.[1]?.trim();
    return label ? [{ label, key: keyOf(label), line }] : [];
  });

const keyOf = (label: string): string => label.toLowerCase().replace(/[^a-z\d]+/g, '');

/** The surest total of each named option. */
function optionsOf(
  able: readonly QuotedAmount[],
  amounts: readonly QuotedAmount[],
  lines: readonly QuoteLine[],
): readonly TotalOption[] {
  const sections = optionSections(lines);
  const found = new Map<string, TotalOption & { readonly label: string }>();
  for (const amount of able) {
    const column = amount.from - amount.line.from;
    const before = [...amount.line.plain.slice(0, column).matchAll(new RegExp(IN_LINE, 'gi'))].at(-1)?.[1];
    const section = sections.findLast(({ line }) => line.at <= amount.line.at && line.message === amount.line.message);
    const label = before ?? section?.label;
    if (label === undefined) continue;
    const key = keyOf(label);
    const last = found.get(key);
    if (
      last &&
      (strengthOf(last.amount) > strengthOf(amount) ||
        (strengthOf(last.amount) === strengthOf(amount) &&
          settle([last.amount, amount], amounts).kept[0] === last.amount))
    )
      continue;
    found.set(key, { label: label.trim(), amount, gst: amount.gst, lines: [] });
  }
  // A line "Option A: $3,290" is as good as a total.
  if (found.size < 2) return [];
  return [...found].slice(0, MAX_OPTIONS).map(([key, option]) => {
    const { at } = option.amount.line;
    const heading = sections.find((one) => one.key === key)?.line.at ?? at;
    const next = sections.find(({ line, key: other }) => line.at > heading && other !== key)?.line.at ?? 0;
    return { ...option, lines: lines.filter((line) => line.at >= heading && line.at < Math.max(next, at + 1)) };
  });
}

/** What the words beside the total say of GST, or else the whole quote. */
function gstOfTotal(
  lines: readonly QuoteLine[],
  total: QuotedAmount | null,
  isIn: boolean,
): readonly [QuotedGst, TotalReading['gstAt']] {
  const at = (line: QuoteLine, what: RegExp): TotalReading['gstAt'] => {
    const found = what.exec(line.low) ?? /gst/.exec(line.low) ?? /\binc\b/.exec(line.low);
    return found ? [line, line.from + found.index, line.from + found.index + found[0].length] : null;
  };
  if (total?.gst) return [total.gst, at(total.line, total.gst === 'in' ? GST_IN : GST_OUT)];
  const said = lines.filter(({ low }) => /gst|tax inc/.test(low));
  if (isIn) return ['in', said[0] ? at(said.at(-1)!, /gst/) : null];
  const inside = said.find(({ low }) => GST_IN.test(low) && !GST_OUT.test(low));
  const outside = said.find(({ low }) => GST_OUT.test(low));
  if (inside && !outside) return ['in', at(inside, GST_IN)];
  if (outside && !inside) return ['out', at(outside, GST_OUT)];
  return [null, null];
}
