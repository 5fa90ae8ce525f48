import type { Column, Product } from '../../src/catalogue/product.ts';
import { judgeValues } from '../../src/matching/judge.ts';
import type { Judged, Reason } from '../../src/matching/verdict.ts';
import { CELL_OPTIONS, type Cell, criteriaOf, missesOf, verdictCells } from '../../src/matching/verdictCells.ts';
import type { Answers } from '../../src/questionnaire/question.ts';
import { walk } from '../../src/questionnaire/walk.ts';

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

/**
 * What blanks leave to check over all answer paths: the columns, the one with most answer paths times systems first. Only a
 * system that misses nothing on a path counts there.
 */
export function blanksOf(
  products: readonly Product[],
  cells: readonly Cell[] = verdictCells(products),
  paths: Iterable<Answers> = walk(),
): readonly Blank[] {
  const lots = cells.flatMap((cell) => {
    const systems = cell.members.flatMap((place) => products[place] ?? []);
    const open = openOptions(systems[0]);
    return open.size === 0 ? [] : [{ cell, systems, open }];
  });
  const found = new Map<Column, { readonly lots: Set<(typeof lots)[number]>; paths: number; cases: number }>();
  for (const answers of paths) {
    const criteria = criteriaOf(answers);
    const chosen = new Set(criteria.flatMap(({ columns }) => columns));
    const ofPath = new Set<Column>();
    for (const lot of lots) {
      if (missesOf(lot.cell, criteria) > 0) continue;
      for (const [column, options] of lot.open) {
        if (!options.some((option) => chosen.has(option))) continue;
        const count = found.get(column) ?? { lots: new Set(), paths: 0, cases: 0 };
        found.set(column, count);
        count.lots.add(lot);
        count.cases += lot.systems.length;
        ofPath.add(column);
      }
    }
    for (const column of ofPath) found.get(column)!.paths += 1;
  }
  return [...found]
    .sort(([, a], [, b]) => b.cases - a.cases)
    .map(([column, { lots, paths }]) => ({ column, systems: [...lots].flatMap(({ systems }) => systems), paths }));
}

/** The blank columns of a product, each with the places of the options that it leaves unknown. */
function openOptions(product: Product | undefined): ReadonlyMap<Column, readonly number[]> {
  const open = new Map<Column, number[]>();
  if (!product) return open;
  CELL_OPTIONS.forEach(({ question, value, within }, place) => {
    const column = blankColumn(judgeValues(product, question, [value], within));
    if (column !== null) open.set(column, [...(open.get(column) ?? []), place]);
  });
  return open;
}
