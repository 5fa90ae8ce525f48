import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { StepHeading } from '../ui/Heading.tsx';
import { FRAME } from '../words/english/frame.ts';
import { useKeptAnswers } from './useKeptAnswers.ts';
import { useSay } from './useWords.ts';

/** Shown for a route that does not exist (specification, section 2). */
export function NotFoundScreen({ onHome }: { onHome(): void }) {
  const say = useSay(FRAME);
  const kept = useKeptAnswers();
  const title = useId();
  return (
    <section className="screen" aria-labelledby={title}>
      <StepHeading id={title}>{say('notFound.title')}</StepHeading>
      <p>{say('notFound.text')}</p>
      {kept && <p>{kept}</p>}
      <div className="actions">
        <Button look="primary" onClick={onHome}>
          {say('notFound.home')}
        </Button>
      </div>
    </section>
  );
}
