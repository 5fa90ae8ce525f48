import type { Installation } from '../../pricing/installation.ts';
import type { Reckoning } from '../../pricing/modelCost.ts';
import type { VisitState } from '../../visit/visitState.ts';
import { readHomeFacts } from './rules/homeFacts.ts';
import { today } from './today.ts';

/** The price list and the visitor's answers, which decide a figure. */
export function reckoningOf(installation: Installation, { answers, parts }: VisitState): Reckoning {
  return { installation, answers, facts: readHomeFacts(parts.cost), on: today() };
}
