import { memo, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';

export interface Choice {
  readonly value: string;
  /** The accessible name of the control, exactly. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** One line under the label; part of the control's description. */
  readonly hint?: string | undefined;
  /** A separate control beside the choice, such as a button for an explanation. */
  readonly aside?: ReactNode;
}

interface Legend {
  /** Text, or a heading. */
  readonly text: ReactNode;
  /** Below it; part of the group's description. */
  readonly hint?: string;
}

interface ChoiceGroupProps {
  readonly legend: Legend;
  readonly choices: readonly Choice[];
  /** A short note for each choice, below its hint; part of the control's description. */
  readonly notes?: readonly string[] | null;
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  /** The problem with the answer; each new `turn` moves the focus into the group. */
  readonly error: { readonly turn: number; readonly text: string } | null;
  onChoose(value: string): void;
}

/**
 * Native radios or checkboxes as cards, in a fieldset with a legend. The whole card is clickable. A pressed card shows the press
 * itself; `chosen` may follow later.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, choices, notes, chosen, multiple, error, onChoose } = props;
  const { text, hint } = legend;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const turn = error?.turn;
  useEffect(() => {
    if (turn !== undefined) group.current?.querySelector('input')?.focus();
  }, [turn]);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset ref={group} className="choices" aria-describedby={describedBy || undefined}>
      <legend>{text}</legend>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="error">
          {error.text}
        </p>
      )}
      <div className="choice-list">
        {choices.map((choice, index) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            note={notes?.[index]}
            id={`${id}-${index}`}
            name={id}
            multiple={multiple}
            checked={chosen.includes(choice.value)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceCardProps {
  readonly choice: Choice;
  readonly note: string | undefined;
  readonly id: string;
  readonly name: string;
  readonly multiple: boolean;
  readonly checked: boolean;
  onChoose(value: string): void;
}

const ChoiceCard = memo(function ChoiceCard(props: ChoiceCardProps) {
  const { choice, note, id, name, multiple, checked, onChoose } = props;
  const { value, label, icon, hint, aside } = choice;
  const describedBy = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.checked = checked;
  }, [checked]);
  return (
    <div className="choice">
      <input
        ref={input}
        type={multiple ? 'checkbox' : 'radio'}
        id={id}
        name={name}
        value={value}
        defaultChecked={checked}
        aria-describedby={describedBy || undefined}
        onChange={() => onChoose(value)}
      />
      {icon && (
        <span className="choice-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className="choice-hint">
          {hint}
        </span>
      )}
      {note && (
        <span id={`${id}-note`} className="choice-note">
          {note}
        </span>
      )}
      {aside && <span className="choice-aside">{aside}</span>}
    </div>
  );
});
