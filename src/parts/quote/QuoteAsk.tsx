import { useId, useRef } from 'react';
import { TextToCopy } from '../../screens/frame/TextToCopy.tsx';
import { useCopy } from '../../screens/frame/useCopy.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { PrintButton } from '../../screens/result/PrintButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { RESULT } from '../../words/english/result.ts';
import type { QuoteOnDesk } from './useDesk.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { lineText } from './words/quoteText.ts';

interface QuoteAskProps extends Pick<QuoteOnDesk, 'quote' | 'asks'> {
  /** Of several quotes, which one; null of one. */
  readonly number: number | null;
}

/** *Ask before you sign*: the questions to copy, to print, and in the visitor's own mail. */
export function QuoteAsk({ quote, asks, number }: QuoteAskProps) {
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const id = useId();
  const [outcome, copy] = useCopy();
  const sheet = useRef<HTMLDivElement>(null);
  // The letter names the quote by its model, or its capacity, and its total.
  const model = lineText(words, quote, 'model') || lineText(words, quote, 'kw');
  const name = { quote: [model, lineText(words, quote, 'total')].filter(Boolean).join(', ') };
  const title = say('quote.letter', name);
  const lines = [say('quote.before', name), ...asks.map((ask) => `- ${ask.text}`)];
  const text = lines.join('\n');
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  const nameOf = (key: 'quote.ask' | 'quote.copy' | 'quote.print' | 'quote.mail'): string =>
    number === null ? say(key) : say('quote.ofNumber', { name: say(key), number });
  if (asks.length === 0) return <p>{say('quote.nothing')}</p>;
  return (
    <>
      <div ref={sheet} className="quote-paper">
        <Heading below={2} id={id}>
          {nameOf('quote.ask')}
        </Heading>
        <p className="quote-printed">{title}</p>
        <ul aria-labelledby={id}>
          {asks.map((ask) => (
            <li key={ask.text}>{ask.text}</li>
          ))}
        </ul>
      </div>
      <div className="actions">
        <Button look="primary" aria-label={nameOf('quote.copy')} onClick={() => copy(text)}>
          {say('quote.copy')}
        </Button>
        <PrintButton look="quiet" sheet={sheet} paper={title} text={() => text} aria-label={nameOf('quote.print')}>
          {say('quote.print')}
        </PrintButton>
        <a className="button button-quiet" href={mail} aria-label={nameOf('quote.mail')}>
          {say('quote.mail')}
        </a>
      </div>
      <p role="status" className="hint">
        {outcome && words.of(RESULT)(outcome === 'copied' ? 'result.copied' : 'result.copyByHand')}
      </p>
      {outcome === 'byHand' && <TextToCopy text={text} />}
    </>
  );
}
