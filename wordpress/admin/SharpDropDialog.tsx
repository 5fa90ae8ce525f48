import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';

interface SharpDropDialogProps {
  /** Published systems. */
  readonly before: number;
  /** Systems in the file. */
  readonly systems: number;
  onPublish(): void;
  onClose(): void;
}

/** Asks again before visitors lose more than half of the systems. */
export function SharpDropDialog({ before, systems, onPublish, onClose }: SharpDropDialogProps) {
  const figures = [numberText(systems), numberText(before)] as const;
  const title = sprintf(
    // translators: 1: number of systems in the file, 2: number of systems that are published
    _n('Publish %1$s system in place of %2$s?', 'Publish %1$s systems in place of %2$s?', systems, 'product-selector'),
    ...figures,
  );
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <p>
            {__(
              'The new catalogue has fewer than half the systems visitors get now. If rows are missing from the file, cancel and choose the complete one.',
              'product-selector',
            )}
          </p>
          <p className="ps-buttons">
            {/* First, because the first button gets the focus. */}
            <Button onClick={close}>{__('Cancel', 'product-selector')}</Button>
            <Button
              kind="primary"
              onClick={() => {
                close();
                onPublish();
              }}
            >
              {sprintf(
                // translators: %s: a number
                _n('Publish %s system', 'Publish %s systems', systems, 'product-selector'),
                figures[0],
              )}
            </Button>
          </p>
        </>
      )}
    </Dialog>
  );
}
