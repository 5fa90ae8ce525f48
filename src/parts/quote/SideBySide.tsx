import { useId, useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { QuotedValue } from './QuoteReading.tsx';
import { Radios } from './Radios.tsx';
import { linesBeside, MAX_LINES } from './rules/besideQuotes.ts';
import type { QuotedLine } from './rules/quotedLines.ts';
import type { ReadQuote } from './rules/reader/reading.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { QUOTE } from './words/english.ts';

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
  const names = quotes.map((_, index) => sayQuote('quote.number', { number: index + 1 }));
  const lookOf = (index: number, line?: QuotedLine): string =>
    `quote-cell ${index === shown ? 'quote-shown' : ''} ${line && asked[index]?.includes(line) ? 'quote-gap' : ''}`;
  return (
    <>
      {quotes.length > 1 && (
        // Chromium leaks shadow-root radio buttons that have no form owner.
        <form>
          <div className="quote-switch" role="radiogroup" aria-labelledby={id}>
            <span id={id}>{say('quote.which')}</span>
            <Radios
              choices={names.map((label, index) => ({ value: String(index), label }))}
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
            {names.map((name, index) => (
              <th key={name} scope="col" className={lookOf(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? lines : lines.slice(0, MAX_LINES)).map((line) => (
            <tr key={line}>
              <th scope="row">{sayQuote(`quote.${line}`)}</th>
              {quotes.map((quote, index) => (
                <td key={names[index]} className={lookOf(index, line)}>
                  <QuotedValue quote={quote} line={line} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {say(isWhole ? 'quote.fewerLines' : 'quote.allLines')}
      </Button>
    </>
  );
}
