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

/**
 * Reads the `enquiry` of the initial data as untrusted. Null if it can't be used; then there is no form.
 *
 * @param refuse gets the name of each entry that is of another shape, or cut
 */
export function readOffer(given: unknown, refuse: (entry: string) => void = () => {}): EnquiryOffer | null {
  const { url, fields, notice, reply }: Unread = Object(given);
  const { short, long, policyUrl }: Unread = Object(notice);
  const { postcode, note, marketing }: Unread = Object(fields);
  const isYes = (value: unknown, entry: string): boolean => {
    if (typeof value !== 'boolean') refuse(entry);
    return value === true;
  };
  /** A text, cleaned and cut; '' without one. Only *long* has several lines. */
  const readText = (value: unknown, of: keyof typeof MAX_FORM_TEXTS, entry: string): string => {
    const longest = MAX_FORM_TEXTS[of];
    // Before it is cleaned: a text can have megabytes.
    const start = typeof value === 'string' ? value.slice(0, 10 * longest) : '';
    const text = of === 'long' ? cleanLines(start) : cleanText(start);
    if (value !== undefined && (text === '' || text.length > longest)) refuse(entry);
    return cutText(text, longest);
  };
  const readAddress = (value: unknown, entry: string): string | null => {
    if (typeof value === 'string' && /^https?:\/\/[^\s/]\S*$/i.test(value)) return value;
    if (value !== undefined) refuse(entry);
    return null;
  };
  const beside = readText(short, 'short', 'notice.short');
  const answer = readText(reply, 'reply', 'reply');
  const policy = readAddress(policyUrl, 'notice.policyUrl');
  const offer = {
    url: readAddress(url, 'url'),
    fields: {
      postcode: isYes(postcode, 'fields.postcode'),
      note: isYes(note, 'fields.note'),
      marketing: (marketing !== false && readText(marketing, 'marketing', 'fields.marketing')) || false,
    } as const,
    notice: { short: beside, long: readText(long, 'long', 'notice.long'), ...(policy && { policyUrl: policy }) },
    ...(answer && { reply: answer }),
  };
  return beside === '' ? null : offer;
}
