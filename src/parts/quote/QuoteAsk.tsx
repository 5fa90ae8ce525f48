import { useId, useRef } from 'react';
import { TextToCopy } from '../../screens/frame/TextToCopy.tsx';
import { useCopy } from '../../screens/frame/useCopy.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { PrintButton } from '../../screens/result/PrintButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { RESULT } from '../../words/english/result.ts';
import type { ReadQuote } from './rules/reader/reading.ts';
import { letterOf, mailAddress } from './words/askText.ts';
import { QUOTE_DESK } from './words/desk.ts';

interface QuoteAskProps {
  readonly quote: ReadQuote;
  readonly questions: readonly string[];
  /** Of several quotes, which one; null of one. */
  readonly number: number | null;
}

/** *Ask before you sign*: the questions to copy, to print, and in the visitor's own mail. */
export function QuoteAsk({ quote, questions, number }: QuoteAskProps) {
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const id = useId();
  const [outcome, copy] = useCopy();
  const sheet = useRef<HTMLDivElement>(null);
  const letter = letterOf(words, quote, questions);
  const { title, text } = letter;
  const nameOf = (name: 'copy' | 'print' | 'mail'): string | undefined =>
    number === null ? undefined : say(`quote.${name}Number`, { number });
  const name = number === null ? say('quote.ask') : say('quote.askNumber', { number });
  if (questions.length === 0) return <p>{say('quote.nothing')}</p>;
  return (
    <div className="quote-ask">
      <div ref={sheet} className="quote-paper">
        <Heading below={3} id={id}>
          {name}
        </Heading>
        <p className="quote-printed">{title}</p>
        <ul aria-labelledby={id}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <div className="actions">
        <Button look="primary" aria-label={nameOf('copy')} onClick={() => copy(text)}>
          {say('quote.copy')}
        </Button>
        <PrintButton look="quiet" sheet={sheet} paper={title} text={() => text} aria-label={nameOf('print')}>
          {say('quote.print')}
        </PrintButton>
        <a className="button button-quiet" href={mailAddress(letter)} aria-label={nameOf('mail')}>
          {say('quote.mail')}
        </a>
      </div>
      <p role="status" className="hint">
        {outcome && words.of(RESULT)(outcome === 'copied' ? 'result.copied' : 'result.copyByHand')}
      </p>
      {outcome === 'byHand' && <TextToCopy text={text} />}
    </div>
  );
}
