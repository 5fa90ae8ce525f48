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
  /** Called when the visitor seems about to press Start. */
  onIntent(): void;
  onIntentEnd(): void;
}

/** The introduction, the optional postcode, and Start. */
export function LandingScreen({ onStart, onResume, onIntent, onIntentEnd }: LandingScreenProps) {
  const visit = useVisit();
  useVisitState();
  const say = useSay(LANDING);
  const title = useId();
  return (
    <section className="screen landing" aria-labelledby={title}>
      {/* Loads only where there is room for it: elsewhere it isn't displayed. */}
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
