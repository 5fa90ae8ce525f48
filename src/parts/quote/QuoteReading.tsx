import { useId, useState } from 'react';
import { cleanText } from '../../catalogue/cleanText.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { MAX_TYPED } from './keptQuotes.ts';
import { Radios } from './Radios.tsx';
import {
  corrected,
  isFigure,
  isUnsure,
  type QuotedFigure,
  type QuotedLine,
  readingsOf,
  typedLine,
} from './rules/quotedLines.ts';
import type { ReadQuote } from './rules/reader/reading.ts';
import type { QuoteOnDesk } from './useDesk.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { QUOTE } from './words/english.ts';
import { amountText, lineText, withGst } from './words/quoteText.ts';

/** What a quote says in one line; a total without GST has the one with it beside it. */
export function QuotedValue({ quote, line }: { readonly quote: ReadQuote; readonly line: QuotedLine }) {
  const words = useWords();
  const { gst, total } = quote;
  return (
    <>
      <bdi>{lineText(words, quote, line) || words.of(QUOTE)('quote.unsaid')}</bdi>
      {line === 'total' && gst === 'out' && total !== null && (
        <span className="hint">
          {words.of(QUOTE_DESK)('quote.withGst', { total: amountText(words, withGst(total)) })}
        </span>
      )}
    </>
  );
}

interface QuoteReadingProps {
  readonly onDesk: QuoteOnDesk;
  readonly line: QuotedLine;
  /** The line as the visitor typed it; undefined goes back to what was read. */
  onCorrect(typed: string | undefined): void;
}

/** One line beside the words that it comes from, to correct by a press: a choice for the work and for GST, and a text for a figure. */
export function QuoteReading({ onDesk: { kept, read, quote }, line, onCorrect }: QuoteReadingProps) {
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const sayQuote = words.of(QUOTE);
  const id = useId();
  const [field, setField] = useState<'closed' | 'open' | 'entered'>('closed');
  const label = sayQuote(`quote.${line}`);
  const isChoice = !isFigure(line) || line === 'gst';
  const quoted = new Set(readingsOf(line).flatMap((key) => cleanText(read.words[key]?.text ?? '') || []));
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name.
    <div role={isChoice ? 'radiogroup' : 'group'} aria-labelledby={id} className="reading">
      {isUnsure(quote, line) && <p className="reading-check">{say('quote.pleaseCheck')}</p>}
      <p id={id}>{label}</p>
      {isChoice ? (
        <Radios
          choices={(['in', 'out', ''] as const).map((value) => ({
            value,
            label: sayQuote(value === '' ? 'quote.unsaid' : isFigure(line) ? `quote.gst.${value}` : `quote.${value}`),
          }))}
          chosen={typedLine(quote, line)}
          onChoose={onCorrect}
        />
      ) : field === 'open' ? (
        <FigureField
          line={line}
          label={label}
          quote={quote}
          onTake={(typed, isEntered) => {
            setField(isEntered ? 'entered' : 'closed');
            if (typed !== typedLine(quote, line)) onCorrect(typed);
          }}
        />
      ) : (
        <p className="reading-value">
          <QuotedValue quote={quote} line={line} />
          <Button
            look="quiet"
            autoFocus={field === 'entered'}
            aria-label={say('quote.change', { label })}
            onClick={() => setField('open')}
          >
            {say('quote.changeShort')}
          </Button>
        </p>
      )}
      {[...quoted].map((text) => (
        <q key={text}>
          <bdi>{text}</bdi>
        </q>
      ))}
      {kept.text !== '' && kept.given[line] !== undefined && (
        <p className="reading-value hint">
          <span>{say('quote.changed')}</span>
          <Button look="quiet" onClick={() => onCorrect(undefined)}>
            {say('quote.back')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface FigureFieldProps {
  readonly line: QuotedFigure;
  readonly label: string;
  readonly quote: ReadQuote;
  onTake(typed: string, isEntered: boolean): void;
}

/** Enter and leaving the field take what was typed. What can't be read says so, and the field stays. */
function FigureField({ line, label, quote, onTake }: FigureFieldProps) {
  const say = useWords().of(QUOTE_DESK);
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const take = ({ value }: HTMLInputElement, isEntered: boolean): void => {
    const text = value.replaceAll('?', '').trim();
    if (corrected(quote, line, text)) onTake(text, isEntered);
    else setWrong(true);
  };
  return (
    <div className="field">
      <input
        type="text"
        aria-label={label}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={`${id}-error`}
        // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed *Change*.
        autoFocus
        autoComplete="off"
        maxLength={MAX_TYPED}
        defaultValue={typedLine(quote, line)}
        onBlur={(event) => take(event.currentTarget, false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(event.currentTarget, true);
        }}
      />
      <p id={`${id}-error`} className="error" role="status">
        {isWrong && say(line in ERRORS ? ERRORS[line as keyof typeof ERRORS] : 'quote.error.number')}
      </p>
    </div>
  );
}

const ERRORS = {
  total: 'quote.error.amount',
  off: 'quote.error.amount',
  kw: 'quote.error.kw',
  storey: 'quote.error.storey',
  deposit: 'quote.error.deposit',
  valid: 'quote.error.valid',
} as const satisfies Partial<Record<QuotedFigure, keyof typeof QUOTE_DESK>>;
