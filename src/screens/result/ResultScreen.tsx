import { useId, useMemo } from 'react';
import type { LoadedCatalogue } from '../../matching/catalogueState.ts';
import { modelOfProduct } from '../../matching/models.ts';
import type { QuestionId } from '../../questionnaire/question.ts';
import { Button } from '../../ui/Button.tsx';
import { StepHeading, useStyles } from '../../ui/Heading.tsx';
import type { SelectorEvents } from '../../visit/selectorEvents.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { QUESTION } from '../../words/english/questions.ts';
import { RESULT } from '../../words/english/result.ts';
import type { Reload } from '../frame/AskAgain.tsx';
import { GivenAnswers } from '../frame/GivenAnswers.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { NoProducts } from '../frame/NoProducts.tsx';
import productStyles from '../frame/productStyles.css?inline';
import type { Action } from '../frame/readAction.ts';
import { Slot } from '../frame/slots.tsx';
import { useRooms } from '../frame/useRooms.ts';
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
  onChange(question: QuestionId): void;
  onStartAgain(): void;
}

/** The chosen system, or why there is none. */
export function ResultScreen(props: ResultScreenProps) {
  const { catalogue, reload, onBack, onChange, onStartAgain } = props;
  useStyles(productStyles);
  const { answers, chosen, page, sized } = useVisitState();
  const reading = useZone();
  const room = useRooms(reading.zone);
  const visit = useVisit();
  const words = useWords();
  const say = words.of(RESULT);
  const title = useId();
  const tell = ({ target }: { readonly target: EventTarget }): void => {
    const pressed = (target as Element).closest('a,button')?.closest<HTMLElement>('[data-action]');
    const action = pressed?.dataset.action as SelectorEvents['selector-action']['action'] | undefined;
    if (action) visit.notify('selector-action', { action, system: chosen });
  };
  const isReady = catalogue.status === 'ready';
  const model = useMemo(() => {
    const product = catalogue.status === 'ready' && catalogue.products.find(({ id }) => id === chosen);
    return product ? modelOfProduct(catalogue.matcher, answers, product, room.likely, sized) : null;
  }, [catalogue, answers, chosen, sized, room.likely]);
  return (
    <section className="screen step result" aria-labelledby={title} onClickCapture={tell}>
      <Button look="quiet" onClick={page !== null ? () => visit.update((state) => ({ ...state, page: null })) : onBack}>
        {words.of(QUESTION)('step.back')}
      </Button>
      {isReady && model ? (
        <ChosenSystem
          {...props}
          key={model.family.sizes[0].id}
          catalogue={catalogue}
          model={model}
          reading={reading}
          room={room}
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
          <Slot name="result.end" catalogue={isReady ? catalogue : null} model={null} likely={room.likely} />
          <GivenAnswers onChange={onChange} onStartAgain={onStartAgain} />
        </>
      )}
    </section>
  );
}
