import type { Product } from '../../src/catalogue/product.ts';
import { type Cause, deadEndCauses } from '../../src/matching/deadEndCauses.ts';
import type { Family } from '../../src/matching/families.ts';
import { createMatcher, type Matcher } from '../../src/matching/matcher.ts';
import { startOf } from '../../src/matching/startOf.ts';
import { type Suggestion, suggest } from '../../src/matching/suggest.ts';
import { type Cell, criteriaOf, missesOf, placeOf, verdictCells } from '../../src/matching/verdictCells.ts';
import type { AskedJob } from '../../src/matching/way.ts';
import { answersOfWay, hasSplits, waysFor } from '../../src/matching/ways.ts';
import { type Answers, CRITERION_IDS, chosenValues } from '../../src/questionnaire/question.ts';
import { walk } from '../../src/questionnaire/walk.ts';
import { type Blank, blanksOf } from './blanks.ts';
import { type Comparability, comparability } from './comparability.ts';

export interface Coverage {
  /** The number of answer paths. */
  readonly paths: number;
  /** How many paths end with 0, 1, 2, and 3 or more systems that fit everything. */
  readonly full: readonly [number, number, number, number];
  /** The paths without a full match by cause, the cause of most paths first. Each path is there once. */
  readonly deadEnds: readonly DeadEnd[];
  /** The systems that fit everything on no path, by family. */
  readonly neverRecommended: readonly FamilyPart[];
  /** The recommended families that never have a size at the top of the list. */
  readonly neverFirst: readonly Family[];
  /** The recommended families that are nowhere the first system or an alternative beside it. Empty if no path has a choice. */
  readonly neverStarting: readonly Family[];
  /** The columns whose blanks leave something to check, the one that decides most first. */
  readonly blanks: readonly Blank[];
  readonly comparability: Comparability;
}

export interface DeadEnd extends Cause {
  /** The suggestion that helps most on the first path; null when no change to its answers helps. */
  readonly suggestion: Suggestion | null;
}

export interface FamilyPart {
  readonly family: Family;
  readonly systems: readonly Product[];
}

/** Tries every answer path against a catalogue. */
export function coverage(products: readonly Product[]): Coverage {
  const matcher = createMatcher(products);
  const cells = verdictCells(products);
  const full: [number, number, number, number] = [0, 0, 0, 0];
  const noMatch: Answers[] = [];
  const recommended = new Set<Cell>();
  const matched: Answers[] = [];
  /** Paths that only a single split in each room fits. */
  const bySplits: Answers[] = [];
  let paths = 0;
  for (const answers of walk()) {
    paths += 1;
    const criteria = criteriaOf(answers);
    let total = 0;
    for (const cell of cells) {
      if (placeOf(cell, criteria).group !== 'all') continue;
      recommended.add(cell);
      total += cell.members.length;
    }
    if (total === 0 && hasSplits(matcher, jobOfPath(answers))) {
      total = matcher.count(answersOfWay('splits', answers));
      bySplits.push(answers);
    }
    full[Math.min(total, 3) as 0 | 1 | 2 | 3] += 1;
    (total === 0 ? noMatch : matched).push(answers);
  }

  const isDeadEnd = (answers: Answers): boolean => {
    const criteria = criteriaOf(answers);
    return cells.every((cell) => missesOf(cell, criteria) > 0) && !bySplits.some((path) => isPartOf(answers, path));
  };
  const deadEnds = deadEndCauses(noMatch, isDeadEnd).map((cause) => ({
    ...cause,
    suggestion: suggest(matcher, jobOfPath(cause.paths[0]), 0)[0] ?? null,
  }));
  const seen = new Set([...recommended].flatMap(({ members }) => members.flatMap((place) => products[place] ?? [])));
  return {
    paths,
    full,
    deadEnds,
    ...familyCoverage(matcher, seen, matched),
    blanks: blanksOf(products, cells),
    comparability: comparability(products, matcher.families),
  };
}

/**
 * @param seen the systems that fit everything on some path
 * @param paths each with a system that fits everything
 */
function familyCoverage(matcher: Matcher, seen: ReadonlySet<Product>, paths: readonly Answers[]) {
  const first = new Set<Family | undefined>();
  const starting = new Set<Family | undefined>();
  for (const answers of paths) {
    const matches = matcher.match(answers);
    const fitting = matches.all.first();
    for (const { id } of fitting.slice(0, 1)) first.add(matcher.families.get(id));
    for (const family of startingIn(matcher, answers)) starting.add(family);
  }
  const families = [...new Set(matcher.families.values())];
  const isSeen = ({ sizes }: Family): boolean => sizes.some((size) => seen.has(size));
  return {
    neverRecommended: families.flatMap((family) => {
      const systems = family.sizes.filter((size) => !seen.has(size));
      return systems.length > 0 ? [{ family, systems }] : [];
    }),
    neverFirst: families.filter((family) => isSeen(family) && !first.has(family)),
    neverStarting: starting.size > 0 ? families.filter((family) => isSeen(family) && !starting.has(family)) : [],
  };
}

/** True if a path has all of these answers. */
function isPartOf(answers: Answers, path: Answers): boolean {
  return CRITERION_IDS.every((question) => {
    const chosen = chosenValues(path, question);
    return chosenValues(answers, question).every((value) => chosen.includes(value));
  });
}

/** The job of an answer path, of which nothing else is known. */
export function jobOfPath(answers: Answers): AskedJob {
  return { answers, postcode: '', zone: null, size: {}, rules: null, installation: null, on: '' };
}

/** The families that a list of any size begins with, or has beside the first. */
export function startingIn(matcher: Matcher, answers: Answers): readonly (Family | undefined)[] {
  return waysFor(matcher, jobOfPath(answers)).ways.flatMap(({ id, first }) =>
    first.flatMap((bought) => {
      const { alternatives } = startOf(bought, { answers: answersOfWay(id, answers), zone: null });
      return [bought.system, ...alternatives].map(({ product }) => matcher.families.get(product.id));
    }),
  );
}
