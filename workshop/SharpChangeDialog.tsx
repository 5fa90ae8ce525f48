import type { CatalogueChanges } from '../sheets/compare/compareCatalogues.ts';
import { type SharpChange, sharpChanges } from '../sheets/compare/sharpChange.ts';
import { pricesReport } from '../sheets/report/changesReport.ts';
import { AdminButton } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { numberText } from './formats.ts';
import { __, _n, speech, sprintf } from './i18n.ts';
import { ReportView } from './ReportView.tsx';

interface SharpChangeDialogProps {
  readonly changes: CatalogueChanges;
  onPublish(): void;
  onClose(): void;
}

/** Asks for a confirmation before many systems disappear or prices change a lot. */
export function SharpChangeDialog({ changes, onPublish, onClose }: SharpChangeDialogProps) {
  const reasons = sharpChanges(changes);
  const { before, after } = changes.systems;
  const isFewer = reasons.some(({ kind }) => kind === 'fewer-systems');
  const title = isFewer
    ? sprintf(
        // translators: 1: number of systems in the file, 2: number of systems that are published
        _n(
          'Publish %1$s system in place of %2$s?',
          'Publish %1$s systems in place of %2$s?',
          after,
          'product-selector',
        ),
        numberText(after),
        numberText(before),
      )
    : __('Publish these prices?', 'product-selector');
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          {reasons.map((reason) => (
            <p key={reason.kind}>{reasonText(reason)}</p>
          ))}
          {reasons.some(({ kind }) => kind === 'other-prices') && (
            <ReportView report={pricesReport(changes, speech())} level={3} />
          )}
          <p className="ps-buttons">
            {/* First, because the first button gets the focus. */}
            <AdminButton onClick={close}>{__('Cancel', 'product-selector')}</AdminButton>
            <AdminButton
              kind="primary"
              onClick={() => {
                close();
                onPublish();
              }}
            >
              {sprintf(
                // translators: %s: a number
                _n('Publish %s system', 'Publish %s systems', after, 'product-selector'),
                numberText(after),
              )}
            </AdminButton>
          </p>
        </>
      )}
    </Dialog>
  );
}

function reasonText(reason: SharpChange): string {
  if (reason.kind === 'fewer-systems') {
    return __(
      'More than a third of the systems visitors get now are gone. If rows are missing from the file, cancel and choose the complete one.',
      'product-selector',
    );
  }
  return sprintf(
    // translators: 1 and 2: numbers
    _n(
      '%1$s price of %2$s moves by more than half. If it is from the wrong column, or the column was sorted alone, cancel and correct the file.',
      '%1$s prices of %2$s move by more than half. If they are from the wrong column, or the column was sorted alone, cancel and correct the file.',
      reason.moved,
      'product-selector',
    ),
    numberText(reason.moved),
    numberText(reason.of),
  );
}
