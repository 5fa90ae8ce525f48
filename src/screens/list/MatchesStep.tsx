import { useId } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { LoadedCatalogue } from '../../matching/catalogueState.ts';
import type { Suggestion } from '../../matching/suggest.ts';
import { Button } from '../../ui/Button.tsx';
import { StepHeading } from '../../ui/Heading.tsx';
import { change } from '../../visit/steps.ts';
import { useVisit } from '../../visit/useVisit.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { QUESTION } from '../../words/english/questions.ts';
import type { Reload } from '../frame/AskAgain.tsx';
import { GivenAnswers } from '../frame/GivenAnswers.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { NoProducts } from '../frame/NoProducts.tsx';
import { Slot } from '../frame/slots.tsx';
import { useSay } from '../frame/useWords.ts';
import { FoundSystems } from './FoundSystems.tsx';

export interface MatchesStepProps {
  /** True while it is rendered ahead, out of sight. */
  readonly isAhead: boolean;
  readonly catalogue: LoadedCatalogue;
  readonly reload: Reload;
  /** The visitor's climate zone, if known. */
  readonly zone: Zone | null;
  onBack(): void;
  onResult(): void;
  onApply(suggestion: Suggestion): void;
  onStartAgain(): void;
}

/** The matching systems, and the answers that led to them. */
export function MatchesStep(props: MatchesStepProps) {
  const { catalogue, onBack, onStartAgain, ...rest } = props;
  const { reload } = rest;
  const visit = useVisit();
  const title = useId();
  const say = useSay(MATCHES);
  const sayQuestion = useSay(QUESTION);
  const given = (
    <>
      <Slot name="list.end" />
      <GivenAnswers
        onChange={(question) => visit.update((state) => change(state, question, 'matches'))}
        onStartAgain={onStartAgain}
      />
    </>
  );
  return (
    <section className="step" aria-labelledby={title}>
      {catalogue.status === 'ready' && catalogue.products.length > 0 ? (
        <FoundSystems {...rest} onBack={onBack} titleId={title} catalogue={catalogue}>
          {given}
        </FoundSystems>
      ) : (
        <>
          <Button look="quiet" onClick={onBack}>
            {sayQuestion('step.back')}
          </Button>
          <StepHeading id={title}>{say('matches.title')}</StepHeading>
          <div className="your-home">
            <HomeView answers={visit.get().answers} />
            <NoProducts failed={catalogue.status === 'failed'} reload={reload} />
          </div>
          {given}
        </>
      )}
    </section>
  );
}
