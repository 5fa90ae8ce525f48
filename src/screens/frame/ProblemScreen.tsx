import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { StepHeading } from '../../ui/Heading.tsx';
import { FRAME } from '../../words/english/frame.ts';
import { ExplainPicture } from './ExplainPicture.tsx';
import { useKeptAnswers } from './useKeptAnswers.ts';
import { useSay } from './useWords.ts';

interface ProblemScreenProps {
  readonly error: unknown;
  onRetry(): void;
}

/** Shown when a screen fails (specification, section 8); the details are hidden until requested. */
export function ProblemScreen({ error, onRetry }: ProblemScreenProps) {
  const [shown, setShown] = useState(false);
  const say = useSay(FRAME);
  const kept = useKeptAnswers();
  const id = useId();
  return (
    <section className="screen landing" aria-labelledby={`${id}-title`}>
      <StepHeading id={`${id}-title`}>{say('problem.title')}</StepHeading>
      <p className="lead">{kept}</p>
      <ExplainPicture className="landing-picture" />
      <div className="actions">
        <Button look="primary" onClick={onRetry}>
          {say('problem.retry')}
        </Button>
        <Button aria-expanded={shown} aria-controls={`${id}-detail`} onClick={() => setShown(!shown)}>
          {say(shown ? 'problem.hide' : 'problem.show')}
        </Button>
      </div>
      <pre id={`${id}-detail`} className="detail" hidden={!shown}>
        {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
      </pre>
    </section>
  );
}
