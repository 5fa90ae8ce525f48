import { useId, useState } from 'react';
import { type CatalogueChanges, compareCatalogues } from '../sheets/compare/compareCatalogues.ts';
import { sharpChanges } from '../sheets/compare/sharpChange.ts';
import { AdminButton } from './Button.tsx';
import type { CheckedFile } from './checkFile.ts';
import { fileSummary } from './fileSummary.ts';
import { fileSizeText, numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { type LastPress, type Obstacle, obstacle, type PublishedRange } from './published.ts';
import { SharpChangeDialog } from './SharpChangeDialog.tsx';

interface PublishBarProps {
  readonly file: CheckedFile;
  readonly action: LastPress;
  readonly published: PublishedRange | null;
  readonly isBusy: boolean;
  onPublish(): void;
  onDiscard(): void;
}

/** Says whether the file is ready, and if not, why. Stays in sight while the report scrolls. */
export function PublishBar({ file, action, published, isBusy, onPublish, onDiscard }: PublishBarProps) {
  const reason = useId();
  const [asking, setAsking] = useState<CatalogueChanges | null>(null);
  const found = obstacle(file, published);
  const badRows = file.readiness.kind === 'bad-rows' ? file.readiness.rows.length : 0;
  const publish = (): void => {
    if (isBusy) return;
    const changes = compareCatalogues(published?.products ?? [], file.products);
    if (action === 'publish' && sharpChanges(changes).length > 0) setAsking(changes);
    else onPublish();
  };
  return (
    <section className="ps-bar" aria-label={pressText(action)}>
      <p id={reason}>
        <strong>
          <bdi>{fileSummary(file)}</bdi>
        </strong>{' '}
        {found ? obstacleText(found) : <span className="ps-bar-effect">{effectText(file)}</span>}
      </p>
      <p className="ps-buttons">
        <AdminButton
          kind="primary"
          aria-describedby={reason}
          disabled={found !== null || badRows > 0}
          // Unlike `disabled`, this keeps the focus while the request runs.
          aria-disabled={isBusy}
          onClick={publish}
        >
          {isBusy && badRows === 0 ? busyText(action) : pressText(action)}
        </AdminButton>
        {badRows > 0 && (
          <AdminButton aria-describedby={reason} disabled={found !== null} aria-disabled={isBusy} onClick={publish}>
            {isBusy ? busyText(action) : sprintf(withoutRowsText(action), numberText(badRows))}
          </AdminButton>
        )}
        <AdminButton onClick={onDiscard}>{__('Discard the file', 'product-selector')}</AdminButton>
      </p>
      {asking && <SharpChangeDialog changes={asking} onPublish={onPublish} onClose={() => setAsking(null)} />}
    </section>
  );
}

function pressText(action: LastPress): string {
  return action === 'publish' ? __('Publish', 'product-selector') : __('Download', 'product-selector');
}

function busyText(action: LastPress): string {
  return action === 'publish' ? __('Publishing …', 'product-selector') : __('Downloading …', 'product-selector');
}

function withoutRowsText(action: LastPress): string {
  return action === 'publish'
    ? // translators: %s: how many rows
      __('Publish without these rows (%s)', 'product-selector')
    : // translators: %s: how many rows
      __('Download without these rows (%s)', 'product-selector');
}

function effectText({ products, bytes }: CheckedFile): string {
  return sprintf(
    // translators: 1: a number, 2: size such as "68 KB"
    _n(
      'Visitors will get %1$s system (%2$s), all at once.',
      'Visitors will get %1$s systems (%2$s), all at once.',
      products.length,
      'product-selector',
    ),
    numberText(products.length),
    fileSizeText(bytes),
  );
}

function obstacleText(found: Obstacle): string {
  switch (found) {
    case 'unusable':
      return __(
        'The file can’t be used. Fix the errors below in the spreadsheet, save it, and choose the file again.',
        'product-selector',
      );
    case 'examples':
      return __(
        'The file still has the template’s example rows. Delete them in the spreadsheet, save it, and choose the file again.',
        'product-selector',
      );
    case 'not-compared':
      return __('The published catalogue has to load first, to show what changes.', 'product-selector');
  }
}
