import { useEffect, useRef } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { familyOf } from '../../matching/families.ts';
import type { ListView } from '../../screens/frame/listView.ts';
import { useJob } from '../../screens/frame/useJob.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { Modal, useModal } from '../../ui/Modal.tsx';
import { Comparison, loadComparison } from './Comparison.tsx';
import trayStyles from './trayStyles.css?inline';
import { useListed } from './useListed.ts';
import { useModels } from './useModels.ts';
import { SHORTLIST } from './words/shortlist.ts';

/** The number of systems in the comparison, and the dialog that compares them. */
export function CompareTray({ view }: { readonly view: ListView }) {
  useStyles(trayStyles);
  const say = useSay(SHORTLIST);
  const { families } = view.matcher;
  const { products, isFull, toggle, clear } = useListed(view.products);
  const job = useJob(view.zone);
  const models = useModels(products, view.matcher, job);
  const modal = useModal();
  const status = useRef<HTMLParagraphElement>(null);
  const count = products.length;
  const chosen = isFull ? say('compare.full', { count }) : say('compare.chosen', { count });
  const isBegun = count > 0;
  useEffect(() => {
    if (isBegun) void loadComparison();
  }, [isBegun]);
  // The pressed button disappears, so the focus moves to the card of the system removed last, if it has a button.
  const toCard = (product: Product | undefined): void => {
    const places =
      status.current?.closest('.step')?.querySelectorAll<HTMLElement>('.step-heading, [data-system]') ?? [];
    const visible = [...places].filter((place) => place.checkVisibility());
    (visible.find((place) => place.dataset.system === product?.id) ?? visible[0])?.focus();
  };
  return (
    <>
      <p ref={status} role="status" className="visually-hidden">
        {isBegun ? chosen : ''}
      </p>
      {isBegun && (
        <div className="bar tray">
          <p>{chosen}</p>
          <div className="actions">
            {count > 1 && (
              <Button look="primary" onClick={modal.open}>
                {say('compare.open')}
              </Button>
            )}
            <Button
              look="quiet"
              onClick={() => {
                toCard(products.at(-1));
                clear();
              }}
            >
              {say('compare.clear')}
            </Button>
          </div>
        </div>
      )}
      <Modal modal={modal} title={say('compare.title')} closeLabel={say('compare.close')} wide>
        <Comparison
          jobs={models.map((model) => ({ models: [model], way: null }))}
          job={job}
          tariff={view.tariff}
          onChoose={(index) => {
            const product = products[index];
            // If another size of the model is there too, this exact size is chosen.
            const isTwin = (other: Product) =>
              product && other !== product && familyOf(families, product).sizes.includes(other);
            if (product) view.onChoose(product, products.some(isTwin));
          }}
          onRemove={(index) => {
            const product = products[index];
            if (product) toggle(product);
            // A single system can't be compared, and the button that opened the dialog is gone too.
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
