import { useId } from 'react';

interface Choices {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Null while none is. */
  readonly chosen: string | null;
  onChoose(value: string): void;
}

/** A few short choices in one line. */
export function Radios({ choices, chosen, onChoose }: Choices) {
  const name = useId();
  return (
    <div className="quote-radios">
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
