import { columnMeanings } from '../open/columnMeanings.ts';
import type { Table, TableRow } from '../open/table.ts';
import { isElsewhere, moneyOf } from '../read/money.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { decimalOf } from './guessShop.ts';
import { valuesOf } from './values.ts';

/** The number of rows whose values vote on a column's meaning. */
const MAX_VOTES = 2000;

/** The possible meanings of each column, by its heading and the values of these rows. @param taken columns with a settled use */
export function candidatesIn(
  source: Table,
  rows: readonly TableRow[],
  taken: ReadonlySet<string> = new Set(),
): readonly Candidate[] {
  const step = Math.ceil(rows.length / MAX_VOTES);
  const votes = rows.filter((_, at) => at % step === 0);
  const decimal = decimalOf(source);
  const isFeed = source.kind === 'merchant';
  const money = moneyOf(source);
  const isForeign =
    rows.some((row) => money(row) !== null) || (source.kind !== 'woocommerce' && isElsewhere({ ...source, rows }));
  const isPriceOfOthers = ({ column, source: { from } }: Candidate): boolean =>
    column === 'price_from_aud' && isForeign && !/aud|a\$|gst/i.test(from[0]!);
  return source.columns
    .flatMap((name, at) =>
      taken.has(name)
        ? []
        : candidatesOf(name, columnMeanings(source, name), () => valuesOf(votes, at), decimal, isFeed, votes.length),
    )
    .filter((candidate) => !isPriceOfOthers(candidate));
}
