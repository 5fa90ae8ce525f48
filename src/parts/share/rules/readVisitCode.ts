import { SYSTEM_KINDS } from '../../../catalogue/product.ts';
import { HASH_LENGTH, NO_HASH } from '../../../catalogue/shortHash.ts';
import { ZONES } from '../../../climate/zone.ts';
import { WAY_IDS } from '../../../matching/way.ts';
import { OPTION_IDS } from '../../../questionnaire/optionIds.ts';
import { type Answer, type Answers, QUESTION_IDS, type QuestionId } from '../../../questionnaire/question.ts';
import { questionOf } from '../../../questionnaire/questionSet.ts';
import { BEDROOMS, KINDS_OF_ROOM, kindOfArea, MOST_DESCRIBED, type SizeAsked } from '../../../sizing/sizeAsked.ts';
import { isChecked } from './checkCharacter.ts';
import {
  type CodedChoice,
  type CodedVisit,
  LETTERS,
  ROOM_LETTERS,
  SKIPPED,
  WAY_LETTERS,
  writeChoice,
} from './visitCode.ts';

/**
 * check, version, question set (4), catalogue (6), zone and skipped, chosen system (6), answers; then, each after a point, the
 * shortlist, the postcode, a letter for kind and size, the sizes: `r` with a letter for each room, or `h` with the bedrooms, and the
 * chosen job: `w` with a letter for the way, and its other systems (6 each). Older codes had the area of each room after the letter
 * (2 each). No part looks like an earlier one.
 */
const PARTS =
  /^.1([0-9a-z]{4})([0-9a-z]{6})([0-7])([0-9a-z]{6})([0-9a-z]+)(?:\.((?:[0-9a-z]{6}){1,3}))?(?:\.(\d{4}))?(?:\.([a-f](?:[0-9a-z]{2}){0,4}))?(?:\.(r[bglopu]{1,3}|h[2-5]))?(?:\.(w[spmd](?:[0-9a-z]{6}){0,3}))?$/;
/** The areas that older codes have, in m². */
const AREAS = [5, 100] as const;

/** Null where it says nothing; the hashes are not checked against the range. */
function readBought(text: string | undefined): CodedVisit['bought'] {
  const way = WAY_IDS[WAY_LETTERS.indexOf(text?.charAt(1) ?? ' ')];
  return way && text ? { way, others: hashesOf(text.slice(2)) } : null;
}

function hashesOf(text: string): readonly string[] {
  return text.match(new RegExp(`.{${HASH_LENGTH}}`, 'g')) ?? [];
}

/** Null for text that we never wrote, because a visit has exactly one code. */
function readChoice(text: string | undefined, chosen: string | null, size: string | undefined) {
  if (text === undefined) return { chosen, kind: null, sized: chosen !== null, size: readSize(size) };
  const letter = LETTERS.indexOf(text.charAt(0));
  const choice: CodedChoice = {
    chosen,
    kind: SYSTEM_KINDS[Math.floor(letter / 2) - 1] ?? null,
    sized: letter % 2 === 1,
  };
  if (choice.sized && chosen === null) return null;
  if (text.length === 1) return writeChoice(choice) === `.${text}` ? { ...choice, size: readSize(size) } : null;
  const areas = (text.slice(1).match(/../g) ?? []).map((area) => Number.parseInt(area, 36) / 10);
  const isArea = (area: number): boolean => area === 0 || (area >= AREAS[0] && area <= AREAS[1]);
  if (size !== undefined || !areas.every(isArea) || areas.at(-1) === 0) return null;
  // Four areas stood for more than three rooms, which go by bedrooms now.
  const rooms = areas.map((area) => (area === 0 ? 'unsure' : kindOfArea(area)));
  return { ...choice, size: rooms.length > MOST_DESCRIBED ? {} : { rooms } };
}

function readSize(text = ''): SizeAsked {
  const [which, ...letters] = text;
  const home = BEDROOMS.find((one) => String(one) === letters[0]);
  if (which === 'h') return home === undefined ? {} : { home };
  const rooms = letters.flatMap((letter) => KINDS_OF_ROOM[ROOM_LETTERS.indexOf(letter)] ?? []);
  return rooms.length > 0 ? { rooms } : {};
}

/** Reads a code as untrusted; null if it isn't one. Doesn't check the answers against the question set. */
export function readVisitCode(code: unknown): CodedVisit | null {
  const [, questions, catalogue, flags, chosen, ids, listed = '', postcode = null, letter, sizes, job] =
    (typeof code === 'string' && code.length <= 100 && isChecked(code) && PARTS.exec(code)) || [];
  if (questions === undefined || catalogue === undefined || chosen === undefined || ids === undefined) return null;
  const answers = readAnswers(ids);
  const choice = readChoice(letter, chosen === NO_HASH ? null : chosen, sizes);
  if (answers === null || choice === null || (job !== undefined && chosen === NO_HASH)) return null;
  return {
    ...choice,
    answers,
    skipped: Number(flags) >= SKIPPED,
    zone: ZONES[(Number(flags) % SKIPPED) - 1] ?? null,
    shortlist: hashesOf(listed),
    bought: readBought(job),
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
