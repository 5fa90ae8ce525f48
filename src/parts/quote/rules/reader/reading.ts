import type { FactValue } from '../../../../pricing/installation.ts';

/** The kinds of work that a quote may name, in the order in which they are shown. */
export const WORK_KINDS = [
  'unit',
  'installation',
  'electrical',
  'switchboard',
  'removal',
  'certificates',
  'bracket',
  'pipe',
  'cover',
  'drain',
  'pump',
  'access',
  'repair',
  'asbestos',
  'zoning',
  'wifi',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** `in` the total, `out` of it, or not mentioned. Silence is never `out`. */
export type QuotedWork = 'in' | 'out' | 'not said';
/** GST is in the total, comes on top, or isn't mentioned. */
export type QuotedGst = 'in' | 'out' | null;

/** Words of a quote from one line, at most 160 characters: `text` is what stands from `from` to `to`. */
export interface QuotedWords {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** One of several totals that compete. */
export interface QuotedOption {
  readonly label: string | null;
  readonly total: number;
  readonly gst: QuotedGst;
  readonly kw: readonly number[];
  readonly models: readonly string[];
  readonly units: number | null;
}

/** Everything that was read of a quote. What isn't found is null, empty or "not said". */
export interface ReadQuote {
  readonly is_quote: boolean;
  readonly why_not: 'empty' | 'invoice' | 'other_trade' | 'no_quote' | null;
  /** Of a quote in another language only the figures are read, and all are unsure. */
  readonly language: 'en' | 'other';
  /** The text as read, without tags, headers and marks of quoted mail. Positions are in it. */
  readonly text: string;
  /** True if only the beginning was read. */
  readonly cut: boolean;
  /** In dollars, as printed; null for none, a range, or several that compete. */
  readonly total: number | null;
  readonly range: readonly [from: number, to: number] | null;
  readonly gst: QuotedGst;
  /** In dollars, already taken off. */
  readonly discount: number | null;
  /** `off` if the total is what is left after it; otherwise it is to be claimed later. */
  readonly rebate: { readonly amount: number | null; readonly off: boolean } | null;
  readonly deposit: number | null;
  readonly deposit_percent: number | null;
  /** YYYY-MM-DD: the quote's own date. */
  readonly date: string | null;
  readonly valid_until: string | null;
  readonly valid_days: number | null;
  /** Rated cooling of each system, each size once, in the order of the text. */
  readonly kw: readonly number[];
  /** Of the indoor units of a multi-split, one each. */
  readonly head_kw: readonly number[];
  /** Systems, which is outdoor units. */
  readonly units: number | null;
  /** Indoor units. */
  readonly heads: number | null;
  readonly maker: string | null;
  readonly models: readonly string[];
  readonly pipe_m: number | null;
  readonly cable_m: number | null;
  /** Of the indoor unit. */
  readonly storey: FactValue<'storey'> | null;
  readonly route: FactValue<'route'> | null;
  readonly outdoor: FactValue<'outdoor'> | null;
  readonly work: Readonly<Record<WorkKind, QuotedWork>>;
  /** Dollars of one kind of work, where the quote gives them. */
  readonly prices: Readonly<Partial<Record<`work.${WorkKind}`, number>>>;
  /** Totals that compete; none if there is one total. */
  readonly options: readonly QuotedOption[];
  /** Read, but to be asked. */
  readonly unsure: readonly ReadingKey[];
  readonly words: Readonly<Partial<Record<ReadingKey, QuotedWords>>>;
}

/** The readings that `unsure` and `words` name. */
export type ReadingKey =
  | Exclude<
      keyof ReadQuote,
      'is_quote' | 'why_not' | 'language' | 'text' | 'cut' | 'work' | 'prices' | 'options' | 'unsure' | 'words'
    >
  | `work.${WorkKind}`;
