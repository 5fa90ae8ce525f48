import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { StepHeading } from '../../ui/Heading.tsx';
import { FRAME } from '../../words/english/frame.ts';
import { LANDING } from '../../words/english/landing.ts';
import { sentences } from '../../words/sentences.ts';
import { ExplainPicture } from './ExplainPicture.tsx';
import { useKeptAnswers } from './useKeptAnswers.ts';
import { useWords } from './useWords.ts';

interface NotFoundScreenProps {
  onHome(): void;
  /** Continues this visit, or an earlier one. */
  onResume(): void;
}

/** Shown for a route that does not exist (specification, section 2). */
export function NotFoundScreen({ onHome, onResume }: NotFoundScreenProps) {
  const words = useWords();
  const say = words.of(FRAME);
  const kept = useKeptAnswers();
  const title = useId();
  return (
    <section className="screen landing" aria-labelledby={title}>
      <StepHeading id={title}>{say('notFound.title')}</StepHeading>
      <p className="lead">{sentences(say('notFound.text'), kept)}</p>
      <ExplainPicture className="landing-picture" />
      <div className="actions">
        {kept && (
          <Button look="primary" onClick={onResume}>
            {words.of(LANDING)('landing.resume')}
          </Button>
        )}
        <Button look={kept ? 'plain' : 'primary'} onClick={onHome}>
          {say('notFound.home')}
        </Button>
      </div>
    </section>
  );
}
