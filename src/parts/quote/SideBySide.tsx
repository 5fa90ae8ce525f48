import { useId, useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Radios } from './RadioRow.tsx';
import { isGap, linesBeside, MAX_LINES } from './rules/besideQuotes.ts';
import type { QuotedLine } from './rules/quotedLines.ts';
import type { ReadQuote } from './rules/reader/reading.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { QUOTE } from './words/english.ts';
import { lineText } from './words/quoteText.ts';

interface SideBySideProps {
  readonly quotes: readonly ReadQuote[];
  /** The lines that a question to an installer is about. */
  readonly asked: readonly QuotedLine[];
  /** The quote that is shown where there is room for one, from 0. */
  readonly shown: number;
  onShow(index: number): void;
}

/** The quotes as columns, gaps and differences first: one column at a time where it is narrow. */
export function SideBySide({ quotes, asked, shown, onShow }: SideBySideProps) {
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const sayQuote = words.of(QUOTE);
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const lines = linesBeside(quotes, asked);
  const at = (index: number): string => (index === shown ? 'quote-cell quote-shown' : 'quote-cell');
  const nameOf = (index: number): string => sayQuote('quote.number', { number: index + 1 });
  return (
    <div className="quote-beside">
      {quotes.length > 1 && (
        // Chromium leaks shadow-root radio buttons that have no form owner.
        <form className="quote-switch">
          <div role="radiogroup" aria-labelledby={id} className="reading-choices">
            <span id={id}>{say('quote.which')}</span>
            <Radios
              choices={quotes.map((_, index) => ({ value: String(index), label: nameOf(index) }))}
              chosen={String(shown)}
              onChoose={(index) => onShow(Number(index))}
            />
          </div>
        </form>
      )}
      <table aria-label={say('quote.beside')}>
        <thead>
          <tr>
            <td />
            {quotes.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a quote is its number.
              <th key={index} scope="col" className={at(index)}>
                {nameOf(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? lines : lines.slice(0, MAX_LINES)).map((line) => (
            <tr key={line}>
              <th scope="row">{sayQuote(`quote.${line}`)}</th>
              {quotes.map((quote, index) => {
                const text = lineText(words, quote, line);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a quote is its number.
                  <td key={index} className={isGap(quote, line) ? `${at(index)} quote-gap` : at(index)}>
                    <bdi>{text || sayQuote('quote.unsaid')}</bdi>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {say(isWhole ? 'quote.fewerLines' : 'quote.allLines')}
      </Button>
    </div>
  );
}
