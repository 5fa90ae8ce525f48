import { useEffect, useState } from 'react';
import { useStyles } from '../../ui/Heading.tsx';
import { FRAME } from '../../words/english/frame.ts';
import pendingStyles from './pendingStyles.css?inline';
import { useSay } from './useWords.ts';

interface PendingScreenProps {
  /** The next content; its outline prevents a layout shift. */
  readonly next?: 'text' | 'question' | 'list' | 'system';
}

/** Blocks of each outline below the words, as high as the content they represent. */
const OUTLINES = {
  text: ['title', 'title', 'line', 'line', 'button'],
  question: ['title', 'title', 'line', 'line', 'line', 'button'],
  list: ['title', 'line', 'home', 'line', 'home'],
  system: ['title', 'title', 'home', 'line', 'line', 'button'],
} as const;

export function PendingScreen({ next = 'text' }: PendingScreenProps) {
  useStyles(pendingStyles);
  const say = useSay(FRAME);
  // Screen readers only read changes to a status that they have already met.
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => setIsSeen(true), []);
  return (
    <div className={next === 'question' ? 'beside-home pending' : 'screen pending'}>
      {next === 'question' && <div className="outline-home" aria-hidden="true" />}
      <div className="step">
        <p role="status" className="hint">
          {isSeen && say('pending.text')}
        </p>
        {OUTLINES[next].map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the outline never changes.
          <div key={index} className={`outline outline-${block}`} aria-hidden="true" />
        ))}
      </div>
    </div>
  );
}
