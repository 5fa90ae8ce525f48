import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cleanText } from '../../catalogue/cleanText.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { MAX_TYPED } from './keptQuotes.ts';
import { Radios } from './Radios.tsx';
import {
  corrected,
  FIGURE_LINES,
  isFigure,
  isUnsure,
  type QuotedFigure,
  type QuotedLine,
  readingsOf,
  typedLine,
  WORK_LINES,
} from './rules/quotedLines.ts';
import type { QuoteOnDesk } from './useDesk.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { QUOTE } from './words/english.ts';
import { amountText, lineText } from './words/quoteText.ts';

interface QuoteReadingsProps {
  readonly onDesk: QuoteOnDesk;
  /** A line as the visitor typed it; undefined goes back to what was read. */
  onCorrect(line: QuotedLine, typed: string | undefined): void;
}

/** Everything that was read, beside the words that it comes from, to correct by a press. */
export function QuoteReadings(props: QuoteReadingsProps) {
  const say = useWords().of(QUOTE_DESK);
  return (
    <>
      <div className="readings">
        {FIGURE_LINES.map((line) => (
          <Reading key={line} line={line} {...props} />
        ))}
      </div>
      <p className="quote-head">{say('quote.work')}</p>
      <div className="readings">
        {WORK_LINES.map((line) => (
          <Reading key={line} line={line} {...props} />
        ))}
      </div>
    </>
  );
}

/** One line: a choice for the work and for GST, and a text to change for a figure. */
function Reading({ line, onDesk, onCorrect }: QuoteReadingsProps & { readonly line: QuotedLine }) {
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const sayQuote = words.of(QUOTE);
  const id = useId();
  const { kept, read, quote } = onDesk;
  const label = sayQuote(`quote.${line}`);
  const isChoice = !isFigure(line) || line === 'gst';
  const isChanged = kept.text !== '' && kept.given[line] !== undefined;
  const quoted = [...new Set(readingsOf(line).flatMap((key) => cleanText(read.words[key]?.text ?? '') || []))];
  const choices = (['in', 'out', ''] as const).map((value) => ({
    value,
    label: value === '' ? sayQuote('quote.unsaid') : sayQuote(isFigure(line) ? `quote.gst.${value}` : `quote.${value}`),
  }));
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name.
    <div
      role={isChoice ? 'radiogroup' : 'group'}
      aria-labelledby={id}
      className={typedLine(quote, line) === '' ? 'reading reading-unsaid' : 'reading'}
    >
      {isUnsure(quote, line) && <p className="reading-check">{say('quote.pleaseCheck')}</p>}
      <p id={id} className="reading-label">
        {label}
      </p>
      {isChoice ? (
        <div className="reading-choices">
          <Radios
            choices={choices}
            chosen={typedLine(quote, line) as '' | 'in' | 'out'}
            onChoose={(value) => onCorrect(line, value)}
          />
        </div>
      ) : (
        <FigureValue line={line} label={label} onDesk={onDesk} onCorrect={(typed) => onCorrect(line, typed)} />
      )}
      {quoted.map((text) => (
        <q key={text}>
          <bdi>{text}</bdi>
        </q>
      ))}
      {isChanged && (
        <p className="reading-changed">
          <span>{say('quote.changed')}</span>
          <Button look="quiet" onClick={() => onCorrect(line, undefined)}>
            {say('quote.back')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface FigureValueProps {
  readonly line: QuotedFigure;
  readonly label: string;
  readonly onDesk: QuoteOnDesk;
  onCorrect(typed: string): void;
}

/** A figure with *Change*, which becomes a text field. */
function FigureValue({ line, label, onDesk, onCorrect }: FigureValueProps): ReactNode {
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const { quote } = onDesk;
  const [isOpen, setOpen] = useState(false);
  const text = lineText(words, quote, line);
  const button = useRef<HTMLButtonElement>(null);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isOpen && hasChanged) button.current?.focus();
  }, [isOpen, hasChanged]);
  if (isOpen)
    return (
      <FigureField
        line={line}
        label={label}
        quote={quote}
        onTake={(typed, byEnter) => {
          setOpen(false);
          setChanged(byEnter);
          if (typed !== typedLine(quote, line)) onCorrect(typed);
        }}
      />
    );
  return (
    <p className="reading-value">
      <bdi>{text || words.of(QUOTE)('quote.unsaid')}</bdi>
      {line === 'total' && quote.gst === 'out' && quote.total !== null && (
        <span className="hint">
          {say('quote.withGst', { total: amountText(words, Math.round(quote.total * 1.1)) })}
        </span>
      )}
      <Button ref={button} look="quiet" aria-label={say('quote.change', { label })} onClick={() => setOpen(true)}>
        {say('quote.changeShort')}
      </Button>
    </p>
  );
}

interface FigureFieldProps {
  readonly line: QuotedFigure;
  readonly label: string;
  readonly quote: QuoteOnDesk['quote'];
  onTake(typed: string, byEnter: boolean): void;
}

/** Enter and leaving the field take what was typed. What can't be read says so, and the field stays. */
function FigureField({ line, label, quote, onTake }: FigureFieldProps) {
  const words = useWords();
  const id = useId();
  const [typed, setTyped] = useState(() => typedLine(quote, line));
  const [isWrong, setWrong] = useState(false);
  const take = (byEnter: boolean): void => {
    const isRead = corrected(quote, line, typed.replaceAll('?', '')) !== null;
    setWrong(!isRead);
    if (isRead) onTake(typed.replaceAll('?', '').trim(), byEnter);
  };
  return (
    <div className="field">
      <input
        type="text"
        aria-label={label}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed *Change*.
        autoFocus
        autoComplete="off"
        maxLength={MAX_TYPED}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => take(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(true);
        }}
      />
      <p id={`${id}-error`} className="error" role="status">
        {isWrong && words.of(QUOTE_DESK)(ERRORS[line])}
      </p>
    </div>
  );
}

const ERRORS = {
  total: 'quote.error.amount',
  gst: 'quote.error.amount',
  off: 'quote.error.amount',
  kw: 'quote.error.kw',
  units: 'quote.error.number',
  model: 'quote.error.number',
  pipe_m: 'quote.error.number',
  cable_m: 'quote.error.number',
  storey: 'quote.error.storey',
  deposit: 'quote.error.deposit',
  valid: 'quote.error.valid',
} as const satisfies Record<QuotedFigure, keyof typeof QUOTE_DESK>;
