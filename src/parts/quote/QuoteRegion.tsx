import { type ComponentProps, useDeferredValue, useId, useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useFold } from '../../ui/Fold.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { type KeptQuote, NONE_OF_THESE } from './keptQuotes.ts';
import { QuoteAsk } from './QuoteAsk.tsx';
import { QuoteReading } from './QuoteReading.tsx';
import { Radios } from './Radios.tsx';
import { quotedName } from './rules/findQuoted.ts';
import { LINES, type QuotedLine, readingsOf, typedLine } from './rules/quotedLines.ts';
import type { QuoteOnDesk } from './useDesk.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { QUOTE } from './words/english.ts';
import { doubtTexts, MAX_OFFERED, matchText } from './words/oursText.ts';
import { amountText } from './words/quoteText.ts';

interface QuoteRegionProps {
  readonly onDesk: QuoteOnDesk;
  /** From 1. */
  readonly number: number;
  readonly isOnly: boolean;
  readonly isShown: boolean;
  /** What can be said of it beside our own systems, prices and rules of thumb. */
  readonly ours: readonly string[];
  onChange(changed: Partial<KeptQuote>): void;
  onRemove(): void;
}

/** One quote: what has to be settled first, what to ask, and everything that was read. */
export function QuoteRegion({ onDesk, number, isOnly, isShown, ours, onChange, onRemove }: QuoteRegionProps) {
  const { kept, read, quote, systems, asks } = onDesk;
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const id = useId();
  // In a frame after the one that sets the quotes side by side.
  const isDrawn = useDeferredValue(true, false);
  return (
    <section aria-labelledby={id} className={isShown ? 'quote-region quote-shown' : 'quote-region'}>
      <Heading below={1} id={id}>
        {words.of(QUOTE)('quote.number', { number })}
      </Heading>
      {isDrawn && (
        // Chromium leaks shadow-root radio buttons that have no form owner.
        <form className="quote-form" onSubmit={(event) => event.preventDefault()}>
          {systems.ask.length > 0 && systems.ask.length <= MAX_OFFERED && (
            <Choice
              title={matchText(words, systems.ask.length)}
              name={say('quote.whichOne')}
              choices={[
                ...systems.ask.map((one) => ({ value: one.id, label: quotedName(one) })),
                { value: NONE_OF_THESE, label: say('quote.noneOfThese') },
              ]}
              chosen={null}
              onChoose={(system) => onChange({ system })}
            />
          )}
          {doubtTexts(words, read, kept.cut).map((text) => (
            <p key={text} role="alert">
              {text}
            </p>
          ))}
          {quote.options.length > 0 && (
            <Choice
              title={say('quote.option')}
              name={say('quote.option')}
              choices={quote.options.map(({ label, total }, at) => ({
                value: String(at),
                label: `${label ?? say('quote.optionNumber', { number: at + 1 })}: ${amountText(words, total)}`,
              }))}
              chosen={kept.option === null ? null : String(kept.option)}
              onChoose={(option) => onChange({ option: Number(option) })}
            />
          )}
          {ours.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {quote.is_quote && <QuoteAsk quote={quote} asks={asks} number={isOnly ? null : number} />}
          <Readings onDesk={onDesk} onChange={onChange} />
        </form>
      )}
      <Button look="quiet" onClick={onRemove}>
        {say('quote.remove', { number })}
      </Button>
    </section>
  );
}

/** What the quote says and what has to be asked, and folded on a phone all other lines. */
function Readings({ onDesk, onChange }: Pick<QuoteRegionProps, 'onDesk' | 'onChange'>) {
  const say = useWords().of(QUOTE_DESK);
  const { kept, quote, asks } = onDesk;
  // A corrected line stays where it is.
  const [first] = useState(() =>
    LINES.filter(
      (line) =>
        typedLine(quote, line) !== '' || readingsOf(line).some((key) => asks.some(({ about }) => about.includes(key))),
    ),
  );
  const fold = useFold();
  const reading = (line: QuotedLine) => (
    <QuoteReading
      key={line}
      onDesk={onDesk}
      line={line}
      onCorrect={(typed) => {
        const { [line]: _, ...others } = kept.given;
        onChange({ given: typed === undefined ? others : { ...others, [line]: typed } });
      }}
    />
  );
  return (
    <>
      <Heading below={2}>{say('quote.whatWasRead')}</Heading>
      <div className="readings">{first.map(reading)}</div>
      <details ref={fold} className="fold">
        <summary>{say('quote.moreLines')}</summary>
        <div className="readings">{LINES.filter((line) => !first.includes(line)).map(reading)}</div>
      </details>
    </>
  );
}

interface ChoiceProps extends ComponentProps<typeof Radios> {
  readonly title: string;
  readonly name: string;
}

/** What has to be settled before anything can be said of the quote. */
const Choice = ({ title, name, ...radios }: ChoiceProps) => (
  <div className="quote-choice" role="radiogroup" aria-label={name}>
    <p>{title}</p>
    <Radios {...radios} />
  </div>
);
