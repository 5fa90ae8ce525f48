import { useId } from 'react';
import { AdminButton } from '../../workshop/Button.tsx';
import { ColumnNames } from '../../workshop/ColumnNames.tsx';
import { fileSizeText, numberText, timeText } from '../../workshop/formats.ts';
import { __, sprintf } from '../../workshop/i18n.ts';
import type { Version } from './client.ts';

interface VersionTableProps {
  /** Newest first; the first one is published. */
  readonly versions: readonly Version[];
  onDownload(version: Version): void;
  onRestore(version: Version): void;
}

export function VersionTable({ versions, onDownload, onRestore }: VersionTableProps) {
  const table = useId();
  const button = (version: Version, label: string, onPress: (version: Version) => void) => (
    <AdminButton aria-describedby={`${table}-${version.id}`} onClick={() => onPress(version)}>
      {label}
    </AdminButton>
  );
  if (versions.length === 0) {
    return <p>{__('Nothing is published yet: the selector shows no systems.', 'product-selector')}</p>;
  }
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
              {index === 0 && <strong className="ps-current">{__('Published now', 'product-selector')}</strong>}
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
            <td>
              {/* translators: %s: a number */}
              {sprintf(__('Systems: %s', 'product-selector'), numberText(version.systems))}
              <br />
              {fileSizeText(version.size)}
            </td>
            <td>
              <div className="ps-buttons">
                {button(version, __('Download', 'product-selector'), onDownload)}
                {index > 0 && button(version, __('Restore', 'product-selector'), onRestore)}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
