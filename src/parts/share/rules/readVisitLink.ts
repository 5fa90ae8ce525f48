import { readPostcode } from '../../../climate/readPostcode.ts';
import { type Answer, QUESTION_IDS, type QuestionId } from '../../../questionnaire/question.ts';
import { questionOf } from '../../../questionnaire/questionSet.ts';
import { settle } from '../../../questionnaire/settle.ts';
import { readBedrooms, readKinds } from '../../../sizing/sizeAsked.ts';
import { MAX_LENGTH, type WrittenVisit } from './writeVisitLink.ts';

/** A link that somebody has written, as far as it can be used. */
export interface ReadVisit {
  readonly visit: WrittenVisit & { readonly postcode: string; readonly system: string | null };
  /** The keys that can't be used, as written: text of a link, for the console alone. */
  readonly unused: readonly string[];
  /** The questions among them. */
  readonly unanswered: readonly QuestionId[];
}

const PARTS = ['postcode', 'system', 'rooms', 'home'] as const;
type Key = QuestionId | (typeof PARTS)[number];
const KEYS: readonly Key[] = [...QUESTION_IDS, ...PARTS];
const MAX_ID = 200;

/**
 * Reads the pieces of a written link as untrusted, such as `Q2=Apartment`, `Q7=Mobile%20App,Voice%20Control` and `postcode=3121`.
 * What can't be used is left out and named. Null if nothing can be used, or for a longer link than anybody writes. Never throws.
 */
export function readVisitLink(pieces: readonly string[]): ReadVisit | null {
  if (pieces.join('&').length > MAX_LENGTH) return null;
  const unused: string[] = [];
  const found = new Map<Key, string | null>();
  for (const piece of pieces) {
    const [written = '', ...value] = piece.split('=');
    const name = decoded(written) ?? written;
    const key = KEYS.find((one) => one.toLowerCase() === name.toLowerCase());
    if (!key || value.length === 0) unused.push(name);
    // A key that comes twice says nothing.
    else found.set(key, found.has(key) ? null : decoded(value.join('=')));
  }
  const leaveOut = (key: Key): void => {
    if (!unused.includes(key)) unused.push(key);
  };
  /** A part's value; null if there is none, or it can't be used. */
  const read = <Value>(key: Key, reading: (text: string) => Value | null): Value | null => {
    const text = found.get(key);
    const value = text === undefined || text === null ? null : reading(text);
    if (value === null && found.has(key)) leaveOut(key);
    return value;
  };
  const given: Partial<Record<QuestionId, Answer>> = {};
  for (const question of QUESTION_IDS) {
    const values = read(question, (text) => text.split(',').map((value) => valueAsked(question, value)));
    if (values?.includes(null)) leaveOut(question);
    const known = values?.filter((value) => value !== null) ?? [];
    if (known.length > 0) given[question] = known;
  }
  const { answers, cleared } = settle(given);
  for (const { question } of cleared) leaveOut(question);
  const postcode = read('postcode', (text) => {
    const reading = readPostcode(text);
    return reading.ok && reading.postcode !== '' ? reading.postcode : null;
  });
  const system = read('system', (text) => (text.trim() !== '' && text.length <= MAX_ID ? text.trim() : null));
  const [rooms, home] = [read('rooms', readKinds), read('home', readBedrooms)];
  const isEmpty = Object.keys(answers).length === 0 && [postcode, system, rooms, home].every((one) => one === null);
  if (isEmpty) return null;
  return {
    visit: { answers, postcode: postcode ?? '', system, ...(rooms && { rooms }), ...(home !== null && { home }) },
    unused,
    unanswered: QUESTION_IDS.filter((id) => unused.includes(id)),
  };
}

/** Null if its percent signs can't be read. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim();
  } catch {
    return null;
  }
}

/** The option's value, without regard to case; null if the question has none like it. */
function valueAsked(question: QuestionId, written: string): string | null {
  const wanted = written.trim().toLowerCase();
  return questionOf(question).options.find(({ value }) => value.toLowerCase() === wanted)?.value ?? null;
}
