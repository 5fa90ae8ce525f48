import { useMemo } from 'react';
import type { Flow } from '../questionnaire/question.ts';
import { settled } from './steps.ts';
import { useVisitState } from './useVisit.ts';
import type { VisitState } from './visitState.ts';

/** The state as the question set understands it; see `settled`. */
export function useSettledState(flow: Flow): VisitState {
  const state = useVisitState();
  return useMemo(() => settled(flow, state), [flow, state]);
}
