import type { Words } from '../../../words/words.ts';
import { saidOf, WORK_LINES, type WorkLine } from '../rules/quotedLines.ts';
import type { ReadingKey, ReadQuote } from '../rules/reader/reading.ts';
import { QUOTE_QUESTIONS } from './questions.ts';
import { amountText, withGst, workInText } from './quoteText.ts';

export interface QuoteQuestion {
  /** The readings that it asks about. */
  readonly about: readonly ReadingKey[];
  readonly text: string;
}

/** Work that every installation has. */
export const OF_EVERY_HOME: readonly WorkLine[] = [
  'work.unit',
  'work.installation',
  'work.electrical',
  'work.removal',
  'work.certificates',
  'work.bracket',
  'work.pipe',
];
/** What a quote doesn't say of other work is asked only of these. */
const OF_MOST_HOMES: readonly WorkLine[] = ['work.switchboard', 'work.cover', 'work.drain', 'work.pump'];

/** *Ask before you sign*: what a reading leaves open, in the order of asking. Nothing that it says plainly is asked. */
export function questionsFor(words: Words, reading: ReadQuote): readonly QuoteQuestion[] {
  const say = words.of(QUOTE_QUESTIONS);
  const { total, range, gst, discount, rebate, options, work, kw, head_kw, models, units } = reading;
  const isUnsure = (key: ReadingKey): boolean => reading.unsure.includes(key);
  const dollars = (amount: number): string => amountText(words, amount);
  if (reading.language === 'other') return [{ about: ['total'], text: say('quote.asks.reading') }];
  const price = (): string | false => {
    if (options.length > 0) return say('quote.asks.options');
    if (range) return say('quote.asks.range', { from: dollars(range[0]), to: dollars(range[1]) });
    if (total === null) return say('quote.asks.total');
    return isUnsure('total') && say('quote.asks.totalUnsure', { total: dollars(total) });
  };
  const gstText = (): string | false => {
    if (gst === 'in' || (total === null && !range && options.length === 0)) return false;
    if (gst === null) return say('quote.asks.gst');
    return total === null ? say('quote.asks.total') : say('quote.asks.gstOut', { total: dollars(withGst(total)) });
  };
  const out = WORK_LINES.filter((line) => saidOf(reading, line) === 'out');
  const unsure = WORK_LINES.filter((line) => !out.includes(line) && isUnsure(line));
  const open = [...OF_EVERY_HOME, ...OF_MOST_HOMES].filter((line) => saidOf(reading, line) === 'not said');
  // Labels have commas of their own.
  const listed = (lines: readonly WorkLine[]): string => lines.map((line) => workInText(words, line)).join('; ');
  const asked: readonly (readonly [readonly ReadingKey[], string | false])[] = [
    [['total'], price()],
    [['gst'], gstText()],
    [['discount'], discount !== null && say('quote.asks.discount', { amount: dollars(discount) })],
    [['rebate'], rebate !== null && say(rebate.off ? 'quote.asks.rebate' : 'quote.asks.rebateLater')],
    [['kw'], ((kw.length === 0 && head_kw.length === 0) || isUnsure('kw')) && say('quote.asks.kw')],
    [['models'], models.length === 0 && say('quote.asks.model')],
    [['units'], isUnsure('units') && units !== null && say('quote.asks.units', { count: units })],
    [out, out.length > 0 && say('quote.asks.workOut', { work: listed(out) })],
    [unsure, unsure.length > 0 && say('quote.asks.workUnsure', { work: listed(unsure) })],
    [open, open.length > 0 && say('quote.asks.workOpen', { count: open.length, work: listed(open) })],
    [['pipe_m'], work.pipe === 'in' && reading.pipe_m === null && say('quote.asks.pipe')],
    [['valid_days'], reading.valid_days === null && reading.valid_until === null && say('quote.asks.valid')],
  ];
  return asked.flatMap(([about, text]) => (text === false ? [] : [{ about, text }]));
}
