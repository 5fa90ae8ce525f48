import type { Answers } from '../questionnaire/question.ts';
import { GROUPS, type Group } from './groups.ts';
import { type Cell, criteriaOf, placeOf } from './verdictCells.ts';

/** The products that have one rank under the answers and one rank under the other answers. */
interface Block {
  readonly group: Group;
  readonly before: number;
  readonly after: number;
  /** The first and last position in the provider's order. */
  first: number;
  last: number;
}

/** Prepares a test of other answers: true if they leave every product in its group, and the shown ones in their order. */
export function sameRanking(cells: readonly Cell[], answers: Answers): (others: Answers) => boolean {
  const criteria = criteriaOf(answers);
  const places = cells.map((cell) => placeOf(cell, criteria));
  return (others) => {
    const otherCriteria = criteriaOf(others);
    const blocks = new Map<string, Block>();
    let index = -1;
    for (const cell of cells) {
      index += 1;
      const { group, rank: before } = places[index] as (typeof places)[number];
      const { group: newGroup, rank: after } = placeOf(cell, otherCriteria);
      if (newGroup !== group) return false;
      // Products that aren't shown have no order.
      if (group === 'rest') continue;
      const [first = 0] = cell.members;
      const last = cell.members.at(-1) ?? first;
      const key = `${group} ${before} ${after}`;
      const block = blocks.get(key);
      if (block) {
        block.first = Math.min(block.first, first);
        block.last = Math.max(block.last, last);
      } else blocks.set(key, { group, before, after, first, last });
    }
    return GROUPS.every((group) => {
      const sorted = [...blocks.values()]
        .filter((block) => block.group === group)
        .sort((a, b) => a.before - b.before || a.after - b.after);
      return sorted.every((block, index) => {
        const next = sorted[index + 1];
        return !next || staysBefore(block, next);
      });
    });
  };
}

/**
 * True if all products of one block stay before those of the next. At an equal rank, before or after, the provider's
 * order decides.
 */
function staysBefore(block: Block, next: Block): boolean {
  if (next.after < block.after) return false;
  return (next.before > block.before && next.after > block.after) || block.last < next.first;
}
