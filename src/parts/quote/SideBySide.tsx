import { useId, useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Radios } from './Radios.tsx';
import { isGap, linesBeside, MAX_LINES } from './rules/besideQuotes.ts';
import type { QuotedLine } from './rules/quotedLines.ts';
import type { ReadQuote } from './rules/reader/reading.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { QUOTE } from './words/english.ts';
import { lineText } from './words/quoteText.ts';

interface SideBySideProps {
  readonly quotes: readonly ReadQuote[];
  /** Of each quote, the lines that a question to its installer is about. */
  readonly asked: readonly (readonly QuotedLine[])[];
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
  const lines = linesBeside(quotes, asked.flat());
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
                  <td key={index} className={`${at(index)} ${lookOf(quote, line, asked[index] ?? [])}`}>
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

/** What is asked stands out; what is only not said stands back. */
function lookOf(quote: ReadQuote, line: QuotedLine, asked: readonly QuotedLine[]): string {
  if (asked.includes(line)) return 'quote-gap';
  return isGap(quote, line) || line === 'off' ? 'quote-unsaid' : '';
}
