import type { Column, Product } from '../catalogue/product.ts';
import { type Answers, type CriterionId, chosenValues } from '../questionnaire/question.ts';
import { judgeValues } from './judge.ts';
import type { Judged, Reason } from './verdict.ts';
import { OPTIONS } from './verdictCells.ts';

/** A column whose blanks leave something to check. */
export interface Blank {
  readonly column: Column;
  /** The systems that lack it where it matters. */
  readonly systems: readonly Product[];
  /** On how many answer paths it leaves something to check on a system that misses nothing. */
  readonly paths: number;
}

/** The column to fill in, by the reason of an unknown verdict. */
const COLUMNS: Readonly<Partial<Record<Reason['id'], Column>>> = {
  'home-flat-unknown': 'indoor_height_mm',
  'home-apartment-phase': 'phase',
  'area-heads': 'max_indoor_units',
  'rooms-heads': 'max_indoor_units',
  'zones-unknown': 'zone_control',
  // The outdoor unit's dimensions would decide it too.
  'outdoor-unknown': 'suits_small_outdoor_space',
  'controls-unknown': 'controls',
};

/** The blank column that leaves a verdict unknown; null for any other verdict. */
export function blankColumn({ verdict, reason }: Judged): Column | null {
  return verdict === 'unknown' ? (COLUMNS[reason.id] ?? null) : null;
}

/** Systems with the same verdict on every option. */
export interface Lot {
  readonly products: readonly Product[];
  /** The options with an unknown verdict, each with the blank column. */
  readonly open: readonly { readonly question: CriterionId; readonly value: string; readonly column: Column }[];
}

/** @param products systems with the same verdict on every option */
export function createLot(products: readonly Product[]): Lot {
  const [like] = products;
  const open = OPTIONS.flatMap(({ question, value }) => {
    const column = like ? blankColumn(judgeValues(like, question, [value])) : null;
    return column === null ? [] : [{ question, value, column }];
  });
  return { products, open };
}

interface Count {
  readonly lots: Set<Lot>;
  paths: number;
  /** Answer paths times systems. */
  cases: number;
}

/** Counts over many answer paths what blanks leave to check. */
export class BlankTally {
  readonly #counts = new Map<Column, Count>();

  /** Adds an answer path. @param fitting the systems that miss nothing on it */
  add(answers: Answers, fitting: readonly Lot[]): void {
    const ofPath = new Set<Count>();
    for (const lot of fitting) {
      for (const column of openColumns(lot, answers)) {
        const count = this.#countOf(column);
        count.lots.add(lot);
        count.cases += lot.products.length;
        ofPath.add(count);
      }
    }
    for (const count of ofPath) count.paths += 1;
  }

  /** The columns, the one with most answer paths times systems first. */
  blanks(): readonly Blank[] {
    return [...this.#counts]
      .sort(([, a], [, b]) => b.cases - a.cases)
      .map(([column, { lots, paths }]) => ({ column, systems: [...lots].flatMap(({ products }) => products), paths }));
  }

  #countOf(column: Column): Count {
    const count = this.#counts.get(column) ?? { lots: new Set(), paths: 0, cases: 0 };
    this.#counts.set(column, count);
    return count;
  }
}

function openColumns({ open }: Lot, answers: Answers): ReadonlySet<Column> {
  const asked = open.filter(({ question, value }) => chosenValues(answers, question).includes(value));
  return new Set(asked.map(({ column }) => column));
}
