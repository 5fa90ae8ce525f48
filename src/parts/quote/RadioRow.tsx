import { useId } from 'react';

interface Choices<Value extends string> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Null while none is. */
  readonly chosen: Value | null;
  onChoose(value: Value): void;
}

/** A few short choices in one line. */
export function Radios<Value extends string>({ choices, chosen, onChoose }: Choices<Value>) {
  const name = useId();
  return choices.map(({ value, label }) => (
    <label key={value}>
      <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
      <span>{label}</span>
    </label>
  ));
}

/** A row of a table, below `RadioHead`: its labels are only read out. */
export function RadioRow<Value extends string>({ legend, ...choices }: Choices<Value> & { readonly legend: string }) {
  return (
    <fieldset className="radio-table">
      <legend>{legend}</legend>
      <Radios {...choices} />
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
