import { cleanText } from '../../../catalogue/cleanText.ts';
import { asciiDigits } from '../../../climate/asciiDigits.ts';

/** Items that a total may include, in the order of the form. */
export const INCLUDED = ['unit', 'installation', 'electrical', 'removal', 'certificates'] as const;
export type IncludedItem = (typeof INCLUDED)[number];
/** The quote's word on one of them. */
export const SAID = ['yes', 'no', 'unsaid'] as const;
export type Said = (typeof SAID)[number];

/** The form as the visitor filled it in. */
export interface QuoteDraft {
  readonly kw: string;
  readonly total: string;
  /** Maker and model. */
  readonly model: string;
  readonly includes: Readonly<Record<IncludedItem, Said>>;
  /** True once the visitor pressed *Check my quote*. */
  readonly checked: boolean;
}

export interface Quote extends Pick<QuoteDraft, 'total' | 'includes' | 'model'> {
  /** Rated cooling; null where the quote doesn't give it. */
  readonly kw: number | null;
  /** With GST. */
  readonly totalCents: number;
}

export const MAX_TYPED = 80;
export const [MIN_KW, MAX_KW] = [0.5, 60] as const;
const MAX_DIGITS = 8;

/** Reads a kept form, as untrusted as any input; null where nothing is kept. */
export function readQuoteDraft(kept: unknown): QuoteDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { kw, total, model, includes, checked }: Record<string, unknown> = { ...kept };
  const given: Record<string, unknown> = { ...Object(includes) };
  const text = (found: unknown): string => (typeof found === 'string' ? found.slice(0, MAX_TYPED) : '');
  const said = (item: IncludedItem): Said => SAID.find((one) => one === given[item]) ?? 'unsaid';
  return {
    kw: text(kw),
    total: text(total),
    model: text(model),
    includes: Object.fromEntries(INCLUDED.map((item) => [item, said(item)])) as QuoteDraft['includes'],
    checked: checked === true,
  };
}

/** A form that nobody has filled in. */
export const newQuote = (): QuoteDraft => readQuoteDraft({}) as QuoteDraft;

/** The quote of a form, or the fields that can't be read; a blank capacity is one that the quote doesn't give. */
export function checkDraft({
  includes,
  ...typed
}: QuoteDraft): { readonly quote: Quote } | { readonly wrong: readonly ('kw' | 'total')[] } {
  const totalCents = readTotal(typed.total);
  const kw = typed.kw.trim() === '' ? null : (readKw(typed.kw) ?? 'wrong');
  if (totalCents === null || kw === 'wrong')
    return {
      wrong: [...(kw === 'wrong' ? (['kw'] as const) : []), ...(totalCents === null ? (['total'] as const) : [])],
    };
  return { quote: { kw, total: cleanText(typed.total), totalCents, includes, model: cleanText(typed.model) } };
}

/** "3,5 kW" is 3.5; null for what can't be one. */
export function readKw(typed: string): number | null {
  const [, figure] = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:kw)?$/i.exec(asciiDigits(typed).trim()) ?? [];
  const kw = Number(figure?.replace(',', '.'));
  return kw >= MIN_KW && kw <= MAX_KW ? kw : null;
}

/** Not of several, as in "3.5/4.2 kW". */
const KW_IN_TEXT = /(?<!\d\s*(?:[-–/]|to)\s*|[\d.,\p{L}])\d{1,3}(?:[.,]\d{1,3})?\s*kw(?![\p{L}\p{N}])/giu;

/** The one capacity that a maker and model name, as in "Wall split 5kW"; null for none and for several. */
export function readKwIn(model: string): number | null {
  const named = new Set((asciiDigits(model).match(KW_IN_TEXT) ?? []).map(readKw));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

const GST_INSIDE = /[\s,(]*(?:incl?(?:uding|usive)?|with)\.?\s*gst\)?$|\s+gst\s+incl?(?:uded)?\.?$/i;
const DOLLARS = /^(?:(?:aud|au\$|a\$)\s*\$?|\$)?\s*([\d.,'’\s]+?)\s*(?:aud|\$|dollars?)?$/i;
/** One kind of separator before each three digits, and at most two decimals. */
const AMOUNT = /^(\d+|\d{1,3}(?:([.,'’]|\s+)\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;

/**
 * One total in dollars, in cents: "$4 500.00", "4,500" or "A$4.500,00 incl. GST"; null for another currency, two amounts, a total without
 * GST, of nothing or of more than 8 digits.
 */
export function readTotal(typed: string): number | null {
  const [, amount = ''] = DOLLARS.exec(asciiDigits(typed).trim().replace(GST_INSIDE, '')) ?? [];
  const [, whole = '', , part = ''] = AMOUNT.exec(amount) ?? [];
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+/, '');
  const cents = Number(digits) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 && digits.length <= MAX_DIGITS ? cents : null;
}
