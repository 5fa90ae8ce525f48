import { useId } from 'react';
import { useStyles } from '../../ui/Heading.tsx';
import radioRowStyles from './radioRowStyles.css?inline';

interface RadioRowProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Null while none is. */
  readonly chosen: Value | null;
  /** True for a row of a table, below `RadioHead`: its labels are only read out. */
  readonly isInTable?: boolean;
  onChoose(value: Value): void;
}

/** A few short choices in one line. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { legend, choices, chosen, isInTable = false, onChoose } = props;
  useStyles(radioRowStyles);
  const name = useId();
  return (
    <fieldset className={isInTable ? 'radio-row radio-table' : 'radio-row'}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The head of a table of rows: what is asked, and the labels of their three choices. */
export function RadioHead({ title, labels }: { readonly title: string; readonly labels: readonly string[] }) {
  return (
    <p className="radio-table radio-head">
      <b>{title}</b>
      {labels.map((label) => (
        <span key={label} aria-hidden="true">
          {label}
        </span>
      ))}
    </p>
  );
}
