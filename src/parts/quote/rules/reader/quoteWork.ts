import { amountsOf } from './quoteAmounts.ts';
import { type Clause, isQuestion, type QuoteLine } from './quoteLines.ts';
import { type QuotedWork, WORK_KINDS, type WorkKind } from './reading.ts';
import {
  EXCEPT_BEFORE,
  IN_AFTER,
  IN_BEFORE,
  IN_HEADING,
  NOT_NEEDED,
  OUT_AFTER,
  OUT_BEFORE,
  OUT_HEADING,
  WORK_WORDS,
} from './workWords.ts';

/** Where a quote says something of a kind of work. */
/** Where something stands. */
export interface QuotePlace {
  readonly line: QuoteLine;
  /** In the text. */
  readonly from: number;
  readonly to: number;
}

interface Said extends QuotePlace {
  readonly kind: WorkKind;
  readonly is: 'in' | 'out' | 'maybe';
}

export interface WorkReading {
  readonly is: QuotedWork;
  readonly isUnsure: boolean;
  readonly said: Said | null;
}

/** What the quote says of each kind of work. Silence is "not said". */
export function readWorkOf(
  lines: readonly QuoteLine[],
  isDucted: boolean,
  system: QuotePlace | null,
): Readonly<Record<WorkKind, WorkReading>> {
  const spoken = saidIn(lines, isDucted);
  // A quote that names the system, and doesn't leave it to others, sells it.
  const sold =
    system && spoken.every(({ kind }) => kind !== 'unit') ? [{ ...system, kind: 'unit', is: 'in' } as const] : [];
  const said: readonly Said[] = [...spoken, ...sold];
  return Object.fromEntries(
    WORK_KINDS.map((kind): [WorkKind, WorkReading] => {
      const of = said.filter((one) => one.kind === kind);
      const inside = of.find(({ is }) => is !== 'out');
      const outside = of.find(({ is }) => is === 'out');
      const isUnsure = inside !== undefined && (outside !== undefined || of.every(({ is }) => is === 'maybe'));
      return [kind, { is: inside ? 'in' : outside ? 'out' : 'not said', isUnsure, said: inside ?? outside ?? null }];
    }),
  ) as Record<WorkKind, WorkReading>;
}

function saidIn(lines: readonly QuoteLine[], isDucted: boolean): readonly Said[] {
  /** What a heading says of the lines below it. */
  let heading: 'in' | 'out' | null = null;
  let items = 0;
  let isBlank = false;
  let bullet = '';
  return lines.flatMap((line) => {
    const { low } = line;
    if (low.trim() === '') {
      isBlank = true;
      return [];
    }
    const mark = /^\s*([-*•●▪✓✔☑✗✘+x]|\d{1,2}[.)]|\[.?\])?\s/.exec(low)?.[1]?.replace(/\d+/, '1') ?? '';
    const isOut = OUT_HEADING.test(low);
    const isIn = !isOut && IN_HEADING.test(low);
    // A heading with words of its own rules only itself, unless it ends with a colon.
    const rest = low.replace(isOut ? OUT_HEADING : IN_HEADING, '');
    const isBare = /:\s*$/.test(low) || !/[,;]|\w+ \w+ \w+ \w+ \w+ \w+/.test(rest);
    if (isOut || isIn) {
      heading = isBare ? (isOut ? 'out' : 'in') : null;
      items = 0;
      bullet = '';
    } else if (heading) {
      if (items > 0 && isBlank && (bullet === '' || mark !== bullet)) heading = null;
      else if (items > 0 && bullet !== '' && mark === '' && !/^\s/.test(low)) heading = null;
      else if (
        /^\W*(?:sub ?-?total|total|gst|price|deposit|payment|terms|valid|warranty|regards|cheers|thanks|date)\b/.test(
          low,
        )
      )
        heading = null;
      if (heading && items === 0) bullet = mark;
      items += 1;
    }
    isBlank = false;
    const ticked = /^\s*[✗✘❌]/.test(low) ? 'out' : /^\s*[✓✔☑✅]/.test(low) ? 'in' : null;
    const polarity = ticked ?? (isOut || isIn ? null : heading);
    return line.clauses.flatMap((clause) => saidInClause(clause, polarity, isDucted));
  });
}

interface Mention {
  readonly kind: WorkKind | null;
  readonly from: number;
  readonly to: number;
}

function saidInClause(clause: Clause, heading: 'in' | 'out' | null, isDucted: boolean): readonly Said[] {
  const { low } = clause;
  if (isQuestion(low)) return [];
  const mentions = mentionsIn(low, isDucted);
  if (mentions.every(({ kind }) => kind === null)) return [];
  // "Pipe covers" don't cover what follows.
  const triggers = triggersIn(low).filter(
    (one) =>
      one.side !== 'before' || one.is !== 'in' || !mentions.some(({ from, to }) => from <= one.from && one.to <= to),
  );
  const isMaybe = /provisional|\bp\.?c\.? sum|\bprov\.? sum/.test(low);
  return mentions.flatMap(({ kind, from, to }) => {
    // "By your electrician" names nobody's work but the one before it.
    if (kind === null || triggers.some((one) => one.is === 'out' && one.from <= from && one.to >= to)) return [];
    if (isOfOther(mentions, { kind, from, to }, low)) return [];
    const isAlone = !mentions.some((one) => one.from >= to && one.kind !== 'unit' && one.kind !== 'installation');
    const is = polarityOf(low, { kind, from, to, isAlone }, triggers, heading);
    if (is === null) return [];
    return [
      {
        kind,
        is: is === 'in' && isMaybe ? 'maybe' : is,
        line: clause.line,
        from: clause.from + from,
        to: clause.from + to,
      },
    ];
  });
}

function mentionsIn(low: string, isDucted: boolean): readonly Mention[] {
  const found: Mention[] = [];
  let rest = low;
  for (const [kind, words] of LOOSE_WORDS) {
    for (const { index, 0: word } of rest.matchAll(words)) {
      if (word === '') continue;
      // What hides the pipes of a split.
      const isCover = kind === 'zoning' && /^ducting$/.test(word) && !isDucted;
      const owned =
        kind === 'pipe' &&
        /(?:extra|additional|further|more|beyond|over \d+ ?m\w*) (?:\w+ )?$/.test(
          low.slice(Math.max(0, index - 25), index),
        );
      found.push({ kind: isCover ? 'cover' : owned ? null : kind, from: index, to: index + word.length });
      if (kind === 'installation' && /fully installed|turn ?key|^(?:supply|supplied|supplying)/.test(word))
        found.push({ kind: 'unit', from: index, to: index + word.length });
    }
    rest = rest.replace(words, (word) => '\u0001'.repeat(word.length));
  }
  return found.sort((one, other) => one.from - other.from);
}

/** "Power supplied", "certificate supplied": not of the unit. */
const isOfOther = (mentions: readonly Mention[], { kind, from, to }: Mention, low: string): boolean =>
  kind === 'unit' &&
  /^suppl/.test(low.slice(from, to)) &&
  mentions.some(
    (one) =>
      one.kind !== 'unit' &&
      one.kind !== 'installation' &&
      one.to <= from &&
      /^\s*(?:is |are |will be |to be )?$/.test(low.slice(one.to, from)),
  );

/** Words with any number of blanks between them, as a photographed page has. */
const loose = (words: RegExp): RegExp => new RegExp(words.source.replaceAll(' ?', ' *').replace(/ (?!\*)/g, ' +'), 'g');
const LOOSE_WORDS = WORK_WORDS.map(([kind, words]) => [kind, loose(words)] as const);
const TRIGGERS = [
  [NOT_NEEDED, null, 'after'],
  [EXCEPT_BEFORE, null, 'before'],
  [OUT_BEFORE, 'out', 'before'],
  [OUT_AFTER, 'out', 'after'],
  [IN_BEFORE, 'in', 'before'],
  [IN_AFTER, 'in', 'after'],
] as const;
const LOOSE_TRIGGERS = TRIGGERS.map(([words, is, side]) => [loose(words), is, side] as const);

interface Trigger {
  readonly is: 'in' | 'out' | null;
  readonly side: 'before' | 'after';
  readonly from: number;
  readonly to: number;
}

function triggersIn(low: string): readonly Trigger[] {
  const found = LOOSE_TRIGGERS.flatMap(([what, is, side]): readonly Trigger[] =>
    [...low.matchAll(what)].map(({ index, 0: word }) => ({ is, side, from: index, to: index + word.length })),
  );
  // "not included" isn't "included": a shorter one inside a longer one of another sense says nothing.
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other.is !== one.is &&
            other.from <= one.from &&
            other.to >= one.to &&
            other.to - other.from > one.to - one.from,
        ),
    )
    .sort((one, other) => one.from - other.from);
}

const BREAK = /,|;|\t| {2,}|\bbut\b|\bhowever\b|\balthough\b| - /;

function polarityOf(
  low: string,
  { kind, from, to, isAlone }: { kind: WorkKind; from: number; to: number; isAlone: boolean },
  triggers: readonly Trigger[],
  heading: 'in' | 'out' | null,
): 'in' | 'out' | null {
  const after = triggers.filter((one) => one.from >= to && one.side === 'after');
  // "Supplied by your electrician"
  const next = after[1]?.is === 'out' && after[0] && after[1].from - after[0].to <= 2 ? after[1] : after[0];
  if (next) {
    // "Pipe $60 per metre" is of more than what is in the price.
    if (kind === 'pipe' && low.startsWith('$', next.from)) return null;
    // "Old unit removal - $120 extra"
    const between = low.slice(to, next.from).replace(/\$ ?[\d,.]+ ?/g, '');
    const stops = triggers.some(
      (one) => one.from >= to && one.to <= next.from && one !== after[0] && one.is !== next.is,
    );
    const isNear = !BREAK.test(between) || /^\s*[-:,]?\s*$|^(?:[\t ]{2,}|[:\t ,-]+)$/.test(between);
    // "Removal, patching and painting not included": all of a list.
    const isList =
      /\b(?:and|or|&|all|both)\b[^,]*$/.test(low.slice(0, next.from)) &&
      !/\b(?:but|however|although)\b| - |;/.test(between) &&
      kind !== 'unit' &&
      kind !== 'installation';
    // The last column of a row.
    const isCell = /(?:\t| {2,})$/.test(low.slice(0, next.from)) && kind !== 'unit' && kind !== 'installation';
    if (!stops && (isNear || isList || isCell)) {
      const isOwn = next.is !== 'out' || (kind !== 'unit' && kind !== 'installation') || (isNear && isAlone);
      if (isOwn) return next.is;
    }
  }
  const before = triggers.findLast((one) => one.to <= from && one.side === 'before');
  if (before) {
    const between = low.slice(before.to, from);
    const stops = triggers.some((one) => one.from >= before.to && one.to <= from && one.side === 'after');
    const isOver = /\b(?:but|however|although)\b|;/.test(between) || (before.is === 'out' && / - /.test(between));
    // "No pump, new circuit": "no" rules one thing, "no plaster or paint" two.
    const isShort =
      /^no\b/.test(low.slice(before.from, before.to)) &&
      !/allowance/.test(low.slice(before.from, before.to)) &&
      /,/.test(between);
    if (!stops && !isOver && !isShort) return before.is;
  }
  // "If the pipe run is longer" says nothing of this one.
  return heading ?? (/^\W*(?:if|should|in case|where)\b/.test(low) ? null : 'in');
}

/** Dollars of one kind of work, where a line of the price names one kind and one amount. */
export function workPrices(
  lines: readonly QuoteLine[],
  isDucted: boolean,
  total: number | null,
): Readonly<Partial<Record<`work.${WorkKind}`, number>>> {
  const found = new Map<WorkKind, Set<number>>();
  for (const line of lines) {
    const kinds = new Set(mentionsIn(line.low, isDucted).flatMap(({ kind }) => kind ?? []));
    const amounts = amountsOf(line).filter(({ isNegative, value }) => !isNegative && value > 0);
    const last = amounts.at(-1);
    const [kind] = kinds;
    if (
      kind === undefined ||
      kinds.size !== 1 ||
      !last ||
      last.value === total ||
      !/^(?:plain|price|extra)$/.test(last.role)
    )
      continue;
    found.set(kind, (found.get(kind) ?? new Set()).add(last.value));
  }
  return Object.fromEntries(
    [...found].flatMap(([kind, values]) => (values.size === 1 ? [[`work.${kind}`, [...values][0]]] : [])),
  );
}
