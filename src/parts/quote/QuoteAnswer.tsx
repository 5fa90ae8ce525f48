import { useContext, useEffect, useRef } from 'react';
import type { Core } from '../../app/part.ts';
import { PartsContext } from '../../screens/frame/slots.tsx';
import { TextToCopy } from '../../screens/frame/TextToCopy.tsx';
import { useCopy } from '../../screens/frame/useCopy.ts';
import { usePart } from '../../screens/frame/usePart.ts';
import { useLikely, useRooms } from '../../screens/frame/useRooms.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useZone } from '../../screens/frame/useZone.ts';
import { PrintButton } from '../../screens/result/PrintButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { RESULT } from '../../words/english/result.ts';
import { findQuoted } from './rules/findQuoted.ts';
import type { Quote } from './rules/quote.ts';
import { weighQuote } from './rules/weighQuote.ts';
import { useQuotedRooms } from './useQuotedRooms.ts';
import { QUOTE_ANSWER } from './words/answer.ts';
import { QUOTE } from './words/english.ts';
import { mailAddress, type QuotedModel, questionsOf, questionsText, quoteSays } from './words/quoteText.ts';

export interface QuoteAnswerProps extends Pick<Core, 'loadCatalogue'> {
  readonly quote: Quote;
  /** True right after *Check my quote*: the focus moves here, and the page is told. */
  readonly isNew: boolean;
  onChange(): void;
}

/** What can be said of a quote, and what to ask before signing it. */
export function QuoteAnswer({ quote, loadCatalogue, isNew, onChange }: QuoteAnswerProps) {
  const words = useWords();
  const say = words.of(QUOTE_ANSWER);
  const visit = useVisit();
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked, rooms } = useQuotedRooms();
  const { zone } = useZone();
  const { source } = useRooms(zone);
  const likely = useLikely(rooms, zone);
  const sizes = usePart(source?.load ?? null, rooms.length > 0);
  const model = useQuotedModel(quote, loadCatalogue);
  const product = model !== null && typeof model === 'object' ? model : null;
  const costs = useContext(PartsContext).find(({ cost }) => cost)?.cost;
  const cost = (product && costs?.spanOf(product)) ?? null;
  const beside = { likely, product, cost };
  const weighed = weighQuote(quote, beside);
  const questions = questionsOf(words, quote, weighed);
  const known = asked === 'whole' ? 'whole' : rooms.length > 0 ? 'known' : 'unknown';
  const isSettled = model !== 'loading' && (!source || rooms.length === 0 || sizes !== null);
  const isToldOf = useRef(!isNew);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  useEffect(() => {
    if (!isSettled || isToldOf.current) return;
    isToldOf.current = true;
    const inRange = weighed.size && weighed.size === 'inside';
    visit.notify('selector-quote', { open: weighed.open, inRange, system: product?.id ?? null });
  });
  return (
    <div className="quote">
      <Heading below={2} ref={heading} tabIndex={-1}>
        {say('quote.says')}
      </Heading>
      <div role="status" className="quote">
        {quoteSays(words, quote, weighed, { ...beside, model, rooms: known }).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Heading below={2}>{say('quote.ask')}</Heading>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <TakeQuestions questions={questions} />
      <Button look="quiet" onClick={onChange}>
        {say('quote.change')}
      </Button>
      <p className="hint">{words.of(QUOTE)('quote.private')}</p>
    </div>
  );
}

/** The system of the range that the quote names. */
function useQuotedModel({ model, kw }: Quote, loadCatalogue: Core['loadCatalogue']): QuotedModel {
  const catalogue = usePart(loadCatalogue, model !== '');
  if (model === '') return null;
  if (catalogue === null) return 'loading';
  return catalogue === 'failed' ? 'failed' : (findQuoted(catalogue.products, model, kw) ?? 'none');
}

/** The questions to copy, to print, and in the visitor's own mail. */
function TakeQuestions({ questions }: { readonly questions: readonly string[] }) {
  const words = useWords();
  const say = words.of(QUOTE_ANSWER);
  const [outcome, copy] = useCopy();
  const sheet = useRef<HTMLElement>(null);
  const text = questionsText(words, questions);
  return (
    <>
      <div className="actions">
        <Button look="primary" onClick={() => copy(text)}>
          {say('quote.copy')}
        </Button>
        <PrintButton sheet={sheet} paper={say('quote.letter')} text={() => text}>
          {say('quote.print')}
        </PrintButton>
        <a className="button" href={mailAddress(words, questions)}>
          {say('quote.mail')}
        </a>
      </div>
      <p role="status" className="hint">
        {outcome && words.of(RESULT)(outcome === 'copied' ? 'result.copied' : 'result.copyByHand')}
      </p>
      {outcome === 'byHand' && <TextToCopy text={text} />}
      <article ref={sheet} className="quote-paper">
        <h1>{say('quote.letter')}</h1>
        <ol>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </article>
    </>
  );
}
