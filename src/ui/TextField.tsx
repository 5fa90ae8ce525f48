import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react';
import { useFieldText } from './useFieldText.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'ref' | 'value' | 'onChange'> {
  readonly label: string;
  readonly text: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** Shown in the place of the error if there is none. */
  readonly note?: string | undefined;
  onText(text: string): void;
}

/** A labelled text input whose hint, and error or note, are part of its description. */
export function TextField({ label, text, field, hint, error, note, onText, ...rest }: TextFieldProps) {
  const id = useId();
  const input = useFieldText(text, onText, field);
  const describedBy = [hint && `${id}-hint`, (error || note) && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <input
        ref={input}
        type="text"
        id={id}
        defaultValue={text}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
      <p id={`${id}-error`} className={`field-reply ${error ? 'error' : 'hint'}`} role="status">
        {error ?? note}
      </p>
    </div>
  );
}
