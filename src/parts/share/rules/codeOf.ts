import { shortHash } from '../../../catalogue/shortHash.ts';
import { ZONES, type Zone } from '../../../climate/zone.ts';
import type { Answers } from '../../../questionnaire/question.ts';
import { readAnswers } from '../../../questionnaire/readAnswers.ts';
import { writeVisitCode } from './visitCode.ts';

/** Facts in a code besides its answers. */
export interface CodedBeside {
  /** The `id` of the chosen system. */
  readonly system?: string;
  readonly zone?: Zone;
}

/**
 * The visit code of answers, for links that are made outside a selector. It doesn't name a version of the catalogue, so opening
 * it reports no changes.
 *
 * @throws TypeError that names everything that isn't an answer to these questions, or isn't a system or zone
 */
export function codeOf(answers: Answers, { system, zone }: CodedBeside = {}): string {
  const reading = readAnswers(answers);
  if (!reading.ok) throw new TypeError(reading.problems.join(' '));
  if (system !== undefined && (typeof system !== 'string' || system === ''))
    throw new TypeError('system must be the id of a system.');
  if (zone !== undefined && !ZONES.includes(zone)) throw new TypeError(`zone must be one of ${ZONES.join(', ')}.`);
  const code = writeVisitCode({
    answers: reading.answers,
    skipped: false,
    zone: zone ?? null,
    chosen: system === undefined ? null : shortHash(system),
    shortlist: [],
    postcode: null,
    kind: null,
    bought: null,
    sized: system !== undefined,
    size: {},
    catalogue: null,
  });
  if (code === null) throw new TypeError('A code needs at least one answer, such as {"Q0": "No"}.');
  return code;
}
