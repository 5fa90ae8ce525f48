import type { Condition, Flow, QuestionId } from '../src/questionnaire/question.ts';
import { FLOW } from '../src/questionnaire/questionSet.ts';

/**
 * The flow as a Mermaid flowchart, drawn from the data alone: questions and options in order, the rule for each
 * question on the arrow to it, the rules for single options beside them.
 */
export function drawFlow(flow: Flow = FLOW): string {
  const lines = ['flowchart TD'];
  for (const id of flow.order) {
    const question = flow.questions[id];
    if (!question) continue;
    const options = question.options.map(({ label, condition }) => {
      return condition ? `${label} (only when ${ruleText(condition)})` : label;
    });
    const kind = question.isMultiple ? 'choose any' : 'choose one';
    lines.push(`  ${id}["${[`${id}: ${question.title}`, `<i>${kind}</i>`, ...options].map(quoted).join('<br/>')}"]`);
  }
  lines.push('  matches(["matching systems"])');
  const ways = flow.order.flatMap((id, index) => waysFrom(flow, id, index));
  return `${[...lines, ...ways].join('\n')}\n`;
}

/** The arrows from a question to every question that may come next. */
function waysFrom(flow: Flow, id: QuestionId, index: number): readonly string[] {
  const ways: string[] = [];
  const skipped: string[] = [];
  for (const next of flow.order.slice(index + 1)) {
    const rule = flow.askedWhen[next];
    const reasons = rule ? [...skipped, ruleText(rule)] : skipped;
    ways.push(way(id, next, reasons));
    if (!rule) return ways;
    skipped.push(`not ${next}`);
  }
  return [...ways, way(id, 'matches', skipped)];
}

function way(from: string, to: string, reasons: readonly string[]): string {
  return reasons.length === 0 ? `  ${from} --> ${to}` : `  ${from} -- "${quoted(reasons.join(', '))}" --> ${to}`;
}

function ruleText(condition: Condition): string {
  if ('all' in condition) return condition.all.map(ruleText).join(' and ');
  return 'is' in condition
    ? `${condition.question} is ${condition.is}`
    : `${condition.question} is not ${condition.isNot}`;
}

/** Quotation marks would end a label. The line break and italics are ours. */
function quoted(text: string): string {
  return text.replaceAll('"', '#quot;');
}
