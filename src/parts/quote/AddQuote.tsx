import { type DragEvent, useId, useRef, useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import type { KeptQuote, TypedForm } from './keptQuotes.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { textOfFile } from './quoteFile.ts';
import { QUOTE_DESK } from './words/desk.ts';

interface AddQuoteProps {
  readonly draft: string;
  readonly form: TypedForm;
  /** True where what was read last is no quote. */
  readonly opensForm: boolean;
  onDraft(draft: string): void;
  onForm(form: TypedForm): void;
  /** A text to read. False if there is none. */
  onRead(text: string, how: KeptQuote['how']): boolean;
  onTyped(given: KeptQuote['given']): void;
}

type Problem = 'quote.not.empty' | 'quote.not.pdf' | 'quote.not.pdfText';

/** Takes a quote: pasted, dropped, from a file, or typed into a form. What was typed is kept at once. */
export function AddQuote({ draft, form, opensForm, onDraft, onForm, onRead, onTyped }: AddQuoteProps) {
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isTyping, setTyping] = useState(Object.keys(form).length > 0);
  const read = (text: string, how: KeptQuote['how']): void => {
    const isRead = onRead(text, how);
    setProblem(isRead ? null : 'quote.not.empty');
    if (!isRead) field.current?.focus();
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = await textOfFile(file);
    if (typeof found === 'string') read(found, 'file');
    else setProblem(found.problem);
  };
  const drop = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') void readFile(event.dataTransfer.files[0]);
  };
  const isFormOpen = isTyping || opensForm || problem !== null;
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
          dir="auto"
          defaultValue={draft}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            setProblem(null);
            onDraft(event.target.value);
          }}
          onDragOver={drop}
          onDrop={drop}
        />
        <p id={`${id}-error`} className="error" role="alert">
          {problem && say(problem)}
        </p>
        <div className="actions">
          <Button look="primary" onClick={() => read(field.current?.value ?? '', 'paste')}>
            {say('quote.read')}
          </Button>
          <label className="button quote-file">
            <input
              type="file"
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
      </div>
      {isFormOpen && <QuoteForm form={form} takesFocus={isTyping} onChange={onForm} onTyped={onTyped} />}
    </div>
  );
}
