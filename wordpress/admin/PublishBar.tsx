import { useId, useState } from 'react';
import { type CatalogueChanges, compareCatalogues } from '../../sheets/compare/compareCatalogues.ts';
import { sharpChanges } from '../../sheets/compare/sharpChange.ts';
import { AdminButton } from './Button.tsx';
import type { CheckedFile } from './checkFile.ts';
import { fileSizeText, numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { type Obstacle, obstacle } from './publishing.ts';
import { fileSummary } from './reportText.ts';
import { SharpChangeDialog } from './SharpChangeDialog.tsx';
import type { Published } from './useCatalogue.ts';

interface PublishBarProps {
  readonly file: CheckedFile;
  readonly published: Published | null;
  readonly isBusy: boolean;
  onPublish(): void;
  onDiscard(): void;
}

/** Says whether the file is ready, and if not, why. Stays in sight while the report scrolls. */
export function PublishBar({ file, published, isBusy, onPublish, onDiscard }: PublishBarProps) {
  const reason = useId();
  const [asking, setAsking] = useState<CatalogueChanges | null>(null);
  const found = obstacle(file, published?.list ?? null);
  const badRows = file.readiness.kind === 'bad-rows' ? file.readiness.rows.length : 0;
  const publish = (): void => {
    if (isBusy) return;
    const changes = compareCatalogues(published?.products ?? [], file.products);
    if (sharpChanges(changes).length > 0) setAsking(changes);
    else onPublish();
  };
  return (
    <section className="ps-bar" aria-label={__('Publish', 'product-selector')}>
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
          {isBusy && badRows === 0 ? __('Publishing …', 'product-selector') : __('Publish', 'product-selector')}
        </AdminButton>
        {badRows > 0 && (
          <AdminButton aria-describedby={reason} disabled={found !== null} aria-disabled={isBusy} onClick={publish}>
            {isBusy
              ? __('Publishing …', 'product-selector')
              : sprintf(
                  // translators: %s: how many rows
                  __('Publish without these rows (%s)', 'product-selector'),
                  numberText(badRows),
                )}
          </AdminButton>
        )}
        <AdminButton onClick={onDiscard}>{__('Discard the file', 'product-selector')}</AdminButton>
      </p>
      {asking && <SharpChangeDialog changes={asking} onPublish={onPublish} onClose={() => setAsking(null)} />}
    </section>
  );
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
  switch (found.kind) {
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
    case 'too-large':
      return sprintf(
        // translators: 1 and 2: sizes such as "20 MB", 3: what sets the limit
        __('The catalogue is %1$s; the limit is %2$s. %3$s', 'product-selector'),
        fileSizeText(found.bytes),
        fileSizeText(found.limit),
        limitText(found.limitedBy),
      );
  }
}

function limitText(limitedBy: string): string {
  if (limitedBy === 'selector') {
    return __('A phone can’t load more than this. Shorten the descriptions, or leave systems out.', 'product-selector');
  }
  return sprintf(
    // translators: %s: name of a setting such as max_allowed_packet
    __('The limit comes from this server’s setting %s. Your host can raise it.', 'product-selector'),
    limitedBy,
  );
}
