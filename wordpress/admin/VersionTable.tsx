import type { ReactNode } from 'react';
import { useId } from 'react';
import { AdminButton } from '../../workshop/Button.tsx';
import { ColumnNames } from '../../workshop/ColumnNames.tsx';
import { timeText } from '../../workshop/formats.ts';
import { __, sprintf } from '../../workshop/i18n.ts';

/** What was published at a time. */
interface Version {
  readonly id: number;
  readonly name: string;
  /** ISO 8601 */
  readonly published: string;
  /** Empty if the account was deleted. */
  readonly author: string;
}

interface VersionTableProps<Kept extends Version> {
  /** Newest first; the first one counts. */
  readonly versions: readonly Kept[];
  /** False for one without content. */
  hasContent?(version: Kept): boolean;
  contents(version: Kept): ReactNode;
  onDownload(version: Kept): void;
  onRestore(version: Kept): void;
}

/** Earlier versions, which can be downloaded and restored. */
export function VersionTable<Kept extends Version>({
  versions,
  hasContent = () => true,
  contents,
  onDownload,
  onRestore,
}: VersionTableProps<Kept>) {
  const table = useId();
  const button = (version: Kept, label: string, onPress: (version: Kept) => void) => (
    <AdminButton aria-describedby={`${table}-${version.id}`} onClick={() => onPress(version)}>
      {label}
    </AdminButton>
  );
  return (
    <table className="widefat striped ps-stacking ps-versions">
      <ColumnNames
        names={[
          __('File', 'product-selector'),
          __('Published', 'product-selector'),
          __('Contents', 'product-selector'),
          __('What you can do', 'product-selector'),
        ]}
      />
      <tbody>
        {versions.map((version, index) => (
          <tr key={version.id}>
            <th scope="row">
              <bdi id={`${table}-${version.id}`}>{version.name}</bdi>
              {index === 0 && hasContent(version) && (
                <strong className="ps-current">{__('Published now', 'product-selector')}</strong>
              )}
            </th>
            <td>
              {timeText(version.published)}
              {version.author && (
                <>
                  <br />
                  {/* translators: %s: name of a person */}
                  <bdi>{sprintf(__('by %s', 'product-selector'), version.author)}</bdi>
                </>
              )}
            </td>
            <td>{contents(version)}</td>
            <td>
              {hasContent(version) && (
                <div className="ps-buttons">
                  {button(version, __('Download', 'product-selector'), onDownload)}
                  {index > 0 && button(version, __('Restore', 'product-selector'), onRestore)}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
