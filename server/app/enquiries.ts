import type { OfferedForm } from '../../src/parts/enquiry/rules/enquiry.ts';
import type { HttpProblem } from './problem.ts';

export interface Enquiries {
  readonly form: OfferedForm;
  createNonce(): Promise<string>;
  /** @param body parsed JSON. Never rejects. */
  take(body: unknown, sender?: Sender): Promise<Taken>;
}

/** The sender of a post, as far as the server knows. */
export interface Sender {
  /** The address at the other end of the connection. */
  readonly peer?: string | undefined;
  /** The header `X-Forwarded-For`, or the one address of it that a trusted proxy has added. */
  readonly forwardedFor?: string | undefined;
  /** True if there is another header that only proxies send. */
  readonly isRelayed?: boolean;
}

export type Taken =
  | { readonly status: 200 | 201; readonly body: { readonly reference: string } }
  | { readonly status: HttpProblem['data']['status']; readonly body: HttpProblem; readonly retryAfterS?: number };
