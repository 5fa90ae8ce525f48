import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Modal, useModal } from './Modal.tsx';
import { Slides, type SlideWords, useSlides } from './Slides.tsx';

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
  const slides = useSlides(pictures.length);
  const lines = description.split('\n');
  return (
    <>
      <Button look="quiet" className="explain" aria-label={openLabel} onClick={modal.open}>
        {icon}
      </Button>
      <Modal modal={modal} title={title} closeLabel={closeLabel} onKeyDown={slides.onKeyDown}>
        <Slides pictures={pictures} slides={slides} words={slideWords} />
        <p aria-live="polite">{lines.length === pictures.length ? lines[slides.at] : description}</p>
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
