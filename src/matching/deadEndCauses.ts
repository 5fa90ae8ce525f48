import { type Answer, type Answers, type CriterionId, chosenValues } from '../questionnaire/question.ts';
import { questionOf } from '../questionnaire/questionSet.ts';
import { CELL_OPTIONS } from './verdictCells.ts';

/** A set of answers that no system fits, with any other answers. */
export interface Cause {
  /** The smallest set of answers that explains the paths. Empty only without systems. */
  readonly answers: Answers;
  /** The answer paths without a match that are counted under this cause. */
  readonly paths: readonly [Answers, ...Answers[]];
}

/** A set of options, by their places in `OPTIONS`, in order and joined. */
type Key = string;

/**
 * Groups answer paths without a match by their cause: the smallest set of answers that already leaves no system. Where
 * a path has several of one size, it is counted under the one that explains the most paths. Each path is counted once,
 * and the cause of the most paths comes first.
 * @param isDeadEnd true if no system fits these answers, which may be some options of a path
 */
export function deadEndCauses(paths: readonly Answers[], isDeadEnd: (answers: Answers) => boolean): readonly Cause[] {
  const known = new Map<Key, boolean>();
  const isDead = (some: readonly number[]): boolean => {
    const key = some.join();
    let dead = known.get(key);
    if (dead === undefined) {
      dead = isDeadEnd(answersOf(some));
      known.set(key, dead);
    }
    return dead;
  };
  /** By the number of answers: the sets of that size, each with the paths that it explains. */
  const explained = new Map<number, Map<Key, Set<Answers>>>();
  for (const path of paths) {
    const options = optionsOf(path);
    const size = options.findIndex((_, least) => choicesOf(options, least).some(isDead));
    const least = size < 0 ? options.length : size;
    const sets = explained.get(least) ?? new Map<Key, Set<Answers>>();
    explained.set(least, sets);
    for (const some of choicesOf(options, least).filter(isDead)) {
      sets.set(some.join(), (sets.get(some.join()) ?? new Set()).add(path));
    }
  }
  return [...explained]
    .sort(([a], [b]) => a - b)
    .flatMap(([, sets]) => fewest(sets))
    .sort((a, b) => b.paths.length - a.paths.length);
}

/** Takes the set that explains the most paths, then the one that explains the most of the remaining paths, and so on. */
function fewest(explained: Map<Key, Set<Answers>>): readonly Cause[] {
  const causes: Cause[] = [];
  for (;;) {
    const [best] = [...explained].sort(([, a], [, b]) => b.size - a.size);
    const [first, ...others] = best?.[1] ?? [];
    if (!best || !first) return causes;
    const options = best[0] === '' ? [] : best[0].split(',').map(Number);
    causes.push({ answers: answersOf(options), paths: [first, ...others] });
    for (const paths of explained.values()) for (const path of [first, ...others]) paths.delete(path);
  }
}

/** The choices of this many options of a path. */
function choicesOf(options: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return options.flatMap((option, at) => choicesOf(options.slice(at + 1), size - 1).map((rest) => [option, ...rest]));
}

function optionsOf(answers: Answers): readonly number[] {
  return CELL_OPTIONS.flatMap(({ question, value, within }, index) =>
    !within && chosenValues(answers, question).includes(value) ? [index] : [],
  );
}

function answersOf(options: readonly number[]): Answers {
  const answers: Partial<Record<CriterionId, Answer>> = {};
  for (const index of options) {
    const { question, value } = CELL_OPTIONS[index]!;
    answers[question] = questionOf(question).isMultiple ? [...chosenValues(answers, question), value] : value;
  }
  return answers;
}
