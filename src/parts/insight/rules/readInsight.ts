import { isRecord } from '../../../catalogue/isRecord.ts';
import { ZONES } from '../../../climate/zone.ts';
import { ENOUGH_MATCHES } from '../../../matching/suggest.ts';
import { isComplete } from '../../../questionnaire/path.ts';
import { readAnswers } from '../../../questionnaire/readAnswers.ts';
import { ASKED_OF_ALL, INSIGHT_QUESTIONS, type InsightMessage, STEPS } from './insight.ts';

export type InsightReading =
  | { readonly ok: true; readonly message: InsightMessage; readonly nonce: string | null }
  | { readonly ok: false; readonly reason: string };

const KEYS: Readonly<Record<InsightMessage['kind'], readonly string[]>> = {
  // A page opened before an update still sends a range, which is ignored.
  note: ['kind', 'nonce', 'questions', 'answers', 'zone', 'fits', 'range'],
  steps: ['kind', 'nonce', 'reached', 'last', 'language'],
};
const MAX_NONCE = 200;
const LANGUAGE = /^[a-z]{2,3}$/;

/** Reads a body: a note or the steps of a visit, and nothing else. @param body parsed JSON */
export function readInsight(body: unknown): InsightReading {
  if (!isRecord(body)) return refused('The body must be an object.');
  const { kind, nonce } = body;
  if (kind !== 'note' && kind !== 'steps') return refused('kind must be note or steps.');
  const unknown = Object.keys(body).find((key) => !KEYS[kind].includes(key));
  if (unknown !== undefined) return refused(`A body of this kind has only ${KEYS[kind].join(', ')}.`);
  const read = kind === 'note' ? readNote(body) : readSteps(body);
  if (typeof read === 'string') return refused(read);
  return { ok: true, message: read, nonce: typeof nonce === 'string' && nonce.length <= MAX_NONCE ? nonce : null };
}

function readNote({ questions, answers, zone, fits = null }: Readonly<Record<string, unknown>>) {
  if (questions !== INSIGHT_QUESTIONS) return `questions must be ${INSIGHT_QUESTIONS}, the version of the questions.`;
  if (fits !== null && !isFew(fits)) return `fits must be a whole number below ${ENOUGH_MATCHES}, or null.`;
  const known = ZONES.find((one) => one === zone) ?? null;
  if (zone !== null && known === null) return `zone must be ${ZONES.join(', ')} or null.`;
  const read = readAnswers(answers);
  if (!read.ok) return 'answers has an answer that the questions don’t offer.';
  if (!isComplete(read.answers)) return 'answers leaves a question open.';
  return { kind: 'note', answers: read.answers, zone: known, fits } as const;
}

function readSteps({ reached, last, language }: Readonly<Record<string, unknown>>) {
  const step = STEPS.find((one) => one === reached);
  if (!step) return `reached must be one of ${STEPS.join(', ')}.`;
  const question = ASKED_OF_ALL.find((one) => one === last) ?? null;
  if (last !== null && question === null) return `last must be one of ${ASKED_OF_ALL.join(', ')}, or null.`;
  if (typeof language !== 'string' || !LANGUAGE.test(language)) return 'language must be two or three letters.';
  return { kind: 'steps', reached: step, last: question, language } as const;
}

function isFew(count: unknown): count is number {
  return Number.isInteger(count) && Number(count) >= 0 && Number(count) < ENOUGH_MATCHES;
}

function refused(reason: string): InsightReading {
  return { ok: false, reason };
}
