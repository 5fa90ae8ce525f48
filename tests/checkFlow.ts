import { path } from '../src/questionnaire/path.ts';
import { type Condition, type Flow, QUESTION_IDS, type QuestionId } from '../src/questionnaire/question.ts';
import { FLOW } from '../src/questionnaire/questionSet.ts';
import { visibleOptions } from '../src/questionnaire/visibleOptions.ts';
import { walk } from '../src/questionnaire/walk.ts';

/** A mistake in a flow, and its place. */
export interface FlowProblem {
  /** For example "Q3", "Q3, option Single Room" or "order". */
  readonly where: string;
  readonly problem: string;
}

/**
 * Finds every mistake in a flow that a visitor would run into: unknown ids and values, rules that depend on a later
 * question, questions and options that never appear, questions without options, options with the same value or label,
 * and multiple choices without an exclusive option. An empty list means the flow is valid.
 */
export function checkFlow(flow: Flow = FLOW): readonly FlowProblem[] {
  const problems = [...checkOrder(flow), ...checkQuestions(flow), ...checkRules(flow)];
  // Trying all answers needs valid rules: "reachable" has no meaning with a forward reference.
  return problems.length > 0 ? problems : checkReach(flow);
}

function checkOrder(flow: Flow): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const known = new Set<string>(QUESTION_IDS);
  const seen = new Set<string>();
  for (const id of flow.order) {
    if (!known.has(id)) problems.push({ where: 'order', problem: `${id} is not a question id` });
    else if (!flow.questions[id]) problems.push({ where: 'order', problem: `${id} has no question` });
    if (seen.has(id)) problems.push({ where: 'order', problem: `${id} is listed twice` });
    seen.add(id);
  }
  for (const id of Object.keys(flow.questions)) {
    if (!seen.has(id)) problems.push({ where: id, problem: 'is not in the order, so it is never asked' });
  }
  for (const id of Object.keys(flow.askedWhen)) {
    if (!(id in flow.questions)) problems.push({ where: id, problem: 'has a rule for being asked but no question' });
  }
  return problems;
}

function checkQuestions(flow: Flow): FlowProblem[] {
  const problems: FlowProblem[] = [];
  for (const [where, question] of Object.entries(flow.questions)) {
    if (question.title.trim() === '') problems.push({ where, problem: 'has no title' });
    if (question.options.length === 0) problems.push({ where, problem: 'has no options' });
    for (const key of ['value', 'label'] as const) {
      const all = question.options.map((option) => option[key]);
      for (const twice of new Set(all.filter((text, index) => all.indexOf(text) !== index))) {
        problems.push({ where, problem: `has the ${key} ${JSON.stringify(twice)} twice` });
      }
    }
    const flagged = question.options.filter((option) => option.isMultiSelect).length;
    if (question.isMultiple && flagged === question.options.length) {
      problems.push({ where, problem: 'is a multiple choice without an option for "none of these"' });
    }
    if (!question.isMultiple && flagged > 0) {
      problems.push({ where, problem: 'has multi-select options but is not a multiple choice' });
    }
  }
  return problems;
}

function checkRules(flow: Flow): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const check = (where: string, owner: QuestionId, condition: Condition | undefined): void => {
    if (!condition) return;
    if ('all' in condition) {
      for (const part of condition.all) check(where, owner, part);
      return;
    }
    const asked = flow.questions[condition.question];
    const value = 'is' in condition ? condition.is : condition.isNot;
    if (!asked) problems.push({ where, problem: `looks at ${condition.question}, which isn't a question` });
    else if (!asked.options.some((option) => option.value === value)) {
      problems.push({
        where,
        problem: `looks for ${JSON.stringify(value)}, which ${condition.question} does not offer`,
      });
    }
    if (asked && flow.order.indexOf(condition.question) >= flow.order.indexOf(owner)) {
      problems.push({ where, problem: `looks ahead to ${condition.question}, which is not answered before it` });
    }
  };
  for (const id of flow.order) {
    check(id, id, flow.askedWhen[id]);
    for (const option of flow.questions[id]?.options ?? []) {
      check(`${id}, option ${option.label}`, id, option.condition);
    }
  }
  return problems;
}

function checkReach(flow: Flow): FlowProblem[] {
  const asked = new Set<QuestionId>();
  const stuck = new Set<QuestionId>();
  const shown = new Set<string>();
  for (const answers of walk(flow)) {
    for (const id of path(answers, flow)) {
      asked.add(id);
      const options = visibleOptions(id, answers, flow);
      if (options.length === 0) stuck.add(id);
      for (const option of options) shown.add(`${id} ${option.value}`);
    }
  }
  return flow.order.flatMap((id) => {
    if (!asked.has(id)) return [{ where: id, problem: 'can never be reached' }];
    const dead = stuck.has(id) ? [{ where: id, problem: 'shows no option at all to some visitors' }] : [];
    const unseen = (flow.questions[id]?.options ?? [])
      .filter((option) => !shown.has(`${id} ${option.value}`))
      .map((option) => ({ where: `${id}, option ${option.label}`, problem: 'can never be seen' }));
    return [...dead, ...unseen];
  });
}
