import { FRAME } from '../words/english/frame.ts';
import { useSay } from './useWords.ts';

interface PendingScreenProps {
  /** The next content; its outline prevents a layout shift. */
  readonly next?: 'text' | 'question' | 'system';
}

/** Blocks of each outline, as high as the content they represent. */
const OUTLINES = {
  text: ['title', 'line', 'line', 'button'],
  question: ['strip', 'line', 'title', 'card', 'card', 'card'],
  system: ['line', 'title', 'picture', 'line', 'line', 'card'],
} as const;

/** Shown while a screen loads. */
export function PendingScreen({ next = 'text' }: PendingScreenProps) {
  const say = useSay(FRAME);
  return (
    <div className="screen pending">
      <p role="status" className="visually-hidden">
        {say('pending.text')}
      </p>
      {OUTLINES[next].map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outline never changes.
        <div key={index} className={`outline outline-${block}`} aria-hidden="true" />
      ))}
    </div>
  );
}
