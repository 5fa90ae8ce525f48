import { type Answer, type Answers, type CriterionId, chosenValues } from '../questionnaire/question.ts';
import { questionOf } from '../questionnaire/questionSet.ts';
import { OPTIONS } from './verdictCells.ts';

/** Answers that no system fits together, whatever the other answers are. */
export interface Cause {
  /** The fewest answers that explain the paths. Empty only without systems. */
  readonly answers: Answers;
  /** The answer paths without a match that are counted under this cause. */
  readonly paths: readonly [Answers, ...Answers[]];
}

/** A set of options, one bit for each in the order of `OPTIONS`. */
type OptionBits = number;

/**
 * Groups answer paths without a match by their cause: the smallest set of answers that already leaves no system. Where
 * a path has several of one size, it is counted under the one that explains the most paths. Each path is counted once,
 * and the cause of the most paths comes first.
 * @param isDeadEnd true if no system fits these answers, which may be only a part of a path
 */
export function deadEndCauses(paths: readonly Answers[], isDeadEnd: (answers: Answers) => boolean): readonly Cause[] {
  const known = new Map<OptionBits, boolean>();
  const isDead = (bits: OptionBits): boolean => {
    let dead = known.get(bits);
    if (dead === undefined) {
      dead = isDeadEnd(answersOf(bits));
      known.set(bits, dead);
    }
    return dead;
  };
  const smallest = paths.map((path) => smallestDead(bitsOf(path), isDead));
  const causes: Cause[] = [];
  const sizes = new Set(smallest.map(({ size }) => size));
  for (const size of [...sizes].sort((a, b) => a - b)) {
    const explained = new Map<OptionBits, Set<Answers>>();
    for (const [index, path] of paths.entries()) {
      if (smallest[index]?.size !== size) continue;
      for (const bits of smallest[index].sets) explained.set(bits, (explained.get(bits) ?? new Set()).add(path));
    }
    causes.push(...fewest(explained));
  }
  return causes.sort((a, b) => b.paths.length - a.paths.length);
}

/** All dead ends of the smallest size among the parts of a path. */
function smallestDead(path: OptionBits, isDead: (bits: OptionBits) => boolean) {
  let size = sizeOf(path);
  let sets: OptionBits[] = [];
  for (let part = path; ; part = (part - 1) & path) {
    const ofPart = sizeOf(part);
    if (ofPart <= size && isDead(part)) {
      if (ofPart < size) sets = [];
      size = ofPart;
      sets.push(part);
    }
    if (part === 0) return { size, sets };
  }
}

/** Takes the set that explains the most paths, then the one that explains the most of the remaining paths, and so on. */
function fewest(explained: Map<OptionBits, Set<Answers>>): readonly Cause[] {
  const causes: Cause[] = [];
  for (;;) {
    let best: OptionBits = 0;
    let most: ReadonlySet<Answers> = new Set();
    for (const [bits, paths] of explained) {
      if (paths.size < most.size || (paths.size === most.size && bits >= best)) continue;
      best = bits;
      most = paths;
    }
    const [first, ...others] = most;
    if (!first) return causes;
    causes.push({ answers: answersOf(best), paths: [first, ...others] });
    for (const paths of explained.values()) for (const path of [first, ...others]) paths.delete(path);
  }
}

function bitsOf(answers: Answers): OptionBits {
  let bits = 0;
  for (const [index, { question, value }] of OPTIONS.entries()) {
    if (chosenValues(answers, question).includes(value)) bits |= 1 << index;
  }
  return bits;
}

function answersOf(bits: OptionBits): Answers {
  const answers: Partial<Record<CriterionId, Answer>> = {};
  for (const [index, { question, value }] of OPTIONS.entries()) {
    if (!(bits & (1 << index))) continue;
    answers[question] = questionOf(question).isMultiple ? [...chosenValues(answers, question), value] : value;
  }
  return answers;
}

function sizeOf(bits: OptionBits): number {
  let size = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}
