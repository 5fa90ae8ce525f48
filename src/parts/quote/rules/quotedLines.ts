import { asciiDigits } from '../../../climate/asciiDigits.ts';
import { FACT_VALUES } from '../../../pricing/installation.ts';
import { type QuotedWork, type ReadingKey, type ReadQuote, WORK_KINDS, type WorkKind } from './reader/reading.ts';

/** The lines of a quote besides its work, with the readings of each. */
export const QUOTED_FIGURES = {
  total: ['total', 'range'],
  gst: ['gst'],
  kw: ['kw', 'head_kw'],
  model: ['maker', 'models'],
  units: ['units', 'heads'],
  pipe_m: ['pipe_m'],
  cable_m: ['cable_m'],
  storey: ['storey'],
  deposit: ['deposit', 'deposit_percent'],
  valid: ['valid_until', 'valid_days'],
  off: ['discount', 'rebate'],
} as const satisfies Record<string, readonly ReadingKey[]>;
export type QuotedFigure = keyof typeof QUOTED_FIGURES;
export type WorkLine = `work.${WorkKind}`;
export type QuotedLine = QuotedFigure | WorkLine;

export const WORK_LINES = WORK_KINDS.map((kind): WorkLine => `work.${kind}`);
const FIGURES = Object.keys(QUOTED_FIGURES) as readonly QuotedFigure[];
/** In the order in which they matter to a comparison: total, GST and kW, the work, and the rest. */
export const LINES: readonly QuotedLine[] = [...FIGURES.slice(0, 3), ...WORK_LINES, ...FIGURES.slice(3)];

export const isFigure = (line: string): line is QuotedFigure => Object.hasOwn(QUOTED_FIGURES, line);
export const isWork = (line: QuotedLine): line is WorkLine => !isFigure(line);
const workOf = (line: WorkLine): WorkKind => line.slice('work.'.length) as WorkKind;
export const saidOf = (quote: ReadQuote, line: WorkLine): QuotedWork => quote.work[workOf(line)];
export const readingsOf = (line: QuotedLine): readonly ReadingKey[] => (isFigure(line) ? QUOTED_FIGURES[line] : [line]);

/** The line that shows a reading. */
export const lineOf = (key: ReadingKey): QuotedLine => LINES.find((line) => readingsOf(line).includes(key)) ?? 'total';

/** True for a line that was read, but has to be asked. */
export const isUnsure = (quote: ReadQuote, line: QuotedLine): boolean =>
  readingsOf(line).some((key) => quote.unsure.includes(key));

/** Ends a line of a link that has to be asked. */
const UNSURE = /\s*\?$/;

export const linkedLine = (quote: ReadQuote, line: QuotedLine): string => {
  const typed = typedLine(quote, line);
  return typed !== '' && isUnsure(quote, line) ? `${typed}?` : typed;
};

/** A line as the visitor would type it; empty where the quote doesn't say. `corrected` reads it again. */
export function typedLine(quote: ReadQuote, line: QuotedLine): string {
  const { gst, kw, head_kw: heads, deposit, deposit_percent: percent, valid_days: days, maker, models } = quote;
  const written = (found: number | string | null | undefined): string => String(found ?? '');
  if (!isFigure(line)) {
    const said = saidOf(quote, line);
    return said === 'not said' ? '' : said;
  }
  if (line === 'gst') return written(gst);
  if (line === 'off') return written(quote.discount ?? (quote.rebate?.off ? quote.rebate.amount : null));
  if (line === 'kw') return (kw.length > 0 ? kw : heads).join(' + ');
  if (line === 'deposit') return deposit === null && percent !== null ? `${percent}%` : written(deposit);
  if (line === 'valid') return quote.valid_until ?? (days === null ? '' : `${days} days`);
  if (line !== 'model') return written(quote[line]);
  return nameOf(maker, models);
}

/** Models of one maker, as in "Fernlea FX35Z". */
export function nameOf(maker: string | null, models: readonly string[]): string {
  const names = models.join(', ');
  return names.toLowerCase().startsWith(maker?.toLowerCase() ?? '') ? names : `${maker} ${names}`.trim();
}

/** The quote with a line as the visitor typed it, which is sure; empty is *not said*. Null for what isn't an amount, a date or a number. */
export function corrected(quote: ReadQuote, line: QuotedLine, given: string): ReadQuote | null {
  const keys = readingsOf(line);
  const typed = asciiDigits(given.replace(UNSURE, '')).trim();
  const others = quote.unsure.filter((key) => !keys.includes(key));
  const unsure = UNSURE.test(given) ? [...others, ...keys] : others;
  if (isWork(line)) {
    const said = SAID.find((one) => one === (typed || 'not said'));
    return said ? { ...quote, work: { ...quote.work, [workOf(line)]: said }, unsure } : null;
  }
  const found = typed === '' ? {} : READ[line](typed);
  if (found === null) return null;
  const blank = Object.fromEntries(QUOTED_FIGURES[line].map((key) => [key, NO_READING[key]]));
  return { ...quote, ...(line === 'total' && { options: [] }), ...blank, ...found, unsure };
}

const SAID = ['in', 'out', 'not said'] as const;

const given = <Key extends keyof ReadQuote>(key: Key, value: ReadQuote[Key] | null): Partial<ReadQuote> | null =>
  value === null ? null : { [key]: value };

/** What a line says that isn't empty; null for what isn't an amount, a date or a number. */
const READ: Readonly<Record<QuotedFigure, (text: string) => Partial<ReadQuote> | null>> = {
  total: (text) => given('total', readAmount(text)),
  gst: (text) => given('gst', text === 'in' || text === 'out' ? text : null),
  kw: (text) => {
    const sizes = text.split(/\s*(?:\+|&|;|,\s|\band\b)\s*/).map(readKw);
    const kw = sizes.filter((one) => one !== null);
    return given('kw', kw.length === sizes.length ? kw : null);
  },
  model: (text) => ({ models: [text] }),
  units: (text) => given('units', /^\d{1,2}$/.test(text) ? Number(text) : null),
  pipe_m: (text) => given('pipe_m', readMetres(text)),
  cable_m: (text) => given('cable_m', readMetres(text)),
  storey: (text) => given('storey', FACT_VALUES.storey[STOREYS.findIndex((begin) => begin.test(text))] ?? null),
  deposit: (text) => {
    const percent = /^(.+?)\s*(?:%|per ?cent)$/i.exec(text);
    return percent ? given('deposit_percent', readNumber(percent[1] ?? '')) : given('deposit', readAmount(text));
  },
  valid: (text) => {
    const days = /^(\d{1,3})\s*(?:days?)?$/i.exec(text);
    return days ? given('valid_days', Number(days[1])) : given('valid_until', readDay(text));
  },
  off: (text) => given('discount', readAmount(text)),
};

/** Ground floor, first floor and higher. */
const STOREYS = [/^g/i, /^(?:1|f)/i, /^(?:[2-9]|h|s|t|u)/i];

/** "$4 500.00", "A$4.500,50 incl. GST" or "3.2k" in dollars; null for several amounts, another currency and nothing. */
function readAmount(typed: string): number | null {
  const text = typed.trim().replace(/[\s,(]*(?:incl?(?:uding|usive)?|with)\.?\s*gst\)?$/i, '');
  const [, amount = '', thousands] =
    /^(?:aud|au\$|a\$)?\s*\$?\s*([\d.,'’\s]+?)\s*(k)?\s*(?:aud|\$|dollars?)?$/i.exec(text) ?? [];
  const parts = thousands
    ? /^(\d{1,4})()(?:[.,](\d{1,3}))?$/.exec(amount)
    : /^(\d+|\d{1,3}(?:([.,'’]|\s+)\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/.exec(amount);
  const dollars = Number(`${parts?.[1]?.replaceAll(/\D/g, '')}.${parts?.[3] ?? 0}`) * (thousands ? 1000 : 1);
  return dollars > 0 && dollars < 100_000_000 ? dollars : null;
}

/** "3,5 kW" is 3.5; null for what can't be one. */
function readKw(typed: string): number | null {
  const kw = readNumber(typed.replace(/\s*kw$/i, ''));
  return kw !== null && kw >= 0.5 && kw < 100 ? kw : null;
}

const readMetres = (text: string): number | null => readNumber(text.replace(/\s*m(?:etres)?$/i, ''));

function readNumber(text: string): number | null {
  const found = /^\d{1,3}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  return found > 0 ? found : null;
}

/** A day, day-first or as YYYY-MM-DD. */
function readDay(text: string): string | null {
  const [first = '', month = '', last = ''] = /^\d{1,4}([./-])\d\d?\1\d{1,4}$/.test(text) ? text.split(/\D/) : [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? date : null;
}

/** The reading of no text: what a form and a link begin from. */
export const NO_READING: ReadQuote = {
  ...{ is_quote: true, why_not: null, text: '', cut: false, options: [], unsure: [], words: {} },
  ...{ total: null, range: null, gst: null, discount: null, rebate: null, deposit: null, deposit_percent: null },
  ...{ date: null, valid_until: null, valid_days: null, prices: {} },
  ...{ kw: [], head_kw: [], units: null, heads: null, maker: null, models: [] },
  ...{ pipe_m: null, cable_m: null, storey: null, route: null, outdoor: null },
  language: 'en',
  work: Object.fromEntries(WORK_KINDS.map((kind) => [kind, 'not said'])) as ReadQuote['work'],
};
