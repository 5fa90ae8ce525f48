import { createPortal } from 'react-dom';
import type { Core } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import productStyles from '../../screens/frame/productStyles.css?inline';
import { useLoaded } from '../../screens/frame/useLoaded.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useStyles } from '../../ui/Heading.tsx';
import { Modal, useModal } from '../../ui/Modal.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { ANSWERS } from '../../words/english/answers.ts';
import { QUESTION } from '../../words/english/questions.ts';
import { DoorButton } from './DoorButton.tsx';
import { QUOTE } from './words/english.ts';

const load = () => loadProgram(() => import('./QuoteDesk.tsx'), 'QuoteDesk');

interface QuoteDoorProps extends Pick<Core, 'box' | 'loadCatalogue'> {
  /** True beside *Start*. */
  readonly isFirst: boolean;
}

/** *I've got a quote*: a button quieter than what stands beside it, and the dialog that it opens, whose program loads then. */
export function QuoteDoor({ box, loadCatalogue, isFirst }: QuoteDoorProps) {
  // Those of the dialog: the landing screen has none.
  useStyles(productStyles);
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
  const QuoteDesk = useLoaded(load, modal.isOpen);
  return (
    <>
      <DoorButton look={isFirst && !visit.earlier() ? 'plain' : 'quiet'} onClick={open} />
      {createPortal(
        <Modal modal={modal} title={say('quote.title')} closeLabel={words.of(QUESTION)('tooltip.close')} wide>
          <div className="quote">
            {QuoteDesk === 'failed' && <p role="alert">{words.of(ANSWERS)('load.failed')}</p>}
            {QuoteDesk && QuoteDesk !== 'failed' && <QuoteDesk loadCatalogue={loadCatalogue} />}
          </div>
        </Modal>,
        // Fields inside the landing screen look otherwise.
        box,
      )}
    </>
  );
}
