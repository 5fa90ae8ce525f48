import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { StepHeading } from '../ui/Heading.tsx';
import { useVisit, useVisitState } from '../visit/useVisit.ts';
import { PostcodeField } from './PostcodeField.tsx';

interface LandingScreenProps {
  onStart(): void;
  onResume(): void;
  /** The visitor seems about to press Start. */
  onIntent(): void;
  onIntentEnd(): void;
}

/** What this is, the optional postcode, and Start. */
export function LandingScreen({ onStart, onResume, onIntent, onIntentEnd }: LandingScreenProps) {
  const visit = useVisit();
  useVisitState();
  const title = useId();
  return (
    <section className="screen" aria-labelledby={title}>
      <StepHeading id={title}>Find the air conditioning that suits your home</StepHeading>
      <p>
        Answer a few plain questions about your home. You will see which systems fit, why they fit, what to check and
        what to do next. You need to know nothing about air conditioning.
      </p>
      <ul className="plain-list">
        <li>Up to eight questions, about two minutes.</li>
        <li>You leave no name and no contact details.</li>
        <li>Where we don't know something, we say so.</li>
      </ul>
      <PostcodeField />
      <div className="actions">
        <Button
          look="primary"
          onClick={onStart}
          onPointerEnter={onIntent}
          onPointerLeave={onIntentEnd}
          onFocus={onIntent}
          onBlur={onIntentEnd}
        >
          Start
        </Button>
        {visit.earlier() && <Button onClick={onResume}>Continue where you left off</Button>}
      </div>
    </section>
  );
}
