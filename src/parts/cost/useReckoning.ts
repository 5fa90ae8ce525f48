import { useMemo } from 'react';
import { useVisitState } from '../../visit/useVisit.ts';
import { readHomeFacts } from './rules/homeFacts.ts';
import type { Installation } from './rules/installation.ts';
import type { Reckoning } from './rules/modelCost.ts';
import { today } from './today.ts';

/** What decides a figure: the price list, and what the visitor has said. */
export function useReckoning(installation: Installation): Reckoning {
  const {
    answers,
    parts: { cost: saved },
  } = useVisitState();
  const on = today();
  return useMemo(
    () => ({ installation, answers, facts: readHomeFacts(saved), on }),
    [installation, answers, saved, on],
  );
}
