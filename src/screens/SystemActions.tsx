import type { ReactNode } from 'react';
import type { Product } from '../catalogue/product.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { MAX_COMPARED } from '../visit/visitState.ts';
import { MATCHES } from '../words/english/matches.ts';
import type { ListView } from './useListView.ts';
import { useSay } from './useWords.ts';

interface SystemActionsProps {
  readonly product: Product;
  readonly view: ListView;
  /** The look of *Choose*. */
  readonly look?: ButtonProps['look'];
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** *Choose* and *Compare* of one system. */
export function SystemActions({ product, view, look = 'plain', children }: SystemActionsProps) {
  const say = useSay(MATCHES);
  const { title } = product;
  return (
    <div className="actions">
      <Button look={look} aria-label={say('match.chooseName', { title })} onClick={() => view.onChoose(product)}>
        {say('match.choose')}
      </Button>
      <CompareButton product={product} view={view} />
      {children}
    </div>
  );
}

export function CompareButton({ product, view }: Pick<SystemActionsProps, 'product' | 'view'>) {
  const say = useSay(MATCHES);
  const isCompared = view.shortlist.includes(product.id);
  const isFull = !isCompared && view.shortlist.length >= MAX_COMPARED;
  return (
    <Button
      className="toggle"
      data-system={product.id}
      aria-label={say('match.compareName', { title: product.title })}
      aria-pressed={isCompared}
      aria-disabled={isFull}
      onClick={() => isFull || view.onCompare(product)}
    >
      {say('match.compare')}
    </Button>
  );
}
