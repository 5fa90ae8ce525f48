import { isRecord } from '../catalogue/isRecord.ts';
import { ZONES } from '../climate/zone.ts';
import { isComplete } from '../questionnaire/path.ts';
import { readAnswers } from '../questionnaire/readAnswers.ts';
import { ASKED_OF_ALL, INSIGHT_QUESTIONS, type InsightMessage, STEPS } from './insight.ts';
import { DAY_MS } from './week.ts';

export type InsightReading =
  | { readonly ok: true; readonly message: InsightMessage; readonly nonce: string | null }
  | { readonly ok: false; readonly reason: string };

const KEYS: Readonly<Record<InsightMessage['kind'], readonly string[]>> = {
  note: ['kind', 'nonce', 'questions', 'range', 'answers', 'zone'],
  steps: ['kind', 'nonce', 'reached', 'last', 'language'],
};
const MAX_NONCE = 200;
const DAY = /^(20[2-9]\d)-(\d\d)-(\d\d)$/;
const LANGUAGE = /^[a-z]{2,3}$/;

/**
 * Reads a body: a note or the steps of a visit, with nothing else in it. A note of an older range is taken under its own day.
 *
 * @param body parsed JSON
 * @param now milliseconds since 1970
 */
export function readInsight(body: unknown, now: number): InsightReading {
  if (!isRecord(body)) return refused('The body must be an object.');
  const { kind, nonce } = body;
  if (kind !== 'note' && kind !== 'steps') return refused('kind must be note or steps.');
  const unknown = Object.keys(body).find((key) => !KEYS[kind].includes(key));
  if (unknown !== undefined) return refused(`A body of this kind has only ${KEYS[kind].join(', ')}.`);
  const read = kind === 'note' ? readNote(body, now) : readSteps(body);
  if (typeof read === 'string') return refused(read);
  return { ok: true, message: read, nonce: typeof nonce === 'string' && nonce.length <= MAX_NONCE ? nonce : null };
}

function readNote({ questions, range, answers, zone }: Readonly<Record<string, unknown>>, now: number) {
  if (questions !== INSIGHT_QUESTIONS) return `questions must be ${INSIGHT_QUESTIONS}, the version of the questions.`;
  if (range !== null && !(typeof range === 'string' && isDayUntil(range, now))) {
    return 'range must be the day on which the catalogue last changed, such as 2026-11-20, or null.';
  }
  const known = ZONES.find((one) => one === zone) ?? null;
  if (zone !== null && known === null) return `zone must be ${ZONES.join(', ')} or null.`;
  const read = readAnswers(answers);
  if (!read.ok) return 'answers has an answer that the questions don’t offer.';
  if (!isComplete(read.answers)) return 'answers leaves a question open.';
  return { kind: 'note', range, answers: read.answers, zone: known } as const;
}

function readSteps({ reached, last, language }: Readonly<Record<string, unknown>>) {
  const step = STEPS.find((one) => one === reached);
  if (!step) return `reached must be one of ${STEPS.join(', ')}.`;
  const question = ASKED_OF_ALL.find((one) => one === last) ?? null;
  if (last !== null && question === null) return `last must be one of ${ASKED_OF_ALL.join(', ')}, or null.`;
  if (typeof language !== 'string' || !LANGUAGE.test(language)) return 'language must be two or three letters.';
  return { kind: 'steps', reached: step, last: question, language } as const;
}

/** True for a day of the calendar up to tomorrow, since clocks and time zones differ. */
function isDayUntil(text: string, now: number): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (day === undefined) return false;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(time).toISOString().startsWith(text) && time <= now + DAY_MS;
}

function refused(reason: string): InsightReading {
  return { ok: false, reason };
}
