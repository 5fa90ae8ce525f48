import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Heading } from './Heading.tsx';

export interface ModalState {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  closed(): void;
}

export function useModal(): ModalState {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    dialog,
    title,
    isOpen,
    open() {
      setOpen(true);
      dialog.current?.showModal();
      // A frame may be as high as its content: its outer windows scroll to the dialog.
      title.current?.focus();
    },
    close: () => dialog.current?.close(),
    closed: () => setOpen(false),
  };
}

interface ModalProps {
  readonly modal: ModalState;
  readonly title: string;
  readonly closeLabel: string;
  /** As wide as the window, with *Close* beside the title: the content scrolls by itself. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A native modal dialog, named by its title, which takes the focus. Escape, *Close* and a click outside close it and
 * return the focus to the opener. Its content exists only while it is open.
 */
export function Modal({ modal, title, closeLabel, wide = false, children }: ModalProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and *Close* do the same by key.
    <dialog
      ref={modal.dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={id}
      onClose={modal.closed}
      onClick={(event) => event.target === event.currentTarget && modal.close()}
    >
      <div className="dialog-content">
        <Heading id={id} ref={modal.title} tabIndex={-1} className="dialog-title">
          {title}
        </Heading>
        {wide && <Button onClick={modal.close}>{closeLabel}</Button>}
        {modal.isOpen && children}
        {!wide && (
          <Button look="primary" onClick={modal.close}>
            {closeLabel}
          </Button>
        )}
      </div>
    </dialog>
  );
}
