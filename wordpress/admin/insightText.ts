import type { CountedMessage } from '../../src/parts/insight/rules/counterKeys.ts';
import type { Step } from '../../src/parts/insight/rules/insight.ts';
import type { AnswerCount, StepsCount } from '../../src/parts/insight/rules/insightTables.ts';
import { type Answers, chosenValues, QUESTION_IDS, type QuestionId } from '../../src/questionnaire/question.ts';
import { questionOf } from '../../src/questionnaire/questionSet.ts';
import type { CountRow } from './CountTable.tsx';
import { __, translated } from './i18n.ts';

/** "Apartment, Single Room, Large Outdoor space" */
export function combinationText(answers: Answers): string {
  return QUESTION_IDS.flatMap((id) => chosenValues(answers, id).map((value) => optionText(id, value))).join(', ');
}

/** The counts of the options, each with its question. */
export function answerRows(counts: readonly AnswerCount[]): readonly CountRow[] {
  return counts.map(({ question, option, count }) => ({
    label: `${questionText(question)} ${optionText(question, option)}`,
    count,
  }));
}

function questionText(question: CountedMessage): string {
  return question === 'zone' ? __('Climate zone:', 'product-selector') : translated(questionOf(question).title);
}

export function optionText(question: CountedMessage, option: string): string {
  if (question === 'zone') return zoneText(option);
  return translated(questionOf(question).options.find(({ value }) => value === option)?.label ?? option);
}

/** A zone of the energy label. */
function zoneText(zone: string): string {
  switch (zone) {
    case 'hot':
      return __('hot', 'product-selector');
    case 'average':
      return __('average', 'product-selector');
    case 'cold':
      return __('cold', 'product-selector');
    default:
      return __('unknown', 'product-selector');
  }
}

/** A row of the table of steps. */
export function stepsText({ kind, value }: StepsCount): string {
  if (kind === 'reached') return endText(value as Step);
  if (kind === 'language') return `${__('Language:', 'product-selector')} ${value}`;
  const title = value === 'none' ? __('none', 'product-selector') : translated(questionOf(value as QuestionId).title);
  return `${__('Last question that everybody gets:', 'product-selector')} ${title}`;
}

function endText(step: Step): string {
  const texts: Readonly<Record<Step, string>> = {
    opened: __('Ended after: Opened the selector', 'product-selector'),
    started: __('Ended after: Started', 'product-selector'),
    halfway: __('Ended after: Answered which areas', 'product-selector'),
    list: __('Ended after: Saw the list', 'product-selector'),
    result: __('Ended after: Saw a result', 'product-selector'),
    printed: __('Ended after: Printed or saved the brief', 'product-selector'),
    asked: __('Ended after: Sent an enquiry', 'product-selector'),
  };
  return texts[step];
}
