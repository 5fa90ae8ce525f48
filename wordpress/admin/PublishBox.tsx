import { useId, useState } from 'react';
import type { CheckedFile } from './checkFile.ts';
import { numberText, sizeText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { isSharpDrop, type Obstacle, obstacle } from './publishing.ts';
import { SharpDropDialog } from './SharpDropDialog.tsx';
import type { Published } from './useCatalogue.ts';

interface PublishBoxProps {
  readonly file: CheckedFile;
  readonly published: Published | null;
  readonly isBusy: boolean;
  onPublish(): void;
  onDiscard(): void;
}

/** Publish, or why that cannot be done. */
export function PublishBox({ file, published, isBusy, onPublish, onDiscard }: PublishBoxProps) {
  const reason = useId();
  const [isAsking, setAsking] = useState(false);
  const found = obstacle(file, published?.list ?? null);
  const before = published?.list.versions[0]?.systems ?? 0;
  const { length: systems } = file.products;
  return (
    <div className="card">
      <h3>{__('Publish', 'product-selector')}</h3>
      <p id={reason}>{found ? obstacleText(found) : readyText(file)}</p>
      <p className="ps-buttons">
        <button
          type="button"
          className="button button-primary"
          aria-describedby={reason}
          disabled={found !== null}
          // Kept in the order of the keyboard while the site is asked.
          aria-disabled={isBusy}
          onClick={() => !isBusy && (isSharpDrop(before, systems) ? setAsking(true) : onPublish())}
        >
          {isBusy ? __('Publishing …', 'product-selector') : __('Publish', 'product-selector')}
        </button>
        <button type="button" className="button" onClick={onDiscard}>
          {__('Discard the file', 'product-selector')}
        </button>
      </p>
      {isAsking && <SharpDropDialog {...{ before, systems, onPublish }} onClose={() => setAsking(false)} />}
    </div>
  );
}

function readyText({ products, bytes }: CheckedFile): string {
  return sprintf(
    // translators: 1: a number, 2: size such as "68 KB"
    _n(
      'Visitors will get %1$s system (%2$s), all at once. The version before stays below.',
      'Visitors will get %1$s systems (%2$s), all at once. The version before stays below.',
      products.length,
      'product-selector',
    ),
    numberText(products.length),
    sizeText(bytes),
  );
}

/** Why a file cannot be published, and what to do. */
function obstacleText(found: Obstacle): string {
  switch (found.kind) {
    case 'errors':
      return sprintf(
        // translators: %s: a number
        _n(
          'The file has %s error. Mend it in the spreadsheet, save, and choose the file again.',
          'The file has %s errors. Mend them in the spreadsheet, save, and choose the file again.',
          found.count,
          'product-selector',
        ),
        numberText(found.count),
      );
    case 'no-systems':
      return __(
        'The file has no system that can be used. Publishing it would leave visitors with none.',
        'product-selector',
      );
    case 'not-compared':
      return __('The published range has to be loaded first, to know what changes.', 'product-selector');
    case 'too-large':
      return sprintf(
        // translators: 1 and 2: sizes such as "20 MB", 3: what sets the limit
        __('The range takes %1$s; at most %2$s can be published. %3$s', 'product-selector'),
        sizeText(found.bytes),
        sizeText(found.limit),
        limitText(found.limitedBy),
      );
  }
}

function limitText(limitedBy: string): string {
  if (limitedBy === 'selector') {
    return __(
      'The limit is the selector’s own: a phone could not hold more. Shorten the descriptions, or leave systems out.',
      'product-selector',
    );
  }
  return sprintf(
    // translators: %s: name of a setting such as max_allowed_packet
    __('The limit comes from this server’s setting %s; whoever runs the server can raise it.', 'product-selector'),
    limitedBy,
  );
}
