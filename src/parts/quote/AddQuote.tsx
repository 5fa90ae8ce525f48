import { type DragEvent, useEffect, useId, useState } from 'react';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useFieldText } from '../../ui/useFieldText.ts';
import { whenIdle } from '../../ui/useIdle.ts';
import type { GivenLines, KeptQuote } from './keptQuotes.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { decodeQuote } from './rules/reader/quoteSource.ts';
import { QUOTE_DESK } from './words/desk.ts';

/** Why there is no text to read. */
type Problem = 'quote.not.empty' | 'quote.not.pdf' | 'quote.not.pdfText';

interface AddQuoteProps {
  readonly draft: string;
  readonly form: GivenLines;
  /** Why it is shown: the desk is empty, *Add another quote* was pressed, or what was read last is no quote. */
  readonly reason: 'first' | 'another' | 'refused';
  onDraft(draft: string): void;
  onForm(form: GivenLines): void;
  /** Reads what was pasted before *Read* is pressed. */
  prepare(text: string): void;
  /** A text to read. False if there is none. */
  onRead(text: string, how: KeptQuote['how']): boolean;
  onTyped(given: KeptQuote['given']): void;
}

/** Takes a quote: pasted, dropped, from a file, or typed into a form. What was typed is kept at once. */
export function AddQuote({ draft, form, reason, onDraft, onForm, prepare, onRead, onTyped }: AddQuoteProps) {
  const say = useWords().of(QUOTE_DESK);
  const id = useId();
  const [state, setState] = useState<'ready' | 'reading' | Problem>('ready');
  const [isTyping, setTyping] = useState(false);
  const isReading = state === 'reading';
  const problem = state === 'ready' || isReading ? null : state;
  useEffect(() => whenIdle(() => prepare(draft)), [prepare, draft]);
  const field = useFieldText<HTMLTextAreaElement>(draft, (text) => {
    setState('ready');
    onDraft(text);
  });
  const read = (text: string, how: KeptQuote['how']): void => {
    const isRead = onRead(text, how);
    setState(isRead ? 'ready' : 'quote.not.empty');
    if (!isRead) field.current?.focus();
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setState('reading');
    const found = await textOfFile(file);
    if (typeof found === 'string') read(found, 'file');
    else setState(found.problem);
  };
  const drop = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') void readFile(event.dataTransfer.files[0]);
  };
  const isFormOpen = isTyping || reason === 'refused' || problem !== null || Object.keys(form).length > 0;
  return (
    <div className="quote-add">
      <div className="field">
        <label htmlFor={id}>{say('quote.paste')}</label>
        <p id={`${id}-hint`} className="hint">
          {say('quote.pasteHint')}
        </p>
        <textarea
          ref={field}
          id={id}
          rows={6}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed *Add another quote*.
          autoFocus={reason === 'another'}
          dir="auto"
          defaultValue={draft}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={problem ? true : undefined}
          onDragOver={drop}
          onDrop={drop}
        />
        <p id={`${id}-error`} className={problem ? 'error' : 'hint'} role="alert">
          {isReading ? say('quote.reading') : problem && say(problem)}
        </p>
      </div>
      <div className="actions">
        <Button
          look="primary"
          aria-disabled={isReading}
          onClick={() => !isReading && read(field.current?.value ?? '', 'paste')}
        >
          {say('quote.read')}
        </Button>
        <label className="button quote-file">
          <input
            type="file"
            className="visually-hidden"
            accept=".txt,.eml,.html,.htm,.pdf"
            onChange={(event) => {
              void readFile(event.target.files?.[0]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          <span>{say('quote.file')}</span>
        </label>
        {!isFormOpen && (
          <Button look="quiet" onClick={() => setTyping(true)}>
            {say('quote.type')}
          </Button>
        )}
      </div>
      {isFormOpen && <QuoteForm form={form} takesFocus={isTyping} onChange={onForm} onTyped={onTyped} />}
    </div>
  );
}

/** The text of a chosen file, or why there is none. What reads a PDF loads only then. */
async function textOfFile(file: File): Promise<string | { readonly problem: Problem }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeQuote(bytes);
  if (text !== null) return text;
  const read = await loadProgram(() => import('./readPdf.ts'), 'readPdf');
  const found = (await read?.(bytes)) ?? { problem: 'unreadable' };
  if (typeof found === 'string') return found;
  return { problem: found.problem === 'noText' ? 'quote.not.pdfText' : 'quote.not.pdf' };
}
