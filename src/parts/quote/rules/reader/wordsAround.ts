import type { QuotedPlace, QuotedWords } from './reading.ts';

const MAX_WORDS = 160;

/** The words around what was found in a clause, trimmed to whole words of it. */
export function wordsAround(text: string, { from, to, line }: QuotedPlace): QuotedWords {
  const clause = line.clauses.findLast((one) => one.from <= from && from < one.from + one.plain.length) ?? line;
  const most = clause.from + clause.plain.length;
  let start = clause.from;
  let end = most;
  if (end - start > MAX_WORDS) {
    start = Math.max(start, Math.min(from - 60, Math.max(to, from) - MAX_WORDS));
    const blank = text.indexOf(' ', start);
    if (start > clause.from && blank >= 0 && blank < from) start = blank + 1;
    end = Math.min(most, start + MAX_WORDS);
    if (end < most) end = Math.max(Math.min(to, end), text.lastIndexOf(' ', end));
  }
  while (start < end && /[\s\-•●▪✓✔☑✗✘*+|]/.test(text[start] ?? '')) start += 1;
  while (end > start && /[\s|]/.test(text[end - 1] ?? '')) end -= 1;
  return { text: text.slice(start, end), from: start, to: end };
}
