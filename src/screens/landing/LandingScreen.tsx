import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { StepHeading } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { LANDING } from '../../words/english/landing.ts';
import { ExplainPicture } from '../frame/ExplainPicture.tsx';
import { PostcodeField } from '../frame/PostcodeField.tsx';
import { Slot } from '../frame/slots.tsx';
import { useSay } from '../frame/useWords.ts';

interface LandingScreenProps {
  onStart(): void;
  onResume(): void;
  /** Called when the visitor seems about to press Start. */
  onIntent(): void;
  onIntentEnd(): void;
}

/** The introduction, Start, and the optional postcode. landing.css places the page's own content in the same way. */
export function LandingScreen({ onStart, onResume, onIntent, onIntentEnd }: LandingScreenProps) {
  const visit = useVisit();
  useVisitState();
  const say = useSay(LANDING);
  const title = useId();
  const earlier = visit.earlier();
  return (
    <section className="screen landing" aria-labelledby={title}>
      <StepHeading id={title}>{say('landing.title')}</StepHeading>
      <p className="lead">{say('landing.lead')}</p>
      <ExplainPicture className="landing-picture" />
      <div className="actions">
        {earlier && (
          <Button look="primary" onClick={onResume}>
            {say('landing.resume')}
          </Button>
        )}
        <Button
          look={earlier ? 'plain' : 'primary'}
          onClick={onStart}
          onPointerEnter={onIntent}
          onPointerLeave={onIntentEnd}
          onFocus={onIntent}
          onBlur={onIntentEnd}
        >
          {say('landing.start')}
        </Button>
        <Slot name="landing.door" />
      </div>
      <ul className="ticks">
        <li>{say('landing.length')}</li>
        <li>{say('landing.private')}</li>
        <li>{say('landing.honest')}</li>
      </ul>
      <PostcodeField replies />
    </section>
  );
}
