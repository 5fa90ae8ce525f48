import { plainOf } from './quoteSource.ts';
import type { QuotedWords } from './reading.ts';

/** A part of a line that says one thing; `plain` has its figures and signs in one way, at the same positions. */
export interface Clause {
  readonly line: QuoteLine;
  /** In the text. */
  readonly from: number;
  readonly plain: string;
  /** In small letters. */
  readonly low: string;
}

export interface QuoteLine extends Omit<Clause, 'line'> {
  readonly at: number;
  /** The message of a thread that it belongs to, from 0. */
  readonly message: number;
  readonly clauses: readonly Clause[];
}

/** Where something stands. */
export interface QuotedPlace {
  readonly line: QuoteLine;
  /** In the text. */
  readonly from: number;
  readonly to: number;
}

/** Something that was read, and where. */
export interface Read<T> extends QuotedPlace {
  readonly value: T;
}

/** A long line is no sentence: it is read in pieces. */
const MAX_LINE = 1000;
const MESSAGE =
  /^\s*(?:-{2,}\s*(?:original|forwarded|begin forwarded)|begin forwarded message|on\s.{5,120}\bwrote:\s*$|_{20,}$)/i;
const FROM = /^\s*\*?(?:from|von|de):\*?\s\S/i;

const NONE: readonly Clause[] = [];

export function linesOf(text: string): readonly QuoteLine[] {
  const lines: QuoteLine[] = [];
  let from = 0;
  let message = 0;
  let isHead = false;
  for (const line of plainOf(text).split('\n')) {
    const begins = MESSAGE.test(line);
    // "Original message" and "From:" begin one together.
    if (begins || (FROM.test(line) && !isHead)) message += lines.length > 0 ? 1 : 0;
    isHead = begins || (isHead && (line.trim() === '' || /^\s*\*?[a-z]+:/i.test(line)));
    for (let start = 0; start === 0 || start < line.length; ) {
      const end = pieceEnd(line, start);
      const plain = line.slice(start, end);
      const own = { at: lines.length, from: from + start, plain, low: plain.toLowerCase(), message, clauses: NONE };
      own.clauses = clausesOf(own);
      lines.push(own);
      start = Math.max(end, start + 1);
    }
    from += line.length + 1;
  }
  return lines;
}

function pieceEnd(line: string, start: number): number {
  const end = start + MAX_LINE;
  if (end >= line.length) return line.length;
  const stop = line.lastIndexOf(' ', end);
  return stop > start ? stop : end;
}

/** No stop: "incl. 3 m", "approx. 5", "No. 7", "Pty. Ltd." */
const STOP =
  /(?<!\b(?:incl?|excl?|approx|no|ltd|pty|qty|min|max|st|rd|elec|install|cert|ph|ref|est|e\.g|i\.e|mr|mrs))[.!?]["')]?\s|;\s|\s(?=[•●▪])|\s\|\s/gi;
/** A row of ticks and crosses has one before each of its words. */
const TICKS = new RegExp(`${STOP.source}|\\s(?=[✓✔☑✅✗✘❌])`, 'gi');

function clausesOf(line: QuoteLine): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  const add = (end: number): void => {
    const plain = line.plain.slice(start, end);
    if (/[\p{L}\d]/u.test(plain)) clauses.push({ line, from: line.from + start, plain, low: plain.toLowerCase() });
  };
  for (const { index, 0: stop } of line.plain.matchAll(/^\s*[✓✔☑✅✗✘❌]/.test(line.plain) ? TICKS : STOP)) {
    add(index + stop.length);
    start = index + stop.length;
  }
  add(line.plain.length);
  return clauses;
}

/** "Can you do it for $3,000?" */
export const isQuestion = (low: string): boolean =>
  /^\W*(?:(?:and|but|so|hi|also) )?(?:do|does|did|is|are|can|could|would|will|what|how|when|where|why|who|which|have|has|should|shall)\b.*\?\s*$|\b(?:can|could|would|will|did) (?:you|u)\b.*\?\s*$/.test(
    low,
  );

/** What was read at a place of a line or a clause. */
export const readAt = <T>(of: QuoteLine | Clause, value: T, start: number, length: number): Read<T> => ({
  value,
  line: 'line' in of ? of.line : of,
  from: of.from + start,
  to: of.from + start + length,
});

/** What a pattern first finds in the small letters of a line or a clause. */
export function readFirst(of: QuoteLine | Clause, what: RegExp): Read<string> | null {
  const found = what.exec(of.low);
  return found && readAt(of, found[0], found.index, found[0].length);
}

const MAX_WORDS = 160;

/** The words around what was found in a clause, trimmed to whole words of it. */
export function wordsAround(text: string, { from, to, line }: QuotedPlace): QuotedWords {
  const clause = line.clauses.findLast((one) => one.from <= from && from < one.from + one.plain.length) ?? line;
  const most = clause.from + clause.plain.length;
  let start = clause.from;
  let end = most;
  if (end - start > MAX_WORDS) {
    start = Math.max(start, Math.min(from - 60, Math.max(to, from) - MAX_WORDS));
    const blank = text.indexOf(' ', start);
    if (start > clause.from && blank >= 0 && blank < from) start = blank + 1;
    end = Math.min(most, start + MAX_WORDS);
    if (end < most) end = Math.max(Math.min(to, end), text.lastIndexOf(' ', end));
  }
  while (start < end && /[\s\-•●▪✓✔☑✗✘*+|]/.test(text[start] ?? '')) start += 1;
  while (end > start && /[\s|]/.test(text[end - 1] ?? '')) end -= 1;
  return { text: text.slice(start, end), from: start, to: end };
}
