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
  /** The one link; null without one. */
  readonly main: Action | null;
  /** True if the link leads to the provider's page about the system. */
  readonly isDetails: boolean;
  /** The button that prints the brief, if there is no other action. */
  readonly print: ReactNode;
}

/** *What to do next*: the advice, and the buttons for it. */
export function NextStep({ ask, sent, main, isDetails, print }: NextStepProps) {
  const say = useSay(RESULT);
  return (
    <section className="chosen-next">
      <Heading below={1} className="reasons-heading">
        {say('result.next')}
      </Heading>
      {sent || <p>{say(isDetails ? 'result.adviceDetails' : 'result.advice')}</p>}
      {(ask || main || print) && (
        <div className="actions">
          {ask}
          {main && (
            <ActionLink
              action={main}
              className={ask || sent ? 'button' : 'button button-primary'}
              data-action={isDetails ? 'details' : 'page'}
            />
          )}
          {print}
        </div>
      )}
    </section>
  );
}
