import { Activity, type ComponentType, useMemo, useState } from 'react';
import type { LoadedCatalogue } from '../../matching/catalogueState.ts';
import { useStyles } from '../../ui/Heading.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import { useMoves } from '../../ui/useMoves.ts';
import { applyChange, lookAt, positionOf, undo } from '../../visit/steps.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { Stop } from '../../visit/visitState.ts';
import { fitStatus } from '../../words/screenWords.ts';
import type { Reload } from '../frame/AskAgain.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { NoProducts } from '../frame/NoProducts.tsx';
import productStyles from '../frame/productStyles.css?inline';
import { useWords } from '../frame/useWords.ts';
import { useZone } from '../frame/useZone.ts';
import type { MatchesStepProps } from '../list/MatchesStep.tsx';
import { ChangeNotice, noticeText } from './ChangeNotice.tsx';
import { QuestionStep } from './QuestionStep.tsx';

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
  const { catalogue, list: MatchesStep, reload, onLanding, onResult, onStartAgain } = props;
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
  const { here, next, previous } = useMemo(() => positionOf(state), [state]);
  const done = notice && noticeText(words, answers, notice);
  const matcher = catalogue.status === 'ready' ? catalogue.matcher : null;
  const isCounted = matcher && here !== 'matches' && Object.keys(answers).length > 0;
  const count = isCounted ? matcher.count(answers) : null;

  const moves = useMoves();
  // The next step is drawn while the visitor reads this one.
  const earlier = useIdle(state);
  const ahead = earlier && positionOf(earlier).next === next ? next : null;
  const isListAhead = ahead === 'matches' && !MatchesStep.preload;

  /** With the last press, which may not be drawn yet. */
  const whereNow = () => {
    visit.flush();
    return positionOf(visit.get());
  };
  const go = (stop: Stop | 'landing') => {
    if (stop === 'landing') onLanding();
    else if (stop === 'result') onResult();
    else {
      // Again, if it failed while the visitor answered.
      if (stop === 'matches') void MatchesStep.preload?.();
      const { activeElement } = moves.ref.current!.getRootNode() as ShadowRoot;
      // React gives the focus of what it removes back to the page's element, and lays out the page for that.
      if (stop === 'matches' || !activeElement?.closest('.bar')) (activeElement as HTMLElement | null)?.blur();
      visit.update((before) => lookAt(before, stop));
    }
  };
  const takeBack = () => {
    visit.update(undo);
    setTurn(turn + 1);
  };

  return (
    <div className={here === 'matches' ? 'screen' : 'beside-home'} {...moves}>
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
            onApply={({ changes, choice }) => {
              const changed = changes.map(({ question }) => question);
              visit.update((before) => applyChange(before, changed, choice));
              setTurn(turn + 1);
            }}
            onStartAgain={onStartAgain}
          />
        </Activity>
      )}
      {here !== 'matches' && (
        <>
          <div className="home-ground">
            <HomeView answers={answers} />
          </div>
          <QuestionStep
            question={here}
            ahead={
              ahead && ahead !== 'matches' && ahead !== 'result' ? { question: ahead, answers: earlier!.answers } : null
            }
            // Systems that load after all: the heading takes the focus, which was on *Try again*.
            entry={`${turn} ${catalogue.status}`}
            matcher={matcher}
            count={count}
            onContinue={() => {
              const { next } = whereNow();
              if (next) go(next);
              return next !== null;
            }}
            onBack={() => go(whereNow().previous)}
          >
            {done && <ChangeNotice text={done} onUndo={takeBack} shown />}
            {catalogue.status === 'failed' && <NoProducts failed reload={reload} look="plain" />}
          </QuestionStep>
        </>
      )}
      <p role="status" className="visually-hidden">
        {[done, count !== null && fitStatus(words, count)].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
