import { isAsked } from './path.ts';
import type { Answer, Answers, Flow, QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';
import { visibleOptions } from './visibleOptions.ts';

/** Usable answers from outside, or everything wrong with them, one sentence each. */
export type AnswersReading =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads written answers, such as `{"Q0": "No", "Q7": ["Voice Control"]}`. They may be incomplete. Nothing is dropped
 * silently: an unknown key, a value not offered after the other answers, a question that isn't asked, or an impossible
 * combination is named, with the allowed values.
 */
export function readAnswers(given: unknown, flow: Flow = FLOW): AnswersReading {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { ok: false, problems: ['Answers must be an object, such as {"Q0": "No"}.'] };
  }
  const problems = Object.keys(given)
    .filter((key) => !flow.order.some((question) => question === key))
    .map((key) => `${key} isn't a question. The questions are ${flow.order.join(', ')}.`);
  const answers: Partial<Record<QuestionId, Answer>> = {};
  const entries = new Map<string, unknown>(Object.entries(given));
  for (const question of flow.order) {
    if (!entries.has(question)) continue;
    const values = valuesOf(entries.get(question));
    const problem =
      values === null ? `${question} takes text or a list of texts.` : problemOf(flow, answers, question, values);
    if (problem !== null) problems.push(problem);
    else if (values)
      answers[question] = flow.questions[question]?.isMultiple ? inOrder(flow, question, values) : (values[0] ?? '');
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, answers };
}

function valuesOf(given: unknown): readonly string[] | null {
  const values: readonly unknown[] = Array.isArray(given) ? given : [given];
  return values.every((value) => typeof value === 'string') ? values : null;
}

function problemOf(flow: Flow, answers: Answers, question: QuestionId, values: readonly string[]): string | null {
  if (!isAsked(question, answers, flow)) return `${question} isn't asked after the answers before it. Leave it out.`;
  const shown = visibleOptions(question, answers, flow);
  const allowed = `Allowed: ${shown.map(({ value }) => value).join(', ')}.`;
  const wrong = values.filter((value) => !shown.some((option) => option.value === value));
  if (wrong.length > 0) {
    const known = flow.questions[question]?.options.some(({ value }) => wrong.includes(value)) ?? false;
    const why = known ? 'is not offered with the answers before it' : 'is not one of its values';
    return `${question}: ${wrong.map((value) => JSON.stringify(value)).join(', ')} ${why}. ${allowed}`;
  }
  if (values.length === 0) return `${question} has an empty list. Leave it out, or choose a value. ${allowed}`;
  if (!flow.questions[question]?.isMultiple && values.length > 1) return `${question} takes one value. ${allowed}`;
  const alone = shown.find((option) => !option.isMultiSelect && values.includes(option.value));
  if (alone && values.length > 1) return `${question}: ${JSON.stringify(alone.value)} can't be combined with others.`;
  return null;
}

function inOrder(flow: Flow, question: QuestionId, values: readonly string[]): readonly string[] {
  const options = flow.questions[question]?.options ?? [];
  return options.map(({ value }) => value).filter((value) => values.includes(value));
}
