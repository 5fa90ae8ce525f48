import { cleanText } from '../../../catalogue/cleanText.ts';
import { isRecord } from '../../../catalogue/isRecord.ts';
import { WAY_IDS } from '../../../matching/way.ts';
import { cleanLines } from './cleanLines.ts';
import type { Enquiry, EnquiryBrief, OfferedForm } from './enquiry.ts';
import { CALL_TIMES, MAX_BOUGHT, MAX_LENGTHS, MAX_OTHERS } from './enquiry.ts';
import { readPageFields } from './pageFields.ts';

export type EnquiryReading =
  | { readonly ok: true; readonly enquiry: Enquiry; readonly nonce: string | null; readonly hasHiddenText: boolean }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<EnquiryField, FieldProblem>>> };

export type EnquiryField = keyof typeof MAX_LENGTHS | 'body' | 'key';
/** `missing` at the email address means that there is neither an address nor a phone number. */
export type FieldProblem = 'missing' | 'unreadable' | 'too long';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** One `@` outside quotes with text on both sides, and no blank outside quotes. Only a reply can show that the address exists. */
const EMAIL = /^("[^"]+"|[^\s"@<>,;]+)@[^\s"@<>,;]+$/;
const POSTCODE = /^[\p{L}\p{N} -]+$/u;
const MAX_ANSWERS = 20;

/** Reads the body of an enquiry as untrusted. Ignores fields that the form doesn't have. The hidden field is `topic`. Never throws. */
export function readEnquiry(body: unknown, { fields }: OfferedForm): EnquiryReading {
  if (!isRecord(body)) return { ok: false, problems: { body: 'unreadable' } };
  const problems: Partial<Record<EnquiryField, FieldProblem>> = {};
  const read = (field: keyof typeof MAX_LENGTHS, clean: (text: string) => string, given: unknown): string | null => {
    if (given === undefined || given === null || given === '') return null;
    if (typeof given !== 'string') {
      problems[field] = 'unreadable';
      return null;
    }
    const text = clean(given);
    if (text.length > MAX_LENGTHS[field]) {
      problems[field] = 'too long';
      return null;
    }
    return text === '' ? null : text;
  };

  const key = typeof body.key === 'string' ? body.key.toLowerCase() : '';
  if (!UUID.test(key)) problems.key = 'unreadable';
  const name = read('name', cleanText, body.name);
  if (name === null) problems.name ??= 'missing';
  const email = read('email', cleanText, body.email);
  if (email !== null && !EMAIL.test(email)) problems.email = 'unreadable';
  const phone = read('phone', cleanText, body.phone);
  if (phone !== null && (phone.match(/\p{Nd}/gu) ?? []).length < 5) problems.phone = 'unreadable';
  if (email === null && phone === null && !problems.email && !problems.phone) {
    problems.email = 'missing';
  }
  const callTime = phone === null ? undefined : CALL_TIMES.find((time) => time === body.callTime);
  const postcode = fields.postcode ? read('postcode', cleanText, body.postcode) : null;
  if (postcode !== null && !POSTCODE.test(postcode)) problems.postcode = 'unreadable';
  const note = fields.note ? read('note', cleanLines, body.note) : null;
  const text = read('brief', cleanLines, isRecord(body.brief) ? body.brief.text : undefined);
  const pageFields = readPageFields(body.fields);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    enquiry: {
      key,
      name: name ?? '',
      email,
      phone,
      postcode,
      note,
      marketing: fields.marketing !== false && body.marketing === true,
      brief: readBrief(text ?? '', isRecord(body.brief) ? body.brief : {}),
      ...(callTime ? { callTime } : {}),
      ...(pageFields ? { fields: pageFields } : {}),
    },
    nonce: typeof body.nonce === 'string' && body.nonce.length <= 200 ? body.nonce : null,
    hasHiddenText: body.topic !== undefined && body.topic !== null && body.topic !== '',
  };
}

/** Text that the program has written itself; everything with another shape is left out. */
function readBrief(
  text: string,
  { answers, system, way, systems, others, versions }: Readonly<Record<string, unknown>>,
): EnquiryBrief {
  const short = (given: unknown): string | null => (typeof given === 'string' ? cleanText(given).slice(0, 200) : null);
  const pairs = <T>(given: unknown, read: (value: unknown) => T | null): Readonly<Record<string, T>> =>
    Object.fromEntries(
      (isRecord(given) ? Object.entries(given) : []).slice(0, MAX_ANSWERS).flatMap(([name, value]) => {
        const kept = read(value);
        return kept === null || !/^\w{1,20}$/.test(name) ? [] : [[name, kept]];
      }),
    );
  const ids = (given: unknown, most: number): readonly string[] =>
    Array.isArray(given) ? given.slice(0, most).flatMap((id) => short(id) || []) : [];
  const [bought, more] = [ids(systems, MAX_BOUGHT), ids(others, MAX_OTHERS)];
  const id = WAY_IDS.find((one) => one === way);
  return {
    text,
    answers: pairs<string | readonly string[]>(answers, (value) =>
      Array.isArray(value) ? value.slice(0, MAX_ANSWERS).flatMap((item) => short(item) ?? []) : short(value),
    ),
    system: short(system),
    versions: pairs(versions, short),
    ...(id && { way: id }),
    ...(bought.length > 0 && { systems: bought }),
    ...(more.length > 0 ? { others: more } : {}),
  };
}
