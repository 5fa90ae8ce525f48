import { cleanText } from '../../../catalogue/cleanText.ts';
import type { OfferedForm } from './enquiry.ts';

/** A provider's form, and where to send it; null for the usual address. */
export interface EnquiryOffer extends OfferedForm {
  readonly url: string | null;
}

type Unread = Readonly<Record<string, unknown>>;

/** Reads the `enquiry` of the initial data as untrusted. Null if it can't be used; then there is no form. */
export function readOffer(given: unknown): EnquiryOffer | null {
  const { url, fields, notice, reply }: Unread = Object(given);
  const { short, long, policyUrl }: Unread = Object(notice);
  const { postcode, note, marketing }: Unread = Object(fields);
  if (typeof short !== 'string' || short.trim() === '') return null;
  const said = typeof reply === 'string' ? cleanText(reply) : '';
  return {
    url: isWebAddress(url) ? url : null,
    fields: {
      postcode: postcode === true,
      note: note === true,
      marketing: typeof marketing === 'string' && marketing.trim() !== '' ? marketing : false,
    },
    notice: {
      short,
      long: typeof long === 'string' ? long : '',
      ...(isWebAddress(policyUrl) ? { policyUrl } : {}),
    },
    ...(said === '' ? {} : { reply: said }),
  };
}

function isWebAddress(given: unknown): given is string {
  return typeof given === 'string' && /^https?:\/\/[^\s/]/i.test(given);
}
