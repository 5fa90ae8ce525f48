import { ZONES } from '../src/climate/zone.ts';
import { ASKED_OF_ALL, DECIDING, INSIGHT_QUESTIONS, STEPS } from '../src/parts/insight/rules/insight.ts';
import type { Condition, Option, Question } from '../src/questionnaire/question.ts';
import { FLOW } from '../src/questionnaire/questionSet.ts';

/** The questions with their branching and the contract's words, as JSON. With it, the WordPress plugin reads notes and steps. */
export function questionData(): string {
  const questions = FLOW.order.map((id) => {
    const { options = [], isMultiple }: Partial<Question> = FLOW.questions[id] ?? {};
    const askedWhen: Condition | undefined = FLOW.askedWhen[id];
    return [id, { askedWhen, isMultiple, options: options.map(optionData) }] as const;
  });
  return JSON.stringify({
    version: INSIGHT_QUESTIONS,
    questions: Object.fromEntries(questions),
    zones: ZONES,
    steps: STEPS,
    asked_of_all: ASKED_OF_ALL,
    deciding: DECIDING,
  });
}

function optionData({ value, condition, isMultiSelect }: Option) {
  return { value, condition, isMultiSelect };
}
