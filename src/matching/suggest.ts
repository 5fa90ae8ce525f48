import { choose, type SettledChoice } from '../questionnaire/choose.ts';
import { isAsked } from '../questionnaire/path.ts';
import { type Answer, type Answers, chosenValues, QUESTION_IDS, type QuestionId } from '../questionnaire/question.ts';
import { questionOf } from '../questionnaire/questionSet.ts';
import { visibleOptions } from '../questionnaire/visibleOptions.ts';
import { countFits, ENOUGH_MODELS } from './groupModels.ts';
import type { Matcher } from './matcher.ts';
import type { AskedJob } from './way.ts';

/** A longer list would need studying. */
const MAX_SUGGESTIONS = 3;
/** Nobody changes homes for an air conditioner, and other rooms are another job. */
const FIXED: readonly QuestionId[] = ['Q2', 'Q3', 'Q5'];
/** A fact of the place, so it's suggested only if nothing else helps. */
const OUTDOOR: QuestionId = 'Q6';
const WISHES: QuestionId = 'Q7';

export interface Change {
  readonly question: QuestionId;
  /** The option to choose, or to leave out of a multiple choice. */
  readonly value: string;
  readonly change: 'choose' | 'leave_out';
}

/** One change, or several that only help together. */
export interface Suggestion {
  /** In the order of the questions. */
  readonly changes: readonly Change[];
  /** The number of further models that the list would count as fitting. */
  readonly adds: number;
  /** The answers after all changes, and the other answers they clear. */
  readonly choice: SettledChoice;
}

/**
 * Changes that let more models fit: another choice for an answer, and for a multiple choice leaving out one
 * of several options or choosing the exclusive one. Up to three single changes: most models first, and extras before all where
 * nothing fits. If no single change helps, the one smallest set of changes that is best by the same order. In a tie the
 * later questions win, because they matter less. The outdoor space changes only if nothing else helps, and the home and
 * the rooms never. Empty if enough models fit or nothing helps.
 *
 * At most five answers can change, so at most 31 sets of questions are tried.
 *
 * @param now the number of models that fit, as the list counts them
 */
export function suggest(matcher: Matcher, job: AskedJob, now: number): readonly Suggestion[] {
  if (now >= ENOUGH_MODELS) return [];
  const found = smallestSets(matcher, job, now, [...FIXED, OUTDOOR]);
  return found.length > 0 ? found : smallestSets(matcher, job, now, FIXED);
}

/** The best sets of the smallest size that helps, without changes to the fixed questions. */
function smallestSets(
  matcher: Matcher,
  job: AskedJob,
  now: number,
  fixed: readonly QuestionId[],
): readonly Suggestion[] {
  const { answers } = job;
  // Models of any size count, and splits of any size are a way.
  const mayHelp = (held: Answers): boolean => countFits(matcher, { ...job, answers: held }, false) > now;
  const isOutdoor = ({ question }: Change) => question === OUTDOOR;
  const questions = QUESTION_IDS.filter((question) => !fixed.includes(question) && isAsked(question, answers));
  if (!mayHelp(without(answers, questions))) return [];
  for (let size = 1; size <= questions.length; size += 1) {
    const found = [...setsOf({ changes: [], after: answers }, questions, size, mayHelp)]
      .filter(({ after }) => FIXED.every((question) => after[question] === answers[question]))
      // Sets without the outdoor space were tried first, while it was fixed.
      .filter(({ changes }) => fixed.includes(OUTDOOR) || changes.some(isOutdoor))
      .map(({ changes, after }) => ({
        changes,
        adds: countFits(matcher, { ...job, answers: after }) - now,
        choice: { answers: after, cleared: clearedBy(changes, answers, after) },
      }))
      .filter(({ adds }) => adds > 0)
      .sort((a, b) => loss(a, now) - loss(b, now) || b.adds - a.adds);
    if (found.length > 0) return found.slice(0, size === 1 ? MAX_SUGGESTIONS : 1);
  }
  return [];
}

/** What the visitor gives up: extras first where nothing fits at all. */
function loss({ changes }: Pick<Suggestion, 'changes'>, now: number): number {
  return now === 0 && changes.every(({ question }) => question === WISHES) ? 0 : 1;
}

/** Some changes, and the answers after them. */
type Changed = Pick<Suggestion, 'changes'> & { readonly after: Answers };

/**
 * Each set with this many more changes to these questions, one to a question, later questions first. Leaves out a set if
 * the answers it can't change any more don't help by themselves, because other answers never let more models fit.
 */
function* setsOf(
  made: Changed,
  questions: readonly QuestionId[],
  size: number,
  helps: (answers: Answers) => boolean,
): Generator<Changed> {
  if (size === 0) {
    yield made;
    return;
  }
  for (const question of questions.toReversed()) {
    const at = questions.indexOf(question);
    if (!helps(without(made.after, questions.slice(at)))) continue;
    const later = questions.slice(at + 1);
    for (const change of changesOf(made.after, question)) {
      const after = choose(made.after, question, change.value).answers;
      if (helps(without(after, later)))
        yield* setsOf({ changes: [...made.changes, change], after }, later, size - 1, helps);
    }
  }
}

function without(answers: Answers, questions: readonly QuestionId[]): Answers {
  const left: Partial<Record<QuestionId, Answer>> = { ...answers };
  for (const question of questions) delete left[question];
  return left;
}

/** The changes to one answer; none without an answer. */
function changesOf(answers: Answers, question: QuestionId): readonly Change[] {
  const chosen = chosenValues(answers, question);
  if (chosen.length === 0) return [];
  const multiple = questionOf(question).isMultiple ?? false;
  return visibleOptions(question, answers).flatMap(({ value, isMultiSelect }) => {
    const isChosen = chosen.includes(value);
    // Adding a wish can only narrow the list; removing the only one would leave no answer.
    if (multiple ? (isChosen ? chosen.length === 1 : isMultiSelect) : isChosen) return [];
    return [{ question, value, change: isChosen ? 'leave_out' : 'choose' } as const];
  });
}

/** The answers that are gone, apart from the changes themselves. */
function clearedBy(changes: readonly Change[], before: Answers, after: Answers): SettledChoice['cleared'] {
  return QUESTION_IDS.flatMap((question) => {
    const change = changes.find((made) => made.question === question);
    // The new choice replaces the old one.
    if (change?.change === 'choose') return [];
    const left = chosenValues(after, question);
    const values = chosenValues(before, question).filter((value) => !left.includes(value) && value !== change?.value);
    return values.length > 0 ? [{ question, values }] : [];
  });
}
