/** A row of the energy register by its headings. All figures are made up. */
export type RegisterCells = Readonly<Record<string, string | number>>;

/** A valid row for a split of this capacity. */
export function registerRow(registration: string, model: string, kilowatts: number, other: RegisterCells = {}) {
  return {
    Model_No: model,
    'Family Name': 'Made-up range',
    Brand: 'KESTREL',
    Configuration1: 'Non Ducted',
    Configuration2: 'Single Split System',
    'C-Total Cool Rated': kilowatts,
    Height: 297,
    H2_HeatPwrCapacity: Number((kilowatts * 0.9).toFixed(2)),
    'H-Total Heat Rated': Number((kilowatts * 1.1).toFixed(2)),
    Phase: 'Single',
    Refrigerant: 'R32',
    Sold_in: 'Australia, New Zealand',
    ExpDate: '2090-05-14',
    SubmitStatus: 'Approved',
    'Availability Status': 'Available',
    'Registration Number': registration,
    'Rated Total Cool Capacity W': '',
    'Rated Heating Capacity watts': '',
    indoor_sound_level: 54,
    outdoor_sound_level: 61,
    'Residential tcec_cold': 101,
    'Residential tcec_mixed': 202,
    'Residential tcec_hot': 303,
    c_star_cold: 4.5,
    c_star_mixed: 4,
    c_star_hot: 3.5,
    'Residential thec_cold': 909,
    'Residential thec_mixed': 808,
    'Residential thec_hot': 707,
    h_star_cold: 2.5,
    h_star_mixed: 3,
    h_star_hot: 3.5,
    'Outdoor unit only': 'No',
    ...other,
  };
}

/** Rows as the register's file. */
export function registerCsv(...rows: readonly RegisterCells[]): string {
  return csvOf(Object.keys(registerRow('', '', 1)), rows);
}

/** Cells by heading as a file. */
export function csvOf(
  headings: readonly string[],
  rows: readonly Readonly<Record<string, string | number | undefined>>[],
): string {
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`);
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => `${line(cells).join(',')}\n`)
    .join('');
}
