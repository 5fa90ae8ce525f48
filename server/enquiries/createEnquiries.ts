import type { OfferedForm } from '../../src/parts/enquiry/rules/enquiry.ts';
import { readEnquiry } from '../../src/parts/enquiry/rules/readEnquiry.ts';
import type { Enquiries, Taken } from '../app/enquiries.ts';
import { ENQUIRY_PROBLEMS, invalidFields } from '../app/problem.ts';
import { admit, type Caps } from './admit.ts';
import type { Added, Channel, EnquiryStore, NewEnquiry } from './enquiryStore.ts';
import { networkOf } from './network.ts';
import type { Nonces } from './nonce.ts';
import { withLimit } from './withLimit.ts';

export interface EnquiriesOptions {
  readonly store: EnquiryStore;
  readonly nonces: Nonces;
  readonly form: OfferedForm;
  readonly channels: readonly Channel[];
  /** Called after an enquiry is stored and before the reply, so that channels are notified soon. */
  readonly onStored: () => void;
  /** True if a proxy adds the visitor's address to `X-Forwarded-For`. */
  readonly isProxied?: boolean;
  /** The key for the networks' hashes; by default this process's own. */
  readonly networkKey?: Uint8Array;
  readonly caps?: Caps;
  /** Called for each enquiry above one network's limit. */
  readonly onCrowd?: () => void;
  /** Gets one line without personal data if the store fails. */
  readonly onFault: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The longest time that a post may wait for the store, in ms. */
  readonly postMs?: number;
}

/** Browsers wait ten seconds. */
const POST_MS = 7000;

/** Checks, stores and answers enquiries. The reply follows once the enquiry is durable. */
export function createEnquiries({
  store,
  nonces,
  form,
  channels,
  onStored,
  isProxied = false,
  networkKey,
  caps,
  onCrowd,
  onFault,
  now = Date.now,
  postMs = POST_MS,
}: EnquiriesOptions): Enquiries {
  return {
    form,
    createNonce: async () => nonces.create(now()),
    async take(body, sender = {}) {
      const read = readEnquiry(body, form);
      if (!read.ok) return { status: 400, body: invalidFields(read.problems) };
      const { enquiry, nonce, hasHiddenText } = read;
      const time = now();
      const judged = nonces.judge(nonce, time);
      if (nonce === null || judged === 'refused') return { status: 403, body: ENQUIRY_PROBLEMS.nonceRefused };
      const arrival = { isTooFast: judged === 'too fast', hasHiddenText };
      const network = networkOf(sender, isProxied, networkKey);
      const marketingText = enquiry.marketing && form.fields.marketing ? form.fields.marketing : null;
      try {
        const arrived: NewEnquiry = {
          enquiry,
          marketingText,
          sender: { network, nonce },
          now: time,
          judge(past) {
            const verdict = admit({ enquiry, arrival, network, now: time }, past, caps);
            if (verdict.kind === 'admitted' && verdict.suspicions.includes('one network')) onCrowd?.();
            return verdict;
          },
        };
        // If it is stored after the limit, its key identifies it when the visitor sends it again.
        const added = await withLimit(postMs, () => store.add(arrived, channels));
        if (added.kind === 'stored') onStored();
        return answerTo(added);
      } catch (error) {
        onFault(`An enquiry couldn’t be stored: ${(error as Error).message}`);
        return { status: 503, body: ENQUIRY_PROBLEMS.notStored };
      }
    },
  };
}

function answerTo(added: Added): Taken {
  switch (added.kind) {
    case 'stored':
      return { status: 201, body: { reference: added.reference } };
    case 'again':
      return { status: 200, body: { reference: added.reference } };
    case 'other body':
      return { status: 422, body: ENQUIRY_PROBLEMS.otherBody };
    case 'busy':
      return { status: 503, body: ENQUIRY_PROBLEMS.busy, retryAfterS: added.retryAfterS };
  }
}
