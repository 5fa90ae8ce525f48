import type { VisitState } from '../../visit/visitState.ts';
import { readHomeFacts } from './rules/homeFacts.ts';
import type { Installation } from './rules/installation.ts';
import type { Reckoning } from './rules/modelCost.ts';
import { today } from './today.ts';

/** The price list and the visitor's answers, which decide a figure. */
export function reckoningOf(installation: Installation, { answers, parts }: VisitState): Reckoning {
  return { installation, answers, facts: readHomeFacts(parts.cost), on: today() };
}
