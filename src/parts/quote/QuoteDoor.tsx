import { createPortal } from 'react-dom';
import type { Core } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import productStyles from '../../screens/frame/productStyles.css?inline';
import { useLoaded } from '../../screens/frame/useLoaded.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { Modal, useModal } from '../../ui/Modal.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { QUESTION } from '../../words/english/questions.ts';
import quoteStyles from './quoteStyles.css?inline';
import { QUOTE } from './words/english.ts';

const load = () => loadProgram(() => import('./QuoteDialog.tsx'), 'QuoteDialog');

/** *I've got a quote*: a quiet button, and the dialog that it opens, whose program loads then. */
export function QuoteDoor({ box, loadCatalogue }: Pick<Core, 'box' | 'loadCatalogue'>) {
  // Those of the dialog: the landing screen has none.
  useStyles(productStyles);
  useStyles(quoteStyles);
  const words = useWords();
  const say = words.of(QUOTE);
  const visit = useVisit();
  const modal = useModal();
  const open = (): void => {
    // Also what was typed before a reload, while that visit is only offered.
    const kept = visit.earlier()?.parts;
    if (kept) visit.update((state) => ({ ...state, parts: { ...kept, ...state.parts } }));
    modal.open();
  };
  const QuoteDialog = useLoaded(load, modal.isOpen);
  return (
    <div>
      <Button look="quiet" onClick={open}>
        {say('quote.door')}
      </Button>
      {createPortal(
        <Modal modal={modal} title={say('quote.title')} closeLabel={words.of(QUESTION)('tooltip.close')} wide>
          <div className="quote">
            {QuoteDialog === 'failed' && <p role="alert">{words.of(MATCHES)('load.failed')}</p>}
            {QuoteDialog && QuoteDialog !== 'failed' && <QuoteDialog loadCatalogue={loadCatalogue} />}
          </div>
        </Modal>,
        // Fields inside the landing screen look otherwise.
        box,
      )}
    </div>
  );
}
