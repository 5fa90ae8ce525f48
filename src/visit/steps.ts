import { type Choice, choose } from '../questionnaire/choose.ts';
import { isComplete, path } from '../questionnaire/path.ts';
import type { Flow, QuestionId } from '../questionnaire/question.ts';
import { settle } from '../questionnaire/settle.ts';
import { MOST_COMPARED, type Notice, type Stop, type VisitState } from './visitState.ts';

/** The state without answers that the question set does not know or no longer asks for, as after a reload. */
export function settled(flow: Flow, state: VisitState): VisitState {
  const { answers } = settle(flow, state.answers);
  return JSON.stringify(answers) === JSON.stringify(state.answers) ? state : { ...state, answers };
}

/** Where the visitor is: what they look at if it is still on their path, otherwise as far as their answers go. */
export function position(flow: Flow, { answers, at }: VisitState): QuestionId | 'matches' {
  const way = path(flow, answers);
  const complete = isComplete(flow, answers);
  if (at === 'matches' && complete) return at;
  if (at !== null && at !== 'matches' && way.includes(at)) return at;
  // A path is never empty: the first question is always asked.
  return complete && at === null ? 'matches' : (way.at(-1) as QuestionId);
}

/** What choosing an option leads to; when later answers are cleared by it, the notice says which and can undo it. */
export function answer(flow: Flow, state: VisitState, question: QuestionId, value: string): VisitState {
  const { answers, cleared } = choose(flow, state.answers, question, value);
  const notice = cleared.length > 0 ? { changed: null, cleared, before: remembered(state) } : null;
  return { ...state, answers, at: question, notice };
}

/** Applies a suggested change to one answer, with a notice that can undo it. */
export function applyChange(state: VisitState, question: QuestionId, { answers, cleared }: Choice): VisitState {
  return { ...state, answers, notice: { changed: question, cleared, before: remembered(state) } };
}

/** What undoing has to bring back. */
function remembered({ answers, at, changing }: VisitState): Notice['before'] {
  return { answers, at, changing };
}

/** Takes the last choice back: answers and place are exactly what they were. Without a notice nothing happens. */
export function undo(state: VisitState): VisitState {
  return state.notice ? { ...state, ...state.notice.before, notice: null } : state;
}

/** Where *Continue* leads from here; null while the question being looked at has no valid answer. */
export function nextStop(flow: Flow, state: VisitState): Stop | null {
  const here = position(flow, state);
  if (here === 'matches') return 'result';
  const way = path(flow, state.answers);
  const complete = isComplete(flow, state.answers);
  if (!complete && here === way.at(-1)) return null;
  // Someone who came to change one answer goes back to where they were, by way of what the change has newly opened.
  if (state.changing) return complete ? wayBack(state) : (way.at(-1) ?? null);
  return way[way.indexOf(here) + 1] ?? 'matches';
}

/** Where a change leads back to: a result only where a system is chosen. */
function wayBack({ changing, chosen }: VisitState): 'matches' | 'result' {
  return changing?.from === 'result' && chosen !== null ? 'result' : 'matches';
}

/** Where *Back* leads: along the path taken, and from the first question to the landing page. */
export function previousStop(flow: Flow, state: VisitState): Stop | 'landing' {
  const here = position(flow, state);
  const way = path(flow, state.answers);
  if (here === 'matches') return way.at(-1) as QuestionId;
  if (state.changing?.question === here && isComplete(flow, state.answers)) return state.changing.from;
  return way[way.indexOf(here) - 1] ?? 'landing';
}

/** Looks at a question or at the list of matches; a change that was under way ends when its way back is reached. */
export function lookAt(state: VisitState, stop: Exclude<Stop, 'result'>): VisitState {
  return { ...state, at: stop, changing: stop === 'matches' ? null : state.changing };
}

/** Opens a question in order to change its answer and come back. */
export function change(state: VisitState, question: QuestionId, from: 'matches' | 'result'): VisitState {
  return { ...state, at: question, changing: { from, question }, notice: null };
}

/** Takes a system as the chosen one. */
export function chooseSystem(state: VisitState, id: string): VisitState {
  return { ...state, chosen: id, at: 'matches', changing: null };
}

/** Puts a system on the list to compare, or takes it off; a full list takes no further one. */
export function compare(state: VisitState, id: string): VisitState {
  const { shortlist } = state;
  if (shortlist.includes(id)) return { ...state, shortlist: shortlist.filter((other) => other !== id) };
  return shortlist.length < MOST_COMPARED ? { ...state, shortlist: [...shortlist, id] } : state;
}
