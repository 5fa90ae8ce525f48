import { Activity, type ComponentProps, type ComponentType, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LoadedCatalogue } from '../../matching/catalogueState.ts';
import type { Suggestion } from '../../matching/suggest.ts';
import { path } from '../../questionnaire/path.ts';
import type { Answers, QuestionId } from '../../questionnaire/question.ts';
import { keepFocus, useStyles } from '../../ui/Heading.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import { applyChange, lookAt, positionOf, undo } from '../../visit/steps.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { Stop, VisitState } from '../../visit/visitState.ts';
import { fitStatus } from '../../words/screenWords.ts';
import type { Reload } from '../frame/AskAgain.tsx';
import { useCapability } from '../frame/Given.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { NoProducts } from '../frame/NoProducts.tsx';
import productStyles from '../frame/productStyles.css?inline';
import { useJob } from '../frame/useJob.ts';
import { useWords } from '../frame/useWords.ts';
import { useZone } from '../frame/useZone.ts';
import type { MatchesStepProps } from '../list/MatchesStep.tsx';
import { ChangeNotice, noticeText } from './ChangeNotice.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { type Reached, type SoFar, useSoFar } from './useSoFar.ts';

interface ProductScreenProps {
  readonly catalogue: LoadedCatalogue;
  /** The step with the systems; `preload` loads its file, and is gone once that has loaded. */
  readonly list: ComponentType<MatchesStepProps> & { preload?(): Promise<void> | undefined };
  readonly reload: Reload;
  onLanding(): void;
  onResult(): void;
  onStartAgain(): void;
}

/** The questionnaire, one question at a time, then the matching systems. */
export function ProductScreen(props: ProductScreenProps) {
  const { catalogue, list: MatchesStep, reload, onResult, onStartAgain } = props;
  useStyles(productStyles);
  const visit = useVisit();
  const words = useWords();
  const state = useVisitState();
  // Here instead of with the systems: the zone is known before the first card renders, so no card grows afterwards.
  const { zone } = useZone();
  // Increases when the visitor enters the same step again: its heading takes the focus, which would otherwise be lost
  // with the pressed button.
  const [turn, setTurn] = useState(0);
  const { answers, notice } = state;
  const added = useCapability('addedStep');
  const hasAddedStep = added !== null;
  const { here, next, previous } = useMemo(() => positionOf(state, hasAddedStep), [state, hasAddedStep]);
  const done = notice && noticeText(words, answers, notice);
  const matcher = catalogue.status === 'ready' ? catalogue.matcher : null;
  const soFar = useSoFar(matcher, useJob(zone));
  const reached = useReached(soFar, answers, here, here === 'added' && added?.isSaid(state) === true);
  const { isListNext, ahead } = useAhead(state, next, hasAddedStep);
  const isListAhead = isListNext && !MatchesStep.preload;

  const { whereNow, go } = useGo(props, hasAddedStep);
  const apply = ({ changes, choice }: Suggestion): void => {
    const changed = changes.map(({ question }) => question);
    visit.update((before) => applyChange(before, changed, choice));
    setTurn(turn + 1);
  };
  const takeBack = () => {
    visit.update(undo);
    setTurn(turn + 1);
  };

  return (
    <div className={here === 'matches' ? 'screen' : 'beside-home'}>
      {done && here === 'matches' && <ChangeNotice text={done} onUndo={takeBack} />}
      {(here === 'matches' || isListAhead) && (
        <Activity mode={here === 'matches' ? 'visible' : 'hidden'}>
          <MatchesStep
            key={`matches ${turn} ${catalogue.status === 'ready' ? catalogue.asOf : 'failed'}`}
            isAhead={here !== 'matches'}
            catalogue={catalogue}
            reload={reload}
            zone={zone}
            onBack={() => go(previous)}
            onResult={onResult}
            onApply={apply}
            onStartAgain={onStartAgain}
          />
        </Activity>
      )}
      {here !== 'matches' && (
        <QuestionBesideHome
          step={here}
          ahead={ahead}
          // If systems load after all, the heading takes the focus, which was on *Try again*.
          entry={`${turn} ${catalogue.status}`}
          matcher={matcher}
          soFar={soFar}
          reached={reached}
          whereNow={whereNow}
          go={go}
        >
          {done && <ChangeNotice text={done} onUndo={takeBack} shown />}
          {catalogue.status === 'failed' && <NoProducts failed reload={reload} look="plain" />}
        </QuestionBesideHome>
      )}
      <ScreenStatus done={done} reached={reached} />
    </div>
  );
}

/** The visitor's place, and the way to other steps. */
function useGo({ list, onLanding, onResult }: ProductScreenProps, hasAddedStep: boolean) {
  const visit = useVisit();
  /** The place after the last press, which may not be rendered yet. */
  const whereNow = () => {
    visit.flush();
    return positionOf(visit.get(), hasAddedStep);
  };
  const go = (stop: Stop | 'landing') => {
    if (stop === 'landing') onLanding();
    else if (stop === 'result') onResult();
    else {
      // Retries a file that failed while the visitor answered.
      if (stop === 'matches') void list.preload?.();
      visit.update((before) => lookAt(before, stop));
    }
  };
  return { whereNow, go };
}

/** The next step, which is rendered while the visitor reads this one. */
function useAhead(state: VisitState, next: Stop | null, hasAddedStep: boolean) {
  const earlier = useIdle(state);
  const stop = earlier && positionOf(earlier, hasAddedStep).next === next ? next : null;
  const isQuestion = stop && stop !== 'added' && stop !== 'matches' && stop !== 'result';
  return {
    isListNext: stop === 'matches',
    ahead: isQuestion ? { question: stop, answers: earlier!.answers } : null,
  };
}

/** Reckons anew where answers change, not at each step. */
function useReached(soFar: SoFar | null, answers: Answers, here: Stop, isSaid: boolean): Reached {
  const seen = path(answers);
  const at = here === 'added' ? seen.length : seen.indexOf(here as QuestionId);
  const counts = here !== 'matches' && Object.keys(answers).length > 0;
  const hasPrice = here !== 'matches' && seen.includes('Q3') && at >= seen.indexOf('Q3');
  return useMemo(() => {
    if (isSaid && soFar) return soFar.listed(answers);
    return {
      count: counts && soFar ? soFar.countFits(answers) : null,
      price: hasPrice && soFar ? soFar.priceText(answers) : null,
    };
  }, [soFar, answers, counts, hasPrice, isSaid]);
}

type QuestionBesideHomeProps = Omit<ComponentProps<typeof QuestionStep>, 'onContinue' | 'onBack'> &
  ReturnType<typeof useGo>;

/** The home as answered so far, beside the question. */
function QuestionBesideHome({ whereNow, go, ...props }: QuestionBesideHomeProps) {
  const { answers } = useVisitState();
  const added = useCapability('addedStep');
  const ground = useRef<HTMLDivElement>(null);
  // Before React removes the home: the browser then has nothing to lay out for the focus.
  useLayoutEffect(() => {
    const home = ground.current;
    return () => keepFocus(home);
  }, []);
  return (
    <>
      <div className="home-ground" ref={ground}>
        <HomeView answers={answers} />
      </div>
      <QuestionStep
        {...props}
        onContinue={() => {
          const { next } = whereNow();
          if (props.step === 'added') added?.leave();
          if (next) go(next);
          return next !== null;
        }}
        onBack={() => go(whereNow().previous)}
      />
    </>
  );
}

interface ScreenStatusProps {
  readonly done: string | null;
  readonly reached: Reached;
}

/** The effect of a press, for screen readers. */
function ScreenStatus({ done, reached: { count, price } }: ScreenStatusProps) {
  const words = useWords();
  return (
    <p role="status" className="visually-hidden">
      {[done, price && `${price}.`, count !== null && fitStatus(words, count)].filter(Boolean).join(' ')}
    </p>
  );
}
