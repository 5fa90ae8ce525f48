import type { WayId } from '../../matching/way.ts';
import type { EnquiryDraft } from './enquiryDraft.ts';
import type { Sent } from './rules/enquiry.ts';
import type { PageFields } from './rules/pageFields.ts';
import type { EnquiryOffer } from './rules/readOffer.ts';

/** The body of an enquiry, without the nonce. */
export interface EnquiryBody {
  readonly brief: { readonly system: string | null; readonly way?: WayId; readonly systems?: readonly string[] };
  readonly [field: string]: unknown;
}

/** One visitor's enquiry to one provider. */
export interface EnquiryOfVisit {
  readonly offer: EnquiryOffer;
  /** A new draft starts with the postcode. */
  read(postcode?: string): EnquiryDraft;
  write(draft: EnquiryDraft): void;
  /** The versions of the question set, the catalogue and the selector. */
  versions(): Readonly<Record<string, string>>;
  /** The page's own fields; null if there are none. */
  fields(): PageFields | null;
  /** Never rejects. */
  send(body: EnquiryBody): Promise<Sent>;
}
