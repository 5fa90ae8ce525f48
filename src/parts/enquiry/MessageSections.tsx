import { useSay } from '../../screens/frame/useWords.ts';
import { Tick } from '../../ui/Tick.tsx';
import { type Brief, messageSections, type SectionName } from '../../words/brief.ts';
import { ENQUIRY } from './words/english.ts';

interface MessageSectionsProps {
  readonly brief: Brief;
  /** The sections that the visitor removed. */
  readonly left: readonly SectionName[];
  /** The message exactly as it will be read. */
  readonly message: string;
  onChange(left: readonly SectionName[]): void;
}

/** The sections of an enquiry, each with a box to leave it out, and the message as it will be read. */
export function MessageSections({ brief, left, message, onChange }: MessageSectionsProps) {
  const say = useSay(ENQUIRY);
  return (
    <details className="enquiry-group">
      <summary>{say('enquiry.parts')}</summary>
      <p className="hint">{say('enquiry.partsHint')}</p>
      {messageSections(brief).map(({ name, heading }) => (
        <Tick
          key={name}
          label={heading}
          checked={!left.includes(name)}
          onTick={(isIn) => onChange(isIn ? left.filter((other) => other !== name) : [...left, name])}
        />
      ))}
      <details>
        <summary>{say('enquiry.read')}</summary>
        <pre className="enquiry-message">{message}</pre>
      </details>
    </details>
  );
}
