import { SYSTEM_KINDS, type SystemKind } from '../../../catalogue/product.ts';
import { NO_HASH } from '../../../catalogue/shortHash.ts';
import { ZONES, type Zone } from '../../../climate/zone.ts';
import { WAY_IDS, type WayId } from '../../../matching/way.ts';
import { OPTION_IDS, QUESTIONS_VERSION } from '../../../questionnaire/optionIds.ts';
import { type Answers, chosenValues, QUESTION_IDS } from '../../../questionnaire/question.ts';
import { KINDS_OF_ROOM, type SizeAsked } from '../../../sizing/sizeAsked.ts';
import { checkCharacter } from './checkCharacter.ts';

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
  /** The kind of each room, or the bedrooms; empty while nothing is said. */
  readonly size: SizeAsked;
  /** The job of which the chosen system is the first: its way, and the hashes of its other systems; null without one. */
  readonly bought: { readonly way: WayId; readonly others: readonly string[] } | null;
  readonly questions: number;
  readonly catalogue: string | null;
}

const VERSION = '1';
const MAX_LISTED = 3;
export const SKIPPED = ZONES.length + 1;
/** Letters for the kind and then the size. A letter never changes its meaning. */
export const LETTERS = 'abcdef';
/** A letter for each kind of room, in their order: `p` is bigger. */
export const ROOM_LETTERS = 'blgopu';
/** A letter for each way, in their order: `p` is a split in each room. */
export const WAY_LETTERS = 'spmd';

/** Writes a visit as a code, which `readVisitCode.ts` describes; null without an answer. */
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
    writeChoice(visit),
    writeSize(visit.size),
    writeBought(visit),
  ].join('');
  return checkCharacter(text) + text;
}

function writeBought({ bought, chosen }: Pick<CodedVisit, 'bought' | 'chosen'>): string {
  return bought && chosen !== null ? `.w${WAY_LETTERS[WAY_IDS.indexOf(bought.way)]}${bought.others.join('')}` : '';
}

export type CodedChoice = Pick<CodedVisit, 'chosen' | 'kind' | 'sized'>;

/** Empty if it would say nothing, as in the oldest codes: then a chosen system is a chosen size. */
export function writeChoice({ chosen, kind, sized }: CodedChoice): string {
  const isSized = sized && chosen !== null;
  if (kind === null && isSized === (chosen !== null)) return '';
  return `.${LETTERS[(kind === null ? 0 : SYSTEM_KINDS.indexOf(kind) + 1) * 2 + Number(isSized)]}`;
}

function writeSize({ rooms = [], home = 'unsure' }: SizeAsked): string {
  if (home !== 'unsure') return `.h${home}`;
  if (rooms.every((kind) => kind === 'unsure')) return '';
  return `.r${rooms.map((kind) => ROOM_LETTERS[KINDS_OF_ROOM.indexOf(kind)]).join('')}`;
}
