import { useStyles } from './Heading.tsx';
import tickStyles from './tickStyles.css?inline';

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  onTick(isTicked: boolean): void;
}

/** A labelled checkbox with room for a finger. */
export function Tick({ label, checked, onTick }: TickProps) {
  useStyles(tickStyles);
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={(event) => onTick(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
