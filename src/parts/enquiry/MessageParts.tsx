import { useWords } from '../../screens/frame/useWords.ts';
import { Tick } from '../../ui/Tick.tsx';
import { type Brief, type BriefPart, briefParts } from '../../words/brief.ts';
import { ENQUIRY } from './words/english.ts';

interface MessagePartsProps {
  readonly brief: Brief;
  /** The parts that the visitor removed. */
  readonly left: readonly BriefPart[];
  /** The message exactly as it will be read. */
  readonly message: string;
  onChange(left: readonly BriefPart[]): void;
}

/** The parts of an enquiry, each with a box to leave it out, and the message as it will be read. */
export function MessageParts({ brief, left, message, onChange }: MessagePartsProps) {
  const say = useWords().of(ENQUIRY);
  return (
    <details className="enquiry-group">
      <summary>{say('enquiry.parts')}</summary>
      <p className="hint">{say('enquiry.partsHint')}</p>
      {briefParts(brief).map(({ part, heading }) => (
        <Tick
          key={part}
          label={heading}
          checked={!left.includes(part)}
          onTick={(isIn) => onChange(isIn ? left.filter((other) => other !== part) : [...left, part])}
        />
      ))}
      <details>
        <summary>{say('enquiry.read')}</summary>
        <pre className="enquiry-message">{message}</pre>
      </details>
    </details>
  );
}
