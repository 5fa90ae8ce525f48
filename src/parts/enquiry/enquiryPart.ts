import type { WayId } from '../../matching/way.ts';
import type { EnquiryDraft } from './enquiryDraft.ts';
import type { Sent } from './rules/enquiry.ts';
import type { PageFields } from './rules/pageFields.ts';
import type { EnquiryOffer } from './rules/readOffer.ts';

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

/** One visitor's enquiry to one provider or form service. */
export interface EnquiryOfVisit {
  readonly offer: EnquiryOffer;
  /** A new draft starts with the postcode. */
  read(postcode?: string): EnquiryDraft;
  write(draft: EnquiryDraft): void;
  /** The versions of the question set, the catalogue and the selector. */
  versions(): Readonly<Record<string, string>>;
  /** The page's own fields, and for a form service the link to the visit; null if there are none. */
  fields(link: string | null): PageFields | null;
  /** Never rejects. */
  send(body: EnquiryBody): Promise<Sent>;
}
