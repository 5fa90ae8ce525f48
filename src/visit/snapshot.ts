import { writeJson } from '../catalogue/writeJson.ts';
import { readPostcode } from '../climate/readPostcode.ts';
import { ZONES } from '../climate/zone.ts';
import { SORTS } from '../matching/sorts.ts';
import { WAY_IDS, type WayId } from '../matching/way.ts';
import { type Answer, type Answers, QUESTION_IDS, type QuestionId } from '../questionnaire/question.ts';
import { TENURES } from '../questionnaire/tenure.ts';
import { isTariff } from './tariff.ts';
import { type Bought, NEW_VISIT, type VisitState } from './visitState.ts';

/** Increases when older snapshots can no longer be read. */
const VERSION = 1;
/** The places of a visit that are kept. */
const STOPS = [...QUESTION_IDS, 'added', 'matches'] as const;

/** Storage for one snapshot: `sessionStorage`, or something like it. */
export interface SnapshotStore {
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

/** A visit as text, without the notice, a change in progress and a part's page, which end with a reload. */
export function writeSnapshot({ changing: _changing, notice: _notice, page: _page, ...kept }: VisitState): string {
  return writeJson({ version: VERSION, ...kept });
}

/**
 * Reads a snapshot, which is untrusted input: missing or malformed fields start empty. Null if it is not a snapshot of
 * this version, or has no answer, no postcode and no data of a part. Doesn't check the answers against the question set.
 */
export function readSnapshot(text: string | null): VisitState | null {
  const saved = parse(text);
  if (!saved || saved.version !== VERSION) return null;
  const answers = readAnswers(saved.answers);
  const postcode = savedPostcode(saved.postcode);
  if (Object.keys(answers).length === 0 && !hasEntries({ postcode, parts: saved.parts })) return null;
  const rooms: unknown = Object(saved.parts).rooms ?? saved.rooms;
  // Lists every key, so the compiler reports a missing new one.
  return {
    answers,
    // Earlier versions named the added step by what it asks for.
    at: STOPS.find((stop) => stop === (saved.at === 'size' ? 'added' : saved.at)) ?? null,
    postcode,
    zone: ZONES.find((zone) => zone === saved.zone) ?? null,
    tariff: isTariff(saved.tariff) ? saved.tariff : null,
    // Earlier versions stored the first and the last beside the core's own data, and the rooms elsewhere.
    parts: {
      neighbour: saved.neighbour,
      sizing: Array.isArray(rooms) ? { rooms } : undefined,
      shortlist: saved.shortlist,
      ...Object(saved.parts),
    },
    sort: SORTS.find((sort) => sort === saved.sort) ?? NEW_VISIT.sort,
    only: readOnly(saved.only),
    skipped: isQuestionId(saved.skipped) ? saved.skipped : null,
    // Earlier versions stored the kind of system that the list showed.
    way: readWay(saved.way ?? saved.kind),
    chosen: typeof saved.chosen === 'string' ? saved.chosen : null,
    bought: readBought(saved.bought, saved.chosen),
    // A visit of an earlier version chose one size.
    sized: typeof saved.chosen === 'string' && saved.sized !== false,
    tenure: TENURES.find((tenure) => tenure === saved.tenure) ?? null,
    place: saved.place === '/result' ? '/result' : '/product',
    page: null,
    changing: null,
    notice: null,
  };
}

/** True for a visit with a postcode, or with data of a part. */
export function hasEntries({ postcode, parts }: { readonly postcode: string; readonly parts: unknown }): boolean {
  return postcode !== '' || Object.values(Object(parts)).some((data) => data !== undefined);
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    return typeof saved === 'object' && saved !== null ? { ...saved } : null;
  } catch {
    return null;
  }
}

function readOnly(saved: unknown): VisitState['only'] {
  const { brand, type }: Record<string, unknown> = { ...(saved as object) };
  return { brand: typeof brand === 'string' ? brand : null, type: typeof type === 'string' ? type : null };
}

function readWay(saved: unknown): WayId | null {
  return WAY_IDS.find((way) => way === saved) ?? null;
}

function readBought(saved: unknown, chosen: unknown): Bought | null {
  const { way: id, systems }: Record<string, unknown> = { ...(saved as object) };
  const way = readWay(id);
  if (!way || !Array.isArray(systems) || systems[0] !== chosen) return null;
  return systems.every((system) => typeof system === 'string') ? { way, systems } : null;
}

function savedPostcode(saved: unknown): string {
  const reading = readPostcode(typeof saved === 'string' ? saved : '');
  return reading.ok ? reading.postcode : '';
}

function isQuestionId(value: unknown): value is QuestionId {
  return (QUESTION_IDS as readonly unknown[]).includes(value);
}

function readAnswers(saved: unknown): Answers {
  const answers: Partial<Record<QuestionId, Answer>> = {};
  if (typeof saved !== 'object' || saved === null) return answers;
  for (const question of QUESTION_IDS) {
    if (!Object.hasOwn(saved, question)) continue;
    const answer = (saved as Record<QuestionId, unknown>)[question];
    if (typeof answer === 'string') answers[question] = answer;
    if (!Array.isArray(answer)) continue;
    const values = answer.filter((value) => typeof value === 'string');
    if (values.length > 0) answers[question] = values;
  }
  return answers;
}
