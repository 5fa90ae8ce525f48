import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading.tsx';
import { RESULT } from '../../words/english/result.ts';
import { ActionLink } from '../frame/ActionLink.tsx';
import type { Action } from '../frame/readAction.ts';
import { useSay } from '../frame/useWords.ts';

interface NextStepProps {
  /** A part's button. */
  readonly ask: ReactNode;
  /** The outcome of the visitor's request. */
  readonly sent: ReactNode;
  /** The page's own button. */
  readonly action: Action | null;
  /** The button that prints the brief, if there is no other. */
  readonly print: ReactNode;
}

/** *What to do next*: the advice, and the buttons for it. */
export function NextStep({ ask, sent, action, print }: NextStepProps) {
  const say = useSay(RESULT);
  return (
    <section className="chosen-next">
      <Heading below={1} className="reasons-heading">
        {say('result.next')}
      </Heading>
      {sent || <p>{say('result.advice')}</p>}
      {(ask || action || print) && (
        <div className="actions">
          {ask}
          {action && (
            <ActionLink
              action={action}
              className={ask || sent ? 'button' : 'button button-primary'}
              data-action="page"
            />
          )}
          {print}
        </div>
      )}
    </section>
  );
}
