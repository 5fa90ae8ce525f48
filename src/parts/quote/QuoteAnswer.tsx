import { useEffect, useMemo, useRef } from 'react';
import type { Core } from '../../app/part.ts';
import type { Product } from '../../catalogue/product.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { modelOfProduct } from '../../matching/models.ts';
import { Given, useCapability } from '../../screens/frame/Given.tsx';
import { TextToCopy } from '../../screens/frame/TextToCopy.tsx';
import { useCopy } from '../../screens/frame/useCopy.ts';
import { useLoaded } from '../../screens/frame/useLoaded.ts';
import { useLikely, useRooms } from '../../screens/frame/useRooms.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useZone } from '../../screens/frame/useZone.ts';
import { PrintButton } from '../../screens/result/PrintButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { ANSWERS } from '../../words/english/answers.ts';
import { RESULT } from '../../words/english/result.ts';
import { findQuoted, quotedName } from './rules/findQuoted.ts';
import type { Quote } from './rules/quote.ts';
import { weighQuote } from './rules/weighQuote.ts';
import { useQuotedRooms } from './useQuotedRooms.ts';
import { QUOTE_DIALOG } from './words/dialog.ts';
import {
  headingText,
  letterOf,
  MAX_OFFERED,
  mailAddress,
  type QuotedModel,
  questionsOf,
  quoteSays,
  sheetTexts,
  verdictTexts,
} from './words/quoteText.ts';

export interface QuoteAnswerProps extends Pick<Core, 'loadCatalogue'> {
  readonly quote: Quote;
  /** True right after *Check my quote*: the focus moves here, and the page is told. */
  readonly isNew: boolean;
  onChange(): void;
  /** The visitor has said which system it is. */
  onModel(name: string): void;
}

/** The answer to a quote: its gaps, its size and price beside ours, and the questions to ask before signing. */
export function QuoteAnswer({ quote, loadCatalogue, isNew, onChange, onModel }: QuoteAnswerProps) {
  const words = useWords();
  const say = words.of(QUOTE_DIALOG);
  const { answers } = useVisitState();
  const heading = useRef<HTMLHeadingElement>(null);
  const catalogue = useLoaded(loadCatalogue, quote.model !== '');
  const model = useQuotedModel(quote, catalogue);
  const isLooking = model === null && quote.model !== '';
  const offered = model === 'failed' ? [] : (model ?? []);
  const [product = null] = offered.length === 1 ? offered : [];
  const { weighed, beside } = useWeighed(quote, product, isNew, !isLooking);
  const models = useMemo(
    () =>
      product && catalogue && catalogue !== 'failed'
        ? [modelOfProduct(catalogue.matcher, answers, product, null, true)]
        : null,
    [product, catalogue, answers],
  );
  const said = useMemo(() => sheetTexts(words, quote, weighed.kw), [words, quote, weighed.kw]);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="quote">
      <Heading below={2} ref={heading} tabIndex={-1}>
        {isLooking ? words.of(ANSWERS)('products.loading') : headingText(words, weighed)}
      </Heading>
      <div role="status" className="quote">
        {!isLooking &&
          [...verdictTexts(words, quote, weighed), ...quoteSays(words, quote, weighed, { ...beside, model })].map(
            (text) => <p key={text}>{text}</p>,
          )}
      </div>
      {offered.length > 1 && offered.length <= MAX_OFFERED && (
        <div className="actions">
          {offered.map((one) => (
            <Button
              key={one.id}
              onClick={() => {
                heading.current?.focus();
                onModel(quotedName(one));
              }}
            >
              {quotedName(one)}
            </Button>
          ))}
        </div>
      )}
      {!isLooking && <Questions quote={quote} questions={questionsOf(words, weighed)} />}
      {models && <Given by="prices">{(prices) => prices.box(models)}</Given>}
      <Given by="sheet">{(sheet) => sheet(said)}</Given>
      <Button look="quiet" onClick={onChange}>
        {say('quote.change')}
      </Button>
      <p className="hint">{say('quote.private')}</p>
    </div>
  );
}

/** The systems of the range that the quote may name. */
function useQuotedModel({ model, kw }: Quote, catalogue: ReadyCatalogue | 'failed' | null): QuotedModel {
  return useMemo(() => {
    if (model === '' || catalogue === null) return null;
    return catalogue === 'failed' ? catalogue : findQuoted(catalogue.products, model, kw);
  }, [model, kw, catalogue]);
}

/** The quote beside all that is known. The page is told once that is settled. */
function useWeighed(quote: Quote, product: Product | null, isNew: boolean, isFound: boolean) {
  const visit = useVisit();
  const { asked, rooms } = useQuotedRooms();
  const { zone } = useZone();
  const { sizes } = useRooms(zone);
  const likely = useLikely(rooms, zone);
  const rules = useLoaded(sizes?.load ?? null, rooms.length > 0);
  const prices = useCapability('prices');
  const cost = (product && prices?.spanOf(product)) ?? null;
  const beside = { likely, product, cost, isWhole: asked === 'whole', asksRoom: sizes !== null && rooms.length === 0 };
  const weighed = weighQuote(quote, beside);
  const isSettled = isFound && (!sizes || rooms.length === 0 || rules !== null);
  const isToldOf = useRef(!isNew);
  useEffect(() => {
    if (!isSettled || isToldOf.current) return;
    isToldOf.current = true;
    const inRange = weighed.size && weighed.size === 'inside';
    visit.notify('selector-quote', { open: weighed.open, inRange, system: product?.id ?? null });
  });
  return { weighed, beside };
}

/** The questions to copy, to print, and in the visitor's own mail. */
function Questions({ quote, questions }: { readonly quote: Quote; readonly questions: readonly string[] }) {
  const words = useWords();
  const say = words.of(QUOTE_DIALOG);
  const [outcome, copy] = useCopy();
  const sheet = useRef<HTMLElement>(null);
  const letter = letterOf(words, quote, questions);
  const { title, text } = letter;
  return (
    <>
      <section ref={sheet} className="quote quote-paper">
        <Heading below={2}>{say('quote.ask')}</Heading>
        <p className="quote-printed">{title}</p>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </section>
      <div className="actions">
        <Button look="primary" onClick={() => copy(text)}>
          {say('quote.copy')}
        </Button>
        <PrintButton sheet={sheet} paper={title} text={() => text}>
          {say('quote.print')}
        </PrintButton>
        <a className="button" href={mailAddress(letter)}>
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
