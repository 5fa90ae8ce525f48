import { useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { useFold } from '../../ui/Fold.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { keepQuotes, readQuotes, writeQuotes } from './keptQuotes.ts';
import { QuotesBeside } from './QuotesBeside.tsx';
import quoteSheetStyles from './quoteSheetStyles.css?inline';
import { QUOTES_LINK } from './quotesLink.ts';
import {
  filledQuotes,
  isMore,
  isYesNo,
  MAX_CELL,
  QUOTE_NUMBERS,
  type QuoteCells,
  type QuoteRow,
  withCell,
} from './rules/quoteRows.ts';
import { PAPER } from './words/english.ts';
import { quoteParts } from './words/paperText.ts';
import { QUOTE_SHEET } from './words/sheet.ts';

/** The sheet for three quotes, to fill in on the screen: one quote at a time where it is narrow. What is typed is kept with the visit at once. */
export function QuoteSheet() {
  useStyles(quoteSheetStyles);
  const words = useWords();
  const say = words.of(QUOTE_SHEET);
  const { cells, type } = useCells();
  const [shown, setShown] = useState(() => firstBlank(cells));
  const fold = useFold(Object.keys(cells).some((row) => isMore(row as QuoteRow)));
  const quotes = QUOTE_NUMBERS.map((number) => words.of(PAPER)('paper.quotes.quote', { number }));
  const parts = quoteParts(words);
  const line = (row: QuoteRow, text: string) => (
    <SheetLine key={row} row={row} text={text} texts={cells[row] ?? []} shown={shown} onType={type} />
  );
  return (
    // Chromium leaks shadow-root radio buttons that have no form owner.
    <form className="quote-sheet" onSubmit={(event) => event.preventDefault()}>
      <p className="hint">{say('paper.quotes.keep')}</p>
      <div className="sheet-which sizes">
        <ChoiceGroup
          legend={{ text: say('paper.quotes.which') }}
          choices={quotes.map((label, index) => ({ value: String(index), label }))}
          chosen={[String(shown)]}
          multiple={false}
          error={null}
          onChoose={(value) => setShown(Number(value))}
        />
      </div>
      <div className="sheet-row sheet-heads" aria-hidden="true">
        {quotes.map((quote) => (
          <b key={quote}>{quote}</b>
        ))}
      </div>
      {parts
        .map(({ rows, ...part }) => ({ ...part, rows: rows.filter(({ row }) => !isMore(row)) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ part, heading, rows }) => (
          <fieldset key={part}>
            <legend>{part === 'work' ? say('paper.quotes.inPrice') : heading}</legend>
            {rows.map(({ row, text }) => line(row, text))}
          </fieldset>
        ))}
      <details ref={fold} className="small-fold">
        <summary>{say('paper.quotes.more')}</summary>
        <div className="sheet-more">
          {parts.flatMap(({ rows }) => rows.filter(({ row }) => isMore(row)).map(({ row, text }) => line(row, text)))}
        </div>
      </details>
      <QuotesBeside cells={cells} quotes={quotes} />
    </form>
  );
}

/** The column to begin with: a checked quote is in the first. */
function firstBlank(cells: QuoteCells): number {
  const filled = filledQuotes(cells);
  return Math.max(
    0,
    [...QUOTE_NUMBERS.keys()].findIndex((index) => !filled.includes(index)),
  );
}

/** The kept cells, and a function that changes one of them. */
function useCells() {
  const visit = useVisit();
  const kept = useVisitState().parts[QUOTES_LINK.name];
  // As typed: what is kept is read without the blank at the end of a word.
  const [typed, setTyped] = useState<{ readonly cells: QuoteCells; readonly text: string } | null>(null);
  const cells = typed && typed.text === kept ? typed.cells : (readQuotes(kept) ?? {});
  const type = (row: QuoteRow, index: number, text: string): void => {
    const next = withCell(cells, row, index, text);
    setTyped({ cells: next, text: writeQuotes(next) });
    keepQuotes(visit, next);
  };
  return { cells, type };
}

interface SheetLineProps {
  readonly row: QuoteRow;
  readonly text: string;
  readonly texts: readonly string[];
  /** The column that is shown where one is. */
  readonly shown: number;
  onType(row: QuoteRow, index: number, text: string): void;
}

/** One row of the sheet. Where one quote is shown, a press answers with yes or no. */
function SheetLine({ row, text, texts, shown, onType }: SheetLineProps) {
  const words = useWords();
  const say = words.of(QUOTE_SHEET);
  return (
    <div className="sheet-row">
      <p aria-hidden="true">{text}</p>
      {QUOTE_NUMBERS.map((number, index) => (
        <div key={number} className={index === shown ? 'sheet-cell sheet-shown' : 'sheet-cell'}>
          <input
            type="text"
            aria-label={say('paper.quotes.cell', { row: text, number })}
            placeholder={isYesNo(row) ? say('paper.quotes.yesOrNo') : undefined}
            maxLength={MAX_CELL}
            autoComplete="off"
            value={texts[index] ?? ''}
            onChange={(event) => onType(row, index, event.target.value)}
          />
          {isYesNo(row) &&
            (['yes', 'no'] as const).map((answer) => {
              const said = words.of(PAPER)(`paper.quotes.said.${answer}`);
              const isSaid = texts[index] === said;
              return (
                <Button
                  key={answer}
                  aria-pressed={isSaid}
                  aria-label={say('paper.quotes.answer', { said, row: text, number })}
                  onClick={() => onType(row, index, isSaid ? '' : said)}
                >
                  {said}
                </Button>
              );
            })}
        </div>
      ))}
    </div>
  );
}
