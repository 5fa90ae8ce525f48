import { useMemo, useState } from 'react';
import { compareCatalogues } from '../../sheets/compare/compareCatalogues.ts';
import { changesReport } from '../../sheets/report/changesReport.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { AdminButton } from '../../workshop/Button.tsx';
import { Dialog } from '../../workshop/Dialog.tsx';
import { timeText } from '../../workshop/formats.ts';
import { __, speech, sprintf } from '../../workshop/i18n.ts';
import { ReportView } from '../../workshop/ReportView.tsx';
import type { Client, Version } from './client.ts';
import { FailureNotice } from './FailureNotice.tsx';
import type { Failure } from './failure.ts';
import type { PublishedCatalogue } from './useCatalogue.ts';

interface RestoreDialogProps {
  readonly version: Version;
  readonly products: readonly Product[];
  readonly client: Client;
  readonly catalogue: PublishedCatalogue;
  readonly login: string;
  onRestored(): void;
  onClose(): void;
}

/** Shows the changes that restoring a version makes, and restores it. */
export function RestoreDialog({
  version,
  products,
  client,
  catalogue,
  login,
  onRestored,
  onClose,
}: RestoreDialogProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { published, reload } = catalogue;
  const changes = useMemo(() => compareCatalogues(published?.products ?? [], products), [published, products]);

  const restore = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await client.restore(version.id, published?.list.versions[0]?.id ?? 0);
    if (!answer.ok && answer.failure.kind === 'moved-on') await reload();
    setBusy(false);
    if (answer.ok) onRestored();
    else setFailure(answer.failure);
  };

  const title = sprintf(
    // translators: 1: name of a file, 2: date and time
    __('Restore %1$s of %2$s?', 'product-selector'),
    version.name,
    timeText(version.published),
  );
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <div role="alert">{failure && <FailureNotice failure={failure} login={login} />}</div>
          <ReportView report={changesReport(changes, speech())} level={3} />
          <p className="ps-buttons">
            <AdminButton kind="primary" aria-disabled={isBusy} onClick={restore}>
              {__('Restore', 'product-selector')}
            </AdminButton>
            <AdminButton onClick={close}>{__('Cancel', 'product-selector')}</AdminButton>
          </p>
        </>
      )}
    </Dialog>
  );
}
