import { asciiDigits } from '../../../climate/asciiDigits.ts';

/** What a total may include, in the order of the form. */
export const INCLUDED = ['unit', 'installation', 'electrical', 'removal', 'certificates'] as const;
export type IncludedItem = (typeof INCLUDED)[number];
/** What a quote says about one of them. */
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
export function readDraft(kept: unknown): QuoteDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { kw, total, model, includes, checked }: Record<string, unknown> = { ...kept };
  const given: Record<string, unknown> = { ...Object(includes) };
  const text = (found: unknown): string => (typeof found === 'string' ? found.slice(0, MAX_TYPED) : '');
  const said = (item: IncludedItem): Said => SAID.find((one) => one === given[item]) ?? 'unsaid';
  return {
    kw: text(kw),
    total: text(total),
    model: text(model),
    includes: {
      unit: said('unit'),
      installation: said('installation'),
      electrical: said('electrical'),
      removal: said('removal'),
      certificates: said('certificates'),
    },
    checked: checked === true,
  };
}

/** A form that nobody has filled in. */
export const newDraft = (): QuoteDraft => readDraft({}) as QuoteDraft;

export type TotalProblem = 'text' | 'currency' | 'gst';
export interface QuoteProblems {
  readonly kw: boolean;
  readonly total: TotalProblem | null;
}

/** The quote of a form, or what is wrong with it; a blank capacity is one that the quote doesn't give. */
export function checkDraft(draft: QuoteDraft): { readonly quote: Quote } | { readonly problems: QuoteProblems } {
  const total = readTotal(draft.total);
  const kw = draft.kw.trim() === '' ? null : readKw(draft.kw);
  if (typeof total === 'string' || kw === 'text')
    return { problems: { kw: kw === 'text', total: typeof total === 'string' ? total : null } };
  return {
    quote: { kw, total: draft.total.trim(), totalCents: total, includes: draft.includes, model: draft.model.trim() },
  };
}

/** "3,5 kW" is 3.5. */
export function readKw(typed: string): number | 'text' {
  const [, figure] = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:kw)?$/i.exec(asciiDigits(typed).trim()) ?? [];
  const kw = Number(figure?.replace(',', '.'));
  return kw >= MIN_KW && kw <= MAX_KW ? kw : 'text';
}

const OTHER_CURRENCY =
  /[€£¥₹]|(?<![a-z])(?:us|nz|hk|sg?|ca?)\s?\$|(?<![a-z])(?:eur|usd|nzd|gbp|cny|jpy|sgd|euros?|pounds?)(?![a-z])/i;
const GST_INSIDE = /[\s,(]*(?:incl?(?:uding|usive)?|with)\.?\s*gst\)?$|\s+gst\s+incl?(?:uded)?\.?$/i;
const DOLLARS = /^(?:(?:aud|au\$|a\$)\s*\$?|\$)?\s*([\d.,'’\s]+?)\s*(?:aud|\$|dollars?)?$/i;

/** "$4 500.00", "4,500" and "A$4.500,00 incl. GST" are one total, in cents; or what is wrong with it. */
export function readTotal(typed: string): number | TotalProblem {
  const text = asciiDigits(typed).trim();
  if (OTHER_CURRENCY.test(text)) return 'currency';
  const bare = text.replace(GST_INSIDE, '');
  if (/gst/i.test(bare)) return 'gst';
  const [, amount = ''] = DOLLARS.exec(bare) ?? [];
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  // One kind of separator before each three digits.
  if (!/^(?:\d+|\d{1,3}(?:([.,'’]|\s+)\d{3})(?:\1\d{3})*)$/.test(whole)) return 'text';
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+/, '');
  const cents = Number(digits) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 && digits.length <= MAX_DIGITS ? cents : 'text';
}
