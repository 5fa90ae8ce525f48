import { useVisit } from '../../visit/useVisit.ts';
import { FRAME } from '../../words/english/frame.ts';
import { useSay } from './useWords.ts';

/**
 * Says that the answers are kept, if there are any: in this visit, or in an earlier one that can be continued; else
 * null.
 */
export function useKeptAnswers(): string | null {
  const visit = useVisit();
  const say = useSay(FRAME);
  const { answers } = visit.earlier() ?? visit.get();
  return Object.keys(answers).length > 0 ? say('problem.kept') : null;
}
