import type { Product } from '../catalogue/product.ts';
import {
  type Answers,
  CRITERION_IDS,
  type CriterionId,
  chosenValues,
  QUESTION_KINDS,
  type Question,
} from '../questionnaire/question.ts';
import { QUESTIONS } from '../questionnaire/questionSet.ts';
import { type Families, familiesOf } from './families.ts';
import { judgeValues } from './judge.ts';
import { VERDICTS } from './verdict.ts';

/**
 * The group of a product: `all` fits everything, `wish` fits the home but misses a wish, `close` misses exactly one
 * must.
 */
export type Group = 'all' | 'wish' | 'close';
export const GROUPS = ['all', 'wish', 'close'] as const satisfies readonly Group[];

/** The products of one group, best first. Ranking costs only as much as you read. */
export interface RankedProducts {
  readonly total: number;
  first(count?: number): readonly Product[];
}

export interface Matches extends Readonly<Record<Group, RankedProducts>> {
  /** How many products miss more than one must, so they are not shown. */
  readonly rest: number;
}

export interface Matcher {
  /** How many products the catalogue has. */
  readonly size: number;
  /** The family of each product by the product's id. */
  readonly families: Families;
  match(answers: Answers): Matches;
  /** How many products fit everything in these answers. */
  count(answers: Answers): number;
}

/**
 * Products with the same verdict on every option. The questionnaire can't tell them apart, so a query looks at a cell
 * once. A catalogue of any size has few cells.
 */
interface Cell {
  /**
   * For each option of each question, in the order of `COLUMNS`, the digit of its verdict in VERDICTS. A string takes a
   * quarter of the memory of a typed array of this length.
   */
  readonly verdicts: string;
  /** The members in the provider's order: positions in the list sorted by priority and id. */
  readonly members: number[];
}

interface OptionColumn {
  readonly question: CriterionId;
  readonly value: string;
}

const COLUMNS: readonly OptionColumn[] = CRITERION_IDS.flatMap((question) => {
  const { options }: Question = QUESTIONS[question];
  return options.map(({ value }) => ({ question, value }));
});

const UNKNOWN = VERDICTS.indexOf('unknown');
const PARTLY = VERDICTS.indexOf('partly');
const MISSES = VERDICTS.indexOf('misses');

/**
 * Prepares a catalogue for matching. It judges all options once, so a query only compares small integers.
 * Deterministic: the order of the rows has no effect.
 */
export function createMatcher(products: readonly Product[]): Matcher {
  const ordered = products.toSorted(byPriorityThenId);
  const cells = groupByVerdicts(ordered);

  const count = (answers: Answers): number => {
    const criteria = criteriaOf(answers);
    let total = 0;
    for (const cell of cells) if (missesOf(cell, criteria) === 0) total += cell.members.length;
    return total;
  };

  const match = (answers: Answers): Matches => {
    const criteria = criteriaOf(answers);
    const found: Record<Group, Map<number, Cell[]>> = { all: new Map(), wish: new Map(), close: new Map() };
    let rest = 0;
    for (const cell of cells) {
      const { group, standing } = placeOf(cell, criteria);
      if (group === null) {
        rest += cell.members.length;
        continue;
      }
      const level = found[group].get(standing);
      if (level) level.push(cell);
      else found[group].set(standing, [cell]);
    }
    return { all: rank(found.all, ordered), wish: rank(found.wish, ordered), close: rank(found.close, ordered), rest };
  };

  return { size: products.length, families: familiesOf(ordered), match, count };
}

/** The provider's priority, low first and blank last, then the id by its character codes. */
function byPriorityThenId(a: Product, b: Product): number {
  const first = (a.priority ?? Number.POSITIVE_INFINITY) - (b.priority ?? Number.POSITIVE_INFINITY);
  if (first < 0 || first > 0) return first;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function groupByVerdicts(ordered: readonly Product[]): readonly Cell[] {
  const cells = new Map<string, Cell>();
  for (const [position, product] of ordered.entries()) {
    const verdicts = COLUMNS.map(({ question, value }) =>
      VERDICTS.indexOf(judgeValues(product, question, [value]).verdict),
    ).join('');
    const cell = cells.get(verdicts);
    if (cell) cell.members.push(position);
    else cells.set(verdicts, { verdicts, members: [position] });
  }
  return [...cells.values()];
}

/** One answered criterion: whether it is a must, and the columns of its chosen options. */
interface Asked {
  readonly must: boolean;
  readonly columns: readonly number[];
}

function criteriaOf(answers: Answers): readonly Asked[] {
  return CRITERION_IDS.flatMap((question) => {
    const values = chosenValues(answers, question);
    if (values.length === 0) return [];
    const columns = values.map((value) =>
      COLUMNS.findIndex((column) => column.question === question && column.value === value),
    );
    return [{ must: QUESTION_KINDS[question] === 'must', columns }];
  });
}

/** The verdict of one criterion: the worst of its chosen options. */
function verdictOf(cell: Cell, asked: Asked): number {
  let found = 0;
  // The last two bits of a digit up to 3 are its value, and 0 if there is no such column.
  for (const column of asked.columns) found = Math.max(found, cell.verdicts.charCodeAt(column) & 3);
  return found;
}

function missesOf(cell: Cell, criteria: readonly Asked[]): number {
  let misses = 0;
  for (const asked of criteria) if (verdictOf(cell, asked) === MISSES) misses += 1;
  return misses;
}

/** The group, and a rank within it, lower is better: fewest misses, then unknowns, then partlys. */
function placeOf(cell: Cell, criteria: readonly Asked[]): { readonly group: Group | null; readonly standing: number } {
  let musts = 0;
  let wishes = 0;
  let unknowns = 0;
  let partlys = 0;
  for (const asked of criteria) {
    const verdict = verdictOf(cell, asked);
    if (verdict === MISSES && asked.must) musts += 1;
    else if (verdict === MISSES) wishes += 1;
    else if (verdict === UNKNOWN) unknowns += 1;
    else if (verdict === PARTLY) partlys += 1;
  }
  const group = musts === 0 ? (wishes === 0 ? 'all' : 'wish') : musts === 1 ? 'close' : null;
  // Counts stay below 16: there are seven criteria.
  return { group, standing: ((musts + wishes) * 16 + unknowns) * 16 + partlys };
}

function rank(levels: ReadonlyMap<number, readonly Cell[]>, ordered: readonly Product[]): RankedProducts {
  let total = 0;
  for (const cells of levels.values()) for (const cell of cells) total += cell.members.length;
  return {
    total,
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
function firstOf(cells: readonly Cell[], count: number): readonly number[] {
  return cells
    .flatMap((cell) => cell.members.slice(0, count))
    .sort((a, b) => a - b)
    .slice(0, count);
}
