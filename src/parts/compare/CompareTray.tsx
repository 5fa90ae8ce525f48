import { useEffect, useMemo, useRef } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { familyOf } from '../../matching/families.ts';
import { isSized } from '../../matching/jobModel.ts';
import type { ListView } from '../../screens/frame/listView.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { useModal } from '../../ui/Modal.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { Comparison, loadComparison } from './Comparison.tsx';
import { listedJob } from './listedJob.ts';
import trayStyles from './trayStyles.css?inline';
import { useListed } from './useListed.ts';
import { SHORTLIST } from './words/shortlist.ts';

/** The number of systems in the comparison, and the dialog that compares them. */
export function CompareTray({ view }: { readonly view: ListView }) {
  useStyles(trayStyles);
  const say = useSay(SHORTLIST);
  const { matcher, job } = view;
  const { products, isFull, toggle, clear } = useListed(view.products);
  const { chosen, sized } = useVisitState();
  const jobs = useMemo(() => {
    return products.map((product) => {
      const { sizes } = familyOf(matcher.families, product);
      const listed = listedJob(product, sized && product.id === chosen, matcher, job);
      // Two sizes of one model are told apart.
      const isApart = listed.models.length === 1 && sizes.some((size) => size !== product && products.includes(size));
      return { ...(isApart ? listedJob(product, true, matcher, job) : listed), way: null };
    });
  }, [products, matcher, job, chosen, sized]);
  const modal = useModal();
  const status = useRef<HTMLParagraphElement>(null);
  const count = products.length;
  const text = isFull ? say('compare.full', { count }) : say('compare.chosen', { count });
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
        {isBegun ? text : ''}
      </p>
      {isBegun && (
        <div className="bar tray">
          <p>{text}</p>
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
      <Comparison
        modal={modal}
        title={say('compare.title')}
        jobs={jobs}
        job={view.job}
        tariff={view.tariff}
        onChoose={(index) => view.onChoose(jobs[index]!, isSized(jobs[index]!))}
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
    </>
  );
}
