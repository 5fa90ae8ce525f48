import { useWords } from '../../screens/frame/useWords.ts';
import { filledQuotes, type QuoteCells, type QuoteRow } from './rules/quoteRows.ts';
import { PAPER } from './words/english.ts';
import { quoteParts } from './words/paperText.ts';
import { QUOTE_SHEET } from './words/sheet.ts';
import { shownCell } from './words/shownCell.ts';
import { unlikeText } from './words/unlikeText.ts';

interface QuotesBesideProps {
  readonly cells: QuoteCells;
  /** The names of the quotes. */
  readonly quotes: readonly string[];
}

/** From two quotes on: why their totals can't be compared yet; and all they say, side by side, where the sheet shows one at a time. */
export function QuotesBeside({ cells, quotes }: QuotesBesideProps) {
  const words = useWords();
  const filled = filledQuotes(cells);
  if (filled.length < 2) return null;
  const unlike = unlikeText(words, cells);
  const textOf = (row: QuoteRow, text: string): string =>
    shownCell(words, row, text) ||
    (text === '' ? words.of(QUOTE_SHEET)('paper.quotes.blank') : words.of(PAPER)('paper.quotes.said.unsaid'));
  const rows = quoteParts(words)
    .flatMap((part) => part.rows)
    .filter(({ row }) => cells[row]);
  return (
    <>
      {unlike && <p>{unlike}</p>}
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
                  <bdi>{textOf(row, cells[row]?.[index] ?? '')}</bdi>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </>
  );
}
