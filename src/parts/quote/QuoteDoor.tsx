import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Core } from '../../app/part.ts';
import productStyles from '../../screens/frame/productStyles.css?inline';
import { usePart } from '../../screens/frame/usePart.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { loadPart } from '../../ui/loadPart.ts';
import { Modal, useModal } from '../../ui/Modal.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { QUESTION } from '../../words/english/questions.ts';
import type { QuoteAnswerProps } from './QuoteAnswer.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import quoteStyles from './quoteStyles.css?inline';
import { checkDraft, newQuote, type QuoteDraft, readQuote } from './rules/quote.ts';
import { useQuotedRooms } from './useQuotedRooms.ts';
import { QUOTE } from './words/english.ts';

type QuoteDoorProps = Pick<Core, 'box' | 'loadCatalogue'>;

/** *I've got a quote*: a quiet button, and the dialog that it opens. */
export function QuoteDoor(props: QuoteDoorProps) {
  // Those of the dialog: the landing screen has none.
  useStyles(productStyles);
  useStyles(quoteStyles);
  const words = useWords();
  const say = words.of(QUOTE);
  const modal = useModal();
  return (
    <div>
      <Button look="quiet" onClick={modal.open}>
        {say('quote.door')}
      </Button>
      {createPortal(
        <Modal modal={modal} title={say('quote.title')} closeLabel={words.of(QUESTION)('tooltip.close')} wide>
          <QuoteContent {...props} />
        </Modal>,
        // Fields inside the landing screen look otherwise.
        props.box,
      )}
    </div>
  );
}

/** The form, and the answer once it is checked. What is typed is kept with the visit at once. */
function QuoteContent(props: QuoteDoorProps) {
  const visit = useVisit();
  const { parts } = useVisitState();
  const draft = useMemo(() => readQuote(parts.quote) ?? newQuote(), [parts.quote]);
  const { asked, rooms } = useQuotedRooms();
  // Once pressed here, it can be changed here.
  const [asksRoom] = useState(asked !== 'whole' && (asked === null || rooms.length === 0));
  // The focus stays on the title until the visitor moves on.
  const [moved, setMoved] = useState<'form' | 'answer' | null>(null);
  const change = (part: Partial<QuoteDraft>): void =>
    visit.update((state) => ({ ...state, parts: { ...state.parts, quote: { ...draft, ...part } } }));
  const found = checkDraft(draft);
  return draft.checked && 'quote' in found ? (
    <OpenAnswer
      {...props}
      quote={found.quote}
      isNew={moved === 'answer'}
      onChange={() => {
        setMoved('form');
        change({ checked: false });
      }}
    />
  ) : (
    <QuoteForm
      draft={draft}
      found={found}
      asksRoom={asksRoom}
      takesFocus={moved === 'form'}
      onChange={change}
      onCheck={() => {
        setMoved('answer');
        change({ checked: true });
      }}
    />
  );
}

const loadAnswer = () => loadPart(() => import('./QuoteAnswer.tsx'), 'QuoteAnswer');

/** The answer, whose program loads with the first one. */
function OpenAnswer(props: QuoteAnswerProps) {
  const words = useWords();
  const QuoteAnswer = usePart(loadAnswer, true);
  if (QuoteAnswer === 'failed') return <p role="alert">{words.of(MATCHES)('size.helpFailed')}</p>;
  return QuoteAnswer && <QuoteAnswer {...props} />;
}
