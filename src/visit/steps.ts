import { WAY_IDS } from '../matching/way.ts';
import { choose, type SettledChoice } from '../questionnaire/choose.ts';
import { isAnswered, isAsked, path } from '../questionnaire/path.ts';
import type { QuestionId } from '../questionnaire/question.ts';
import { FLOW } from '../questionnaire/questionSet.ts';
import { settle } from '../questionnaire/settle.ts';
import type { Bought, Notice, Step, Stop, VisitState } from './visitState.ts';

/**
 * The state without answers that the question set doesn't know or no longer asks for; the same state if there are none.
 */
export function settled(state: VisitState): VisitState {
  const { answers } = settle(state.answers);
  return answers === state.answers ? state : { ...state, answers };
}

export interface Position {
  /** The questions so far, in the order of asking. */
  readonly path: readonly QuestionId[];
  /** The step or list being viewed if it is still there, otherwise the end of the path. */
  readonly here: Step | 'matches';
  /** Target of *Continue*; null while the question has no answer. */
  readonly next: Stop | null;
  /** Target of *Back*: along the path, and from the first question to the landing page. */
  readonly previous: Stop | 'landing';
}

/**
 * Finds a visitor's place on the answer path, with the targets of *Continue* and *Back*.
 * @param hasAddedStep true if a part adds a step after the last question
 */
export function positionOf(state: VisitState, hasAddedStep = false): Position {
  const { answers, at, changing } = state;
  const way = path(answers);
  // A path is never empty: the first question is always asked.
  const last = way.at(-1) as QuestionId;
  const complete = isAnswered(last, answers) || last === state.skipped;
  const steps: readonly Step[] = complete && hasAddedStep ? [...way, 'added'] : way;
  const isStep = at !== null && at !== 'matches' && steps.includes(at);
  if (complete && (at === 'matches' || at === null || (at === 'added' && !hasAddedStep))) {
    // Skipping passes the added step too.
    const previous = last === state.skipped ? last : steps.at(-1)!;
    return { path: way, here: 'matches', next: 'result', previous };
  }
  const here = isStep ? at : last;
  const after = steps[steps.indexOf(here) + 1] ?? 'matches';
  const before = steps[steps.indexOf(here) - 1] ?? 'landing';
  // Every question before the last has an answer.
  const answered = complete || here !== last;
  const afterChange = complete ? returnStop(state) : last;
  const onwards = changing ? afterChange : after;
  return {
    path: way,
    here,
    next: answered ? onwards : null,
    previous: complete && changing?.question === here ? changing.from : before,
  };
}

/** The name of a visitor's step: a question, the list, or the models of one way on it. */
export function stepOf(state: VisitState, hasAddedStep: boolean): string {
  const { here } = positionOf(state, hasAddedStep);
  return here === 'matches' && state.way !== null ? `${here} ${state.way}` : here;
}

/** The target after a change: the result only if a system is chosen. */
function returnStop({ changing, chosen }: VisitState): 'matches' | 'result' {
  return changing?.from === 'result' && chosen !== null ? 'result' : 'matches';
}

/** Chooses an option. If that clears later answers, the notice lists them and can undo it. */
export function answer(state: VisitState, question: QuestionId, value: string): VisitState {
  const { answers, cleared } = choose(state.answers, question, value);
  const notice = cleared.length > 0 ? { changed: [], cleared, before: remembered(state) } : null;
  return { ...state, answers, at: question, skipped: null, notice };
}

/**
 * Applies suggested changes to answers, with a notice that can undo them. If they lead to a question not asked before, it
 * comes next.
 */
export function applyChange(state: VisitState, changed: readonly QuestionId[], choice: SettledChoice): VisitState {
  const { answers, cleared } = choice;
  return { ...state, answers, skipped: null, way: null, notice: { changed, cleared, before: remembered(state) } };
}

/** Shows the matching systems while a question is still open, because neither it nor a later one would change them. */
export function skip(state: VisitState): VisitState {
  return { ...state, skipped: path(state.answers).at(-1) ?? null, at: 'matches', changing: null };
}

/** The questions that the visitor skipped, in the order of asking. */
export function skippedQuestions({ answers, skipped }: VisitState): readonly QuestionId[] {
  if (skipped === null || path(answers).at(-1) !== skipped || isAnswered(skipped, answers)) return [];
  return FLOW.order.slice(FLOW.order.indexOf(skipped)).filter((question) => isAsked(question, answers));
}

/** The state that undo restores. */
function remembered({ answers, at, changing, skipped, way }: VisitState): Notice['before'] {
  return { answers, at, changing, skipped, way };
}

/** Undoes the last choice: answers and place are exactly as before. Without a notice nothing happens. */
export function undo(state: VisitState): VisitState {
  return state.notice ? { ...state, ...state.notice.before, notice: null } : state;
}

/**
 * Views a step or the list of matches. Reaching the list ends a change.
 * @param way whose models the list shows, as `stepOf` names it; as before by default
 */
export function lookAt(state: VisitState, stop: Exclude<Stop, 'result'>, way: string | null = state.way): VisitState {
  const shown = WAY_IDS.find((id) => id === way) ?? null;
  return { ...state, at: stop, way: shown, changing: stop === 'matches' ? null : state.changing, page: null };
}

/** Opens a step to change its answer, with a way back. */
export function change(state: VisitState, question: Step, from: 'matches' | 'result'): VisitState {
  return { ...state, at: question, changing: { from, question }, notice: null, page: null };
}

/**
 * @param sized true if the visitor pressed this very size; otherwise its model is chosen
 * @param bought the job of which it is the first system
 */
export function chooseSystem(state: VisitState, id: string, sized = false, bought: Bought | null = null): VisitState {
  return { ...state, chosen: id, sized, bought, at: 'matches', changing: null, page: null };
}
