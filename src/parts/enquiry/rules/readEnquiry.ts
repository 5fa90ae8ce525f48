import { cleanText } from '../../../catalogue/cleanText.ts';
import { isRecord } from '../../../catalogue/isRecord.ts';
import { WAY_IDS } from '../../../matching/way.ts';
import { cleanLines } from './cleanLines.ts';
import type { Enquiry, EnquiryBrief, OfferedForm } from './enquiry.ts';
import { CALL_TIMES, MAX_IN_BRIEF, MAX_LENGTHS } from './enquiry.ts';
import { readPageFields } from './pageFields.ts';

export type EnquiryReading =
  | { readonly ok: true; readonly enquiry: Enquiry; readonly nonce: string | null; readonly hasHiddenText: boolean }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<EnquiryField, FieldProblem>>> };

export type EnquiryField = keyof typeof MAX_LENGTHS | 'body' | 'key';
/** `missing` at the email address means that there is neither an address nor a phone number. */
export type FieldProblem = 'missing' | 'unreadable' | 'too long';

/** What a field has to look like. */
export const PATTERNS = {
  /** A UUID. */
  key: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  /** One `@` outside quotes with text on both sides, and no blank outside quotes. Only a reply can show that the address exists. */
  email: /^("[^"]+"|[^\s"@<>,;]+)@[^\s"@<>,;]+$/,
  /** Five digits of any script. */
  phone: /(\p{Nd}\P{Nd}*){5}/u,
  postcode: /^[\p{L}\p{N} -]+$/u,
};

/** Every field of a thing, so that the compiler asks for a new one; undefined where it is absent. */
type Every<Thing> = { readonly [Field in keyof Required<Thing>]: Thing[Field] | undefined };
const present = <Thing>(every: Every<Thing>): Thing =>
  Object.fromEntries(Object.entries(every).filter(([, value]) => value !== undefined)) as Thing;

/** Reads the body of an enquiry as untrusted. Ignores fields that the form doesn't have. The hidden field is `topic`. Never throws. */
export function readEnquiry(body: unknown, { fields }: OfferedForm): EnquiryReading {
  if (!isRecord(body)) return { ok: false, problems: { body: 'unreadable' } };
  const problems: Partial<Record<EnquiryField, FieldProblem>> = {};
  const read = (field: keyof typeof MAX_LENGTHS, given: unknown, clean = cleanText): string | null => {
    if (given === undefined || given === null || given === '') return null;
    const text = typeof given === 'string' ? clean(given) : null;
    if (text === '') return null;
    if (text === null) problems[field] = 'unreadable';
    else if (text.length > MAX_LENGTHS[field]) problems[field] = 'too long';
    else if (PATTERNS[field as keyof typeof PATTERNS]?.test(text) === false) problems[field] = 'unreadable';
    return text;
  };

  const key = typeof body.key === 'string' ? body.key.toLowerCase() : '';
  if (!PATTERNS.key.test(key)) problems.key = 'unreadable';
  const name = read('name', body.name);
  if (name === null) problems.name ??= 'missing';
  const email = read('email', body.email);
  const phone = read('phone', body.phone);
  if (email === null && phone === null && !problems.email && !problems.phone) problems.email = 'missing';
  const postcode = fields.postcode ? read('postcode', body.postcode) : null;
  const note = fields.note ? read('note', body.note, cleanLines) : null;
  const brief = isRecord(body.brief) ? body.brief : {};
  const text = read('brief', brief.text, cleanLines) ?? '';
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    enquiry: present<Enquiry>({
      key,
      name: name ?? '',
      email,
      phone,
      postcode,
      note,
      marketing: fields.marketing !== false && body.marketing === true,
      brief: readBrief(text, brief),
      callTime: phone === null ? undefined : CALL_TIMES.find((time) => time === body.callTime),
      fields: readPageFields(body.fields) ?? undefined,
    }),
    nonce: typeof body.nonce === 'string' && body.nonce.length <= 200 ? body.nonce : null,
    hasHiddenText: body.topic !== undefined && body.topic !== null && body.topic !== '',
  };
}

/** Text that the program has written itself; everything with another shape is left out. */
function readBrief(text: string, brief: Readonly<Record<string, unknown>>): EnquiryBrief {
  const short = (given: unknown): string | null => (typeof given === 'string' ? cleanText(given).slice(0, 200) : null);
  const shorts = (given: unknown, most: number) =>
    (Array.isArray(given) ? given : []).slice(0, most).flatMap((one) => short(one) ?? []);
  const pairs = <T>(given: unknown, read: (value: unknown) => T | null): Readonly<Record<string, T>> =>
    Object.fromEntries(
      (isRecord(given) ? Object.entries(given) : []).slice(0, MAX_IN_BRIEF.answers).flatMap(([name, value]) => {
        const kept = read(value);
        return kept === null || !/^\w{1,20}$/.test(name) ? [] : [[name, kept]];
      }),
    );
  const ids = (of: 'systems' | 'others') => {
    const found = shorts(brief[of], MAX_IN_BRIEF[of]).filter((id) => id !== '');
    return found.length > 0 ? found : undefined;
  };
  return present<EnquiryBrief>({
    text,
    answers: pairs<string | readonly string[]>(brief.answers, (value) =>
      Array.isArray(value) ? shorts(value, MAX_IN_BRIEF.answers) : short(value),
    ),
    system: short(brief.system),
    versions: pairs(brief.versions, short),
    way: WAY_IDS.find((one) => one === brief.way),
    systems: ids('systems'),
    others: ids('others'),
  });
}
