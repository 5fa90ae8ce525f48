import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Modal, useModal } from './Modal.tsx';

interface SlideWords {
  readonly previous: string;
  readonly next: string;
  position(at: number, of: number): string;
}

interface ExplainDialogProps {
  /** Accessible name of the button that opens it. */
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly explanation: {
    readonly title: string;
    /** With a line for each picture, each line is below its picture; otherwise the whole text is below all of them. */
    readonly description: string;
    /** Labels for the numbers in the picture. */
    readonly labels: readonly string[];
  };
  /** One picture, or several as slides. */
  readonly pictures: readonly ReactNode[];
  readonly slideWords: SlideWords;
  readonly icon: ReactNode;
}

/** A button that opens an explanation with pictures in a dialog. */
export function ExplainDialog(props: ExplainDialogProps) {
  const { openLabel, closeLabel, explanation, pictures, slideWords, icon } = props;
  const { title, description, labels } = explanation;
  const modal = useModal();
  const [at, setAt] = useState(0);
  const count = pictures.length;
  const lines = description.split('\n');
  return (
    <>
      <Button look="quiet" className="explain" aria-label={openLabel} onClick={modal.open}>
        {icon}
      </Button>
      <Modal modal={modal} title={title} closeLabel={closeLabel}>
        <div className="slide">{pictures[at]}</div>
        {count > 1 && (
          <div className="slides">
            <Button aria-disabled={at === 0} onClick={() => setAt(Math.max(at - 1, 0))}>
              {slideWords.previous}
            </Button>
            <span role="status">{slideWords.position(at + 1, count)}</span>
            <Button aria-disabled={at === count - 1} onClick={() => setAt(Math.min(at + 1, count - 1))}>
              {slideWords.next}
            </Button>
          </div>
        )}
        <p aria-live="polite">{lines.length === count ? lines[at] : description}</p>
        {labels.length > 0 && (
          <ol className="picture-labels">
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ol>
        )}
      </Modal>
    </>
  );
}
