import type { CatalogueChanges } from '../sheets/compare/compareCatalogues.ts';
import { sharpChanges } from '../sheets/compare/sharpChange.ts';
import { askSharpChange, sharpCause } from '../sheets/publish/askSharpChange.ts';
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
  const { after } = changes.systems;
  return (
    <Dialog title={askSharpChange(reasons[0]!, speech())} onClose={onClose}>
      {(close) => (
        <>
          {reasons.map((reason) => (
            <p key={reason.kind}>{sharpCause(reason, speech())}</p>
          ))}
          {reasons.some(({ kind }) => kind === 'other-prices') && (
            <ReportView report={pricesReport(changes, speech())} level={3} />
          )}
          <p className="ps-buttons">
            {/* First, because the first button gets the focus. */}
            <AdminButton onClick={close}>{__('Publish nothing', 'product-selector')}</AdminButton>
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
