import { amountsOf } from './quoteAmounts.ts';
import { type Clause, isQuestion, type QuotedPlace, type QuoteLine } from './quoteLines.ts';
import { type QuotedWork, WORK_KINDS, type WorkKind } from './reading.ts';
import { PHRASE, type Phrase } from './workWords.ts';

interface Said extends QuotedPlace {
  readonly kind: WorkKind;
  /** Null where it is said of it that it isn't needed, or may be. */
  is: 'in' | 'out' | null;
  readonly isMaybe: boolean;
}

export interface WorkReading {
  readonly is: QuotedWork;
  readonly isUnsure: boolean;
  readonly said: QuotedPlace | null;
}

/** What the quote says of each kind of work. Silence is "not said". `system` is where it names what it sells, if it does. */
export function readWorkOf(
  lines: readonly QuoteLine[],
  isDucted: boolean,
  system: QuotedPlace | null,
): Readonly<Record<WorkKind, WorkReading>> {
  const said = saidIn(lines, isDucted);
  const isSupply = lines.some(({ low }) => /\bsupply only\b(?! (?:one|\d))/.test(low));
  const isOwners = lines.some(({ low }) => OWNERS.test(low));
  return Object.fromEntries(
    WORK_KINDS.map((kind): [WorkKind, WorkReading] => {
      const of = said.filter((one) => one.kind === kind);
      const inside = kind === 'installation' && isSupply ? undefined : of.find(({ is }) => is === 'in');
      const outside = of.find(({ is }) => is === 'out');
      // A quote that names the system sells it, unless it says otherwise.
      if (kind === 'unit' && system) return [kind, { is: isOwners ? 'out' : 'in', isUnsure: false, said: system }];
      const isUnsure = inside !== undefined && (outside !== undefined || of.every(({ isMaybe }) => isMaybe));
      return [kind, { is: inside ? 'in' : outside ? 'out' : 'not said', isUnsure, said: inside ?? outside ?? null }];
    }),
  ) as Record<WorkKind, WorkReading>;
}

/** A system that the owner has already. */
const OWNERS =
  /\binstall(?:ation)? only\b|\b(?:customer|client|owner|self)(?:'?s)?[ -](?:own|supplied|provided) (?!power|circuit)|\b(?:unit|system|split|air ?con\w*)s? (?:is |are |to be )?(?:supplied|provided) by (?:the )?(?:customer|client|owner|you|others)|\byour own (?:unit|split|system|air ?con)/;

type Polarity = 'in' | 'out' | null;

/** Lines that end a list. */
const END =
  /^\W*(?:sub ?-?total|total|gst|price|deposit|payment|terms|valid|warranty|regards|cheers|thanks|date|quote)\b/;
const BULLET = /^\s*([-*•●▪✓✔☑✅✗✘❌+x]|\d{1,2}[.)]|\[.?\])?\s/;

function saidIn(lines: readonly QuoteLine[], isDucted: boolean): readonly Said[] {
  /** What the heading above says of each line of its list, and how the first of them begins. */
  let heading: Polarity = 'in';
  let bullet: string | null = null;
  let isBlank = false;
  /** What holds where a line goes on in the next. */
  let last: Polarity = 'in';
  let isOpen = false;
  return lines.flatMap((line) => {
    const { low } = line;
    if (low.trim() === '') {
      isBlank = true;
      isOpen = false;
      return [];
    }
    const mark = BULLET.exec(low)?.[1]?.replace(/\d+/, '1') ?? '';
    const isEnd =
      bullet !== null &&
      ((isBlank && (bullet === '' || mark !== bullet)) || (bullet !== '' && mark === '' && !/^\s/.test(low)));
    if (isEnd || END.test(low)) heading = 'in';
    const ticked = /^\s*[✗✘❌]/.test(low) ? 'out' : /^\s*[✓✔☑✅]/.test(low) ? 'in' : null;
    const begin = isOpen && /^\s*[a-z]/.test(line.plain) ? last : (ticked ?? heading);
    const found: Said[] = [];
    let from = begin;
    let isRuled = false;
    for (const clause of line.clauses) {
      const spoken = saidInClause(clause, from, isDucted);
      found.push(...spoken.said);
      isRuled ||= spoken.isRuled;
      last = spoken.last;
      // A list goes on after a semicolon.
      from = /;\s*$/.test(clause.low) ? last : (ticked ?? heading);
    }
    const isHeading = found.length === 0 && !/\d{3}/.test(low) && (/:\s*$/.test(low) || (isRuled && low.length < 60));
    if (isHeading) heading = last;
    bullet = isHeading ? null : (bullet ?? mark);
    isOpen =
      !isHeading && (/(?:,|&| (?:and|or|of|to|the))\s*$/.test(low) || (low.length > 60 && /[a-z]\s*$/.test(low)));
    isBlank = false;
    return found;
  });
}

const RULES = ['excludes', 'includes', 'if', 'except', 'keeps', 'no'] as const;
const isRule = (is: Phrase): is is (typeof RULES)[number] => RULES.some((one) => one === is);

/** Reads a clause from left to right: words that rule what follows, kinds of work, and words that rule what went before. */
function saidInClause(
  { low, from, line }: Clause,
  begin: Polarity,
  isDucted: boolean,
): { readonly said: readonly Said[]; readonly last: Polarity; readonly isRuled: boolean } {
  if (isQuestion(low)) return { said: [], last: begin, isRuled: false };
  const isMaybe = /provisional|\bp\.?[cs]\.? sum|prov\.? sum|^\s*\+.*\$/.test(low);
  const said: Said[] = [];
  let rule = begin;
  let isRuled = false;
  /** Where words that rule what went before may reach back to: their sentence, and their part between commas. */
  let start = 0;
  let part = 0;
  /** The rule that ends with the part, as "no" does. */
  let isShort = false;
  for (const { index, 0: word, groups = {} } of low.matchAll(PHRASE)) {
    const is = Object.keys(groups).find((name) => groups[name] !== undefined) as Phrase;
    if (is === 'none') continue;
    if (is === 'part' || is === 'turn') {
      part = said.length;
      if (is === 'turn') start = part;
      if (is === 'turn' || isShort) rule = begin;
      isShort = false;
    } else if (isRule(is)) {
      // "Anything at the switchboard is extra, other than connecting the circuit" says nothing of the circuit.
      const isOpen = is === 'if' || is === 'keeps' || (is === 'except' && rule !== 'in');
      rule = is === 'includes' ? 'in' : isOpen ? null : 'out';
      isShort = is === 'no' || is === 'keeps';
      isRuled ||= rule !== null;
      start = part = said.length;
    } else if (is === 'isOut' || is === 'isIn' || is === 'onTop' || is === 'unneeded') {
      const to = is === 'isIn' ? 'in' : is === 'unneeded' ? null : 'out';
      // "Removal, patching and painting not included": all of a list, or of a row.
      const isList = /\b(?:and|or|&|all|both)\b[^,]*$|(?:\t| {2,}|[,)]\s*)$/.test(low.slice(0, index));
      const whole = said.slice(isList ? start : part);
      // "Pipe $60 per metre" is of more than what is in the price.
      const ruled = whole.filter(
        ({ kind }) => kind !== 'installation' || to !== 'out' || (whole.length === 1 && part < said.length),
      );
      for (const one of ruled) one.is = one.kind === 'pipe' && word.includes('$') ? null : to;
      if (whole.length === 0 && is !== 'onTop' && is !== 'unneeded') rule = to;
      isRuled ||= is !== 'unneeded' && said.length === 0;
      start = part = said.length;
    } else {
      // What hides the pipes of a split.
      const kind = is === 'zoning' && word.startsWith('duct') && !isDucted ? 'cover' : is;
      said.push({ kind, is: rule, isMaybe, line, from: from + index, to: from + index + word.length });
    }
  }
  return { said, last: isShort ? begin : rule, isRuled };
}

/** Dollars of one kind of work, where a line of the price names one kind and one amount. */
export function workPrices(
  lines: readonly QuoteLine[],
  isDucted: boolean,
  total: number | null,
): Readonly<Partial<Record<`work.${WorkKind}`, number>>> {
  const found = new Map<WorkKind, Set<number>>();
  for (const line of lines) {
    // A row with a size is the system's, and a range is no price.
    if (/\dk\s?w\b/.test(line.low) || amountsOf(line).some(({ upTo }) => upTo !== null)) continue;
    const [kind, ...others] = new Set(
      line.clauses.flatMap((clause) => saidInClause(clause, 'in', isDucted).said).map(({ kind }) => kind),
    );
    const last = amountsOf(line).findLast(({ isNegative, value }) => !isNegative && value > 0);
    if (!kind || others.length > 0 || !last || last.value === total || !/^(?:plain|price|extra)$/.test(last.role))
      continue;
    found.set(kind, (found.get(kind) ?? new Set()).add(last.value));
  }
  return Object.fromEntries(
    [...found].flatMap(([kind, values]) => (values.size === 1 ? [[`work.${kind}`, [...values][0]]] : [])),
  );
}
