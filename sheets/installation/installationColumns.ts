import { HOME_FACTS, METRE_FACTS } from '../../src/pricing/installation.ts';

/** The columns of an installation table as a sheet. */
export const INSTALLATION_COLUMNS = [
  'what',
  'label',
  'price',
  'per',
  'of',
  'kinds',
  ...HOME_FACTS,
  ...METRE_FACTS,
] as const;
export type InstallationColumn = (typeof INSTALLATION_COLUMNS)[number];

/** Help for the person who fills in a column. */
export const COLUMN_MEANINGS: Readonly<Record<InstallationColumn, string>> = {
  what: 'What the row is: provider, month, valid_until, gst, limit, base, per_unit or extra',
  label: 'Your name, the month, the last day, “included”, or what an extra is for',
  price: 'Australian dollars with GST; for a base also in_price',
  per: 'How an extra is charged: job, unit or metre',
  of: 'Of an extra per metre: pipe_m or cable_m',
  kinds: 'The kinds of system, joined with |; an extra for all has none',
  storey: 'Where the indoor unit goes: ground, first, higher, joined with |',
  route: 'The way of the pipe: back_to_back, roof_space, other, joined with |',
  wall: 'The outside wall: brick_veneer, double_brick, weatherboard, joined with |',
  outdoor: 'Where the outdoor unit stands: ground, wall, roof, balcony, joined with |',
  removal: 'Whether an old system has to go: yes, no',
  pipe_m: 'Metres of pipe: in the base price, or the most that your list covers',
  cable_m: 'Metres to the switchboard: in the base price, or the most that your list covers',
};

/** The meanings of rows, with the columns that each uses besides `what` and `label`. */
export const ROW_COLUMNS = {
  provider: [],
  month: [],
  valid_until: [],
  gst: [],
  limit: METRE_FACTS,
  base: ['price', 'kinds', ...METRE_FACTS],
  per_unit: ['price', 'kinds'],
  extra: ['price', 'per', 'of', 'kinds', ...HOME_FACTS],
} as const satisfies Readonly<Record<string, readonly InstallationColumn[]>>;
export const ROW_KINDS = Object.keys(ROW_COLUMNS) as (keyof typeof ROW_COLUMNS)[];

/** The provider in the template's example, whose prices are made up. */
export const EXAMPLE_PROVIDER = 'Example Air';
