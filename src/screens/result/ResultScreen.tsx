import { useId } from 'react';
import type { LoadedCatalogue } from '../../matching/catalogueState.ts';
import { Button } from '../../ui/Button.tsx';
import { StepHeading, useStyles } from '../../ui/Heading.tsx';
import type { SelectorEvents } from '../../visit/selectorEvents.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { Step } from '../../visit/visitState.ts';
import { QUESTION } from '../../words/english/questions.ts';
import { RESULT } from '../../words/english/result.ts';
import type { Reload } from '../frame/AskAgain.tsx';
import { GivenAnswers } from '../frame/GivenAnswers.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { NoProducts } from '../frame/NoProducts.tsx';
import productStyles from '../frame/productStyles.css?inline';
import type { Action } from '../frame/readAction.ts';
import { Slot } from '../frame/slots.tsx';
import { useChosen } from '../frame/useChosen.ts';
import { useWords } from '../frame/useWords.ts';
import { useZone } from '../frame/useZone.ts';
import { ChosenSystem } from './ChosenSystem.tsx';
import type { Made } from './useBrief.ts';

interface ResultScreenProps {
  readonly catalogue: LoadedCatalogue;
  readonly reload: Reload;
  /** The page's own button. */
  readonly action: Action | null;
  readonly made: Made;
  onBack(): void;
  onChange(step: Step): void;
  onStartAgain(): void;
}

/** The chosen job, or why there is none. */
export function ResultScreen(props: ResultScreenProps) {
  const { catalogue, reload, onBack, onChange, onStartAgain } = props;
  useStyles(productStyles);
  const { answers, chosen, bought, page } = useVisitState();
  const systems = bought?.systems ?? (chosen === null ? [] : [chosen]);
  const reading = useZone();
  const visit = useVisit();
  const words = useWords();
  const say = words.of(RESULT);
  const title = useId();
  const tell = ({ target }: { readonly target: EventTarget }): void => {
    const pressed = (target as Element).closest('a,button')?.closest<HTMLElement>('[data-action]');
    const action = pressed?.dataset.action as SelectorEvents['selector-action']['action'] | undefined;
    if (action) visit.notify('selector-action', { action, system: chosen, way: bought?.way ?? null, systems });
  };
  const isReady = catalogue.status === 'ready';
  const found = useChosen(catalogue, reading.zone);
  return (
    <section className="screen step result" aria-labelledby={title} onClickCapture={tell}>
      <Button look="quiet" onClick={page !== null ? () => visit.update((state) => ({ ...state, page: null })) : onBack}>
        {words.of(QUESTION)('step.back')}
      </Button>
      {isReady && found ? (
        <ChosenSystem
          {...props}
          key={found.models.map(({ family }) => family.sizes[0].id).join()}
          catalogue={catalogue}
          chosen={found}
          reading={reading}
          titleId={title}
        />
      ) : (
        <>
          <StepHeading id={title} key={catalogue.status}>
            {say('result.title')}
          </StepHeading>
          <div className="your-home">
            <HomeView answers={answers} />
            {isReady ? (
              <p>{say(chosen ? 'result.gone' : 'result.notChosen')}</p>
            ) : (
              <NoProducts failed reload={reload} />
            )}
          </div>
          {isReady && (
            <div className="actions">
              <Button look="primary" onClick={onBack}>
                {say('result.toList')}
              </Button>
            </div>
          )}
          <Slot name="result.end" catalogue={isReady ? catalogue : null} chosen={null} />
          <GivenAnswers onChange={onChange} onStartAgain={onStartAgain} />
        </>
      )}
    </section>
  );
}
