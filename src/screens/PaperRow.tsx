import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { RESULT } from '../words/english/result.ts';
import { TextToCopy } from './TextToCopy.tsx';
import { useCopy } from './useCopy.ts';
import { useSay } from './useWords.ts';

interface PaperRowProps {
  readonly name: string;
  /** The accessible name of *Copy as text*, for all papers but the brief. */
  readonly copyName?: string;
  text(): string;
  /** *Print*, and the sheet. */
  readonly children: ReactNode;
}

/** One paper on one line: its name, *Print* and *Copy as text*. Where the browser refuses to copy, the text stands below. */
export function PaperRow({ name, copyName, text, children }: PaperRowProps) {
  const say = useSay(RESULT);
  const [outcome, copy] = useCopy();
  return (
    <div className="paper-row">
      <p>{name}</p>
      <div className="actions">
        {children}
        <Button look="quiet" aria-label={copyName} onClick={() => copy(text())}>
          {say('result.copy')}
        </Button>
      </div>
      <p role="status" className="hint">
        {outcome === 'copied' && say('result.copied')}
        {outcome === 'byHand' && say('result.copyByHand')}
      </p>
      {outcome === 'byHand' && <TextToCopy text={text()} />}
    </div>
  );
}
