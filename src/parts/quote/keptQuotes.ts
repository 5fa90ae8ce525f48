import { cleanText } from '../../catalogue/cleanText.ts';
import { writeJson } from '../../catalogue/writeJson.ts';
import { corrected, LINES, linkedLine, type QuotedLine } from './rules/quotedLines.ts';
import type { ReadQuote } from './rules/reader/reading.ts';

export const MAX_QUOTES = 3;
/** Characters of a pasted quote. */
export const MAX_TEXT = 20_000;
export const MAX_TYPED = 80;
/** The visitor's word that the quote names none of the systems that match. */
export const NONE_OF_THESE = '-';

/** The visitor's corrections, as they were typed. */
export type GivenLines = { readonly [Line in QuotedLine]?: string };

export interface KeptQuote {
  /** As it was pasted; empty where it was typed into the form, or came with a link. */
  readonly text: string;
  readonly how: 'paste' | 'file' | 'form';
  /** True if it was longer. */
  readonly cut: boolean;
  readonly given: GivenLines;
  /** The option that the visitor chose, from 0. */
  readonly option: number | null;
  /** The id of the system that the visitor chose, or `NONE_OF_THESE`. */
  readonly system: string | null;
}

const HOW = ['paste', 'file', 'form'] as const;

/** All that the desk keeps with the visit. */
export interface KeptDesk {
  readonly quotes: readonly KeptQuote[];
  /** Pasted or typed, and not read yet. */
  readonly draft: string;
  /** The form for those who type their quote, as far as it is filled in. */
  readonly form: GivenLines;
}

/** Reads the desk of a visit, as untrusted as any input. Quotes that a link brought are there until the visitor has others. */
export function readDesk(parts: Readonly<Record<string, unknown>>): KeptDesk {
  const { quotes, draft, form }: Record<string, unknown> = { ...Object(parts.quote) };
  return {
    quotes: Array.isArray(quotes) ? readQuotes(quotes) : (readLink(parts.quotes)?.quotes ?? []),
    draft: typeof draft === 'string' ? draft.slice(0, MAX_DRAFT) : '',
    form: readGiven(form),
  };
}

/** The source of a mail is longer than its text. */
const MAX_DRAFT = 5 * MAX_TEXT;

/** Reads quotes that were kept, as untrusted as any input: what nobody writes is left out. */
function readQuotes(kept: unknown): readonly KeptQuote[] {
  return (Array.isArray(kept) ? kept : []).slice(0, MAX_QUOTES).flatMap((found: unknown) => {
    if (typeof found !== 'object' || found === null) return [];
    const { text, how, cut, given, option, system }: Record<string, unknown> = { ...found };
    const quote: KeptQuote = {
      text: typeof text === 'string' ? text.slice(0, MAX_TEXT) : '',
      how: HOW.find((one) => one === how) ?? 'form',
      cut: cut === true,
      given: readGiven(given),
      option: typeof option === 'number' ? option : null,
      system: typeof system === 'string' ? system : null,
    };
    return quote.text === '' && Object.keys(quote.given).length === 0 ? [] : [quote];
  });
}

function readGiven(found: unknown): GivenLines {
  const given: Partial<Record<QuotedLine, string>> = {};
  for (const line of LINES) {
    const text: unknown = Object.hasOwn(Object(found), line) ? (found as GivenLines)[line] : null;
    if (typeof text === 'string') given[line] = cleanText(text.slice(0, MAX_TYPED));
  }
  return given;
}

/** A reading with the option that the visitor chose, and their corrections, which are sure. */
export function settledQuote({ text, given, option }: KeptQuote, read: ReadQuote): ReadQuote {
  const chosen = read.options[option ?? -1];
  let quote: ReadQuote = text === '' ? { ...read, is_quote: true, why_not: null } : read;
  if (chosen) {
    const { total, gst, kw, models, units } = chosen;
    quote = {
      ...quote,
      total,
      gst: gst ?? quote.gst,
      kw: kw.length > 0 ? kw : quote.kw,
      models: models.length > 0 ? models : quote.models,
      units: units ?? quote.units,
      unsure: quote.unsure.filter((key) => key !== 'total'),
    };
  }
  for (const line of LINES) {
    if (given[line] !== undefined) quote = corrected(quote, line, given[line]) ?? quote;
  }
  return quote;
}

/** Quotes as they go along in a link, without their texts: JSON in base64url; empty without any. */
export function writeLink(quotes: readonly ReadQuote[]): string {
  if (quotes.length === 0) return '';
  const lines = quotes.map((quote) =>
    Object.fromEntries(
      LINES.map((line) => [line, linkedLine(quote, line).slice(0, MAX_TYPED)]).filter(([, text]) => text),
    ),
  );
  const bytes = new TextEncoder().encode(writeJson({ quotes: lines }));
  const text = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The cells of a sheet that an earlier version's link brings, by row. */
export type TypedCells = Readonly<Record<string, readonly string[]>>;
const MAX_CELL = 60;

/** Reads the text of a link, as untrusted as any input; null for what nobody writes. */
export function readLink(text: unknown): { readonly quotes: readonly KeptQuote[]; readonly cells: TypedCells } | null {
  if (text === undefined || text === '') return { quotes: [], cells: {} };
  try {
    const binary = atob(String(text).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const { quotes: lines, ...rows }: Record<string, unknown> = { ...Object(found) };
    const quotes = readQuotes((Array.isArray(lines) ? lines : []).map((given: unknown) => ({ given })));
    const cells = Object.fromEntries(
      Object.entries(rows)
        .map(([row, texts]) => [row, Array.isArray(texts) ? texts.slice(0, MAX_QUOTES).map(readCell) : []] as const)
        .filter(([, texts]) => texts.some(Boolean)),
    );
    return quotes.length + Object.keys(cells).length > 0 ? { quotes, cells } : null;
  } catch {
    return null;
  }
}

function readCell(text: unknown): string {
  return typeof text === 'string' ? cleanText(text.slice(0, MAX_CELL)) : '';
}
