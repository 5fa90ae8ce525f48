import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { __ } from './i18n.ts';

interface DropZoneProps {
  readonly label: string;
  readonly buttonText: string;
  /** Shown below the button. */
  readonly hint: string;
  /** The extensions and types that the file dialog offers. */
  readonly accept: string;
  /** Accepts drops anywhere on the page, because the browser would open the file instead. Other drop zones keep their own drops. */
  readonly isWholePage: boolean;
  readonly button?: Ref<HTMLButtonElement>;
  onFile(file: File): void;
}

/** Accepts a dropped or chosen file. The same file can be chosen again after a change. */
export function DropZone({ label, buttonText, hint, accept, isWholePage, button, onFile }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isNoFile, setNoFile] = useState(false);
  const description = useId();

  useEffect(() => {
    const isMeant = ({ target }: DragEvent): boolean => {
      const own = target instanceof Element ? target.closest('.ps-drop-here') : null;
      return isWholePage ? own === null : own === zone.current;
    };
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(isMeant(event));
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      if (!isMeant(event)) return;
      const file = event.dataTransfer?.files[0];
      setNoFile(!file);
      if (file) onFile(file);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, [isWholePage, onFile]);

  const names = ['ps-drop', isWholePage ? '' : 'ps-drop-here', isOver ? 'ps-drop-over' : ''];
  return (
    <div className={names.filter(Boolean).join(' ')} ref={zone}>
      <p>{label}</p>
      <button
        {...(button && { ref: button })}
        type="button"
        className={isWholePage ? 'button button-hero' : 'button'}
        aria-describedby={description}
        onClick={() => input.current?.click()}
      >
        {buttonText}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
      <p className="description" id={description}>
        {hint}
      </p>
      <p role="status">{isNoFile && __('That wasn’t a file. Drop the file itself.', 'product-selector')}</p>
    </div>
  );
}
