import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { StepHeading } from '../ui/Heading.tsx';
import { useVisit, useVisitState } from '../visit/useVisit.ts';
import { LANDING } from '../words/english/landing.ts';
import { PostcodeField } from './PostcodeField.tsx';
import home from './pictures/home.svg?url&no-inline';
import { useSay } from './useWords.ts';

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
  const say = useSay(LANDING);
  const title = useId();
  return (
    <section className="screen landing" aria-labelledby={title}>
      {/* Fetched only where there is room for it: it is not displayed elsewhere. */}
      <img className="landing-picture" src={home} alt="" width="320" height="200" loading="lazy" />
      <div className="step">
        <StepHeading id={title}>{say('landing.title')}</StepHeading>
        <p className="lead">{say('landing.lead')}</p>
        <ul className="ticks">
          <li>{say('landing.length')}</li>
          <li>{say('landing.private')}</li>
          <li>{say('landing.honest')}</li>
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
            {say('landing.start')}
          </Button>
          {visit.earlier() && <Button onClick={onResume}>{say('landing.resume')}</Button>}
        </div>
      </div>
    </section>
  );
}
