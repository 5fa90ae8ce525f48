import { type ComponentProps, type ReactNode, useId } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** Shown in the place of the error if there is none. */
  readonly note?: string | undefined;
}

/** A labelled text input whose hint, and error or note, are part of its description. */
export function TextField({ label, hint, error, note, ...rest }: TextFieldProps) {
  const id = useId();
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
        type="text"
        id={id}
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
