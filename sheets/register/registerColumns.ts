import { lettersOf } from '../../src/catalogue/findWord.ts';
import type { Column } from '../../src/catalogue/product.ts';

/** Columns that decide a match. If one is missing, a wrong figure could get in, so the file is refused. */
export const JUDGED_BY = {
  brand: 'Brand',
  model: 'Model_No',
  registration: 'Registration Number',
  status: 'SubmitStatus',
  availability: 'Availability Status',
  expires: 'ExpDate',
  soldIn: 'Sold_in',
  configuration1: 'Configuration1',
  configuration2: 'Configuration2',
  outdoorOnly: 'Outdoor unit only',
} as const;

/**
 * Register columns with the same quantity as a catalogue column. The register calls the average zone "mixed".
 *
 * Left out on purpose: its indoor sound level is sound power, and ours is sound pressure; its height, width and depth don't name
 * their unit.
 */
export const FIGURES = {
  phase: 'Phase',
  cooling_capacity_kw: 'C-Total Cool Rated',
  heating_capacity_kw: 'H-Total Heat Rated',
  heating_capacity_2c_kw: 'H2_HeatPwrCapacity',
  refrigerant: 'Refrigerant',
  outdoor_sound_power_dba: 'outdoor_sound_level',
  stars_cool_hot: 'c_star_hot',
  stars_cool_average: 'c_star_mixed',
  stars_cool_cold: 'c_star_cold',
  stars_heat_hot: 'h_star_hot',
  stars_heat_average: 'h_star_mixed',
  stars_heat_cold: 'h_star_cold',
  kwh_cool_hot: 'Residential tcec_hot',
  kwh_cool_average: 'Residential tcec_mixed',
  kwh_cool_cold: 'Residential tcec_cold',
  kwh_heat_hot: 'Residential thec_hot',
  kwh_heat_average: 'Residential thec_mixed',
  kwh_heat_cold: 'Residential thec_cold',
} as const satisfies { readonly [C in Column]?: string };

export type Figure = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly Figure[];

/** Figures that decide a match, so their columns must be there. */
const JUDGED_FIGURES = ['phase', 'cooling_capacity_kw', 'heating_capacity_kw'] as const;

/** The same capacities in watts, for rows or versions of the register without kilowatts. */
export const WATTS = {
  cooling_capacity_kw: 'Rated Total Cool Capacity W',
  heating_capacity_kw: 'Rated Heating Capacity watts',
} as const;

const HEADINGS: readonly string[] = [
  ...Object.values(JUDGED_BY),
  ...Object.values(FIGURES),
  ...Object.values(WATTS),
].map(lettersOf);

/** True for a heading that we read. Case, spaces, underscores and hyphens differ between the register's versions. */
export function isRegisterHeading(cell: string): boolean {
  return HEADINGS.includes(lettersOf(cell));
}

export interface RegisterHeader {
  /** The position of a heading; -1 if it isn't there. */
  readonly positionOf: (heading: string) => number;
  /** Required headings that are missing, in the register's spelling. The file is refused. */
  readonly missing: readonly string[];
  /** Missing headings whose figures can't be filled. */
  readonly missingFigures: readonly string[];
  /** Headings of more than one column. */
  readonly repeated: readonly string[];
}

export function readRegisterHeader(cells: readonly string[]): RegisterHeader {
  const letters = cells.map((cell) => lettersOf(cell.trim()));
  const positionOf = (heading: string) => letters.indexOf(lettersOf(heading));
  const isMissing = (heading: string) => positionOf(heading) === -1;
  const hasWatts = (figure: Figure) => figure in WATTS && !isMissing(WATTS[figure as keyof typeof WATTS]);
  const missingOf = (figures: readonly Figure[]) =>
    figures.filter((figure) => isMissing(FIGURES[figure]) && !hasWatts(figure)).map((figure) => FIGURES[figure]);
  return {
    positionOf,
    missing: [...Object.values(JUDGED_BY).filter(isMissing), ...missingOf(JUDGED_FIGURES)],
    missingFigures: missingOf(FIGURE_NAMES.filter((figure) => !JUDGED_FIGURES.some((judged) => judged === figure))),
    repeated: [...Object.values(JUDGED_BY), ...Object.values(FIGURES)].filter(
      (heading) => letters.indexOf(lettersOf(heading)) !== letters.lastIndexOf(lettersOf(heading)),
    ),
  };
}
