import type { Condition, Flow, QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';

/**
 * The flow as a Mermaid flowchart: each question with its options, in the order of asking, with the rule for being asked
 * on the way to it and the rules for single options beside them. Drawn from the data alone.
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

/** From a question to each that may come next: past those that need not be asked. */
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

/** Quotation marks would end a label; the line break and the slant are ours. */
function quoted(text: string): string {
  return text.replaceAll('"', '#quot;');
}
