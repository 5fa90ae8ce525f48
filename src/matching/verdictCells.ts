import type { Product } from '../catalogue/product.ts';
import {
  type Answers,
  CRITERION_IDS,
  type CriterionId,
  chosenValues,
  QUESTION_KINDS,
} from '../questionnaire/question.ts';
import { questionOf } from '../questionnaire/questionSet.ts';
import type { Group } from './groups.ts';
import { judgeValues } from './judge.ts';
import { VERDICTS } from './verdict.ts';

/**
 * Products with the same verdict on every option. The questionnaire can't tell them apart, so a query looks at a cell
 * once. A catalogue of any size has few cells.
 */
export interface Cell {
  /**
   * For each option of each question, in the order of `OPTIONS`, the digit of its verdict in VERDICTS. A string takes a
   * quarter of the memory of a typed array of this length.
   */
  readonly verdicts: string;
  /** The members in the provider's order: positions in the list sorted by priority and id. */
  readonly members: number[];
}

export const CELL_OPTIONS: readonly CellOption[] = [
  ...CRITERION_IDS.flatMap((question) => questionOf(question).options.map(({ value }) => ({ question, value }))),
  // Other whole homes need more indoor units than an apartment.
  ...questionOf('Q2')
    .options.filter(({ value }) => value !== 'Apartment')
    .map(({ value }) => ({ question: 'Q3', value: 'Whole Home', within: { Q2: value } }) as const),
];

interface CellOption {
  readonly question: CriterionId;
  readonly value: string;
  /** Other answers without which the verdict is another one. */
  readonly within?: Answers;
}

const UNKNOWN = VERDICTS.indexOf('unknown');
const PARTLY = VERDICTS.indexOf('partly');
const MISSES = VERDICTS.indexOf('misses');

/** The cells of a catalogue in the provider's order. */
export function verdictCells(ordered: readonly Product[]): readonly Cell[] {
  const cells = new Map<string, Cell>();
  ordered.forEach((product, position) => {
    const verdicts = verdictsOf(product);
    const cell = cells.get(verdicts);
    if (cell) cell.members.push(position);
    else cells.set(verdicts, { verdicts, members: [position] });
  });
  return [...cells.values()];
}

/** The digits of a product's verdicts on all options. */
function verdictsOf(product: Product): Cell['verdicts'] {
  return CELL_OPTIONS.map(({ question, value, within }) =>
    VERDICTS.indexOf(judgeValues(product, question, [value], within).verdict),
  ).join('');
}

/** One answered criterion: whether it is a must, and the columns of its chosen options. */
export interface AskedCell {
  readonly must: boolean;
  readonly columns: readonly number[];
}

/** The answered criteria, in the order of the questions. */
export function criteriaOf(answers: Answers): readonly AskedCell[] {
  return CRITERION_IDS.flatMap((question) => {
    const values = chosenValues(answers, question);
    if (values.length === 0) return [];
    const columns = values.map((value) =>
      CELL_OPTIONS.findLastIndex(
        (option) => option.question === question && option.value === value && holdsWithin(option, answers),
      ),
    );
    return [{ must: QUESTION_KINDS[question] === 'must', columns }];
  });
}

function holdsWithin({ within = {} }: CellOption, answers: Answers): boolean {
  return Object.entries(within).every(([question, value]) => answers[question as CriterionId] === value);
}

/** The verdict of one criterion: the worst of its chosen options. */
function verdictOf({ verdicts }: Cell, asked: AskedCell): number {
  let found = 0;
  // The last two bits of a digit up to 3 are its value, and 0 if there is no such column.
  for (const column of asked.columns) found = Math.max(found, verdicts.charCodeAt(column) & 3);
  return found;
}

export function missesOf(cell: Cell, criteria: readonly AskedCell[]): number {
  let misses = 0;
  for (const asked of criteria) if (verdictOf(cell, asked) === MISSES) misses += 1;
  return misses;
}

/** A cell's place in a query. */
export interface CellPlace {
  /** `rest` misses more than one must and isn't shown. */
  readonly group: Group | 'rest';
  /** Within the group, lower is better: fewest misses, then unknowns, then partlys. */
  readonly rank: number;
}

export function placeOf(cell: Cell, criteria: readonly AskedCell[]): CellPlace {
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
  const group = musts > 1 ? 'rest' : musts === 1 ? 'close' : wishes > 0 ? 'wish' : 'all';
  // Counts stay below 16: there are seven criteria.
  return { group, rank: ((musts + wishes) * 16 + unknowns) * 16 + partlys };
}

/** True if a system of this rank leaves something unknown. */
export const hasUnknown = (rank: number): boolean => ((rank >> 4) & 15) > 0;

/** True if a system of this rank misses more than one thing. */
export const missesSeveral = (rank: number): boolean => rank >> 8 > 1;
