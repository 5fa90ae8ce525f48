import type { OfferedForm } from '../../src/parts/enquiry/rules/enquiry.ts';
import type { HttpProblem } from './problem.ts';

export interface Enquiries {
  readonly form: OfferedForm;
  createNonce(): Promise<string>;
  /**
   * Never rejects.
   *
   * @param body parsed JSON
   * @param address of the visitor; null if nobody knows it
   */
  take(body: unknown, address?: string | null): Promise<Taken>;
}

export type Taken =
  | { readonly status: 200 | 201; readonly body: { readonly reference: string } }
  | { readonly status: HttpProblem['data']['status']; readonly body: HttpProblem; readonly retryAfterS?: number };
