import { ColumnNames } from './ColumnNames.tsx';
import { countLabel } from './formats.ts';
import { More } from './More.tsx';

export interface CountRow {
  readonly label: string;
  /** Null for fewer than 5. */
  readonly count: number | null;
  /** Texts for further columns. */
  readonly more?: readonly string[];
}

interface CountTableProps {
  readonly caption: string;
  /** Headings for the labels, the counts and further columns. */
  readonly names: readonly [string, string, ...string[]];
  readonly rows: readonly CountRow[];
  /** The number of rows that aren't shown. */
  readonly hidden?: number;
}

/** Counts, each with a bar that adds nothing to the number. */
export function CountTable({ caption, names, rows, hidden = 0 }: CountTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count ?? 0));
  const [, ...others] = names;
  if (rows.length === 0) return null;
  return (
    <div>
      <table className="widefat striped ps-stacking ps-counts">
        <caption>{caption}</caption>
        <ColumnNames names={names} />
        <tbody>
          {rows.map(({ label, count, more = [] }) => (
            <tr key={label}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              <td data-label={more.length > 0 ? others[0] : undefined}>
                {countLabel(count)}
                <span className="ps-count" style={{ inlineSize: `${((count ?? 0) / most) * 100}%` }} />
              </td>
              {more.map((cell, index) => (
                <td key={others[index + 1]} data-label={others[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <More count={hidden} />
    </div>
  );
}
