import { useEffect, useRef, useState } from 'react';
import type { Core } from '../../app/part.ts';
import { useJob } from '../../screens/frame/useJob.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useZone } from '../../screens/frame/useZone.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { ANSWERS } from '../../words/english/answers.ts';
import { AddQuote } from './AddQuote.tsx';
import { type KeptQuote, MAX_QUOTES } from './keptQuotes.ts';
import { QuoteRegion } from './QuoteRegion.tsx';
import quoteStyles from './quoteStyles.css?inline';
import { lineOf } from './rules/quotedLines.ts';
import { SideBySide } from './SideBySide.tsx';
import { useDesk, useTelling } from './useDesk.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { oursTexts } from './words/oursText.ts';
import { summaryText } from './words/summaryText.ts';

/** *Your quotes*: up to three, side by side from the first. All that is pasted, typed and corrected is kept with the visit at once. */
export function QuoteDesk({ loadCatalogue }: Pick<Core, 'loadCatalogue'>) {
  useStyles(quoteStyles);
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const desk = useDesk(loadCatalogue);
  const { quotes, draft, form, read, change, range } = desk;
  const job = useJob(useZone().zone);
  const [shown, setShown] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const tellOf = useTelling(desk, job);
  const summary = useRef<HTMLParagraphElement>(null);

  // After a quote was read, its sentence is in view and read out.
  useEffect(() => {
    if (quotes.length > 0) summary.current?.focus();
  }, [quotes.length]);

  const kept = quotes.map((onDesk) => onDesk.kept);
  const add = (quote: Pick<KeptQuote, 'text' | 'how' | 'cut' | 'given'>, isQuote: boolean): void => {
    change({
      quotes: [...kept, { option: null, system: null, ...quote }],
      ...(quote.how === 'form' ? { form: {} } : { draft: '' }),
    });
    setShown(kept.length);
    tellOf(kept.length);
    setAdding(!isQuote);
  };
  const addText = (text: string, how: KeptQuote['how']): boolean => {
    const found = read(text);
    if (found.why_not === 'empty') return false;
    add({ text: found.text, how, cut: found.cut, given: {} }, found.is_quote);
    return true;
  };
  const all = quotes.map(({ quote }) => quote);
  const asked = quotes.map(({ asks }) => asks.flatMap(({ about }) => about.map(lineOf)));
  const isOpen = quotes.length === 0 || (isAdding && quotes.length < MAX_QUOTES);
  return (
    <div className="quote-desk">
      {quotes.length > 0 && (
        <>
          <p ref={summary} role="status" className="quote-summary" tabIndex={-1}>
            {summaryText(words, all, asked)}
          </p>
          {all.some((quote) => quote.is_quote) && (
            <SideBySide quotes={all} asked={asked} shown={shown} onShow={setShown} />
          )}
        </>
      )}
      {isOpen && (
        <AddQuote
          // A quote that was read leaves an empty field.
          key={quotes.length}
          draft={draft}
          form={form}
          reason={!isAdding ? 'first' : quotes.at(-1)?.quote.is_quote === false ? 'refused' : 'another'}
          prepare={read}
          onDraft={(text) => change({ draft: text })}
          onForm={(typed) => change({ form: typed })}
          onRead={addText}
          onTyped={(given) => add({ text: '', how: 'form', cut: false, given }, true)}
        />
      )}
      {!isOpen && quotes.length < MAX_QUOTES && <Button onClick={() => setAdding(true)}>{say('quote.add')}</Button>}
      {range === 'failed' && <p role="alert">{words.of(ANSWERS)('products.failed')}</p>}
      <div className="quote-regions">
        {quotes.map((onDesk, at) => (
          <QuoteRegion
            // biome-ignore lint/suspicious/noArrayIndexKey: a removed quote leaves its number to the next.
            key={`${at} ${onDesk.kept.text}`}
            onDesk={onDesk}
            number={at + 1}
            isOnly={quotes.length === 1}
            isShown={at === shown}
            ours={range === 'loading' || range === 'failed' ? [] : oursTexts(words, onDesk.quote, onDesk.systems, job)}
            onChange={(changed) =>
              change({ quotes: kept.map((one, place) => (place === at ? { ...one, ...changed } : one)) })
            }
            onRemove={() => {
              change({ quotes: kept.filter((_, place) => place !== at) });
              setShown(Math.max(0, at - 1));
            }}
          />
        ))}
      </div>
      <p className="hint">{say('quote.private')}</p>
    </div>
  );
}
