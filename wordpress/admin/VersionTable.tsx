import { useId } from 'react';
import type { Version } from './client.ts';
import { numberText, sizeText, timeText } from './formats.ts';
import { __, sprintf } from './i18n.ts';

interface VersionTableProps {
  /** Newest first; the first is published. */
  readonly versions: readonly Version[];
  onDownload(version: Version): void;
  onRestore(version: Version): void;
}

export function VersionTable({ versions, onDownload, onRestore }: VersionTableProps) {
  if (versions.length === 0) {
    return <p>{__('Nothing is published yet: the selector shows no systems.', 'product-selector')}</p>;
  }
  return (
    <table className="widefat striped ps-stacking ps-versions">
      <thead>
        <tr>
          <th scope="col">{__('File', 'product-selector')}</th>
          <th scope="col">{__('Published', 'product-selector')}</th>
          <th scope="col">{__('Contents', 'product-selector')}</th>
          <th scope="col">{__('What you can do', 'product-selector')}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version, index) => (
          <VersionRow
            key={version.id}
            version={version}
            isCurrent={index === 0}
            onDownload={() => onDownload(version)}
            onRestore={() => onRestore(version)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface VersionRowProps {
  readonly version: Version;
  readonly isCurrent: boolean;
  onDownload(): void;
  onRestore(): void;
}

function VersionRow({ version, isCurrent, onDownload, onRestore }: VersionRowProps) {
  const { published, author, name, systems, size } = version;
  const title = useId();
  return (
    <tr>
      <th scope="row">
        <bdi id={title}>{name}</bdi>
        {isCurrent && <strong className="ps-current">{__('Published now', 'product-selector')}</strong>}
      </th>
      <td>
        {timeText(published)}
        {author && (
          <>
            <br />
            {/* translators: %s: name of a person */}
            <bdi>{sprintf(__('by %s', 'product-selector'), author)}</bdi>
          </>
        )}
      </td>
      <td>
        {/* translators: %s: a number */}
        {sprintf(__('Systems: %s', 'product-selector'), numberText(systems))}
        <br />
        {sizeText(size)}
      </td>
      <td>
        <div className="ps-buttons">
          <button type="button" className="button" aria-describedby={title} onClick={onDownload}>
            {__('Download', 'product-selector')}
          </button>
          {!isCurrent && (
            <button type="button" className="button" aria-describedby={title} onClick={onRestore}>
              {__('Restore', 'product-selector')}
            </button>
          )}
        </div>
      </td>
    </tr>
  );
}
