import { fillText, type Translate } from '../../src/catalogue/explainProblem.ts';
import type { Facts } from '../../src/catalogue/problem.ts';

/** Sentences about the register and its rows. Names in braces are filled in. */
const REGISTER_TEXTS = {
  expired: 'The registration expired on {day}.',
  unclear: "The register's expiry date “{day}” isn't clear.",
  status: "The registration isn't approved; its status is “{status}”.",
  soldIn: "It isn't sold in Australia; the register says “{country}”.",
  unnumbered: 'The row has no registration number.',
  noBrand: 'Your sheet has no brand; the register has “{brand}”.',
  indoorUnits: 'The figures of a multi-split hold only for the indoor units it was registered with.',
  outdoorOnly: 'The register has the outdoor unit only.',
  availability: "The register's availability status is “{status}”.",
  /** The texts `none` and `unread` can take the place of a value. */
  differ: '{what}: your sheet {sheet}, register {register}.',
  none: 'has none',
  unread: "can't be read",
  brand: 'Brand',
  type: 'System type',
  cooling: 'Cooling capacity',
  heating: 'Heating capacity',
  phase: 'Phase',
  number: 'Registration number',
  sameNumber:
    "{count} rows of the register have this number, with different figures. Put the row's model in model_number.",
  sameModel: '{count} rows of the register have this model, with different figures.',
  quotes: 'Row {row} has unmatched double quotes.',
  empty: 'The file is empty.',
  missing: "The register's columns {columns} are missing.",
  repeated: 'Two columns are named {column}.',
  wide: 'Row {row} has more cells than the header.',
  noRows: 'There are no rows below the header.',
  notText: "The file isn't text.",
} as const;

export type RegisterText = keyof typeof REGISTER_TEXTS;

/** Fills facts into a text and translates it. */
export const registerWords =
  (translate: Translate) =>
  (key: RegisterText, facts: Facts = {}): string =>
    fillText(translate(REGISTER_TEXTS[key]), facts);
