import type { Product } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import type { Answers } from '../questionnaire/question.ts';
import { type Families, familiesOf } from './families.ts';
import type { Group } from './groups.ts';
import { sameRanking } from './sameRanking.ts';
import { type Cell, criteriaOf, hasUnknown, missesOf, missesSeveral, placeOf, verdictCells } from './verdictCells.ts';

/** The products of one group, best first. Ranking costs only as much as you read. */
export interface RankedProducts {
  readonly total: number;
  /** In the group `all`: the number of products that leave nothing unknown. They come first. */
  readonly known: number;
  /** The number of products that miss at most one thing. They come first. */
  readonly single: number;
  first(count?: number): readonly Product[];
}

export interface Matches extends Readonly<Record<Group, RankedProducts>> {
  /** The number of products that miss more than one must, so they are not shown. */
  readonly rest: number;
}

export interface Matcher {
  /** The number of products in the catalogue. */
  readonly size: number;
  /** The family of each product by the product's id. */
  readonly families: Families;
  match(answers: Answers): Matches;
  /** The number of products that fit everything in these answers. */
  count(answers: Answers): number;
  /** A test of other answers: true if they leave every product in its group and place. */
  sameRanking(answers: Answers): (others: Answers) => boolean;
}

/** Cells by their rank. */
type Levels = Map<number, Cell[]>;

/**
 * Prepares a catalogue for matching. It judges all options once, so a query only compares small integers.
 * Deterministic: the order of the rows has no effect.
 */
export function createMatcher(products: readonly Product[]): Matcher {
  const ordered = products.toSorted(byPriorityThenId);
  const cells = verdictCells(ordered);

  const count = (answers: Answers): number => {
    const criteria = criteriaOf(answers);
    let total = 0;
    for (const cell of cells) if (missesOf(cell, criteria) === 0) total += cell.members.length;
    return total;
  };

  const match = (answers: Answers): Matches => {
    const criteria = criteriaOf(answers);
    const found: Record<Group, Levels> = { all: new Map(), wish: new Map(), close: new Map() };
    let rest = 0;
    for (const cell of cells) {
      const { group, rank } = placeOf(cell, criteria);
      if (group === 'rest') rest += cell.members.length;
      else addTo(found[group], rank, cell);
    }
    const { all, wish, close } = found;
    return { all: ranked(all, ordered), wish: ranked(wish, ordered), close: ranked(close, ordered), rest };
  };

  return {
    size: products.length,
    families: familiesOf(ordered),
    match,
    count,
    sameRanking: (answers) => sameRanking(cells, answers),
  };
}

/** The provider's priority, low first and blank last, then the id by its character codes. */
function byPriorityThenId(a: Product, b: Product): number {
  const first = (a.priority ?? Number.POSITIVE_INFINITY) - (b.priority ?? Number.POSITIVE_INFINITY);
  if (first < 0 || first > 0) return first;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function addTo(levels: Levels, level: number, cell: Cell): void {
  const cells = levels.get(level);
  if (cells) cells.push(cell);
  else levels.set(level, [cell]);
}

function ranked(levels: Levels, ordered: readonly Product[]): RankedProducts {
  let total = 0;
  let known = 0;
  let single = 0;
  for (const [rank, cells] of levels) {
    const size = sumOf(cells, ({ members }) => members.length);
    total += size;
    if (!hasUnknown(rank)) known += size;
    if (!missesSeveral(rank)) single += size;
  }
  return {
    total,
    known,
    single,
    first(count = total) {
      const found: number[] = [];
      for (const [, cells] of [...levels].sort(([a], [b]) => a - b)) {
        if (found.length >= count) break;
        for (const position of firstOf(cells, count - found.length)) found.push(position);
      }
      return found.map((position) => ordered[position] as Product);
    },
  };
}

/** The first positions over several sorted cells. Merges only what each cell could contribute. */
function firstOf(cells: readonly Cell[], count: number): Iterable<number> {
  // A typed array sorts numbers several times faster.
  return Uint32Array.from(cells.flatMap((cell) => cell.members.slice(0, count)))
    .sort()
    .subarray(0, count);
}
