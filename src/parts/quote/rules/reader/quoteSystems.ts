import { sumOf } from '../../../../catalogue/sumOf.ts';
import { KNOWN_MAKERS, NO_MAKER } from './makerWords.ts';
import { amountsOf } from './quoteAmounts.ts';
import { COUNTS } from './quoteDates.ts';
import type { Clause, QuoteLine } from './quoteLines.ts';
import type { Read } from './reading.ts';

export interface SystemsReading {
  readonly kw: readonly Read<number>[];
  readonly headKw: readonly Read<number>[];
  /** A size in horsepower, BTU or for heating alone. */
  readonly otherSize: Read<string> | null;
  readonly models: readonly Read<string>[];
  readonly maker: Read<string> | null;
  readonly units: number | null;
  readonly heads: number | null;
  /** Where the number of systems, or the first of them, stands. */
  readonly unitsAt: Read<number> | null;
}

interface System {
  readonly kw: number | null;
  readonly model: string | null;
  readonly count: number;
  readonly read: Read<number>;
}

/** More than any quote has. */
const MAX_READ = 60;

const OLD =
  /\b(?:old|existing|current|previous|replac(?:e|es|ing)|remov\w*|dispos\w*|decommission\w*|take out|taking out|your)\b(?![^$]*\b(?:with|by|new|propose|to a)\b)[^,.;]{0,30}$/;
const NOT_SIZE =
  /\b(?:solar|pv|panels?|battery|input|consum\w*|draw|power usage|running|minimum|range|min)\b[^,;]{0,20}$/;
const MULTI =
  /\bmulti[\s-]?(?:head|split|system|unit|room|zone|indoor)?s?\b|\bindoor (?:units|heads)\b|\b(?:\d|two|three|four|five)[\s-]heads?\b|\bheads\b/;

const countIn = (word: string | undefined): number => (word === undefined ? 1 : (COUNTS[word] ?? Number(word)));

export function readSystems(text: string, lines: readonly QuoteLine[]): SystemsReading {
  const whole = lines.map(({ low }) => low).join('\n');
  const isMulti = MULTI.test(whole);
  const kw: Read<number>[] = [];
  const headKw: Read<number>[] = [];
  const models: Read<string>[] = [];
  const makers: Read<string>[] = [];
  const systems: System[] = [];
  let otherSize: Read<string> | null = null;
  let isHeads = false;
  for (const line of lines) {
    if (kw.length + models.length + headKw.length + makers.length > MAX_READ) break;
    if (/\bindoor|\bheads?\b/.test(line.low) && !/outdoor/.test(line.low)) isHeads = true;
    else if (/outdoor|condens|total|price|scope|includ|exclud|electrical/.test(line.low)) isHeads = false;
    for (const clause of line.clauses) {
      const cooling = sizesIn(clause);
      const named = modelsIn(text, clause);
      const start = Math.min(...[...cooling, ...named].map(({ from }) => from));
      otherSize ??= otherSizeIn(clause);
      makers.push(...makersIn(text, clause, cooling[0], named[0]));
      models.push(...named.filter(({ value }) => !models.some((one) => one.value === value)));
      const countOf = (size: Read<number> | null): number =>
        Math.max(countBefore(clause, size && cooling.length > 1 ? size.from : start), rowCount(line));
      const heads = isMulti ? cooling.filter((size) => isHead(clause, size, isHeads, cooling.length)) : [];
      headKw.push(...heads.flatMap((size) => Array<Read<number>>(countOf(size)).fill(size)));
      const own = cooling.filter((size) => !heads.includes(size));
      kw.push(...own.filter(({ value }) => !kw.some((one) => one.value === value)));
      const first = own[0] ?? named[0];
      if (!first || isHeads) continue;
      for (const size of own.length > 0 ? own : [null]) {
        const model = own.length < 2 ? (named[0]?.value ?? null) : null;
        const isSame = (one: System): boolean =>
          (model !== null && one.model === model) ||
          (size !== null && one.kw === size.value && (model === null || one.model === null)) ||
          // Its size stands on the line below.
          (size !== null && model === null && one.kw === null && line.at - one.read.line.at <= 2);
        const same = systems.find(isSame);
        if (same) {
          // Rows with prices of their own are systems of their own.
          const isMore = line !== same.read.line && hasAmount(line) && hasAmount(same.read.line);
          const count = isMore ? same.count + countOf(size) : Math.max(same.count, countOf(size));
          systems[systems.indexOf(same)] = { ...same, kw: same.kw ?? size?.value ?? null, count };
        }
        // An outdoor unit's own model is no other system.
        else if (size !== null || systems.length === 0)
          systems.push({ kw: size?.value ?? null, model, count: countOf(size), read: { ...first, value: 0 } });
      }
    }
  }
  const said = saidCount(lines);
  const known = sumOf(systems, ({ count }) => count);
  const isSystem = known > 0 || /\bsplit|ducted|\bair ?con|\ba\/c\b|\bunit\b|cassette|system/.test(whole);
  const headCount = Math.max(headKw.length, headsSaid(lines) ?? 0) || null;
  const spoken = lines.flatMap((line) => {
    const found = /\bsplit|\bducted|\bair ?con\w*|\bcassette|\bsystem/.exec(line.low);
    return found ? [{ line, from: line.from + found.index, to: line.from + found.index + found[0].length }] : [];
  });
  const several = !isMulti && said && said.value > Math.max(1, known) ? said : null;
  const units = several ? several.value : isMulti ? (isSystem ? 1 : null) : known > 0 ? known : isSystem ? 1 : null;
  const at =
    several ?? systems.find(({ count }) => count > 1)?.read ?? systems[0]?.read ?? kw[0] ?? models[0] ?? spoken[0];
  return {
    kw,
    headKw: headKw.slice(0, 40),
    otherSize,
    models: models.slice(0, 12),
    maker: makerOf(text, lines, makers.length > 0 ? makers : namesBeside(text, lines)),
    units,
    heads: isMulti ? headCount : units,
    unitsAt: at ? { line: at.line, from: at.from, to: at.to, value: units ?? 0 } : null,
  };
}

const SIZE =
  /(?<![\w.,/$])(\d{1,2}(?:[.,]\d{1,2})?)(?:\s?k\s?w(?![a-z]))?(?:\s?[/|]\s?(\d{1,2}(?:[.,]\d{1,2})?))?\s?-?k\s?w(?![a-gi-z]|h\b)\b|(?<![\w.,$])(\d{4,5})\s?w(?:atts?)?\b/g;

/** Rated cooling in a clause; a size of heating, of the old unit, or of its consumption isn't one. */
function sizesIn({ low, from, line }: Clause): readonly Read<number>[] {
  if (!/\d/.test(low)) return [];
  return [...low.matchAll(SIZE)].flatMap((match) => {
    const [word, size, , watts] = match;
    const before = low.slice(Math.max(0, match.index - 60), match.index);
    const after = low.slice(match.index + word.length, match.index + word.length + 24);
    const value = watts ? Number(watts) / 1000 : Number(size?.replace(',', '.'));
    if (!(value >= 0.5 && value <= 60)) return [];
    if (isHeating(before, after) || OLD.test(before) || NOT_SIZE.test(before)) return [];
    if (/^\s*(?:solar|pv|battery|hot water|input|per hour|unit at end|of solar)/.test(after)) return [];
    if (/(?:\d\s?(?:-|to)\s?)$/.test(before) && /[(]/.test(before)) return [];
    return [{ value, line, from: from + match.index, to: from + match.index + word.length }];
  });
}

const isHeating = (before: string, after: string): boolean =>
  (/^\s*\(?\s*(?:of )?(?:heat(?:ing)?\b|h\)|\(h\))/.test(after) && !/^\s*(?:heat pump)/.test(after)) ||
  /\b(?:heat(?:ing|s)?|h)(?: capacity| output|s)?\s*[:=]?\s*\(?$/.test(before) ||
  (/k\s?w\s?(?:\([^)]*\)\s?)?\/\s*$/.test(before) && !/head|x\s*$/.test(before));

function otherSizeIn({ low, from, line }: Clause): Read<string> | null {
  const found =
    /(?<![\w.])\d[\d.,]*\s?(?:hp|horse ?power|btu)\b|(?<![\w.])\d{1,2}(?:[.,]\d)?\s?k\s?w\s(?:of )?heat(?:ing)?\b|heating[^\d,.]{0,20}\d{1,2}(?:[.,]\d)?\s?kw/.exec(
      low,
    );
  return found ? { value: found[0], line, from: from + found.index, to: from + found.index + found[0].length } : null;
}

/** "2 x", "two", "3 off" before a size or a model, with at most a name between. */
function countBefore({ low, from }: Clause, at: number): number {
  const before = low.slice(0, at - from);
  const found =
    /(?:^|[\s(,:;+&-])(?:(\d{1,2})\s?(?:x|off|no\.?|nos\.?|of)\s|(?:x|qty:?)\s?(\d{1,2})\s|(?<!\b(?:option|bed|bedrooms?|rooms?|quote|level|unit|stage|item|head|zone|no|part|type)\s?)(\d{1,2}|one|two|three|four|five|six)\s(?:new |wall |split |more )?)(?:(?!\d|,|\b(?:stor|bed|phase|level|room|year|day|metre|week|hour|zone))[^\d,;]){0,40}$/.exec(
      before,
    );
  const after = /^[^,;]{0,30}?(?:\(\s?x\s?(\d{1,2})\s?\)|\bx\s?(\d{1,2})\b|\bqty:?\s?(\d{1,2})\b)/.exec(
    low.slice(at - from),
  );
  const bare = found?.[3];
  // A figure at the very beginning numbers the row.
  const isRow =
    bare !== undefined &&
    /^\d/.test(bare) &&
    /^\s*$/.test(before.slice(0, found?.index ?? 0)) &&
    /^\s*\d{1,2}\s{2,}/.test(before);
  const count = isRow ? 1 : countIn(found?.[1] ?? found?.[2] ?? bare);
  return Math.min(20, Math.max(1, found ? count : after ? countIn(after[1] ?? after[2] ?? after[3]) : 1)) || 1;
}

const hasAmount = (line: QuoteLine): boolean => amountsOf(line).some(({ role }) => /^(?:plain|price)$/.test(role));

/** The quantity of a row of a table, where quantity times price is its amount. */
function rowCount(line: QuoteLine): number {
  const amounts = amountsOf(line);
  const amount = amounts.at(-1)?.value ?? 0;
  for (const { value, from } of amounts.slice(0, -1)) {
    const count = /(?:^|\s)(\d{1,2})(?:\.0{1,2})?\s+\$?\s?$/.exec(line.low.slice(0, from - line.from))?.[1];
    if (count && Math.abs(Number(count) * value - amount) < 1) return Math.min(20, Number(count));
  }
  return 1;
}

const isHead = ({ low, from }: Clause, size: Read<number>, isHeads: boolean, several: number): boolean => {
  const before = low.slice(0, size.from - from).replace(/multi[\s-]?head/g, 'multi');
  const after = low.slice(size.to - from);
  const lastOf = (what: RegExp): number => [...before.matchAll(what)].at(-1)?.index ?? -1;
  if (lastOf(/outdoor|condens|compressor/g) > lastOf(/indoor|heads?\b/g)) return false;
  if (/^\s*(?:\w+ ){0,2}(?:multi|outdoor|condens)/.test(after)) return false;
  if (/multi[^,:]{0,25}$|system[^,:]{0,10}$/.test(before) && !/head|indoor|room|:/.test(before.slice(-25)))
    return false;
  return (
    isHeads ||
    several > 1 ||
    /indoor|head|bed|living|lounge|room|study|kitchen|family|office|hi-?wall|wall unit/.test(low)
  );
};

const KINDS =
  '(?:split(?:s| systems?)?|systems?|air ?con(?:ditioner|ditioning units?)?s?|units|a\\/cs?|acs|wall units)';
const SAID = new RegExp(
  `(?<![\\w.$])(\\d{1,2}|two|three|four|five|six)(?:\\s?x\\s?|\\s)(?:(?!kw|hp|star|old|existing|indoor|outdoor|previous|current|and|storey|stories|bed|phase|years?|days?|head|zone|metre|room|m\\b)[a-z][\\w.-]*\\s){0,3}?${KINDS}\\b(?! (?:old|with \\d))`,
  'g',
);

function saidCount(lines: readonly QuoteLine[]): Read<number> | null {
  let most: Read<number> | null = null;
  for (const line of lines)
    for (const found of line.low.matchAll(SAID)) {
      const value = countIn(found[1]);
      const beside = line.low.slice(Math.max(0, found.index - 30), found.index);
      if (
        value > 1 &&
        value <= 20 &&
        value > (most?.value ?? 1) &&
        !/remov|old|existing|dispos|replac|take|\bbeyond\b|above|over|up to/.test(beside) &&
        !/indoor|remove|old /.test(found[0])
      )
        most = { value, line, from: line.from + found.index, to: line.from + found.index + found[0].length };
    }
  return most;
}

function headsSaid(lines: readonly QuoteLine[]): number | null {
  for (const { low } of lines) {
    const found =
      /\b(\d|two|three|four|five|six)[\s-]?(?:x\s?)?(?:[a-z-]+ )?(?:indoor (?:units?|heads?)|heads?\b|rooms\b)/.exec(
        low,
      );
    if (found) return countIn(found[1]);
  }
  return null;
}

const MODEL =
  /(?<![\w./#-])(?:[a-z]{1,7}[-/]?\d{2,4}[a-z\d]*|\d{1,2}[a-z]{2,6}\d{2,3}[a-z\d]*|[a-z]{2,7}\d[a-z\d]{2,})(?:[-/][a-z\d]{1,8}){0,3}(?![\w])/gi;
const NO_MODEL =
  /^(?:r-?\d{2,3}[a-z]?|\d.*(?:kw|mm|amp)|gst\d*|ip\d\d|as-?\d{4}.*|nzs.*|abn\d*|rc[bd]o?.*|q[utn]?o?-?\d+.*|inv-?\d+.*|ec-?\d{4,}|rec-?\d{4,}|au-?\d{5,}|l-?\d{5,}|po-?\d+|(?:nsw|vic|qld|sa|wa|tas|act|nt)-?\d{3,4}|unit-?\d+|level-?\d+|co2|[a-z]\d{2}|est-?\d+|job-?\d+|ref-?\d+|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*-?\d+|x\d+|no-?\d+|ph\d+|bed\d*|c20|v\d+|u\d+|wi-?fi\d*|mp\d+|stage\d+|option\d+|page\d+)$/i;
const NUMBERED =
  /(?:quot\w*|\bno\.?|number|\bref\w*|invoice|\bjob|proposal|\blic\w*|\babn|\bacn|\barc|phone|\brego|#|order|estimate|\bbsb|\bacc\w*|project|\bpo|\bid|licen[cs]e|tender|doc\w*)\s*(?:no\.?|number|id)?\s*[:#.]?\s*$/i;

/** Model numbers as they are written. */
function modelsIn(text: string, { plain, low, from, line }: Clause): readonly Read<string>[] {
  if (!/\d/.test(low)) return [];
  return [...plain.matchAll(MODEL)].flatMap(({ 0: token, index }) => {
    const letters = token.replace(/[^a-z]/gi, '').length;
    const before = plain.slice(Math.max(0, index - 40), index);
    if (NO_MODEL.test(token) || NUMBERED.test(before) || letters < 2 || token.replace(/\D/g, '').length < 2) return [];
    if (
      /^[a-z]+-?\d{5,}/i.test(token) ||
      /k\s?w$/i.test(token) ||
      (/^[a-z]/.test(token) && /[a-z]\/|\d[a-z]{3,}/.test(token))
    )
      return [];
    if (OLD.test(low.slice(Math.max(0, index - 60), index))) return [];
    const start = from + index;
    return [{ value: text.slice(start, start + token.length), line, from: start, to: start + token.length }];
  });
}

const NAME = /[A-Z][A-Za-z&]*[A-Za-z](?:[ ][A-Z][A-Za-z]+)*/g;

/** The name beside a model or a size: capital letters that are no kind, place or verb. */
function makersIn(
  text: string,
  { plain, from, line }: Clause,
  size: Read<number> | undefined,
  model: Read<string> | undefined,
): readonly Read<string>[] {
  const behind = size && !model ? /^\s*[A-Z]/.exec(plain.slice(size.to - from)) : null;
  if (size && behind) {
    const found = namesIn(text, line, from + (size.to - from), plain.slice(size.to - from, size.to - from + 60))[0];
    if (found && found.from - size.to <= 2) return [found];
  }
  const at = (model ?? size)?.from;
  if (at === undefined) return [];
  const start = Math.max(0, at - from - 120);
  return namesIn(text, line, from + start, plain.slice(start, at - from)).slice(-1);
}

/** Names before "multi split", "ducted" and the like. */
const namesBeside = (text: string, lines: readonly QuoteLine[]): readonly Read<string>[] =>
  lines.flatMap((line) => {
    const found =
      /^(.*?)\b(?:multi|ducted|split|wall|hi-?wall|cassette|inverter|reverse)\b/i.exec(line.plain.slice(0, 200))?.[1] ??
      '';
    return /[A-Za-z]\s$/.test(found)
      ? namesIn(text, line, line.from, found).filter(({ to }) => to - line.from >= found.length - 1)
      : [];
  });

function namesIn(text: string, line: QuoteLine, from: number, plain: string): readonly Read<string>[] {
  return [...plain.matchAll(NAME)].flatMap(({ 0: name, index }) => {
    const words = name.split(' ');
    while (words[0] !== undefined && NO_MAKER.has(words[0].toLowerCase())) words.shift();
    const start = from + index + name.length - words.join(' ').length;
    const end = words.findIndex((word, place) => place > 0 && NO_MAKER.has(word.toLowerCase()) && !/^air$/i.test(word));
    const length = (end < 0 ? words : words.slice(0, end)).join(' ').length;
    const value = text.slice(start, start + length);
    return length < 2 || /^air$/i.test(value) ? [] : [{ value, line, from: start, to: start + length }];
  });
}

/** The one maker; several are none. */
function makerOf(text: string, lines: readonly QuoteLine[], makers: readonly Read<string>[]): Read<string> | null {
  for (const line of lines) {
    const labelled = /\b(?:brand|make|maker|manufacturer)\s*(?:[:\t]|\s{2,})\s*([A-Z][\w&]+(?: [A-Z][a-z]+)?)/i.exec(
      line.plain,
    );
    if (labelled?.[1]) {
      const from = line.from + labelled.index + labelled[0].length - labelled[1].length;
      return { value: text.slice(from, from + labelled[1].length), line, from, to: from + labelled[1].length };
    }
  }
  const known = lines.flatMap((line) => {
    const found = KNOWN_MAKERS.exec(line.low);
    const isOld = found && OLD.test(line.low.slice(Math.max(0, found.index - 40), found.index));
    const from = line.from + (found?.index ?? 0);
    return found && !isOld
      ? [{ value: text.slice(from, from + found[0].length), line, from, to: from + found[0].length }]
      : [];
  });
  const all = makers.length > 0 ? makers : known;
  const distinct = new Set(all.map(({ value }) => value.toLowerCase()));
  const [first] = all;
  return distinct.size === 1 && first ? first : null;
}
