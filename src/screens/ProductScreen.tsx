import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { Flow, QuestionId } from '../questionnaire/question.ts';
import { useStyles } from '../ui/Heading.tsx';
import productStyles from '../ui/productStyles.css?inline';
import {
  answer,
  applyChange,
  change,
  chooseSystem,
  lookAt,
  nextStop,
  position,
  previousStop,
  undo,
} from '../visit/steps.ts';
import { useSettledState } from '../visit/useSettledState.ts';
import { useVisit } from '../visit/useVisit.ts';
import type { Stop } from '../visit/visitState.ts';
import { fitStatus } from '../words/screenWords.ts';
import { ChangeNotice, noticeText } from './ChangeNotice.tsx';
import { HomeView } from './HomeView.tsx';
import { MatchesStep } from './MatchesStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { useWords } from './useWords.ts';
import { useZone } from './useZone.ts';

interface ProductScreenProps {
  readonly flow: Flow;
  /** Null when the products could not be loaded. */
  readonly products: readonly Product[] | null;
  /** When the products came, milliseconds since 1970, where those that were kept from earlier stand in; otherwise null. */
  readonly asOf: number | null;
  /** Prepared from the products; null without them. */
  readonly matcher: Matcher | null;
  /** Are products on their way? */
  readonly loading: boolean;
  onLanding(): void;
  onResult(): void;
  /** Loads the products anew. */
  onReload(): void;
  onStartAgain(): void;
}

/** The questionnaire, one question at a time, and then the matching systems. */
export function ProductScreen({
  flow,
  products,
  matcher,
  asOf,
  loading,
  onLanding,
  onResult,
  onReload,
  onStartAgain,
}: ProductScreenProps) {
  useStyles(productStyles);
  const visit = useVisit();
  const words = useWords();
  const state = useSettledState(flow);
  // Here and not with the systems: it is then known before the first of them is shown, and no card grows afterwards.
  const { zone } = useZone();
  // Goes up when the step has to be entered anew although it is the same: its heading then takes the focus, which would
  // otherwise be lost with the button that was pressed.
  const [turn, setTurn] = useState(0);
  const here = position(flow, state);
  const { answers, notice } = state;
  const done = notice && noticeText(words, flow, answers, notice);
  // What follows from an answer is drawn after the answer itself, which is seen to be taken at once. Another question
  // comes as a whole.
  const drawn = useDeferredValue(useMemo(() => ({ here, answers }), [here, answers]));
  const considered = drawn.here === here ? drawn.answers : answers;
  const counted = matcher && here !== 'matches' && Object.keys(considered).length > 0;
  const fit = counted ? fitStatus(words, matcher.count(considered)) : '';

  const go = (stop: Stop | 'landing') => {
    if (stop === 'landing') onLanding();
    else if (stop === 'result') onResult();
    else visit.update((before) => lookAt(before, stop));
  };
  const back = () => go(previousStop(flow, state));
  const onChoose = useCallback(
    (question: QuestionId, value: string) => visit.update((before) => answer(flow, before, question, value)),
    [visit, flow],
  );
  const takeBack = () => {
    visit.update(undo);
    setTurn(turn + 1);
  };

  return (
    <div className="screen wide">
      {done && here === 'matches' && <ChangeNotice text={done} onUndo={takeBack} />}
      {here === 'matches' ? (
        <MatchesStep
          key={`matches ${turn} ${products ? `loaded ${asOf}` : 'failed'}`}
          flow={flow}
          answers={answers}
          products={products}
          asOf={asOf}
          matcher={matcher}
          loading={loading}
          zone={zone}
          onBack={back}
          onChange={(question) => visit.update((before) => change(before, question, 'matches'))}
          onChoose={({ id }) => {
            visit.update((before) => chooseSystem(before, id));
            onResult();
          }}
          onApply={({ question, choice }) => {
            visit.update((before) => applyChange(before, question, choice));
            setTurn(turn + 1);
          }}
          onReload={onReload}
          onStartAgain={onStartAgain}
        />
      ) : (
        <div className="beside-home">
          <HomeView answers={considered} />
          <QuestionStep
            key={`${here} ${turn}`}
            flow={flow}
            question={here}
            answers={answers}
            considered={considered}
            matcher={matcher}
            notice={done && <ChangeNotice text={done} onUndo={takeBack} shown />}
            onChoose={onChoose}
            onContinue={() => {
              const next = nextStop(flow, state);
              if (next) go(next);
              return next !== null;
            }}
            onBack={back}
          />
        </div>
      )}
      <p role="status" className="fit">
        {done && <span className="visually-hidden">{`${done} `}</span>}
        {fit}
      </p>
    </div>
  );
}
