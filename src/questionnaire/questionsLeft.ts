import { hasOwn } from './conditionHolds.ts';
import { isAsked } from './path.ts';
import type { Answer, Answers, Condition, Flow, QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';
import { visibleOptions } from './visibleOptions.ts';

export interface QuestionsLeft {
  readonly least: number;
  readonly most: number;
}

/**
 * The fewest and the most questions after this one, for any answers. The number depends on the answers, so a single number
 * could be wrong.
 */
export function questionsLeft(answers: Answers, at: QuestionId, flow: Flow = FLOW): QuestionsLeft {
  const start = flow.order.indexOf(at);
  if (start < 0) return { least: 0, most: 0 };
  const held: Partial<Record<QuestionId, Answer>> = {};
  for (const question of flow.order.slice(0, start)) {
    const answer = answers[question];
    if (answer !== undefined) held[question] = answer;
  }
  const ahead = after(flow, held, start);
  return { least: ahead.least - 1, most: ahead.most - 1 };
}

function after(flow: Flow, answers: Answers, index: number): QuestionsLeft {
  const question = flow.order[index];
  if (question === undefined) return { least: 0, most: 0 };
  if (!isAsked(question, answers, flow)) return after(flow, answers, index + 1);
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  const shown = visibleOptions(question, answers, flow);
  // If nothing depends on the answer, any option stands for all of them.
  for (const { value } of isBranching(question, flow) ? shown : shown.slice(0, 1)) {
    const rest = after(flow, { ...answers, [question]: value }, index + 1);
    least = Math.min(least, rest.least);
    most = Math.max(most, rest.most);
  }
  return { least: 1 + (Number.isFinite(least) ? least : 0), most: 1 + most };
}

/** True if a question or an option is only shown for some answers to this question. */
function isBranching(question: QuestionId, { questions, askedWhen }: Flow): boolean {
  const options = Object.values(questions).flatMap(({ options }) => options);
  const conditions = [...Object.values(askedWhen), ...options.flatMap(({ condition }) => condition ?? [])];
  return conditions.some((condition) => dependsOn(condition, question));
}

function dependsOn(condition: Condition, question: QuestionId): boolean {
  return hasOwn(condition, 'all')
    ? condition.all.some((one) => dependsOn(one, question))
    : condition.question === question;
}
