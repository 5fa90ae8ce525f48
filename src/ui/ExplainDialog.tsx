import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';

export interface Picture {
  readonly src: string;
  readonly alt: string;
}

interface ExplainDialogProps {
  /** Accessible name of the button that opens it. */
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly title: string;
  readonly description: string;
  /** One picture, or several to go through. */
  readonly pictures: readonly Picture[];
  /** What the numbers in the picture point at. */
  readonly labels?: readonly string[];
  readonly slideWords: { readonly previous: string; readonly next: string; position(at: number, of: number): string };
  readonly icon: ReactNode;
}

/** A button that opens an explanation with pictures in a native dialog. The focus returns to the button. */
export function ExplainDialog(props: ExplainDialogProps) {
  const { openLabel, closeLabel, title, description, pictures, labels = [], slideWords, icon } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const [at, setAt] = useState(0);
  const open = () => {
    setOpened(true);
    dialog.current?.showModal();
  };
  const picture = pictures[at];
  return (
    <>
      <Button look="quiet" className="explain" aria-label={openLabel} title={openLabel} onClick={open}>
        {icon}
      </Button>
      <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`}>
        <p id={`${id}-title`} className="dialog-title">
          {title}
        </p>
        {opened && picture && <img src={picture.src} alt={picture.alt} width="320" height="200" />}
        {pictures.length > 1 && (
          <div className="slides">
            <Button aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
              {slideWords.previous}
            </Button>
            <span role="status">{slideWords.position(at + 1, pictures.length)}</span>
            <Button
              aria-disabled={at === pictures.length - 1}
              onClick={() => setAt(Math.min(pictures.length - 1, at + 1))}
            >
              {slideWords.next}
            </Button>
          </div>
        )}
        {labels.length > 0 && (
          <ol>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ol>
        )}
        <p>{description}</p>
        <Button look="primary" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </Button>
      </dialog>
    </>
  );
}
