import { useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { readQuotes, writeQuotes } from './keptQuotes.ts';
import quoteSheetStyles from './quoteSheetStyles.css?inline';
import { QUOTES_LINK } from './quotesLink.ts';
import { MAX_CELL, QUOTE_NUMBERS, type QuoteRow, withCell } from './rules/quoteRows.ts';
import { PAPER } from './words/english.ts';
import { quoteParts } from './words/paperText.ts';

/** The sheet for three quotes, to fill in on the screen. What is typed is kept with the visit at once. */
export function QuoteSheet() {
  useStyles(quoteSheetStyles);
  const words = useWords();
  const say = words.of(PAPER);
  const visit = useVisit();
  // As typed: what is kept is read without the blank at the end of a word.
  const [cells, setCells] = useState(() => readQuotes(visit.get().parts[QUOTES_LINK.name]) ?? {});
  const type = (row: QuoteRow, index: number, text: string): void => {
    const typed = withCell(cells, row, index, text);
    setCells(typed);
    visit.update((state) => ({ ...state, parts: { ...state.parts, [QUOTES_LINK.name]: writeQuotes(typed) } }));
  };
  return (
    <div className="quote-sheet">
      <p className="hint">{say('paper.quotes.keep')}</p>
      {quoteParts(words).map(({ heading, rows }) => (
        <fieldset key={heading}>
          <legend>{heading}</legend>
          {rows.map(({ row, text }) => (
            <div key={row} className="sheet-row">
              <p aria-hidden="true">{text}</p>
              {QUOTE_NUMBERS.map((number, index) => (
                <input
                  key={number}
                  type="text"
                  aria-label={say('paper.quotes.cell', { row: text, number })}
                  placeholder={say('paper.quotes.quote', { number })}
                  maxLength={MAX_CELL}
                  autoComplete="off"
                  value={cells[row]?.[index] ?? ''}
                  onChange={(event) => type(row, index, event.target.value)}
                />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
