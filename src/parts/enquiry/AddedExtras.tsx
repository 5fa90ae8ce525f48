import type { MessageExtra } from '../../screens/frame/capabilities.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { Tick } from '../../ui/Tick.tsx';
import { ENQUIRY } from './words/english.ts';

interface AddedExtrasProps {
  readonly extras: readonly MessageExtra[];
  /** The ids of the extras that the visitor added. */
  readonly added: readonly string[];
  onChange(added: readonly string[]): void;
}

/** Extras that visitors may add to an enquiry, each with its whole content folded. None is ticked at first. */
export function AddedExtras({ extras, added, onChange }: AddedExtrasProps) {
  const say = useSay(ENQUIRY);
  if (extras.length === 0) return null;
  return (
    <fieldset className="enquiry-group">
      <legend>{say('enquiry.add')}</legend>
      {extras.map(({ id, label, text }) => {
        const others = added.filter((other) => other !== id);
        return (
          <div key={id}>
            <Tick
              label={label}
              checked={added.includes(id)}
              onTick={(isIn) => onChange(isIn ? [...others, id] : others)}
            />
            <details>
              <summary aria-label={say('enquiry.readExtra', { label })}>{say('enquiry.readThis')}</summary>
              <pre className="enquiry-message enquiry-added">{text}</pre>
            </details>
          </div>
        );
      })}
    </fieldset>
  );
}
