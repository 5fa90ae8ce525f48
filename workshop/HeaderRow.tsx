import { useId, useState } from 'react';
import { __ } from './i18n.ts';

interface HeaderRowProps {
  /** The row with the headings, as found. */
  readonly header: number;
  /** Reads the file again with this row; returns the reason if that fails. */
  onRow(header: number): string | null;
}

/** Lets the person change the row with the headings. The file is read again as soon as the field holds a number. */
export function HeaderRow({ header, onRow }: HeaderRowProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(header));
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <p>
      <label htmlFor={id}>{__('Row with the headings', 'product-selector')}</label>{' '}
      <input
        id={id}
        className="small-text"
        type="number"
        min={1}
        step={1}
        value={typed}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== null}
        onChange={({ target }) => {
          setTyped(target.value);
          const row = Number(target.value);
          if (Number.isInteger(row) && row > 0) setProblem(onRow(row));
        }}
      />{' '}
      <span id={`${id}-problem`} role="status">
        {problem}
      </span>
    </p>
  );
}
