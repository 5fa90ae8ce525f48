import type { Words } from '../../../words/words.ts';
import type { NamedSystems } from '../rules/findQuoted.ts';
import { lineOf, type QuotedLine } from '../rules/quotedLines.ts';
import type { ReadQuote } from '../rules/reader/reading.ts';
import { QUOTE_DESK } from './desk.ts';
import { type QuoteQuestion, questionsFor } from './questionsFor.ts';
import { lineText } from './quoteText.ts';

/** The questions as a message to the installer. Its title and first line name the quote by its model, or its capacity, and its total. */
export function letterOf(
  words: Words,
  quote: ReadQuote,
  questions: readonly string[],
): { readonly title: string; readonly text: string } {
  const say = words.of(QUOTE_DESK);
  const about = lineText(words, quote, 'model') || lineText(words, quote, 'kw');
  const name = { quote: [about, lineText(words, quote, 'total')].filter(Boolean).join(', ') };
  const lines = [say('quote.before', name), ...questions.map((question) => `- ${question}`)];
  return { title: say('quote.letter', name), text: lines.join('\n') };
}

/** The address that opens the visitor's own mail with a letter, to nobody yet. */
export const mailAddress = ({ title, text }: ReturnType<typeof letterOf>): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;

/** A question to the installer, with the line of the desk that it is about. */
interface Ask extends QuoteQuestion {
  readonly line: QuotedLine;
}

/** *Ask before you sign*. A model of ours has the kW that its quote doesn't say. */
export function asksOf(words: Words, quote: ReadQuote, { found }: NamedSystems): readonly Ask[] {
  if (!quote.is_quote) return [];
  return questionsFor(words, quote)
    .filter(({ about }) => about !== 'kw' || found.every((one) => one.cooling_capacity_kw === null))
    .map((question) => ({ ...question, line: lineOf(question.about) }));
}
