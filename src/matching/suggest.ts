import { type Choice, choose } from '../questionnaire/choose.ts';
import { isAsked } from '../questionnaire/path.ts';
import { type Answers, chosenValues, QUESTION_IDS, type QuestionId } from '../questionnaire/question.ts';
import { questionOf } from '../questionnaire/questionSet.ts';
import { visibleOptions } from '../questionnaire/visibleOptions.ts';
import type { Matcher } from './matcher.ts';

/** Suggestions help while fewer systems than this fit everything. */
export const ENOUGH_MATCHES = 3;
/** A longer list would be a list to study, not help. */
const MOST_SUGGESTIONS = 3;

/** One change to one answer, and its effect. */
export interface Suggestion {
  readonly question: QuestionId;
  /** The option to choose, or to leave out of a multiple choice. */
  readonly value: string;
  readonly change: 'choose' | 'leave_out';
  /** How many more systems would fit everything. */
  readonly adds: number;
  /** The answers after the change, and the answers it clears. */
  readonly choice: Choice;
}

/**
 * The single changes that let the most systems fit everything: another choice for each answer, and for a multiple
 * choice leaving out one of several options or choosing the exclusive one. Best first; in a tie the later question
 * wins, because it matters less. Empty if enough systems fit or no single change helps.
 */
export function suggest(matcher: Matcher, answers: Answers): readonly Suggestion[] {
  const now = matcher.count(answers);
  if (now >= ENOUGH_MATCHES) return [];
  return QUESTION_IDS.filter((question) => isAsked(question, answers) && chosenValues(answers, question).length > 0)
    .flatMap((question) => changesOf(answers, question))
    .map((change) => ({ ...change, adds: matcher.count(change.choice.answers) - now }))
    .filter(({ adds }) => adds > 0)
    .sort((a, b) => b.adds - a.adds || QUESTION_IDS.indexOf(b.question) - QUESTION_IDS.indexOf(a.question))
    .slice(0, MOST_SUGGESTIONS);
}

function changesOf(answers: Answers, question: QuestionId): readonly Omit<Suggestion, 'adds'>[] {
  const chosen = chosenValues(answers, question);
  const multiple = questionOf(question).isMultiple ?? false;
  return visibleOptions(question, answers).flatMap((option) => {
    const { value } = option;
    const isChosen = chosen.includes(value);
    // Adding a wish can only narrow the list; removing the only one would leave no answer.
    if (multiple ? (isChosen ? chosen.length === 1 : option.isMultiSelect) : isChosen) return [];
    const choice = choose(answers, question, value);
    return [{ question, value, change: isChosen ? 'leave_out' : 'choose', choice } as const];
  });
}
