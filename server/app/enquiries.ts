import type { EnquiryForm } from '../../src/enquiry/enquiry.ts';
import type { Problem } from './problem.ts';

/** What the app needs for enquiries. */
export interface Enquiries {
  readonly form: EnquiryForm;
  createNonce(): Promise<string>;
  /** @param body parsed JSON. Never rejects. */
  take(body: unknown): Promise<Taken>;
}

export type Taken =
  | { readonly status: 200 | 201; readonly body: { readonly reference: string } }
  | { readonly status: Problem['data']['status']; readonly body: Problem; readonly retryAfterS?: number };
