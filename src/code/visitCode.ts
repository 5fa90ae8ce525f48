import { ZONES, type Zone } from '../climate/zone.ts';
import { type Answer, type Answers, chosenValues, QUESTION_IDS, type QuestionId } from '../questionnaire/question.ts';
import { questionOf } from '../questionnaire/questionSet.ts';
import { checkCharacter, isChecked } from './checkCharacter.ts';
import { OPTION_IDS, QUESTIONS_VERSION } from './optionIds.ts';
import { HASH_LENGTH, NO_HASH } from './shortHash.ts';

/** What a visit code holds. Systems and catalogue are short hashes, null where there is none. */
export interface CodedVisit {
  readonly answers: Answers;
  /** True if the visitor skipped the questions that were left. */
  readonly skipped: boolean;
  readonly zone: Zone | null;
  readonly chosen: string | null;
  /** At most three. */
  readonly shortlist: readonly string[];
  /** Four digits, only where the visitor put it in; otherwise null. */
  readonly postcode: string | null;
  readonly questions: number;
  readonly catalogue: string | null;
}

const VERSION = '1';
const MAX_LISTED = 3;
const SKIPPED = ZONES.length + 1;
/**
 * check, version, question set (4), catalogue (6), zone and skipped, chosen system (6), answers;
 * then, each after a point, the shortlist and the postcode.
 */
const PARTS =
  /^.1([0-9a-z]{4})([0-9a-z]{6})([0-7])([0-9a-z]{6})([0-9a-z]+)(?:\.((?:[0-9a-z]{6}){1,3}))?(?:\.(\d{4}))?$/;

/** Writes a visit as a code; null without an answer. */
export function writeVisitCode(visit: Omit<CodedVisit, 'questions'>): string | null {
  const { answers, skipped, zone, chosen, shortlist, postcode, catalogue } = visit;
  const ids = QUESTION_IDS.flatMap((question) =>
    chosenValues(answers, question).map((value) => (OPTION_IDS[question] as Record<string, string>)[value] ?? ''),
  )
    .sort()
    .join('');
  if (ids === '') return null;
  const text = [
    VERSION,
    QUESTIONS_VERSION.toString(36).padStart(4, '0'),
    catalogue ?? NO_HASH,
    (zone === null ? 0 : ZONES.indexOf(zone) + 1) + (skipped ? SKIPPED : 0),
    chosen ?? NO_HASH,
    ids,
    ...(shortlist.length > 0 ? ['.', ...shortlist.slice(0, MAX_LISTED)] : []),
    postcode === null ? '' : `.${postcode}`,
  ].join('');
  return checkCharacter(text) + text;
}

/** Reads a code, as untrusted as any input; null if it isn't one. Doesn't check the answers against the question set. */
export function readVisitCode(code: unknown): CodedVisit | null {
  const [, questions, catalogue, flags, chosen, ids, listed = '', postcode = null] =
    (typeof code === 'string' && code.length <= 100 && isChecked(code) && PARTS.exec(code)) || [];
  if (questions === undefined || catalogue === undefined || chosen === undefined || ids === undefined) return null;
  const answers = readAnswers(ids);
  if (answers === null) return null;
  return {
    answers,
    skipped: Number(flags) >= SKIPPED,
    zone: ZONES[(Number(flags) % SKIPPED) - 1] ?? null,
    chosen: chosen === NO_HASH ? null : chosen,
    shortlist: listed.match(new RegExp(`.{${HASH_LENGTH}}`, 'g')) ?? [],
    postcode,
    questions: Number.parseInt(questions, 36),
    catalogue: catalogue === NO_HASH ? null : catalogue,
  };
}

const OPTIONS = new Map(
  QUESTION_IDS.flatMap((question) =>
    Object.entries(OPTION_IDS[question]).map(([value, id]) => [id, { question, value }] as const),
  ),
);

function readAnswers(ids: string): Answers | null {
  const answers: Partial<Record<QuestionId, Answer>> = {};
  // Every id once, in the order of the table: a visit has one code.
  let last = '';
  for (const id of ids) {
    const option = OPTIONS.get(id);
    if (!option || id <= last) return null;
    last = id;
    const { question, value } = option;
    const before = answers[question];
    if (!questionOf(question).isMultiple) {
      if (before !== undefined) return null;
      answers[question] = value;
    } else answers[question] = [...(before ?? []), value];
  }
  return answers;
}
