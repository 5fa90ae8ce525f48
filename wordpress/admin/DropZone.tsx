import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { MOST_FILE_BYTES } from '../../src/catalogue/catalogueLimits.ts';
import { numberText } from './formats.ts';
import { __, sprintf } from './i18n.ts';

interface DropZoneProps {
  readonly button: Ref<HTMLButtonElement>;
  onFile(file: File): void;
}

/**
 * Takes a file, dropped or chosen. Takes drops anywhere on the page, because the browser would open the file instead. The
 * same file can be chosen again after a change.
 */
export function DropZone({ button, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isNoFile, setNoFile] = useState(false);
  const hint = useId();

  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => setOver(event.relatedTarget !== null);
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
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
  }, [onFile]);

  return (
    <div className={isOver ? 'ps-drop ps-drop-over' : 'ps-drop'}>
      <p>{__('Drop your spreadsheet here, or', 'product-selector')}</p>
      <button
        ref={button}
        type="button"
        className="button button-hero"
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {__('Choose a file', 'product-selector')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,text/plain,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
      <p className="description" id={hint}>
        {sprintf(
          // translators: %s: a number
          __(
            'CSV, tab-separated text or JSON, at most %s MB. Nothing is published until you say so.',
            'product-selector',
          ),
          numberText(MOST_FILE_BYTES / 1_000_000),
        )}
      </p>
      <p role="status">{isNoFile && __('That wasn’t a file. Drop the file itself.', 'product-selector')}</p>
    </div>
  );
}
