import { type Answer, type Answers, chosenValues, type Flow, type Option, type QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';
import { type Cleared, settle } from './settle.ts';
import { visibleOptions } from './visibleOptions.ts';

/** The new answers after a choice, and the later ones it clears. */
export interface SettledChoice {
  readonly answers: Answers;
  readonly cleared: readonly Cleared[];
}

/**
 * Chooses an option. In a single choice it replaces the answer. In a multiple choice a flagged option is switched on or
 * off beside the others; an exclusive option clears them and is cleared by them. A value the visitor can't see changes
 * nothing.
 */
export function choose(answers: Answers, question: QuestionId, value: string, flow: Flow = FLOW): SettledChoice {
  const shown = visibleOptions(question, answers, flow);
  const option = shown.find((candidate) => candidate.value === value);
  if (!option) return { answers, cleared: [] };
  const answer = flow.questions[question]?.isMultiple
    ? toggled(shown, chosenValues(answers, question), option)
    : option.value;
  const { [question]: _replaced, ...others } = answers;
  const next: Answers = answer.length === 0 ? others : { ...others, [question]: answer };
  return settle(next, flow);
}

function toggled(shown: readonly Option[], chosen: readonly string[], option: Option): Answer {
  const wasChosen = chosen.includes(option.value);
  if (!option.isMultiSelect) return wasChosen ? [] : [option.value];
  return shown
    .filter((other) => (other === option ? !wasChosen : other.isMultiSelect && chosen.includes(other.value)))
    .map((other) => other.value);
}
