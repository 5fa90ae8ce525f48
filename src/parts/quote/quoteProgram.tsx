import type { Core, Running } from '../../app/part.ts';
import { QuoteDoor } from './QuoteDoor.tsx';
import { checkDraft, readQuoteDraft } from './rules/quote.ts';
import { QUOTE } from './words/english.ts';
import { quoteLines } from './words/quoteLines.ts';

/** The door on the landing screen, the list and the result, and the quote for an enquiry. */
export function quoteProgram(
  { visit, box, loadCatalogue }: Core,
  isOn: () => boolean,
): Pick<Running, 'slots' | 'forMessage'> {
  const door = () => isOn() && <QuoteDoor box={box} loadCatalogue={loadCatalogue} />;
  return {
    slots: { 'landing.end': door, 'list.end': door, 'result.end': door },
    forMessage(words) {
      const draft = readQuoteDraft(visit.get().parts.quote);
      const found = isOn() && draft?.checked && checkDraft(draft);
      if (!found || 'wrong' in found) return null;
      return { id: 'quote', label: words.of(QUOTE)('quote.mine'), text: quoteLines(words, found.quote) };
    },
  };
}
