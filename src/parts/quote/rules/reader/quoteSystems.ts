import { sumOf } from '../../../../catalogue/sumOf.ts';
import { amountsOf } from './quoteAmounts.ts';
import { COUNTS } from './quoteDates.ts';
import {
  type Clause,
  isQuestion,
  type QuotedPlace,
  type QuoteLine,
  type Read,
  readAt,
  readFirst,
} from './quoteLines.ts';

interface System {
  readonly kw: number | null;
  readonly model: string | null;
  readonly count: number;
  readonly read: Read<number | string>;
}

/** More than any quote has. */
const MAX_READ = 60;
const MULTI =
  /\bmulti\b|\bmulti[ -]?(?:head|split|system|room)|\bindoor (?:units|heads)\b|\b(?:\d|two|three|four|five)[ -]heads?\b|\bheads\b/;
const SYSTEM = /\bsplit|\bducted|\bair ?con\w*|\ba\/c\b|\bunit\b|\bcassette|\bsystem/;

/** The systems of these lines: their sizes, models and maker, and how many they are. */
export function readSystems(text: string, lines: readonly QuoteLine[]) {
  const isMulti = lines.some(({ low }) => MULTI.test(low) && !/discount/.test(low));
  const kw: Read<number>[] = [];
  const headKw: Read<number>[] = [];
  const models: Read<string>[] = [];
  const makers: Read<string>[] = [];
  const systems: System[] = [];
  /** A size in horsepower, BTU or for heating alone. */
  let otherSize: Read<string> | null = null;
  let isHeads = false;
  for (const line of lines) {
    if (kw.length + models.length + headKw.length + makers.length > MAX_READ) break;
    if (/\bindoor|\bheads?\b/.test(line.low) && !/outdoor/.test(line.low)) isHeads = true;
    else if (/outdoor|condens|total|price|includ|exclud/.test(line.low)) isHeads = false;
    for (const clause of line.clauses) {
      if (isQuestion(clause.low)) continue;
      const sizes = sizesIn(clause);
      const named = modelsIn(text, clause);
      const otherHere = readFirst(clause, OTHER_SIZE);
      otherSize ??= otherHere;
      makers.push(...makersIn(text, clause, sizes.length > 0 ? sizes : [otherHere], named[0]));
      for (const one of named) if (!models.some(({ value }) => value === one.value)) models.push(one);
      const begin = Math.min(...[...sizes, ...named].map(({ from }) => from));
      const countOf = (size: Read<number> | null): number =>
        Math.max(countBefore(clause, size && sizes.length > 1 ? size.from : begin), rowCount(line));
      const heads = isMulti ? sizes.filter((size) => isHead(clause, size)) : [];
      headKw.push(...heads.flatMap((size) => Array<Read<number>>(countOf(size)).fill(size)));
      const own = sizes.filter((size) => !heads.includes(size));
      for (const size of own) if (!kw.some(({ value }) => value === size.value)) kw.push(size);
      const first = own[0] ?? named[0];
      if (!first || isHeads) continue;
      for (const size of own.length > 0 ? own : [null]) {
        const model = own.length < 2 ? (named[0]?.value ?? null) : null;
        const at = systems.findIndex(
          (one) =>
            (model !== null && one.model === model) ||
            (size !== null && one.kw === size.value && (model === null || one.model === null)) ||
            // Its size stands below.
            (size !== null && model === null && one.kw === null && line.at - one.read.line.at <= 6),
        );
        const same = systems[at];
        if (same) {
          // Rows with prices of their own are systems of their own.
          const isMore = line !== same.read.line && isPriced(line) && isPriced(same.read.line);
          const count = isMore ? same.count + countOf(size) : Math.max(same.count, countOf(size));
          systems[at] = { ...same, kw: same.kw ?? size?.value ?? null, count };
        }
        // An outdoor unit's own model is no other system.
        else if (size !== null || systems.length === 0)
          systems.push({ kw: size?.value ?? null, model, count: countOf(size), read: first });
      }
    }
  }
  const known = sumOf(systems, ({ count }) => count);
  const spoken = lines.find(({ low }) => SYSTEM.test(low));
  const said = isMulti ? null : saidCount(lines);
  const several = said && said.value > Math.max(1, known) ? said : null;
  const units = several?.value ?? (isMulti && spoken ? 1 : known || (spoken ? 1 : null));
  const at =
    several ??
    systems.find(({ count }) => count > 1)?.read ??
    systems[0]?.read ??
    kw[0] ??
    models[0] ??
    (spoken && readFirst(spoken, SYSTEM));
  return {
    kw,
    headKw: headKw.slice(0, 40),
    otherSize,
    models: models.slice(0, 12),
    maker: makerOf(text, lines, makers),
    units,
    heads: isMulti ? Math.max(headKw.length, headsSaid(lines)) || null : units,
    /** Where the number of systems, or the first of them, stands. */
    unitsAt: at ? { ...at, value: units ?? 0 } : null,
  };
}

/** Before what isn't in the price: the old system, and what a system draws or gives at the least. */
const OLD =
  /\b(?:old|existing|current|previous|replac(?:e|es|ing)|remov\w*|dispos\w*|decommission\w*|tak(?:e|ing) out)\b(?![^$]*\b(?:with|by|new|propose|to a)\b)[^,.;]{0,30}$/;
const NOT_SIZE =
  /\b(?:solar|pv|panels?|battery|input|consum\w*|draws?|running|range|min)\b[^,;]{0,20}$|\bheat(?:ing|s)?(?: capacity| output)?\s?[:=]?\s?\(?$|\(h\)\s?$/;
const NOT_COOLING = /^\s?(?:\(?\s?(?:of )?heat(?:ing)?\b(?! pump)|\(?h\)|solar|pv|battery|hot water|input|unit at end)/;
const SIZE =
  /(?<![\w.,/$])(?:(\d{1,2}(?:[.,]\d{1,2})?)(?:\s?[/|]\s?\d{1,2}(?:[.,]\d{1,2})?)?\s{0,3}-?k\s?w(?![a-z])|(\d{4,5})\s?w(?:atts?)?\b)/g;

/** Rated cooling in a clause. */
const sizesIn = (clause: Clause): readonly Read<number>[] =>
  [...clause.low.matchAll(SIZE)].flatMap(({ 0: word, 1: size, 2: watts, index }) => {
    const before = clause.low.slice(Math.max(0, index - 60), index);
    const value = watts ? Number(watts) / 1000 : Number(size?.replace(',', '.'));
    const isOther =
      OLD.test(before) || NOT_SIZE.test(before) || NOT_COOLING.test(clause.low.slice(index + word.length));
    return value >= 0.5 && value <= 60 && !isOther ? [readAt(clause, value, index, word.length)] : [];
  });

const OTHER_SIZE =
  /(?<![\w.])\d[\d.,]{0,7}\s?(?:hp|horse ?power|btu)\b|(?<![\w.])\d{1,2}(?:[.,]\d)?\s?k\s?w\s(?:of )?heat(?:ing)?\b|heating[^\d,.]{0,20}\d{1,2}(?:[.,]\d)?\s?kw/;

const countIn = (word: string | undefined): number => COUNTS[word ?? ''] ?? Number(word ?? 1);
const BEFORE =
  /(?:^|[\s(,:;+&-])(?:(\d{1,2})\s{0,3}(?:x|off|no\.?|nos)\s|(?:x|qty:?)\s?(\d{1,2})\s|(?<!\b(?:option|bed|bedrooms?|rooms?|quote|level|stage|item|part|type)\s?)(\d{1,2}|one|two|three|four|five|six)\s(?:\(\d{1,2}\)\s)?)(?:(?!\d|\b(?:stor|bed|phase|level|room|year|day|metre|zone))[^\d,;]){0,45}$/;
const AFTER = /^[^,;]{0,30}?(?:\(\s?x\s?(\d{1,2})\s?\)|\bx\s?(\d{1,2})\b|\bqty:?\s?(\d{1,2})\b)/;

/** "2 x", "two", "3 off" before a size or a model, with at most a name between; or "x 2" after it. */
function countBefore({ low, from }: Clause, at: number): number {
  const before = low.slice(Math.max(0, at - from - 70), at - from);
  const [, times, qty, bare] = BEFORE.exec(before) ?? [];
  // A figure at the very beginning numbers the row.
  if (bare !== undefined && /^\s*\d{1,2}\s{2,}/.test(low)) return 1;
  const [, ...after] = AFTER.exec(low.slice(at - from, at - from + 60)) ?? [];
  return Math.min(20, Math.max(1, countIn(times ?? qty ?? bare ?? after.find(Boolean))));
}

const isPriced = (line: QuoteLine): boolean => amountsOf(line).some(({ role }) => /^(?:plain|price)$/.test(role));

/** The quantity of a row of a table, where quantity times price is its amount. */
function rowCount(line: QuoteLine): number {
  const amounts = amountsOf(line);
  const amount = amounts.at(-1)?.value ?? 0;
  for (const { value, from } of amounts.slice(0, -1)) {
    const before = line.low.slice(Math.max(0, from - line.from - 30), from - line.from);
    const count = Number(/(?:^|\s)(\d{1,2})(?:\.0{1,2})?\s+\$?\s?$/.exec(before)?.[1]);
    if (Math.abs(count * value - amount) < 1) return Math.min(20, count);
  }
  return 1;
}

/** True for the size of an indoor unit of a multi-split, which is each that isn't of the outdoor unit. */
function isHead({ low, from }: Clause, size: Read<number>): boolean {
  const before = low.slice(0, size.from - from).replace(/multi[ -]?head/g, 'multi');
  const lastOf = (what: RegExp): number => [...before.matchAll(what)].at(-1)?.index ?? -1;
  return (
    lastOf(/outdoor|condens|multi|system/g) <= lastOf(/indoor|heads?\b|rooms?\b|:|kw with\b/g) &&
    !/^\s*(?:\w+ ){0,2}(?:multi|outdoor|condens|system)/.test(low.slice(size.to - from))
  );
}

const SAID =
  /(?<![\w.$])(\d{1,2}|two|three|four|five|six)(?:\s?x\s?|\s)(?:(?!kw|hp|star|old|existing|indoor|outdoor|previous|current|and|stor|bed|phase|years?|days?|head|zone|metre|room|m\b)[a-z][\w.-]{0,20}\s){0,3}?(?:splits?|split systems?|systems?|air ?con\w*|units|a\/cs?|acs)\b(?! (?:old|with \d))/g;

/** A line that has nothing else. */
const QUANTITY = /^\s*(?:quantity|qty|(?:number|no\.?) of (?:units|systems))\s*:?\s*(\d{1,2})\s*$/g;

/** The largest number of systems that is said. */
function saidCount(lines: readonly QuoteLine[]): Read<number> | null {
  const said = lines.flatMap((line) =>
    [...line.low.matchAll(SAID), ...line.low.matchAll(QUANTITY)].flatMap(({ 0: word, 1: count, index }) => {
      const isOld = /remov|old|existing|dispos|replac|take|beyond|above|over|up to/.test(
        line.low.slice(Math.max(0, index - 30), index + word.length),
      );
      const value = countIn(count);
      return value > 1 && value <= 20 && !isOld ? [readAt(line, value, index, word.length)] : [];
    }),
  );
  return said.sort((one, other) => other.value - one.value)[0] ?? null;
}

const HEADS =
  /(?<![\w.])(\d|two|three|four|five|six)[ -]?(?:x ?)?(?:[a-z-]{1,20} )?(?:indoor (?:units?|heads?)|heads?\b|rooms\b)/;
const headsSaid = (lines: readonly QuoteLine[]): number =>
  countIn(lines.map(({ low }) => HEADS.exec(low)?.[1]).find(Boolean) ?? '0');

const TOKEN = /(?<![\w@.#&/-])[a-z\d]{1,16}(?:[-/][a-z\d]{1,12}){0,4}(?![\w@-]|\.\w)/gi;
/** A measure, a rule, a gas, a licence, a room, a number of the quote's own. */
const NO_MODEL =
  /^\d+(?:[.,]\d+)?[a-z]{1,3}$|^\d+btu|\d{5}|^\d+\/[a-z]+$|^(?:r-?\d{2,3}[a-z]?|ip\d\d|as[-/]?(?:nzs|\d{4}).*|nzs.*|gst\d*|rc[bd]o?\d*|q[utn]?o?-?\d+|inv.*|(?:bed|unit|level|stage|option|page|job|ref|est|no|ph|x|wi-?fi)-?\d+|(?:nsw|vic|qld|sa|wa|tas|act|nt)-?\d{3,4}|\d{1,2}-?[a-z]{3,9}-?20\d\d|[a-z]\d{2}|\d+x\d.*)$/i;
const NUMBERED =
  /(?:quot\w*|\bno\.?|number|\bref\w*|invoice|\bjob|proposal|\blic\w*|\ba[bc]n|\barc|phone|\brego|#|order|estimate|\bbsb|\bacc\w*|project|\bpo|\bid|tender)\s{0,9}(?:no\.?|number|id)?\s{0,3}[:#.]?\s{0,20}$/i;

/** Model numbers as they are written: letters and at least two figures together. */
function modelsIn(text: string, clause: Clause): readonly Read<string>[] {
  if (!/\d\d/.test(clause.low)) return [];
  return [...clause.plain.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const before = clause.plain.slice(Math.max(0, index - 60), index);
    if (
      !/\d\d/.test(token) ||
      !/[a-z].*[a-z]/i.test(token) ||
      NO_MODEL.test(token) ||
      NUMBERED.test(before) ||
      OLD.test(before.toLowerCase())
    )
      return [];
    const start = clause.from + index;
    return [readAt(clause, text.slice(start, start + token.length), index, token.length)];
  });
}

/** Makers whose names are known however they are written. */
const KNOWN =
  /\b(?:daikin|mitsubishi (?:electric|heavy(?: industries)?)|mitsubishi|fujitsu(?: general)?|panasonic|samsung|lg|hitachi|toshiba|carrier|actron(?: ?air)?|braemar|kelvinator|rinnai|haier|hisense|tcl|gree|midea|teco|brivis|temperzone|bonaire|sharp|electrolux|chigo|lennox|emailair)\b/g;
/** Words in capitals beside a size that are no maker's name. */
const NO_MAKER =
  /^(?:suppl\w*|install\w*|fit\w*|mount\w*|new|one|two|three|four|option|alternative|the|our|your|an?|we|you|systems?|units?|models?|indoor|outdoor|walls?|split|hi|high|multi|heads?|(?:bed)?rooms?|beds?|living|lounge|master|main|family|kitchen|dining|study|office|rumpus|(?:up|down)stairs|floor|ground|quot\w*|total|price|for|and|with|replac\w*|remov\w*|existing|old|qty|item|description|aircon\w*|air|con\w*|cool\w*|heat\w*|capacity|type|size|brand|make|ducted|cassette|console|bulkhead|day|reverse|cycle|inverter|plus|premium|standard|upgrad\w*|only|series|packages?|good|better|best|propos\w*|condens\w*|job|re|hi-?wall|x|btu|wi-?fi|gst|inc\w*|aud|cost|thats?)$/i;
const NAME = /(?<![\w-])[A-Z][A-Za-z]*[a-z][A-Za-z]*(?: {1,2}[A-Z][A-Za-z]+){0,4}(?![\w-])|\bLG\b/g;
const KIND = /\b(?:multi|ducted|split|wall|hi-?wall|cassette|inverter|reverse)\b(?= \w)/i;

/** Names in capitals between two places of a clause, without words that are a kind, a place or a verb. */
function namesIn(text: string, clause: Clause, start: number, end: number): readonly Read<string>[] {
  return [...clause.plain.slice(start, end).matchAll(NAME)].flatMap(({ 0: name, index }) => {
    const words = [...name.matchAll(/\S+/g)];
    const first = words.findIndex(([word]) => !NO_MAKER.test(word));
    const stop = words.findIndex(([word], place) => place > first && NO_MAKER.test(word) && word !== 'Air');
    const last = words.slice(Math.max(0, first), stop < 0 ? words.length : stop).at(-1);
    const at = words[first]?.index ?? 0;
    const length = first < 0 || !last ? 0 : last.index + last[0].length - at;
    const from = clause.from + start + index + at;
    return length > 1 ? [readAt(clause, text.slice(from, from + length), from - clause.from, length)] : [];
  });
}

/** The name before a model or a size, or behind a size. */
function makersIn(
  text: string,
  clause: Clause,
  sizes: readonly (QuotedPlace | null)[],
  model: Read<string> | undefined,
): readonly Read<string>[] {
  const beside = (model ? [] : sizes).flatMap((size) => {
    const end = size ? size.to - clause.from : 0;
    return size ? namesIn(text, clause, end, end + 40).filter(({ from }) => from - size.to <= 2) : [];
  });
  const at = ((model ?? sizes[0])?.from ?? clause.from) - clause.from;
  return beside.length > 0 ? beside : namesIn(text, clause, Math.max(0, at - 120), at).slice(-1);
}

/** The one maker; several are none. One that is known comes first, then a name beside a system, then one before the kind of a system. */
function makerOf(text: string, lines: readonly QuoteLine[], makers: readonly Read<string>[]): Read<string> | null {
  const known = lines.flatMap((line) =>
    [...line.low.matchAll(KNOWN)].flatMap(({ 0: name, index }) => {
      const written = text.slice(line.from + index, line.from + index + name.length);
      const isOld = OLD.test(line.low.slice(Math.max(0, index - 40), index));
      return isOld ? [] : [readAt(line, written, index, name.length)];
    }),
  );
  const beside = known.filter(({ line }) => makers.some((one) => one.line === line) || /k\s?w\b/.test(line.low));
  const clauses = lines.flatMap((line) => line.clauses);
  const before = clauses.flatMap((clause) => {
    const kind = clause.plain.slice(0, 200).search(KIND);
    return namesIn(text, clause, 0, Math.max(0, kind)).filter(({ to }) => to - clause.from >= kind - 1);
  });
  // "Brand: Brollen"
  const labelled = clauses.flatMap((clause) => {
    const label = /\b(?:brand|make|maker)\s*(?:[:\t]|\s{2})\s*/i.exec(clause.plain);
    const end = label ? label.index + label[0].length : 0;
    return namesIn(text, clause, end, label ? end + 40 : 0).slice(0, 1);
  });
  const all = [labelled, beside, known, makers, before].find((some) => some.length > 0) ?? [];
  const [first] = all;
  return first && all.every(({ value }) => value.toLowerCase() === first.value.toLowerCase()) ? first : null;
}
