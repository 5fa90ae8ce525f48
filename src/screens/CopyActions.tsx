import { type ReactNode, useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { RESULT } from '../words/english/result.ts';
import { useCopy } from './useCopy.ts';
import { useSay } from './useWords.ts';

interface CopyActionsProps {
  text(): string;
  /** The accessible name of *Copy as text*, where there are two. */
  readonly name?: string | undefined;
  /** Further actions, before *Copy as text*. */
  readonly children: ReactNode;
}

/** Actions in a line, the last of which copies a text; where the browser refuses, the text stands below them. */
export function CopyActions({ text, name, children }: CopyActionsProps) {
  const say = useSay(RESULT);
  const id = useId();
  const [outcome, copy] = useCopy();
  return (
    <>
      <div className="actions">
        {children}
        <Button aria-label={name} onClick={() => copy(text())}>
          {say('result.copy')}
        </Button>
      </div>
      <p role="status" className="hint">
        {outcome === 'copied' && say('result.copied')}
        {outcome === 'byHand' && say('result.copyByHand')}
      </p>
      {outcome === 'byHand' && (
        <div className="field brief-text">
          <label htmlFor={id}>{say('result.briefText')}</label>
          <textarea id={id} readOnly rows={10} value={text()} onFocus={(event) => event.target.select()} />
        </div>
      )}
    </>
  );
}
