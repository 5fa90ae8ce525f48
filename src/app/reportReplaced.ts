import { replacedMethods } from './natives.ts';
import { reportProblem } from './reportProblem.ts';

let isReported = false;

/** Names, once, the methods that the page has replaced since the start. */
export function reportReplaced(): void {
  const found = isReported ? [] : replacedMethods();
  if (found.length === 0) return;
  isReported = true;
  reportProblem(({ replacedProblem }) => replacedProblem(found));
}
