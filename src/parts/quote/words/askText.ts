import type { Words } from '../../../words/words.ts';
import type { NamedSystems } from '../rules/findQuoted.ts';
import type { ReadQuote } from '../rules/reader/reading.ts';
import { QUOTE_DESK } from './desk.ts';
import { type QuoteQuestion, questionsFor } from './questionsFor.ts';
import { lineText } from './quoteText.ts';

/** The questions as a message to the installer. Its title and first line name the quote by its model, or its capacity, and its total. */
export function letterOf(
  words: Words,
  quote: ReadQuote,
  asks: readonly QuoteQuestion[],
): { readonly title: string; readonly text: string } {
  const say = words.of(QUOTE_DESK);
  const about = lineText(words, quote, 'model') || lineText(words, quote, 'kw');
  const name = { quote: [about, lineText(words, quote, 'total')].filter(Boolean).join(', ') };
  const lines = [say('quote.before', name), ...asks.map((ask) => `- ${ask.text}`)];
  return { title: say('quote.letter', name), text: lines.join('\n') };
}

/** The address that opens the visitor's own mail with a letter, to nobody yet. */
export const mailAddress = ({ title, text }: ReturnType<typeof letterOf>): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;

/** *Ask before you sign*. A model of ours has the kW that its quote doesn't say. */
export const asksOf = (words: Words, quote: ReadQuote, { found }: NamedSystems): readonly QuoteQuestion[] =>
  questionsFor(words, quote).filter(
    ({ about }) => quote.is_quote && (!about.includes('kw') || found.every((one) => one.cooling_capacity_kw === null)),
  );
