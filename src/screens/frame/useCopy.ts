import { useState } from 'react';

/** Copies a text. `byHand` after a refusal: the visitor then needs to select and copy it. */
export function useCopy(): readonly ['copied' | 'byHand' | null, (text: string) => void] {
  const [outcome, setOutcome] = useState<'copied' | 'byHand' | null>(null);
  const copy = (text: string): void => {
    // The clipboard is missing without https, and the page's permissions policy may refuse it.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject();
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('byHand'),
    );
  };
  return [outcome, copy];
}
