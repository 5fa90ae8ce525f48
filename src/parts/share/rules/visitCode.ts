import { SYSTEM_KINDS, type SystemKind } from '../../../catalogue/product.ts';
import { HASH_LENGTH, NO_HASH } from '../../../catalogue/shortHash.ts';
import { ZONES, type Zone } from '../../../climate/zone.ts';
import { OPTION_IDS, QUESTIONS_VERSION } from '../../../questionnaire/optionIds.ts';
import {
  type Answer,
  type Answers,
  chosenValues,
  QUESTION_IDS,
  type QuestionId,
} from '../../../questionnaire/question.ts';
import { questionOf } from '../../../questionnaire/questionSet.ts';
import { MAX_AREA, MIN_AREA } from '../../../questionnaire/rooms.ts';
import { checkCharacter, isChecked } from './checkCharacter.ts';

/** The content of a visit code. Systems and catalogue are short hashes, or null if there is none. */
export interface CodedVisit {
  readonly answers: Answers;
  /** True if the visitor skipped the remaining questions. */
  readonly skipped: boolean;
  readonly zone: Zone | null;
  readonly chosen: string | null;
  /** At most three. */
  readonly shortlist: readonly string[];
  /** Four digits, only if the visitor added it; otherwise null. */
  readonly postcode: string | null;
  /** The only kind of system on the list; null shows both. */
  readonly kind: SystemKind | null;
  /** True if the visitor pressed the size of the chosen system, or a link named it; otherwise its model is chosen. */
  readonly sized: boolean;
  /** The floor area of each room in m², to a tenth; null if unknown, but never for the last one. */
  readonly areas: readonly (number | null)[];
  readonly questions: number;
  readonly catalogue: string | null;
}

const VERSION = '1';
const MAX_LISTED = 3;
const SKIPPED = ZONES.length + 1;
/**
 * check, version, question set (4), catalogue (6), zone and skipped, chosen system (6), answers; then, each after a point, the
 * shortlist, the postcode, and a letter for kind and size with the areas (2 each). The last part has an odd number of characters,
 * so that it never looks like a shortlist.
 */
const PARTS =
  /^.1([0-9a-z]{4})([0-9a-z]{6})([0-7])([0-9a-z]{6})([0-9a-z]+)(?:\.((?:[0-9a-z]{6}){1,3}))?(?:\.(\d{4}))?(?:\.([a-f](?:[0-9a-z]{2}){0,4}))?$/;
/** Letters for the kind and then the size. A letter never changes its meaning. */
const LETTERS = 'abcdef';

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
    writeSizes(visit),
  ].join('');
  return checkCharacter(text) + text;
}

type Sizes = Pick<CodedVisit, 'chosen' | 'kind' | 'sized' | 'areas'>;

/** The last part of a code. Empty if it would say nothing, as in older codes: then a chosen system is a chosen size. */
function writeSizes({ chosen, kind, sized, areas }: Sizes): string {
  const isSized = sized && chosen !== null;
  const known = areas.slice(0, areas.findLastIndex((area) => area !== null) + 1);
  if (kind === null && known.length === 0 && isSized === (chosen !== null)) return '';
  const letter = LETTERS[(kind === null ? 0 : SYSTEM_KINDS.indexOf(kind) + 1) * 2 + Number(isSized)];
  return `.${letter}${known
    .map((area) =>
      Math.round((area ?? 0) * 10)
        .toString(36)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Null for text that we never write, because a visit has exactly one code. */
function readSizes(text: string | undefined, chosen: string | null): Sizes | null {
  if (text === undefined) return { chosen, kind: null, sized: chosen !== null, areas: [] };
  const letter = LETTERS.indexOf(text.charAt(0));
  const areas = (text.slice(1).match(/../g) ?? []).map((area) => Number.parseInt(area, 36) / 10 || null);
  const sizes = { chosen, kind: SYSTEM_KINDS[Math.floor(letter / 2) - 1] ?? null, sized: letter % 2 === 1, areas };
  const isRoom = (area: number | null): boolean => area === null || (area >= MIN_AREA && area <= MAX_AREA);
  return areas.every(isRoom) && writeSizes(sizes) === `.${text}` ? sizes : null;
}

/** Reads a code as untrusted; null if it isn't one. Doesn't check the answers against the question set. */
export function readVisitCode(code: unknown): CodedVisit | null {
  const [, questions, catalogue, flags, chosen, ids, listed = '', postcode = null, more] =
    (typeof code === 'string' && code.length <= 100 && isChecked(code) && PARTS.exec(code)) || [];
  if (questions === undefined || catalogue === undefined || chosen === undefined || ids === undefined) return null;
  const answers = readAnswers(ids);
  const sizes = readSizes(more, chosen === NO_HASH ? null : chosen);
  if (answers === null || sizes === null) return null;
  return {
    ...sizes,
    answers,
    skipped: Number(flags) >= SKIPPED,
    zone: ZONES[(Number(flags) % SKIPPED) - 1] ?? null,
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
  // Every id once, in the order of the table, because a visit has exactly one code.
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
