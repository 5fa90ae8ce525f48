import { conditionHolds } from './conditionHolds.ts';
import type { Answers, Flow, Option, QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';

/** The options of a question that a visitor with these answers sees; none for an unknown question. */
export function visibleOptions(question: QuestionId, answers: Answers, flow: Flow = FLOW): readonly Option[] {
  return (flow.questions[question]?.options ?? []).filter((option) => conditionHolds(option.condition, answers));
}
