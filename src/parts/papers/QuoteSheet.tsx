import { useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { keepQuotes, readQuotes, writeQuotes } from './keptQuotes.ts';
import quoteSheetStyles from './quoteSheetStyles.css?inline';
import { QUOTES_LINK } from './quotesLink.ts';
import { MAX_CELL, QUOTE_NUMBERS, type QuoteCells, type QuoteRow, withCell } from './rules/quoteRows.ts';
import { PAPER } from './words/english.ts';
import { quoteParts } from './words/paperText.ts';

/** The sheet for three quotes, to fill in on the screen: one quote at a time where it is narrow. What is typed is kept with the visit at once. */
export function QuoteSheet() {
  useStyles(quoteSheetStyles);
  const words = useWords();
  const say = words.of(PAPER);
  const visit = useVisit();
  const kept = useVisitState().parts[QUOTES_LINK.name];
  const [shown, setShown] = useState('1');
  // As typed: what is kept is read without the blank at the end of a word.
  const [typed, setTyped] = useState<{ readonly cells: QuoteCells; readonly text: string } | null>(null);
  const cells = typed && typed.text === kept ? typed.cells : (readQuotes(kept) ?? {});
  const type = (row: QuoteRow, index: number, text: string): void => {
    const next = withCell(cells, row, index, text);
    setTyped({ cells: next, text: writeQuotes(next) });
    keepQuotes(visit, next);
  };
  const quotes = QUOTE_NUMBERS.map((number) => say('paper.quotes.quote', { number }));
  return (
    // Chromium leaks shadow-root radio buttons that have no form owner.
    <form className="quote-sheet" noValidate onSubmit={(event) => event.preventDefault()}>
      <p className="hint">{say('paper.quotes.keep')}</p>
      <QuotesBeside cells={cells} quotes={quotes} />
      <div className="sheet-which sizes">
        <ChoiceGroup
          legend={{ text: say('paper.quotes.which') }}
          choices={quotes.map((label, index) => ({ value: String(index + 1), label }))}
          chosen={[shown]}
          multiple={false}
          error={null}
          onChoose={setShown}
        />
      </div>
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
                  className={String(number) === shown ? 'sheet-shown' : undefined}
                  aria-label={say('paper.quotes.cell', { row: text, number })}
                  placeholder={quotes[index]}
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
    </form>
  );
}

interface QuotesBesideProps {
  readonly cells: QuoteCells;
  /** The names of the quotes. */
  readonly quotes: readonly string[];
}

/** What two quotes or more say, side by side, where the sheet shows one at a time. */
function QuotesBeside({ cells, quotes }: QuotesBesideProps) {
  const words = useWords();
  const rows = quoteParts(words)
    .flatMap((part) => part.rows)
    .filter(({ row }) => (cells[row] ?? []).filter(Boolean).length > 1);
  if (rows.length === 0) return null;
  const filled = quotes.flatMap((_, index) => (rows.some(({ row }) => cells[row]?.[index]) ? [index] : []));
  return (
    <table className="sheet-beside">
      <thead>
        <tr>
          {filled.map((index) => (
            <th key={index} scope="col">
              {quotes[index]}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ row, text }) => (
        <tbody key={row}>
          <tr>
            <th scope="rowgroup" colSpan={filled.length}>
              {text}
            </th>
          </tr>
          <tr>
            {filled.map((index) => (
              <td key={index}>
                <bdi>{cells[row]?.[index]}</bdi>
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
