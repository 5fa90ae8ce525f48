import type { Answers } from '../questionnaire/question.ts';
import { walk } from '../questionnaire/walk.ts';
import type { Matcher } from './matcher.ts';
import { type Suggestion, suggest } from './suggest.ts';

/** The results of a catalogue for every answer path. */
export interface Coverage {
  /** The number of answer paths. */
  readonly paths: number;
  /** How many paths end with 0, 1, 2, and 3 or more systems that fit everything. */
  readonly full: readonly [number, number, number, number];
  /** The paths without a full match, each with the suggestion that helps most. */
  readonly deadEnds: readonly DeadEnd[];
  /** Ids of systems that fit everything on no path. */
  readonly neverRecommended: readonly string[];
}

export interface DeadEnd {
  readonly answers: Answers;
  /** Null when no change to the answers helps. */
  readonly suggestion: Suggestion | null;
}

/**
 * Tries every answer path against a catalogue.
 * @param ids of all systems in the catalogue
 */
export function coverage(matcher: Matcher, ids: readonly string[]): Coverage {
  const full: [number, number, number, number] = [0, 0, 0, 0];
  const deadEnds: DeadEnd[] = [];
  const never = new Set(ids);
  let paths = 0;
  for (const answers of walk()) {
    paths += 1;
    const { all } = matcher.match(answers);
    const bucket = Math.min(all.total, 3) as 0 | 1 | 2 | 3;
    full[bucket] += 1;
    if (all.total === 0) deadEnds.push({ answers, suggestion: suggest(matcher, answers)[0] ?? null });
    // Stop looking once every system has been seen.
    else if (never.size > 0) for (const { id } of all.first()) never.delete(id);
  }
  return { paths, full, deadEnds, neverRecommended: [...never] };
}
