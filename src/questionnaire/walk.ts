import { isAsked } from './path.ts';
import type { Answer, Answers, Flow, Option, QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';
import { visibleOptions } from './visibleOptions.ts';

/**
 * Every complete set of answers, once each: all paths, all visible options and, for a multiple choice, all allowed
 * combinations. With a valid flow each one is complete; a question without visible options ends its path.
 */
export function walk(flow: Flow = FLOW): Generator<Answers> {
  return walkFrom(flow, {}, 0);
}

function* walkFrom(flow: Flow, answers: Answers, index: number): Generator<Answers> {
  const question: QuestionId | undefined = flow.order[index];
  if (question === undefined) {
    yield answers;
    return;
  }
  if (!isAsked(question, answers, flow)) {
    yield* walkFrom(flow, answers, index + 1);
    return;
  }
  const choices = choicesOf(question, answers, flow);
  if (choices.length === 0) yield answers;
  for (const choice of choices) yield* walkFrom(flow, { ...answers, [question]: choice }, index + 1);
}

/** Every answer that a visitor can give: each visible option, or each allowed combination of a multiple choice. */
export function choicesOf(question: QuestionId, answers: Answers, flow: Flow = FLOW): readonly Answer[] {
  const shown = visibleOptions(question, answers, flow);
  return flow.questions[question]?.isMultiple ? sets(shown) : shown.map((option) => option.value);
}

function sets(options: readonly Option[]): Answer[] {
  const together = options.filter((option) => option.isMultiSelect).map((option) => option.value);
  const alone = options.filter((option) => !option.isMultiSelect).map((option) => [option.value]);
  const subsets: string[][] = [[]];
  for (const value of together) subsets.push(...subsets.map((set) => [...set, value]));
  return [...subsets.filter((set) => set.length > 0), ...alone];
}
