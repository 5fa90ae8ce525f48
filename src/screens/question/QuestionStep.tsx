import { memo, type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { homeModel } from '../../drawing/homeModel.ts';
import { optionDrawing } from '../../drawing/optionDrawings.ts';
import { canSkip } from '../../matching/idle.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { choose as withChoice } from '../../questionnaire/choose.ts';
import { path } from '../../questionnaire/path.ts';
import { type Answers, chosenValues, type QuestionId } from '../../questionnaire/question.ts';
import { questionOf } from '../../questionnaire/questionSet.ts';
import { questionsLeft } from '../../questionnaire/questionsLeft.ts';
import { visibleOptions } from '../../questionnaire/visibleOptions.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { StepHeading } from '../../ui/Heading.tsx';
import { answer, positionOf, skip } from '../../visit/steps.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { Step } from '../../visit/visitState.ts';
import { QUESTION } from '../../words/english/questions.ts';
import { consequenceOf, helpOf, labelOf, titleOf } from '../../words/questionWords.ts';
import { fitCount, optionCount, progressText } from '../../words/screenWords.ts';
import { DrawingView } from '../frame/DrawingView.tsx';
import { useCapability, useGiven } from '../frame/Given.tsx';
import { useWords } from '../frame/useWords.ts';
import { OptionTooltip } from './OptionTooltip.tsx';
import type { Reached, SoFar } from './useSoFar.ts';

interface QuestionStepProps {
  readonly step: Step;
  /** The next question, to render out of sight; null if there is none, or the browser is still busy. */
  readonly ahead: { readonly question: QuestionId; readonly answers: Answers } | null;
  /** A new text whenever the visitor enters the same step again. */
  readonly entry: string;
  /** Null without a catalogue. */
  readonly matcher: Matcher | null;
  /** Null until it has loaded, and without a catalogue: counts are hidden. */
  readonly soFar: SoFar | null;
  readonly reached: Reached;
  /** False if the question has no answer yet. */
  onContinue(): boolean;
  onBack(): void;
  /** A notice about the last choice. */
  readonly children: ReactNode;
}

/**
 * One question, or the step that a part adds after the last one, above a bar with *Back* and *Continue*. The bar stays from question to question: if the pressed button
 * were removed, the browser would move the focus twice, each time with a layout of the page.
 */
export function QuestionStep(props: QuestionStepProps) {
  const { step, ahead, entry, matcher, soFar, reached, onContinue, onBack, children } = props;
  const { count, price } = reached;
  const visit = useVisit();
  const words = useWords();
  const say = words.of(QUESTION);
  // Increases with each press of Continue without an answer; 0 while nothing is missing.
  const [missing, setMissing] = useState(0);
  const take = useCallback(
    (question: QuestionId, value: string) => {
      setMissing(0);
      visit.updateLater((state) => answer(state, question, value));
    },
    [visit],
  );
  const state = useVisitState();
  const { answers, changing } = state;
  const giveAdded = useGiven('addedStep');
  const { next, path: asked } = positionOf(state, step === 'added');
  const returnsTo = changing && (next === 'matches' || next === 'result') ? next : null;
  return (
    <form className="question">
      {step === 'added' && giveAdded((added) => added.draw({ key: entry, number: asked.length + 1, returnsTo }))}
      {[...(step === 'added' ? [] : [{ question: step, answers }]), ...(ahead ? [ahead] : [])].map((one) => (
        <QuestionOptions
          key={`${one.question} ${entry}`}
          {...one}
          isAhead={one === ahead}
          returnsTo={returnsTo}
          matcher={matcher}
          soFar={soFar}
          missing={one === ahead ? 0 : missing}
          onChoose={take}
        />
      ))}
      {children}
      <div className="bar">
        <Button
          look="quiet"
          onClick={() => {
            setMissing(0);
            onBack();
          }}
        >
          {say('step.back')}
        </Button>
        {/* A status elsewhere announces it. */}
        <span className="bar-count" aria-hidden="true">
          {[price, count !== null && fitCount(words, count)].filter(Boolean).join(' · ')}
        </span>
        <Button
          look="primary"
          type="submit"
          // Enter in the form presses this button too. The form is never submitted, since a frame may forbid that.
          onClick={(event) => {
            event.preventDefault();
            if (!onContinue()) setMissing(missing + 1);
          }}
        >
          {say('step.continue')}
        </Button>
      </div>
    </form>
  );
}

interface QuestionOptionsProps extends Pick<QuestionStepProps, 'matcher' | 'soFar'> {
  readonly question: QuestionId;
  /** True for a question that is rendered and laid out before it is asked, out of sight and reach. */
  readonly isAhead: boolean;
  readonly answers: Answers;
  /** The target of *Continue* after a change; null for a question. */
  readonly returnsTo: 'matches' | 'result' | null;
  /** The number of presses of *Continue* without an answer. */
  readonly missing: number;
  onChoose(question: QuestionId, value: string): void;
}

/** A question with its options, and the number of models that would fit with each where that tells them apart. */
const QuestionOptions = memo(function QuestionOptions(props: QuestionOptionsProps) {
  const { question, isAhead, answers, returnsTo, matcher, soFar, missing, onChoose } = props;
  const visit = useVisit();
  const words = useWords();
  const say = words.of(QUESTION);
  const progress = useId();
  // The answers before this question stay the same while it is shown.
  const [entered, setEntered] = useState({ answers, isAhead });
  if (entered.isAhead && (entered.answers !== answers || !isAhead)) setEntered({ answers, isAhead });
  const { answers: before } = entered;
  const choose = useCallback((value: string) => onChoose(question, value), [question, onChoose]);
  // The same objects until the words change, so that a press only renders the cards it changes.
  const choices = useMemo(() => {
    const { building } = homeModel(before);
    return visibleOptions(question, before).map(({ value, iconName, tooltip }) => {
      const drawing = optionDrawing(iconName, building);
      const label = labelOf(words, question, value);
      return {
        value,
        label,
        icon: drawing && <DrawingView drawing={drawing} />,
        hint: consequenceOf(words, question, value),
        aside: tooltip && <OptionTooltip question={question} value={value} label={label} tooltip={tooltip} />,
      };
    });
  }, [words, question, before]);
  const number = path(before).indexOf(question) + 1;
  useEffect(() => {
    if (!isAhead) visit.notify('selector-question', { question, position: number });
  }, [visit, isAhead, question, number]);
  const more = useCapability('addedStep') ? 1 : 0;
  const left = useMemo(() => {
    const { least, most } = questionsLeft(before, question);
    return { least: least + more, most: most + more };
  }, [before, question, more]);
  const isIdle = useMemo(() => matcher !== null && canSkip(matcher, before, question), [matcher, before, question]);
  const isCounted = useMemo(() => {
    if (!soFar) return false;
    const counts = choices.map(({ value }) => countWith(soFar, before, question, value));
    return tellsApart(counts, () => soFar.priceText(before) !== null);
  }, [soFar, before, question, choices]);
  const notes = useMemo(() => {
    if (!soFar || !isCounted) return null;
    return choices.map(({ value }) => optionCount(words, countWith(soFar, answers, question, value)));
  }, [soFar, isCounted, choices, words, answers, question]);
  return (
    <div className={isAhead ? 'step ahead' : 'step'}>
      {/* Measured by the longest possible path, so that it never goes back. */}
      <progress aria-label={say('progress.name')} value={number - 1} max={number + left.most} />
      <p id={progress} className="progress">
        {returnsTo ? say(`step.to.${returnsTo}`) : progressText(words, number, left)}
      </p>
      <ChoiceGroup
        legend={{
          text: (
            <StepHeading aria-describedby={progress} isAhead={isAhead}>
              {titleOf(words, question)}
            </StepHeading>
          ),
          hint: [helpOf(words, question), isIdle && say('step.idleToTheEnd')].filter(Boolean).join(' '),
        }}
        choices={choices}
        notes={notes}
        chosen={chosenValues(answers, question)}
        multiple={questionOf(question).isMultiple ?? false}
        error={missing > 0 ? { turn: missing, text: say('step.choose') } : null}
        onChoose={choose}
      />
      {isIdle && <Button onClick={() => visit.update(skip)}>{say('step.skip')}</Button>}
    </div>
  );
});

/** Fewer models than this are worth knowing before one chooses. */
const FEW_MODELS = 3;

/**
 * True if counts help to choose: one leaves none. Beside a price that narrows, also one that leaves few, or where the largest is at least
 * twice the smallest; without it, all that differ.
 */
function tellsApart(counts: readonly number[], hasPrice: () => boolean): boolean {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const differs = least !== most;
  const tells = least < FEW_MODELS || most >= 2 * least;
  // Before the first answers, the price takes longer than all counts.
  return least === 0 || (tells === differs || !hasPrice() ? differs : tells);
}

/**
 * The number of models that fit with this option. In a multiple choice, a chosen option counts as it is, not as if removed.
 */
function countWith(soFar: SoFar, answers: Answers, question: QuestionId, value: string): number {
  const chosen = chosenValues(answers, question).includes(value);
  return soFar.countFits(chosen ? answers : withChoice(answers, question, value).answers);
}
