import type { ReactNode } from 'react';

interface SelectFieldProps {
  readonly label: ReactNode;
  readonly value: string | number | undefined;
  /** What it means to choose none. */
  readonly blank: string;
  readonly choices: readonly (readonly [value: string | number, label: string])[];
  /** Undefined for none. */
  onChoose(value: string | undefined): void;
}

/** A labelled choice of one value, or of none. */
export function SelectField({ label, value = '', blank, choices, onChoose }: SelectFieldProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}>
        <option value="">{blank}</option>
        {choices.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
