import type { Words } from '../../../words/words.ts';
import { INCLUDED, type Quote } from '../rules/quote.ts';
import { QUOTE } from './english.ts';

/** The quote in lines, as an enquiry takes it along. */
export function quoteLines(words: Words, { kw, total, includes, model }: Quote): string {
  const say = words.of(QUOTE);
  return [
    ...(kw === null ? [] : [`${say('quote.kw')}: ${words.number(kw)}`]),
    `${say('quote.total')}: ${total}`,
    ...INCLUDED.map((item) => `${say(`quote.${item}`)}: ${say(`quote.said.${includes[item]}`)}`),
    ...(model === '' ? [] : [`${say('quote.model')}: ${model}`]),
  ].join('\n');
}
