import type { InsightParts } from '../../src/parts/insight/rules/insight.ts';
import type { Sender } from './enquiries.ts';
import type { HttpProblem } from './problem.ts';

/** Counts visitors' answers and steps. */
export interface Insight {
  readonly parts: InsightParts;
  createNonce(): Promise<string>;
  /** @param text the body, which should be JSON. Never rejects. */
  count(text: string, sender?: Sender): Promise<CountedReply>;
}

export type CountedReply =
  | { readonly status: 204 }
  | { readonly status: HttpProblem['data']['status']; readonly body: HttpProblem; readonly retryAfterS?: number };
