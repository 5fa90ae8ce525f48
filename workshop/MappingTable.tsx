import type { Table } from '../sheets/open/table.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { __ } from './i18n.ts';
import { MappingChoice } from './MappingChoice.tsx';
import type { MappingRow } from './mappingRows.ts';

interface MappingTableProps {
  readonly source: Table;
  readonly mapping: Mapping;
  readonly rows: readonly MappingRow[];
  onMapping(mapping: Mapping): void;
}

/** Source columns with samples, each beside its catalogue column. */
export function MappingTable({ source, mapping, rows, onMapping }: MappingTableProps) {
  return (
    <table className="widefat ps-stacking ps-mapping">
      <ColumnNames names={[__('Your column', 'product-selector'), __('Our column', 'product-selector')]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={row.state === 'open' ? 'ps-open' : ''}>
            <th scope="row">
              <strong>
                <bdi>{row.name}</bdi>
              </strong>
              <ul className="ps-samples">
                {row.samples.map((sample) => (
                  <li key={sample}>
                    <bdi>{sample}</bdi>
                  </li>
                ))}
              </ul>
            </th>
            <td>
              <MappingChoice source={source} mapping={mapping} row={row} onMapping={onMapping} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
