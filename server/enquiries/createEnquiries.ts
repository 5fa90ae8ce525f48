import type { Enquiry, OfferedForm, Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
import { readEnquiry } from '../../src/parts/enquiry/rules/readEnquiry.ts';
import type { Enquiries, Taken } from '../app/enquiries.ts';
import { ENQUIRY_PROBLEMS, invalidFields } from '../app/problem.ts';
import type { EnquiryStore } from './createStore.ts';
import type { Added, Channel } from './enquiryStore.ts';
import type { Nonces } from './nonce.ts';
import { senderOf } from './sender.ts';
import { withLimit } from './withLimit.ts';

export interface EnquiriesOptions {
  readonly store: EnquiryStore;
  readonly nonces: Nonces;
  readonly form: OfferedForm;
  readonly channels: readonly Channel[];
  /** Called after an enquiry is stored and before the reply, so that channels are notified soon. */
  readonly onStored: () => void;
  /** The key for the senders' hashes. */
  readonly senderKey: Uint8Array;
  /** Gets one line without personal data if the store fails. */
  readonly onFault: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The longest time that a post waits for the store. Browsers wait ten seconds. */
export const POST_MS = 7000;

/** Checks, stores and answers enquiries. The reply follows once the enquiry is durable. */
export function createEnquiries(options: EnquiriesOptions): Enquiries {
  const { store, nonces, form, channels, onStored, onFault, now = Date.now } = options;
  return {
    form,
    createNonce: async () => nonces.create(now()),
    async take(body, address = null) {
      const read = readEnquiry(body, form);
      if (!read.ok) return { status: 400, body: invalidFields(read.problems) };
      const { enquiry, nonce, hasHiddenText } = read;
      const time = now();
      const judged = nonces.judge(nonce, time);
      if (judged === 'refused') return { status: 403, body: ENQUIRY_PROBLEMS.nonceRefused };
      try {
        const arrived = {
          enquiry,
          marketingText: enquiry.marketing && form.fields.marketing ? form.fields.marketing : null,
          suspicions: suspicionsOf(enquiry, judged === 'too fast', hasHiddenText),
          sender: senderOf(address, options.senderKey),
          now: time,
        };
        // If it is stored after the limit, its key identifies it when the visitor sends it again.
        const added = await withLimit(POST_MS, (signal) => store.add(arrived, channels, signal));
        if (added.kind === 'stored') onStored();
        return answerTo(added);
      } catch (error) {
        onFault(`An enquiry couldn’t be stored: ${(error as Error).message}`);
        return { status: 503, body: ENQUIRY_PROBLEMS.notStored };
      }
    },
  };
}

/** As mail programs recognise one: with a scheme, with `www.`, or made by HTML or BBCode. People write none in their name. */
export const WEB_ADDRESS = /https?:|(?<!\w)www\.|<a\s|\[url/iu;

/** The reasons to suspect an enquiry of being spam, whatever came before; nearly all enquiries have none. */
export function suspicionsOf({ name }: Enquiry, isTooFast: boolean, hasHiddenText: boolean): readonly Suspicion[] {
  return [
    ...(isTooFast ? (['too fast'] as const) : []),
    ...(hasHiddenText ? (['hidden field'] as const) : []),
    ...(WEB_ADDRESS.test(name) ? (['links'] as const) : []),
  ];
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
