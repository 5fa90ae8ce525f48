import { cleanText } from '../../../catalogue/cleanText.ts';
import { cutText } from '../../../catalogue/cutText.ts';
import { cleanLines } from './cleanLines.ts';
import { MAX_FORM_TEXTS, type OfferedForm } from './enquiry.ts';

/** A provider's form, and where to send it; null for the usual address. */
export interface EnquiryOffer extends OfferedForm {
  readonly url: string | null;
  /** The host of the form service that takes the enquiry in the provider's place. */
  readonly service?: string;
}

type Unread = Readonly<Record<string, unknown>>;

/** Reads the `enquiry` of the initial data as untrusted. Null if it can't be used; then there is no form. */
export function readOffer(given: unknown): EnquiryOffer | null {
  const { url, fields, notice, reply }: Unread = Object(given);
  const { short, long, policyUrl }: Unread = Object(notice);
  const { postcode, note, marketing }: Unread = Object(fields);
  const beside = readText(short, 'short');
  const answer = readText(reply, 'reply');
  if (beside === '') return null;
  return {
    url: isWebAddress(url) ? url : null,
    fields: {
      postcode: postcode === true,
      note: note === true,
      marketing: readText(marketing, 'marketing') || false,
    },
    notice: {
      short: beside,
      long: readText(long, 'long'),
      ...(isWebAddress(policyUrl) ? { policyUrl } : {}),
    },
    ...(answer === '' ? {} : { reply: answer }),
  };
}

/** A text of the form, cleaned and cut; '' without one. Only *long* has several lines. */
function readText(given: unknown, of: keyof typeof MAX_FORM_TEXTS): string {
  if (typeof given !== 'string') return '';
  const longest = MAX_FORM_TEXTS[of];
  // Before it is cleaned: a text can have megabytes.
  const start = given.slice(0, 10 * longest);
  return cutText(of === 'long' ? cleanLines(start) : cleanText(start), longest);
}

function isWebAddress(given: unknown): given is string {
  return typeof given === 'string' && /^https?:\/\/[^\s/]/i.test(given);
}
