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
