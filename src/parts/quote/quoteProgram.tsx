import type { Core, Running } from '../../app/part.ts';
import { readLink, settledQuote } from './keptQuotes.ts';
import { QuoteDoor } from './QuoteDoor.tsx';
import { NO_READING } from './rules/quotedLines.ts';
import { QUOTE } from './words/english.ts';
import { quoteMessage, sheetTexts } from './words/quoteText.ts';

/** The doors on the landing screen, the list and the result, and the quotes for an enquiry and for a sheet. */
export function quoteProgram(
  { visit, box, loadCatalogue }: Core,
  isOn: () => boolean,
): Pick<Running, 'slots' | 'forMessage' | 'quotes'> {
  const doorAt = (isFirst: boolean) => () =>
    isOn() && <QuoteDoor box={box} loadCatalogue={loadCatalogue} isFirst={isFirst} />;
  /** As a link has them: what was read and corrected, without the texts. */
  const read = () => {
    const found = readLink(isOn() ? visit.get().parts.quotes : '');
    return found && { ...found, quotes: found.quotes.map((kept) => settledQuote(kept, NO_READING)) };
  };
  return {
    slots: { 'landing.door': doorAt(true), 'list.end': doorAt(false), 'result.end': doorAt(false) },
    forMessage(words) {
      const quotes = read()?.quotes ?? [];
      if (quotes.length === 0) return null;
      return {
        id: 'quote',
        label: words.of(QUOTE)('quote.mine', { count: quotes.length }),
        text: quoteMessage(words, quotes),
      };
    },
    quotes: {
      cells(words) {
        const found = read();
        return found && (found.quotes.length > 0 ? sheetTexts(words, found.quotes) : found.cells);
      },
    },
  };
}
