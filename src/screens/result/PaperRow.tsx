import type { ReactNode } from 'react';
import { withoutFormulas } from '../../catalogue/formula.ts';
import { Button } from '../../ui/Button.tsx';
import { RESULT } from '../../words/english/result.ts';
import { TextToCopy } from '../frame/TextToCopy.tsx';
import { useCopy } from '../frame/useCopy.ts';
import { useSay } from '../frame/useWords.ts';

interface PaperRowProps {
  readonly name: string;
  /** The accessible name of *Copy as text*, for all papers but the brief. */
  readonly copyName?: string;
  /** The action that its buttons report to the page, unless a button has its own. */
  readonly action: 'copy' | 'quotes' | 'letter';
  text(): string;
  /** *Print*, and the sheet. */
  readonly children: ReactNode;
}

/** One paper on one line: its name, *Print* and *Copy as text*. If the browser refuses to copy, the text is shown below. */
export function PaperRow({ name, copyName, action, text, children }: PaperRowProps) {
  const say = useSay(RESULT);
  const [outcome, copy] = useCopy();
  // It may be pasted into a spreadsheet.
  const safe = () => withoutFormulas(text());
  return (
    <div className="paper-row" data-action={action}>
      <p>{name}</p>
      <div className="actions">
        {children}
        <Button look="quiet" aria-label={copyName} onClick={() => copy(safe())}>
          {say('result.copy')}
        </Button>
      </div>
      <p role="status" className="hint">
        {outcome && say(outcome === 'copied' ? 'result.copied' : 'result.copyByHand')}
      </p>
      {outcome === 'byHand' && <TextToCopy text={safe()} />}
    </div>
  );
}
