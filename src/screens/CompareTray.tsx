import { useRef } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, useModal } from '../ui/Modal.tsx';
import { MOST_COMPARED } from '../visit/visitState.ts';
import { MATCHES } from '../words/english/matches.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { useSay } from './useWords.ts';

interface CompareTrayProps {
  /** The systems in the comparison, at most `MOST_COMPARED`. */
  readonly products: readonly Product[];
  readonly answers: Answers;
  readonly zone: Zone | null;
  onChoose(product: Product): void;
  onRemove(product: Product): void;
  onClear(): void;
}

/** The number of systems in the comparison, and the dialog that compares them. */
export function CompareTray({ products, answers, zone, onChoose, onRemove, onClear }: CompareTrayProps) {
  const say = useSay(MATCHES);
  const modal = useModal();
  const status = useRef<HTMLParagraphElement>(null);
  const count = products.length;
  // The pressed button disappears, so the focus moves to the card of the system removed last.
  const toCard = (product: Product | undefined): void => {
    const screens = status.current?.getRootNode();
    if (!product || !(screens instanceof ShadowRoot)) return;
    screens.querySelector<HTMLElement>(`[data-system="${CSS.escape(product.id)}"] .toggle`)?.focus();
  };
  return (
    <>
      <p ref={status} role="status" className="visually-hidden">
        {count > 0 ? say('compare.chosen', { count }) : ''}
        {count === MOST_COMPARED ? ` ${say('compare.full')}` : ''}
      </p>
      {count > 0 && (
        <div className="bar tray">
          <p>
            {say('compare.chosen', { count })} {count === MOST_COMPARED && say('compare.full')}
          </p>
          <div className="actions">
            {count > 1 && (
              <Button look="primary" onClick={modal.open}>
                {say('compare.open')}
              </Button>
            )}
            <Button
              onClick={() => {
                toCard(products.at(-1));
                onClear();
              }}
            >
              {say('compare.clear')}
            </Button>
          </div>
        </div>
      )}
      <Modal modal={modal} title={say('compare.title')} closeLabel={say('compare.close')} wide>
        <ComparisonTable
          products={products}
          answers={answers}
          zone={zone}
          onChoose={onChoose}
          onRemove={(product) => {
            onRemove(product);
            // One system can't be compared; the button that opened the dialog is gone too.
            if (count > 2) modal.title.current?.focus();
            else {
              modal.close();
              toCard(product);
            }
          }}
        />
      </Modal>
    </>
  );
}
