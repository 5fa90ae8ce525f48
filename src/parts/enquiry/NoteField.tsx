import { type ComponentProps, useId } from 'react';

interface NoteFieldProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly hint: string;
  readonly error: string | null;
}

/** A labelled field with several lines. `TextField` has one line, and every visitor loads it. */
export function NoteField({ label, hint, error, ...rest }: NoteFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      <textarea id={id} aria-describedby={`${id}-hint ${id}-error`} aria-invalid={error ? true : undefined} {...rest} />
      <p id={`${id}-error`} className="error">
        {error}
      </p>
    </div>
  );
}
