import type { WayId } from '../../../matching/way.ts';
import type { PageFields } from './pageFields.ts';

/** A visitor's enquiry, read and cleaned. Empty fields are null. */
export interface Enquiry {
  /** A UUID in lower case, made with the form. It identifies repeats of one enquiry. */
  readonly key: string;
  readonly name: string;
  /** At least one of email and phone is given. */
  readonly email: string | null;
  readonly phone: string | null;
  /** The postcode of the job. */
  readonly postcode: string | null;
  /** May have several lines. */
  readonly note: string | null;
  readonly marketing: boolean;
  readonly brief: EnquiryBrief;
  /** When to call; only with a phone number, and absent if the visitor has no preference. */
  readonly callTime?: CallTime;
  /** The page's own fields; absent if there are none. */
  readonly fields?: PageFields;
}

/** Times of the day for a call. */
export const CALL_TIMES = ['morning', 'afternoon', 'evening'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

/** The brief as the visitor saw it when sending. */
export interface EnquiryBrief {
  /** May have several lines. */
  readonly text: string;
  /** By question id: one value, or several for a question that allows them. */
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
  /** The id of the chosen system, or of the first of several; null if there is none. */
  readonly system: string | null;
  /** The way to do the job; absent without one. */
  readonly way?: WayId;
  /** The ids of all systems to buy, in the order of the rooms; absent if there are none, and in enquiries of earlier versions. */
  readonly systems?: readonly string[];
  /** The ids of other systems to quote for; absent if there are none. */
  readonly others?: readonly string[];
  /** The versions of the question set, the catalogue and the selector, if known. */
  readonly versions: Readonly<Record<string, string>>;
}

/** The fields and texts of a provider's form: the `enquiry` of the initial data. */
export interface OfferedForm {
  readonly fields: {
    readonly postcode: boolean;
    readonly note: boolean;
    /** The text beside the box about marketing; false if there is none. */
    readonly marketing: false | string;
  };
  readonly notice: {
    /** One or two sentences beside *Send*. */
    readonly short: string;
    /** Shown when the visitor asks for more. */
    readonly long: string;
    /** http or https. */
    readonly policyUrl?: string;
  };
  /** When and how the provider answers, in its own words. */
  readonly reply?: string;
}

/** The longest texts of a provider's form, in characters. */
export const MAX_FORM_TEXTS = { marketing: 500, short: 1000, long: 10_000, reply: 300 } as const;

/** The longest text of each field in characters, after cleaning. */
export const MAX_LENGTHS = { name: 100, email: 254, phone: 40, postcode: 10, note: 4000, brief: 16_000 } as const;

/** The most entries of a brief's lists: answers, systems to buy for one job, and systems to quote for besides. */
export const MAX_IN_BRIEF = { answers: 20, systems: 4, others: 3 } as const;

/** The largest body in bytes. A brief is about 3 kB. */
export const MAX_ENQUIRY_BYTES = 64 * 1024;

/** A reason to suspect an enquiry of being spam. It is stored like every other, but nobody is notified of it. */
export type Suspicion =
  /** Sent within 3 seconds of the initial data. */
  | 'too fast'
  /** The field that people don't see has a text. */
  | 'hidden field'
  /** The name has a web address. */
  | 'links'
  /** The same content came within the hour. */
  | 'repeat'
  /** More than 60 came from one sender within the hour. */
  | 'one sender'
  /** In enquiries of earlier versions: one of many with a nonce, from a network, or within an hour. */
  | 'one nonce'
  | 'one network'
  | 'busy hour';

/** The body of an enquiry, without the nonce. */
export interface EnquiryBody {
  readonly brief: {
    readonly text: string;
    readonly system: string | null;
    readonly way?: WayId;
    readonly systems?: readonly string[];
  };
  /** The page's own fields. */
  readonly fields?: PageFields;
  readonly [field: string]: unknown;
}

/** The result of sending an enquiry. */
export type Sent =
  | {
      readonly kind: 'arrived';
      /** Null from a form service. */
      readonly reference: string | null;
    }
  /** Another version of it arrived before. */
  | { readonly kind: 'changed' }
  /** Nobody knows whether it arrived, unless it was refused for now; sending it again can't make a second one. */
  | { readonly kind: 'failed'; readonly isRefused?: true }
  /** The same of a form service, where sending it again can make a second one. */
  | { readonly kind: 'unseen' }
  /** Sending it again can't help. */
  | { readonly kind: 'refused' };
