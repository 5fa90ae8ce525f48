interface SettingChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly string[];
  onChange(value: string): void;
}

/** A choice of one value, in a line with others. */
export function SettingChoice({ label, value, of, onChange }: SettingChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {of.map((one) => (
          <option key={one} value={one}>
            {one === '' ? 'none' : one}
          </option>
        ))}
      </select>
    </label>
  );
}
