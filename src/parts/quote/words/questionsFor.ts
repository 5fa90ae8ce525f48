import type { Words } from '../../../words/words.ts';
import { type ReadingKey, type ReadQuote, WORK_KINDS, type WorkKind } from '../rules/reader/reading.ts';
import { QUOTE_QUESTIONS } from './questions.ts';

export interface QuoteQuestion {
  /** The reading that it asks about. */
  readonly about: ReadingKey;
  readonly text: string;
}

/** Work that every installation has: what a quote doesn't say of it is asked. Of other work only what it leaves out, or leaves open. */
const ALWAYS: readonly WorkKind[] = [
  'unit',
  'installation',
  'electrical',
  'removal',
  'certificates',
  'bracket',
  'pipe',
];

/** *Ask before you sign*: what a reading leaves open, in the order of asking. Nothing that it says plainly is asked. */
export function questionsFor(words: Words, reading: ReadQuote): readonly QuoteQuestion[] {
  const say = words.of(QUOTE_QUESTIONS);
  const { total, range, gst, discount, rebate, options, unsure, work, kw, head_kw, models, units } = reading;
  const isUnsure = (key: ReadingKey): boolean => unsure.includes(key);
  const dollars = (amount: number): string => words.dollars(amount);
  if (reading.language === 'other') return [{ about: 'total', text: say('quote.asks.reading') }];
  const price = (): string | false => {
    if (options.length > 0) return say('quote.asks.options');
    if (range) return say('quote.asks.range', { from: dollars(range[0]), to: dollars(range[1]) });
    if (total === null) return say('quote.asks.total');
    return isUnsure('total') && say('quote.asks.totalUnsure', { total: dollars(total) });
  };
  const workText = (kind: WorkKind): string | false => {
    const of = { work: say(`quote.asked.${kind}`) };
    if (work[kind] === 'out') return say('quote.asks.workOut', of);
    if (isUnsure(`work.${kind}`)) return say('quote.asks.workUnsure', of);
    return work[kind] === 'not said' && ALWAYS.includes(kind) && say('quote.asks.workOpen', of);
  };
  const isPriced = total !== null || range !== null || options.length > 0;
  const asked: readonly (readonly [ReadingKey, string | false])[] = [
    ['total', price()],
    ['gst', isPriced && gst !== 'in' && say(gst === 'out' ? 'quote.asks.gstOut' : 'quote.asks.gst')],
    ['discount', discount !== null && say('quote.asks.discount', { amount: dollars(discount) })],
    ['rebate', rebate !== null && say(rebate.off ? 'quote.asks.rebate' : 'quote.asks.rebateLater')],
    ['kw', ((kw.length === 0 && head_kw.length === 0) || isUnsure('kw')) && say('quote.asks.kw')],
    ['models', models.length === 0 && say('quote.asks.model')],
    ['units', isUnsure('units') && units !== null && say('quote.asks.units', { count: units })],
    ...WORK_KINDS.map((kind) => [`work.${kind}`, workText(kind)] as const),
    ['pipe_m', work.pipe === 'in' && reading.pipe_m === null && say('quote.asks.pipe')],
    ['valid_days', reading.valid_days === null && reading.valid_until === null && say('quote.asks.valid')],
  ];
  return asked.flatMap(([about, text]) => (text === false ? [] : [{ about, text }]));
}
