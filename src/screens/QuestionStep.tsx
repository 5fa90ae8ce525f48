import { useId, useMemo, useState } from 'react';
import type { Matcher } from '../matching/matcher.ts';
import { choose } from '../questionnaire/choose.ts';
import { path } from '../questionnaire/path.ts';
import { type Answers, chosenValues, type Flow, type QuestionId } from '../questionnaire/question.ts';
import { questionsLeft } from '../questionnaire/questionsLeft.ts';
import { visibleOptions } from '../questionnaire/visibleOptions.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { StepHeading } from '../ui/Heading.tsx';
import { consequenceOf, helpOf } from '../words/questionWords.ts';
import { optionCount, progressText } from '../words/screenWords.ts';
import { OptionTooltip } from './OptionTooltip.tsx';
import { OPTION_ICONS } from './optionIcons.ts';

interface QuestionStepProps {
  readonly flow: Flow;
  readonly question: QuestionId;
  readonly answers: Answers;
  /** Null when products could not be loaded: then no counts are shown. */
  readonly matcher: Matcher | null;
  onChoose(value: string): void;
  /** Goes on; false when the question has no answer yet. */
  onContinue(): boolean;
  onBack(): void;
}

/** One question with its options, and how many systems would still fit with each. */
export function QuestionStep(props: QuestionStepProps) {
  const { flow, question, answers, matcher, onChoose, onContinue, onBack } = props;
  const [error, setError] = useState<{ readonly text: string } | null>(null);
  const progress = useId();
  const counts = useMemo(() => {
    const values = visibleOptions(flow, question, answers).map((option) => option.value);
    return new Map(values.map((value) => [value, matcher && countWith(matcher, flow, answers, question, value)]));
  }, [flow, question, answers, matcher]);
  const asked = flow.questions[question];
  const choices = visibleOptions(flow, question, answers).map(({ label, value, iconName, tooltip }) => {
    const Icon = OPTION_ICONS[iconName];
    const count = counts.get(value);
    return {
      value,
      label,
      icon: Icon && <Icon size={28} strokeWidth={1.75} />,
      hint: consequenceOf(question, value),
      note: typeof count === 'number' ? optionCount(count) : undefined,
      aside: tooltip && <OptionTooltip label={label} tooltip={tooltip} />,
    };
  });
  const number = path(flow, answers).indexOf(question) + 1;
  return (
    <form className="step">
      <Button look="quiet" onClick={onBack}>
        Back
      </Button>
      <p id={progress} className="progress">
        {progressText(number, questionsLeft(flow, answers, question))}
      </p>
      <ChoiceGroup
        legend={<StepHeading aria-describedby={progress}>{asked?.title}</StepHeading>}
        hint={helpOf(question)}
        choices={choices}
        chosen={chosenValues(answers, question)}
        multiple={asked?.isMultiple ?? false}
        error={error}
        onChoose={(value) => {
          setError(null);
          onChoose(value);
        }}
      />
      <div className="actions">
        <Button
          look="primary"
          type="submit"
          // Enter in the form presses this button too. The form itself is never submitted: a frame may forbid that.
          onClick={(event) => {
            event.preventDefault();
            if (!onContinue()) setError({ text: 'Choose an option' });
          }}
        >
          Continue
        </Button>
      </div>
    </form>
  );
}

/**
 * How many systems fit everything once this option is chosen. In a multiple choice an option that is chosen already
 * counts as it stands, not as if it were taken back.
 */
function countWith(matcher: Matcher, flow: Flow, answers: Answers, question: QuestionId, value: string): number {
  const chosen = chosenValues(answers, question).includes(value);
  return matcher.count(chosen ? answers : choose(flow, answers, question, value).answers);
}
