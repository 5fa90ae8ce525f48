import type { VisitState } from '../../visit/visitState.ts';
import { readHomeFacts } from './rules/homeFacts.ts';
import type { Installation } from './rules/installation.ts';
import type { Reckoning } from './rules/modelCost.ts';
import { today } from './today.ts';

/** What decides a figure: the price list, and what the visitor has said. */
export function reckoningOf(installation: Installation, { answers, parts }: VisitState): Reckoning {
  return { installation, answers, facts: readHomeFacts(parts.cost), on: today() };
}
